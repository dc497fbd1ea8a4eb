/**
 * Errors that any operation may answer, codes 'plataforma.…'.
 *
 * 'versao_conflito' carries what the conflict dialog shows in `data`; 'limite' and 'indisponivel' the seconds to wait
 * in `data.tentarEm`. Source: decisions §2a, §4, §6; spec 1 §2.7.
 */

import { defineErrors } from './errors.ts';

function espera(segundos: number): string {
  const [quanto, unidade] = segundos > 5400 ? [segundos / 3600, 'hora'] : [segundos / 60, 'minuto'];
  const inteiro = Math.ceil(quanto);
  return `${inteiro} ${unidade}${inteiro === 1 ? '' : 's'}`;
}

export const platformErrors = defineErrors('plataforma', {
  nao_autenticado: { kind: 'unauthenticated', message: 'Entre para continuar.' },
  sem_permissao: { kind: 'forbidden', message: 'Você não tem permissão para fazer isto.' },
  duas_etapas: {
    kind: 'forbidden',
    message: 'O seu perfil exige a verificação em duas etapas. Ative-a para continuar.',
  },
  nao_encontrado: { kind: 'not_found', message: 'Registro não encontrado.' },
  invalido: { kind: 'invalid', message: 'Confira os campos destacados.' },
  versao_conflito: {
    kind: 'conflict',
    message: ({ nome, hora }: { nome: string; hora: string }) => `Este registro foi alterado por ${nome} às ${hora}.`,
  },
  selecao_mudou: {
    kind: 'conflict',
    message: 'Os registros deste filtro mudaram desde que foram vistos. Confira a lista e selecione de novo.',
  },
  selecao_grande: {
    kind: 'rule',
    message: ({ maximo }: { maximo: string }) => `São no máximo ${maximo} por vez. Restrinja o filtro.`,
  },
  nada_a_desfazer: { kind: 'not_found', message: 'Não há o que desfazer.' },
  desfazer_tarde: { kind: 'state', message: 'O tempo para desfazer terminou.' },
  desfazer_mudou: {
    kind: 'conflict',
    message: ({ nome }: { nome: string | null }) =>
      `${nome ?? 'O sistema'} já mexeu neste registro depois: não é mais possível desfazer.`,
  },
  em_uso: { kind: 'conflict', message: 'Este registro está em uso por outro e a operação não pode ser concluída.' },
  repetido: { kind: 'conflict', message: 'Já existe um registro com estes dados.' },
  ja_habilitado: { kind: 'state', message: 'Este registro já está habilitado.' },
  ja_desabilitado: { kind: 'state', message: 'Este registro já está desabilitado.' },
  idempotencia_divergente: {
    kind: 'rule',
    message: 'Este envio já foi feito com outros dados. Recarregue a página e tente novamente.',
  },
  corpo_grande: { kind: 'too_large', message: 'O conteúdo enviado é maior que o permitido.' },
  tipo_nao_suportado: { kind: 'unsupported_type', message: 'Este tipo de conteúdo não é aceito.' },
  limite: { kind: 'rate', message: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
  pedidos_demais: {
    kind: 'rate',
    message: 'Muitos pedidos em pouco tempo. Aguarde alguns segundos e tente novamente.',
  },
  indisponivel: {
    kind: 'unavailable',
    message: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  },
  consulta_demorada: {
    kind: 'unavailable',
    message: 'A consulta demorou demais e foi interrompida. Restrinja o período ou a busca e tente novamente.',
  },
  encerrando: {
    kind: 'unavailable',
    message: 'O sistema está sendo reiniciado. Tente novamente em instantes.',
  },
  sem_espaco_anexos: {
    kind: 'no_space',
    message: 'O disco está quase cheio: novos arquivos não são aceitos por enquanto. Avise o administrador do sistema.',
  },
  sem_espaco: { kind: 'no_space', message: 'Não há espaço para gravar. Avise o administrador do sistema.' },
  soma_excessiva: {
    kind: 'rule',
    message:
      'Há valores tão altos que a soma não cabe em números exatos. Ordene a lista por valor e confira os que foram digitados errado.',
  },
  interno: {
    kind: 'internal',
    message: 'Ocorreu um erro inesperado. Tente novamente ou avise o administrador do sistema.',
  },
  bilhete_ausente: {
    kind: 'rule',
    message: ({ contato }: { contato: string }) =>
      `A verificação automática desta página não foi feita. Recarregue a página e tente de novo ou fale com ${contato}.`,
  },
  bilhete_vencido: {
    kind: 'rule',
    message: ({ contato }: { contato: string }) =>
      `A verificação automática desta página venceu. Tente de novo; se o problema continuar, fale com ${contato}.`,
  },
  bilhete_usado: {
    kind: 'conflict',
    message: ({ contato }: { contato: string }) =>
      `Este envio já foi feito com outros dados. Recarregue a página; se precisar corrigir o que enviou, fale com ${contato}.`,
  },
  limite_publico: {
    kind: 'rate',
    message: ({ contato, segundos }: { contato: string; segundos: number }) =>
      `Muitas tentativas em pouco tempo. Tente de novo em ${espera(segundos)} ou fale com ${contato}.`,
  },
  host_desconhecido: { kind: 'not_found', message: 'Endereço desconhecido.' },
  csrf: { kind: 'forbidden', message: 'Este pedido não veio de uma tela do sistema e foi recusado.' },
});

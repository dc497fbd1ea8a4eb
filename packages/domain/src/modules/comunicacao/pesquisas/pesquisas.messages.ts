/**
 * Texts of the satisfaction survey: the text's to the letter, ours for what it leaves open.
 * Source: spec 2 §5, §8 (Survey); decisions-members (Survey, Communication).
 */
import { defineErrors, defineMotivos, formatContagem, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { PAGINAS_DE_PESQUISAS } from './pesquisas.name.ts';

export const pesquisasMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  ja_saiu: 'As mensagens já começaram a sair: interrompa o envio.',
  nao_saiu: 'As mensagens ainda não começaram a sair: cancele o envio.',
  ja_enviada: 'A pesquisa já foi enviada.',
  nao_interrompida: 'O envio não está interrompido.',
  interrompida: 'O envio está interrompido.',
  cancelada: 'O envio foi cancelado.',
  nao_aguarda: 'Esta pesquisa não está aguardando aprovação.',
  outra_pessoa: 'Quem enviou não aprova: é preciso outra pessoa.',
});
export type MotivoPesquisa = MotivoDe<typeof pesquisasMotivos>;

const SEM_FILIADO = 'Você precisa selecionar pelo menos um(a) filiado(a)!';
export const SEM_TIPO = 'Você precisa selecionar pelo menos uma pesquisa!';

export const pesquisasErrors = defineErrors('pesquisas', {
  sem_filiado: { kind: 'rule', message: SEM_FILIADO },
  sem_tipo: { kind: 'rule', message: SEM_TIPO },
  tipo_inativo: { kind: 'rule', message: 'Uma das pesquisas não é mais oferecida. Escolha de novo.' },
  ninguem: { kind: 'rule', message: 'Ninguém da seleção pode receber a pesquisa.' },
  selecao_mudou: {
    kind: 'state',
    message: ({ a, b }: { a: number; b: number }) => `A seleção mudou: eram ${a}, agora são ${b}.`,
  },
  digite_o_numero: {
    kind: 'rule',
    message: ({ numero }: { numero: number }) => `Digite ${numero} para confirmar o envio.`,
  },
  repetida: {
    kind: 'conflict',
    message: ({ n }: { n: number }) =>
      n === 1
        ? 'Uma pesquisa saiu nas últimas 24 horas para 1 destas pessoas. Enviar mesmo assim?'
        : `Uma pesquisa saiu nas últimas 24 horas para ${n} destas pessoas. Enviar mesmo assim?`,
  },
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoPesquisa }) => pesquisasMotivos.texto(motivo),
  },
  link_invalido: {
    kind: 'not_found',
    message: 'Este link não vale mais: já foi usado, passou do prazo ou está incompleto.',
  },
  sem_resposta: { kind: 'invalid', message: 'Dê uma nota a pelo menos um serviço.' },
});

export const pesquisasMessages = {
  ...PAGINAS_DE_PESQUISAS,
  enviada: 'Pesquisa enviada com sucesso!',
  saem: (n: number) => formatContagem(n, 'mensagem sai em 60 segundos.', 'mensagens saem em 60 segundos.'),
  aguardando: 'Pesquisa aguardando aprovação.',
  outraPessoa: 'Outra pessoa aprova a lista e a mensagem antes de sair.',
  arquivadas: 'Sem servidor de e-mail: as mensagens ficaram guardadas e não saíram.',
  aprovada: 'Pesquisa aprovada.',
  negada: 'Pesquisa negada.',
  cancelada: 'Envio cancelado. Ninguém recebeu a pesquisa.',
  encerrada: 'Envio encerrado: o que faltava não sai mais.',
  retomada: 'Envio retomado.',
  enviarPesquisa: 'Enviar pesquisa',
  vazio: 'Sem registros para mostrar',
  vazioTexto: 'Nenhum filiado para receber pesquisas.',
  vazioEnviadas: 'Nenhuma pesquisa enviada.',
  vazioEnviadasTexto: 'As pesquisas que você enviar aparecem aqui, com as respostas.',
  poucas: 'Menos de 5 respostas',
  semResultados: 'Formulário externo: as respostas não chegam aqui.',
  emGrupos: 'As respostas anônimas entram no resultado em grupos de pelo menos cinco, fora de ordem.',
  anonimaDita:
    'Esta pesquisa é anônima: a sua resposta é guardada sem o seu nome, sem data e fora de ordem. Ninguém fica sabendo quem respondeu o quê.',
  identificadaDita: 'Esta pesquisa é identificada: a sua resposta fica com o seu nome.',
  obrigado: 'Obrigado pela sua resposta!',
  obrigadoTexto: 'Ela já foi recebida. Você pode fechar esta página.',
} as const;

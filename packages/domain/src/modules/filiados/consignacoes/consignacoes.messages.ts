/** Texts of the payroll check; those of the requirement stand as it writes them. Source: spec 2 §4, §5, §8; decisions-members (Consignação). */
import {
  defineErrors,
  defineMotivos,
  formatContagem,
  formatMes,
  formatReais,
  type MotivoDe,
} from '@sede/domain/kernel';
import { PAGINA_DA_CONSIGNACAO } from './consignacoes.name.ts';

/** Why something of a competence cannot be done now. */
export const consignacoesMotivos = defineMotivos({
  em_andamento: 'Há uma verificação em andamento. Espere que termine.',
  concluida: 'A competência está concluída. Reabra-a para mudar alguma coisa.',
  aberta: 'A competência não está concluída.',
  sem_arquivo: 'Nenhum arquivo selecionado para upload.',
  nao_verificada: 'A competência ainda não foi verificada com os arquivos que tem.',
  a_tratar: 'Ainda há ocorrências a tratar.',
  nao_ocorrencia: 'Esta linha não é uma ocorrência.',
  so_nao_descontado: 'Só se inativa quem está como Não descontado.',
  ja_inativo: 'O filiado já está inativo.',
  nao_inativo: 'O filiado não está inativo.',
  so_filiado: 'A linha não é de um filiado com desconto esperado.',
  desfeita: 'Esta inativação já foi desfeita.',
  prazo: 'Passaram-se mais de 30 dias da inativação.',
});
export type MotivoConsignacao = MotivoDe<typeof consignacoesMotivos>;

export const consignacoesErrors = defineErrors('consignacoes', {
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoConsignacao }) => consignacoesMotivos.texto(motivo),
  },
  mes_e_ano: { kind: 'rule', message: 'O mes e o ano sao obrigatorios.' },
  formato: {
    kind: 'unsupported_type',
    message: 'Formato de arquivo invalido. Por favor, selecione um arquivo .csv ou .txt.',
  },
  grande_demais: { kind: 'too_large', message: 'O arquivo passa de 10 MB.' },
  /** `data.problemas`: [{ linha, problema }], the first 50. */
  ilegivel: {
    kind: 'rule',
    message: ({ problema, quantos }: { problema: string; quantos: number }) =>
      quantos > 1 ? `${problema} (e mais ${quantos - 1}). Nada foi gravado.` : `${problema}. Nada foi gravado.`,
  },
  /** `data.perguntas`: the sentences; sent again with `confirmado` it is kept. */
  confirmar: { kind: 'conflict', message: 'Confirme o envio deste arquivo.' },
  layout: { kind: 'rule', message: 'O layout está incompleto.' },
  inativar: {
    kind: 'rule',
    message: ({ motivo }: { motivo: string }) => `Erro ao inativar filiados: ${motivo}`,
  },
  verificar: {
    kind: 'rule',
    message: ({ motivo }: { motivo: string }) => `Erro ao verificar a consignacao: ${motivo}`,
  },
});

/** Asked before a file is kept. In: competence 'AAAA-MM', centavos. */
export const PERGUNTAS_DO_ENVIO = {
  outroMes: (competencia: string) =>
    `Este mesmo arquivo já foi enviado para ${formatMes(competencia)}. Enviar assim mesmo?`,
  outraCasa: (quantos: number, de: number, casa: string) =>
    `${quantos} das ${de} pessoas do arquivo são de outra casa, não de ${casa}. Enviar assim mesmo?`,
  soma: (antes: number, agora: number, competencia: string) =>
    `O total é ${formatReais(agora)}; em ${formatMes(competencia)} foi ${formatReais(antes)}. Enviar assim mesmo?`,
} as const;

export const consignacoesMessages = {
  ...PAGINA_DA_CONSIGNACAO,
  finalizada: 'Verificacao finalizada com sucesso',
  erro: 'Erro na verificacao. Verifique os arquivos e tente novamente.',
  erroCurto: 'Erro na verificacao. Tente novamente.',
  erroUpload: 'Erro ao fazer upload. Tente novamente.',
  semDados: 'Nenhum dado disponivel',
  naoFecha: 'O total de um arquivo não é a soma do que foi atribuído e do que ficou sem filiado.',
  passo: (passo: number) => `Passo: ${passo}/5`,
  ultima: ({ competencia, em, por }: { competencia: string; em: string; por: string }) =>
    `Última competência: ${competencia} · iniciada em ${em} por ${por}`,
  enviado: 'Arquivo enviado com sucesso!',
  igual: 'Este arquivo já é o atual: nada mudou.',
  tratada: 'Tratamento registrado.',
  concluida: 'Competência concluída.',
  reaberta: 'Competência reaberta.',
  inativacaoDesfeita: 'Inativação desfeita.',
  inativados: (n: number) => (n === 1 ? 'Um filiado inativado.' : `${n} filiados inativados.`),
  reativado: 'Filiado reativado.',
  layoutSalvo: 'Layout guardado e em uso.',
  layoutTrocado: 'Layout em uso.',
  /** Who changed since stays as they are. */
  ficaram: (n: number) =>
    n === 1 ? 'Um mudou desde então e ficou como está.' : `${n} mudaram desde então e ficaram como estão.`,
  contamComoNaoEnviado: (n: number) =>
    `${formatContagem(n, 'filiado conta', 'filiados contam')} como “arquivo não enviado”`,
  perguntaVerificar: (mes: string) => `Verificar a consignação de ${mes} com os arquivos enviados?`,
  perguntaConcluir: (mes: string) =>
    `Concluir ${mes}? Depois disso nada muda na competência, a não ser que seja reaberta.`,
  perguntaReabrir: (mes: string) => `Reabrir ${mes}? O motivo fica registrado.`,
  perguntaInativar: 'A situação passa a INATIVO e a desfiliação é proposta ao gestor. Pode ser desfeito por 30 dias.',
  perguntaDesfazer:
    'Quem não mudou desde a inativação volta à situação anterior, e a proposta de desfiliação sai da fila.',
  perguntaReativar: 'O filiado volta à situação que tinha antes de ser inativado.',
} as const;

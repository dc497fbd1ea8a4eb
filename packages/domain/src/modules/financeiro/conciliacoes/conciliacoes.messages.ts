/** Texts of the monthly conciliação: refusals by code, success and questions. Source: issue 4 (monthly conciliação). */
import {
  type CalendarDate,
  type Centavos,
  defineErrors,
  defineMotivos,
  formatDataBr,
  formatReais,
  type Impedimento,
  type MotivoDe,
  SO_CONSULTA,
} from '@sede/domain/kernel';
import { contaConciliada, signedAccountErrors } from '../financeiro.messages.ts';
import { PAGINAS_DA_CONCILIACAO } from './conciliacoes.name.ts';

interface Ate {
  ate: CalendarDate;
}
interface Quantos {
  quantos: number;
}

/** Why a month of an account is not signed, reopened or told its balance now; why a movement is not justified. */
export const conciliacoesMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  ja_conciliada: ({ ate }: Ate) => `A conta já está conciliada até ${formatDataBr(ate)}.`,
  nao_terminou: 'O mês ainda não terminou.',
  sem_saldo: 'Falta o saldo do extrato: importe o extrato ou informe o saldo.',
  extrato_curto: ({ ate }: Ate) =>
    `O extrato importado vai só até ${formatDataBr(ate)}: importe o resto do mês, ou informe o saldo.`,
  pendentes: ({ quantos }: Quantos) =>
    quantos === 1
      ? 'Há 1 lançamento do extrato pendente.'
      : `Há ${quantos.toLocaleString('pt-BR')} lançamentos do extrato pendentes.`,
  sem_justificativa: ({ quantos }: Quantos) =>
    quantos === 1
      ? 'Há 1 movimento sem lançamento no extrato e sem justificativa.'
      : `Há ${quantos.toLocaleString('pt-BR')} movimentos sem lançamento no extrato e sem justificativa.`,
  diferenca: ({ valor }: { valor: Centavos }) => `Há uma diferença sem explicação de ${formatReais(valor)}.`,
  nao_conciliado: 'O mês não está conciliado.',
  conciliado: 'O mês está conciliado.',
  posterior_conciliado: ({ ate }: Ate) =>
    `Há um mês posterior conciliado (até ${formatDataBr(ate)}): reabra-o primeiro.`,
  quem_assinou: 'Quem assinou não reabre: peça a outra pessoa do Financeiro.',
  movimento_sumiu: 'O movimento não existe mais.',
  conta_conciliada: ({ ate }: Ate) => contaConciliada(ate),
});
export type MotivoConciliacao = MotivoDe<typeof conciliacoesMotivos>;

/** What signing says, and asks the reason of, where ignored lines do not cancel out. */
export const ignoradosSomam = (valor: Centavos): string =>
  `Os lançamentos ignorados somam ${formatReais(valor)}, que o sistema não registra: diga por quê.`;

export const conciliacoesErrors = {
  ...signedAccountErrors,
  ...defineErrors('conciliacoes', {
    estado: {
      kind: 'state',
      message: ({ motivo }: { motivo: MotivoConciliacao | Impedimento<MotivoConciliacao> }) =>
        conciliacoesMotivos.texto(motivo),
    },
    ignorados: {
      kind: 'rule',
      message: ({ valor }: { valor: Centavos }) => ignoradosSomam(valor),
    },
    mudou: {
      kind: 'conflict',
      message: 'Os saldos mudaram desde que foram vistos. Confira-os e assine de novo.',
    },
  }),
};

export const conciliacoesMessages = {
  ...PAGINAS_DA_CONCILIACAO,
  saldos: 'Saldos',
  saldoInicial: 'Saldo no sistema antes do mês',
  entradas: 'Entradas',
  saidas: 'Saídas',
  saldoSistema: 'Saldo no sistema ao fim do mês',
  saldoExtrato: 'Saldo no extrato ao fim do mês',
  diferenca: 'Diferença',
  semLinha: 'No sistema, sem lançamento no extrato',
  semMovimento: 'No extrato, sem registro no sistema',
  naoExplicado: 'Diferença sem explicação',
  assinar: 'Assinar conciliação',
  perguntaAssinar: (conta: string, mes: string) => `Assinar a conciliação de ${conta} em ${mes}?`,
  consequencia:
    'Até o último dia do mês, os movimentos da conta e os lançamentos do extrato não mudam mais. Só outra pessoa do Financeiro reabre, com um motivo.',
  porqueIgnorados: 'Por que foram ignorados',
  ignoradosAssinados: (valor: Centavos, motivo: string) =>
    `Lançamentos ignorados que somam ${formatReais(valor)}: ${motivo}`,
  assinada: 'Conciliação assinada.',
  reabrir: 'Reabrir conciliação',
  perguntaReabrir: (conta: string, mes: string) => `Reabrir a conciliação de ${conta} em ${mes}?`,
  reaberta: 'Conciliação reaberta.',
  informar: 'Informar saldo',
  ajudaInformar: 'O saldo que o banco mostra ao fim do último dia do mês. Em branco, vale o dos arquivos importados.',
  informado: 'Saldo guardado.',
  justificar: 'Justificar',
  perguntaJustificar: 'Por que o extrato ainda não mostra este movimento?',
  justificado: 'Justificativa guardada.',
  compensado: (dia: string) => `No extrato em ${dia}`,
  erro: 'Erro ao salvar a conciliação.',
} as const;

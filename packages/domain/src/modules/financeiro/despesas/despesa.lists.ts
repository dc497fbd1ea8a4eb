/**
 * An expense's words: approval states, due states, scopes of a change, and each field's label, once for form, columns,
 * export, conflict dialog and history. No zod. Source: spec 1 §2.10, §3.4, §4.1, §4.2; decisions §7.
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { PARCELAS_FORM_FIELDS, TIPO_DESPESA_ROTULOS } from '../financeiro.lists.ts';
import type { Escopo } from '../financeiro.parcelas.ts';
import { formatLinhaDigitavel } from './boleto.lists.ts';

export const AGUARDANDO = 'Aguardando aprovação';
export const APROVADA = 'Aprovada';
export const NEGADA = 'Negada';
export const SITUACOES = [AGUARDANDO, APROVADA, NEGADA] as const;
export type Situacao = (typeof SITUACOES)[number];
/** Filter values: 'sem' is an expense for which nobody asked approval. */
export const SITUACOES_FILTRO = ['aguardando', 'aprovada', 'negada', 'sem'] as const;
export type SituacaoFiltro = (typeof SITUACOES_FILTRO)[number];
export const SITUACAO_DO_FILTRO: Readonly<Record<SituacaoFiltro, Situacao | null>> = {
  aguardando: AGUARDANDO,
  aprovada: APROVADA,
  negada: NEGADA,
  sem: null,
};
export const SITUACAO_ROTULOS: Readonly<Record<SituacaoFiltro, string>> = {
  aguardando: AGUARDANDO,
  aprovada: APROVADA,
  negada: NEGADA,
  sem: 'Sem solicitação',
};

export const STATUS_VENCIMENTO = ['liquidada', 'vencida', 'vence_hoje', 'a_vencer'] as const;
export type StatusVencimento = (typeof STATUS_VENCIMENTO)[number];
export const STATUS_VENCIMENTO_ROTULOS: Readonly<Record<StatusVencimento, string>> = {
  liquidada: 'Liquidada',
  vencida: 'Vencida',
  vence_hoje: 'Vence hoje',
  a_vencer: 'A vencer',
};

export const ESCOPO_ROTULOS: Readonly<Record<Escopo, string>> = {
  so_esta: 'Só esta',
  esta_e_seguintes: 'Esta e as seguintes não liquidadas',
};

/** Two different people approve. */
export const APROVACOES_NECESSARIAS = 2;

/** Taxes kept back at the payment, as the expense's columns name them. */
export const IMPOSTOS = ['irrf', 'inss', 'iss', 'csrf'] as const;
export type Imposto = (typeof IMPOSTOS)[number];
export const IMPOSTO_ROTULOS: Readonly<Record<Imposto, string>> = {
  irrf: 'IRRF',
  inss: 'INSS',
  iss: 'ISS',
  csrf: 'CSRF',
};

/** What an amount retained was worked out from: optional, and never more than a proposal of the amount. */
export const BASES_DO_PAGAMENTO = [
  'irrfBase',
  'irrfAliquota',
  'inssBase',
  'inssAliquota',
  'issBase',
  'issAliquota',
  'csrfBase',
  'csrfAliquota',
] as const;

/** What is added to and taken off a payment: the same in an expense and in a row of a payment batch. */
export const AJUSTE_FIELDS = {
  juros: { rotulo: 'Juros', tipo: 'dinheiro' },
  multa: { rotulo: 'Multa', tipo: 'dinheiro' },
  desconto: { rotulo: 'Desconto', tipo: 'dinheiro' },
  irrfBase: { rotulo: 'Base do IRRF', tipo: 'dinheiro' },
  irrfAliquota: { rotulo: 'Alíquota do IRRF', tipo: 'percentual' },
  irrf: { rotulo: 'IRRF retido', tipo: 'dinheiro' },
  inssBase: { rotulo: 'Base do INSS', tipo: 'dinheiro' },
  inssAliquota: { rotulo: 'Alíquota do INSS', tipo: 'percentual' },
  inss: { rotulo: 'INSS retido', tipo: 'dinheiro' },
  issBase: { rotulo: 'Base do ISS', tipo: 'dinheiro' },
  issAliquota: { rotulo: 'Alíquota do ISS', tipo: 'percentual' },
  iss: { rotulo: 'ISS retido', tipo: 'dinheiro' },
  csrfBase: { rotulo: 'Base da CSRF', tipo: 'dinheiro' },
  csrfAliquota: { rotulo: 'Alíquota da CSRF', tipo: 'percentual' },
  csrf: { rotulo: 'CSRF retida', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

export const DESPESA_FIELDS = {
  dataVencimento: { rotulo: 'Vencimento', tipo: 'data' },
  tipoDespesa: { rotulo: 'Tipo de despesa', tipo: 'texto', valores: TIPO_DESPESA_ROTULOS },
  idItemDespesa: { rotulo: 'Item de despesa', tipo: 'referencia' },
  idBeneficiario: { rotulo: 'Beneficiário', tipo: 'referencia' },
  centroCusto: { rotulo: 'Centro de custo', tipo: 'texto' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  parcela: { rotulo: 'Parcela', tipo: 'texto' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
  meioPagamento: { rotulo: 'Meio de pagamento', tipo: 'texto' },
  tipoDocumento: { rotulo: 'Tipo de documento', tipo: 'texto' },
  numeroDocumento: { rotulo: 'Nº do documento', tipo: 'texto' },
  boleto: { rotulo: 'Linha digitável do boleto', tipo: 'texto', formato: formatLinhaDigitavel },
  motivoDuplicidade: { rotulo: 'Não é repetida porque', tipo: 'texto' },
  relacaoEvento: { rotulo: 'Relacionada a um evento', tipo: 'simNao' },
  idEvento: { rotulo: 'Evento', tipo: 'referencia' },
  relacaoContrato: { rotulo: 'Relacionada a um contrato', tipo: 'simNao' },
  idContrato: { rotulo: 'Contrato', tipo: 'referencia' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
  solicitante: { rotulo: 'Solicitante', tipo: 'texto', pessoa: true },
  motivoNegacao: { rotulo: 'Motivo da negação', tipo: 'texto' },
  dataLiquidacaoPagamento: { rotulo: 'Data do pagamento', tipo: 'data' },
  idContaLiquidacao: { rotulo: 'Conta', tipo: 'referencia' },
  bancoLiquidacao: { rotulo: 'Banco', tipo: 'texto' },
  numeroPagamento: { rotulo: 'Nº do pagamento', tipo: 'texto' },
  ...AJUSTE_FIELDS,
  valorPago: { rotulo: 'Valor pago', tipo: 'dinheiro' },
  valorEstorno: { rotulo: 'Valor do estorno', tipo: 'dinheiro' },
  dataEstorno: { rotulo: 'Data do estorno', tipo: 'data' },
} as const satisfies FieldSpecs;

/** What the reads add to the record's own fields. */
export const DESPESA_READ_FIELDS = {
  ...DESPESA_FIELDS,
  contaLiquidacao: { rotulo: 'Conta', tipo: 'texto' },
  nomeContrato: { rotulo: 'Contrato', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** And what only its forms have. */
export const DESPESA_FORM_FIELDS = {
  ...DESPESA_FIELDS,
  ...PARCELAS_FORM_FIELDS,
  vencimentos: { rotulo: 'Vencimentos', tipo: 'lista' },
  liquidar: { rotulo: 'Esta despesa já foi paga', tipo: 'simNao' },
  pagamento: { rotulo: 'Pagamento em dinheiro', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

/** That a month's retained tax was paid over, in the audit trail. */
export const RECOLHIMENTO_FIELDS = {
  mes: { rotulo: 'Mês do pagamento', tipo: 'texto' },
  imposto: { rotulo: 'Imposto', tipo: 'texto', valores: IMPOSTO_ROTULOS },
  dataRecolhimento: { rotulo: 'Data do recolhimento', tipo: 'data' },
  valor: { rotulo: 'Valor recolhido', tipo: 'dinheiro' },
  idDespesa: { rotulo: 'Despesa que pagou a guia', tipo: 'referencia' },
} as const satisfies FieldSpecs;

/** Rows of the sub-tables in a record's history. */
export const DESPESA_APROVACAO_FIELDS = {
  usuarioNome: { rotulo: 'Aprovação de', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const DESPESA_ANEXO_FIELDS = {
  nome: { rotulo: 'Anexo', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const RETENCOES_ORDEM = listOrder(
  ['dataLiquidacaoPagamento', 'imposto', 'nomeBeneficiario', 'retido'],
  '-dataLiquidacaoPagamento',
);

export const DESPESAS_ORDEM = listOrder(
  [
    'dataVencimento',
    'tipoDespesa',
    'itemDespesa',
    'nomeBeneficiario',
    'parcela',
    'situacao',
    'valor',
    'dataLiquidacaoPagamento',
    'centroCusto',
  ],
  'dataVencimento',
);

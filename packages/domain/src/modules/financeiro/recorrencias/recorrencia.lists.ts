/**
 * A recurring expense's words: how its amount is known, how often it comes, and each field's label, once for form,
 * columns, export and history. No zod. Source: issue 4 (recurring expenses with variable value); decision 028.
 */
import { type FieldSpecs, formatMes, listOrder } from '@sede/domain/kernel';
import { DESPESA_FIELDS } from '../despesas/despesa.lists.ts';

/** How far ahead a month may be proposed, and how far back a series may begin when it is registered. */
export const MESES_A_FRENTE = 12;
export const MESES_ATRAS = 12;

/** 'estimado': what the bill says is known month by month; the amount is only proposed. */
export const TIPOS_VALOR = ['fixo', 'estimado'] as const;
export type TipoValor = (typeof TIPOS_VALOR)[number];
export const TIPO_VALOR_ROTULOS: Readonly<Record<TipoValor, string>> = {
  fixo: 'Fixo',
  estimado: 'Variável (estimado)',
};

export const FREQUENCIAS = ['mensal', 'bimestral', 'trimestral', 'semestral', 'anual'] as const;
export type Frequencia = (typeof FREQUENCIAS)[number];
export const FREQUENCIA_ROTULOS: Readonly<Record<Frequencia, string>> = {
  mensal: 'Mensal',
  bimestral: 'Bimestral',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
  anual: 'Anual',
};
/** Months from one to the next. */
export const FREQUENCIA_MESES: Readonly<Record<Frequencia, number>> = {
  mensal: 1,
  bimestral: 2,
  trimestral: 3,
  semestral: 6,
  anual: 12,
};

/** Derived, in this order of what prevails. */
export const SITUACOES_RECORRENCIA = ['desabilitada', 'pausada', 'encerrada', 'ativa'] as const;
export type SituacaoRecorrencia = (typeof SITUACOES_RECORRENCIA)[number];
export const SITUACAO_RECORRENCIA_ROTULOS: Readonly<Record<SituacaoRecorrencia, string>> = {
  desabilitada: 'Desabilitada',
  pausada: 'Pausada',
  encerrada: 'Encerrada',
  ativa: 'Ativa',
};

export const STATUS_PROPOSTA = ['atrasada', 'vence_hoje', 'a_vencer'] as const;
export type StatusProposta = (typeof STATUS_PROPOSTA)[number];
export const STATUS_PROPOSTA_ROTULOS: Readonly<Record<StatusProposta, string>> = {
  atrasada: 'Atrasada',
  vence_hoje: 'Vence hoje',
  a_vencer: 'A vencer',
};

const mes = (rotulo: string) => ({ rotulo, tipo: 'texto', formato: formatMes }) as const;

export const RECORRENCIA_FIELDS = {
  idItemDespesa: DESPESA_FIELDS.idItemDespesa,
  idBeneficiario: DESPESA_FIELDS.idBeneficiario,
  tipoDespesa: DESPESA_FIELDS.tipoDespesa,
  centroCusto: DESPESA_FIELDS.centroCusto,
  descricao: DESPESA_FIELDS.descricao,
  relacaoEvento: DESPESA_FIELDS.relacaoEvento,
  idEvento: DESPESA_FIELDS.idEvento,
  relacaoContrato: DESPESA_FIELDS.relacaoContrato,
  idContrato: DESPESA_FIELDS.idContrato,
  tipoValor: { rotulo: 'Tipo de valor', tipo: 'texto', valores: TIPO_VALOR_ROTULOS },
  valor: DESPESA_FIELDS.valor,
  valorAnterior: { rotulo: 'Valor antes do reajuste', tipo: 'dinheiro' },
  valorDesde: mes('Reajustado desde'),
  frequencia: { rotulo: 'Frequência', tipo: 'texto', valores: FREQUENCIA_ROTULOS },
  diaVencimento: { rotulo: 'Dia do vencimento', tipo: 'inteiro' },
  primeiroMes: mes('Primeiro mês'),
  ultimoMes: mes('Último mês'),
  meioPagamento: DESPESA_FIELDS.meioPagamento,
  tipoDocumento: DESPESA_FIELDS.tipoDocumento,
  pausadaDesde: mes('Pausada desde'),
  desabilitado: { rotulo: 'Desabilitada', tipo: 'simNao' },
} as const satisfies FieldSpecs;

/** What became of a month, in the history. */
export const RECORRENCIA_MES_FIELDS = {
  mes: mes('Mês'),
  despesaId: { rotulo: 'Despesa registrada', tipo: 'referencia' },
  motivoPulo: { rotulo: 'Mês pulado porque', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** Columns of the spreadsheet of proposals, beside those of the model. */
export const PROPOSTA_FIELDS = {
  mes: mes('Mês'),
  dataVencimento: DESPESA_FIELDS.dataVencimento,
  status: { rotulo: 'Situação', tipo: 'texto', valores: STATUS_PROPOSTA_ROTULOS },
  itemDespesa: { rotulo: 'Item de despesa', tipo: 'texto' },
  nomeBeneficiario: { rotulo: 'Beneficiário', tipo: 'texto' },
  centroCusto: DESPESA_FIELDS.centroCusto,
  descricao: DESPESA_FIELDS.descricao,
  tipoValor: RECORRENCIA_FIELDS.tipoValor,
  valor: DESPESA_FIELDS.valor,
} as const satisfies FieldSpecs;

export const RECORRENCIAS_ORDEM = listOrder(
  ['itemDespesa', 'nomeBeneficiario', 'frequencia', 'diaVencimento', 'valor', 'proximoVencimento'],
  'itemDespesa,nomeBeneficiario',
);

export const PROPOSTAS_ORDEM = listOrder(
  ['dataVencimento', 'itemDespesa', 'nomeBeneficiario', 'valor'],
  'dataVencimento,itemDespesa',
);

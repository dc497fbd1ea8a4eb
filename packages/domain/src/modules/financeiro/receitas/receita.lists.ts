/**
 * A revenue's words: credit states, what its report groups by, and each field's label, once for form, columns, export,
 * conflict dialog and history. No zod. Source: spec 1 §2.15, §2.16, §3.5, §4.3; decisions §7.
 */
import { type FieldSpecs, listOrder, onlyPdf } from '@sede/domain/kernel';
import { type Base, PARCELAS_FORM_FIELDS } from '../financeiro.lists.ts';
import type { Escopo } from '../financeiro.parcelas.ts';

/** The files that it takes. */
export const RECEITAS_FILE_RULE = onlyPdf('receitas');

/** What is not credited is late, due today or still to come, by its date. */
export const STATUS_CREDITO = ['creditada', 'atrasada', 'prevista_hoje', 'a_creditar'] as const;
export type StatusCredito = (typeof STATUS_CREDITO)[number];
export const STATUS_CREDITO_ROTULOS: Readonly<Record<StatusCredito, string>> = {
  creditada: 'Creditada',
  atrasada: 'Atrasada',
  prevista_hoje: 'Prevista para hoje',
  a_creditar: 'A creditar',
};

export const ESCOPO_RECEITA_ROTULOS: Readonly<Record<Escopo, string>> = {
  so_esta: 'Só esta',
  esta_e_seguintes: 'Esta e as seguintes não creditadas',
};

/** What the pie and its table are about. */
export const CAMPOS_RELATORIO = ['itemReceita', 'tipo'] as const;
export type CampoRelatorio = (typeof CAMPOS_RELATORIO)[number];
export const CAMPO_RELATORIO_ROTULOS: Readonly<Record<CampoRelatorio, string>> = {
  itemReceita: 'Item de receita',
  tipo: 'Tipo',
};
/** More slices than these are one, 'Outros' (spec 1 §9). */
export const MAX_FATIAS = 20;

export const BASE_ROTULOS: Readonly<Record<Base, string>> = {
  data: 'Por data da receita',
  caixa: 'Por caixa (créditos e estornos)',
};

/** What a line of the report is: by date the revenue, net; by cash its credit, and its refund as a line of its own. */
export const LANCAMENTOS = ['receita', 'credito', 'estorno'] as const;
export type Lancamento = (typeof LANCAMENTOS)[number];
export const LANCAMENTO_ROTULOS: Readonly<Record<Lancamento, string>> = {
  receita: 'Receita',
  credito: 'Crédito',
  estorno: 'Estorno',
};

export const RECEITA_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  tipo: { rotulo: 'Tipo', tipo: 'texto' },
  idItemReceita: { rotulo: 'Item de receita', tipo: 'referencia' },
  origem: { rotulo: 'Origem', tipo: 'texto' },
  empresa: { rotulo: 'Empresa', tipo: 'texto' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  parcela: { rotulo: 'Parcela', tipo: 'texto' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
  relacaoEvento: { rotulo: 'Relacionada a um evento', tipo: 'simNao' },
  idEvento: { rotulo: 'Evento', tipo: 'referencia' },
  relacaoContrato: { rotulo: 'Relacionada a um contrato', tipo: 'simNao' },
  idContrato: { rotulo: 'Contrato', tipo: 'referencia' },
  dataCredito: { rotulo: 'Data do crédito', tipo: 'data' },
  idContaCredito: { rotulo: 'Conta', tipo: 'referencia' },
  valorEstorno: { rotulo: 'Valor do estorno', tipo: 'dinheiro' },
  dataEstorno: { rotulo: 'Data do estorno', tipo: 'data' },
} as const satisfies FieldSpecs;

/** And what only its forms have. */
export const RECEITA_FORM_FIELDS = {
  ...RECEITA_FIELDS,
  ...PARCELAS_FORM_FIELDS,
  datas: { rotulo: 'Datas', tipo: 'lista' },
  creditada: { rotulo: 'Esta receita já foi creditada', tipo: 'simNao' },
} as const satisfies FieldSpecs;

/** What the reads add to the record's own fields. */
export const RECEITA_READ_FIELDS = {
  ...RECEITA_FIELDS,
  itemReceita: { rotulo: 'Item de receita', tipo: 'texto' },
  nomeEvento: { rotulo: 'Evento', tipo: 'texto' },
  nomeContrato: { rotulo: 'Contrato', tipo: 'texto' },
  valorLiquido: { rotulo: 'Valor líquido', tipo: 'dinheiro' },
  contaCredito: { rotulo: 'Conta', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** Rows of the sub-table in a record's history. */
export const RECEITA_ANEXO_FIELDS = {
  nome: { rotulo: 'Anexo', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const RECEITAS_ORDEM = listOrder(
  ['data', 'tipo', 'itemReceita', 'origem', 'empresa', 'parcela', 'valor', 'dataCredito'],
  'data',
);

export const LANCAMENTOS_ORDEM = listOrder(['data', 'tipo', 'itemReceita', 'valor'], 'data');

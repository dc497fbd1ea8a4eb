/**
 * receitas.xlsx and .csv, of the list and of the report: everything that the filter matches, streamed, with typed dates
 * and amounts; the sheet's name says which date counts. Source: spec 1 §2.15, §9; decisions §6, §7.
 */
import type { InputOf } from '@sede/domain/contract';
import type { FieldSpecs } from '@sede/domain/kernel';
import {
  type Base,
  LANCAMENTO_ROTULOS,
  type LancamentoReceita,
  RECEITA_READ_FIELDS,
  textoCredito,
} from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import type { ReceitaLinha } from './receita.pode.ts';
import { receitas } from './receita.record.ts';
import { lancamentosQuery } from './receitas.relatorio.ts';

type Contract = typeof receitasContract;

const columns = (hoje: string): ExportColumn<ReceitaLinha>[] => [
  ...fieldColumns<ReceitaLinha>(RECEITA_READ_FIELDS, ['data']),
  { titulo: 'Situação', tipo: 'texto', valor: (row) => textoCredito(row, hoje) },
  ...fieldColumns<ReceitaLinha>(RECEITA_READ_FIELDS, [
    'tipo',
    'itemReceita',
    'origem',
    'empresa',
    'descricao',
    'parcela',
    'valor',
    'valorEstorno',
    'valorLiquido',
    'dataCredito',
    'contaCredito',
    'dataEstorno',
    'nomeEvento',
    'nomeContrato',
  ]),
];

export async function exportReceitas(ctx: RawContext, { formato, ordem, ...filter }: InputOf<Contract['export']>) {
  const query = await receitas.query(ctx, filter);
  return exportReply<ReceitaLinha>(ctx, {
    formato,
    nome: 'receitas',
    titulo: TITULOS.data,
    columns: columns(ctx.today),
    rows: allRows(query, ordem),
  });
}

const LANCAMENTO_FIELDS: FieldSpecs = {
  ...RECEITA_READ_FIELDS,
  lancamento: { rotulo: 'Lançamento', tipo: 'texto', valores: LANCAMENTO_ROTULOS },
};
const lancamentoColumns = fieldColumns<LancamentoReceita>(LANCAMENTO_FIELDS, [
  'data',
  'lancamento',
  'tipo',
  'itemReceita',
  'empresa',
  'descricao',
  'parcela',
  'valor',
]);
const TITULOS: Record<Base, string> = { data: 'Receitas por data', caixa: 'Receitas por caixa' };

export async function exportarRelatorio(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<Contract['exportarRelatorio']>,
) {
  return exportReply<LancamentoReceita>(ctx, {
    formato,
    nome: 'receitas',
    titulo: TITULOS[filter.base],
    columns: lancamentoColumns,
    rows: allRows(await lancamentosQuery(ctx, filter), ordem),
  });
}

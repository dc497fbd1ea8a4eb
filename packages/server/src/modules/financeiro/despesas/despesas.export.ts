/**
 * despesas.xlsx and .csv: everything that the filter matches, streamed, with typed dates and amounts.
 * Source: spec 1 §2.12, §9; decisions §6 (Spreadsheet exports).
 */
import type { InputOf } from '@sede/domain/contract';
import { type FieldSpecs, formatCpfCnpj } from '@sede/domain/kernel';
import {
  AJUSTES_DO_PAGAMENTO,
  DESPESA_FIELDS,
  DESPESA_READ_FIELDS,
  type EstadoDespesa,
  textoVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';
import type { DespesaLinha } from './despesa.pode.ts';
import { despesas, solicitante } from './despesa.record.ts';

/** Only the values for which the file has columns: in 50,000 rows each further one costs time. */
type Linha = Pick<
  DespesaLinha,
  | 'dataVencimento'
  | 'tipoDespesa'
  | 'itemDespesa'
  | 'nomeBeneficiario'
  | 'cpfCnpj'
  | 'centroCusto'
  | 'descricao'
  | 'parcela'
  | 'valor'
  | 'valorEstorno'
  | 'valorLiquido'
  | 'meioPagamento'
  | 'tipoDocumento'
  | 'numeroDocumento'
  | 'nomeEvento'
  | 'nomeContrato'
  | 'situacao'
  | 'solicitante'
  | 'dataLiquidacaoPagamento'
  | 'contaLiquidacao'
  | 'bancoLiquidacao'
  | 'numeroPagamento'
  | (typeof AJUSTES_DO_PAGAMENTO)[number]
  | 'valorPago'
  | 'dataEstorno'
> & { aprovadores: string | null };

const selected = sql`d.data_vencimento, d.tipo_despesa, i.nome as item_despesa, b.nome_beneficiario, b.cpf_cnpj,
  d.centro_custo, d.descricao, d.parcela, d.valor, d.valor_estorno, d.valor - coalesce(d.valor_estorno, 0) as valor_liquido,
  d.meio_pagamento, d.tipo_documento, d.numero_documento, e.nome as nome_evento, ${nomeDoContrato(sql`k`)} as nome_contrato, d.situacao, ${solicitante},
  d.data_liquidacao_pagamento, c.nome as conta_liquidacao, d.banco_liquidacao, d.numero_pagamento, d.juros, d.multa,
  d.desconto, d.irrf, d.inss, d.iss, d.csrf, d.valor_pago, d.data_estorno,
  case when d.aprovacoes > 0 then (select string_agg(a.usuario_nome, ', ' order by a.criado_em, a.id)
    from despesas_aprovacoes a where a.despesa_id = d.id) end as aprovadores`;

const FIELDS: FieldSpecs = {
  ...DESPESA_READ_FIELDS,
  itemDespesa: DESPESA_FIELDS.idItemDespesa && { rotulo: 'Item de despesa', tipo: 'texto' },
  nomeBeneficiario: { rotulo: 'Beneficiário', tipo: 'texto' },
  cpfCnpj: { rotulo: 'CPF/CNPJ', tipo: 'texto', formato: formatCpfCnpj },
  nomeEvento: { rotulo: 'Evento', tipo: 'texto' },
  valorLiquido: { rotulo: 'Valor líquido', tipo: 'dinheiro' },
};

const columns = (hoje: string): ExportColumn<Linha>[] => [
  ...fieldColumns<Linha>(FIELDS, ['dataVencimento']),
  { titulo: 'Vencimento (situação)', tipo: 'texto', valor: (row) => textoVencimento(row as EstadoDespesa, hoje) },
  ...fieldColumns<Linha>(FIELDS, [
    'tipoDespesa',
    'itemDespesa',
    'nomeBeneficiario',
    'cpfCnpj',
    'centroCusto',
    'descricao',
    'parcela',
    'valor',
    'valorEstorno',
    'valorLiquido',
    'meioPagamento',
    'tipoDocumento',
    'numeroDocumento',
    'nomeEvento',
    'nomeContrato',
    'situacao',
  ]),
  {
    titulo: 'Aprovadores',
    tipo: 'texto',
    valor: ({ aprovadores }) => aprovadores,
  },
  ...fieldColumns<Linha>(FIELDS, [
    'solicitante',
    'dataLiquidacaoPagamento',
    'contaLiquidacao',
    'bancoLiquidacao',
    'numeroPagamento',
    // Value, additions, less discount and retained taxes: what was paid explains itself.
    ...AJUSTES_DO_PAGAMENTO,
    'valorPago',
    'dataEstorno',
  ]),
];

export async function exportDespesas(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<typeof despesasContract.export>,
) {
  const query = await despesas.query(ctx, filter);
  return exportReply<Linha>(ctx, {
    formato,
    nome: 'despesas',
    titulo: 'Despesas por vencimento',
    columns: columns(ctx.today),
    rows: allRows({ ...query, columns: selected }, ordem),
  });
}

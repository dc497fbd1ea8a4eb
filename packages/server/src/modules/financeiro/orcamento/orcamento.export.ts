/**
 * The follow-up as a spreadsheet: its rows but those without forecast and expenses; the sheet's name says which date
 * counts. Source: decisions §6 (Spreadsheet exports), §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  BASE_ORCAMENTO_ROTULOS,
  diferenca,
  type LinhaOrcamento,
  linhaMostrada,
  ORCAMENTO_FIELDS,
  rotuloCentro,
  SITUACAO_USO_ROTULOS,
  situacaoUso,
  textoUsado,
} from '@sede/domain/modules/financeiro/orcamento';
import type { orcamentoContract } from '@sede/domain/modules/financeiro/orcamento/contract';
import type { RawContext } from '#platform/api/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { linhasDoPeriodo } from './orcamento.views.ts';

const columns: ExportColumn<LinhaOrcamento>[] = [
  {
    titulo: ORCAMENTO_FIELDS.centroCusto.rotulo,
    tipo: 'texto',
    valor: ({ centroCusto }) => rotuloCentro(centroCusto),
  },
  ...fieldColumns<LinhaOrcamento>(ORCAMENTO_FIELDS, [
    'itemDespesa',
    'previsto',
    'realizado',
    'comprometido',
    'aLiquidar',
  ]),
  { titulo: ORCAMENTO_FIELDS.diferenca.rotulo, tipo: 'dinheiro', valor: diferenca },
  { titulo: ORCAMENTO_FIELDS.usado.rotulo, tipo: 'texto', valor: textoUsado },
  { titulo: 'Situação', tipo: 'texto', valor: (linha) => SITUACAO_USO_ROTULOS[situacaoUso(linha)] },
];

export async function exportOrcamento(
  ctx: RawContext,
  { formato, centroCusto, situacao, ...periodo }: InputOf<typeof orcamentoContract.export>,
) {
  const { statement } = await linhasDoPeriodo(ctx, periodo);
  return exportReply<LinhaOrcamento>(ctx, {
    formato,
    nome: 'acompanhamento-orcamentario',
    titulo: `Orçamento ${BASE_ORCAMENTO_ROTULOS[periodo.base].toLowerCase()}`,
    columns,
    rows: statement,
    prepare: async (batch) =>
      batch.filter((linha) => situacaoUso(linha) !== 'sem' && linhaMostrada(linha, { centroCusto, situacao })),
    dados: { ...periodo, centroCusto, situacao },
  });
}

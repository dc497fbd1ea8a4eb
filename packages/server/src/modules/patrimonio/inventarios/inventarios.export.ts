/** The spreadsheet inventario: every line with what came out. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import {
  DECISAO_ROTULOS,
  inventariosMessages,
  LEITURA_FIELDS,
  type LinhaDoInventario,
  textoDoResultado,
} from '@sede/domain/modules/patrimonio/inventarios';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { inventarios } from './inventario.record.ts';
import { queryLinhas } from './inventarios.views.ts';

const colunasDo = (aberto: boolean): readonly ExportColumn<LinhaDoInventario>[] => [
  ...fieldColumns<LinhaDoInventario>(LEITURA_FIELDS, ['numero']),
  { titulo: 'Tipo de objeto', tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: 'Descrição', tipo: 'texto', valor: ({ nome }) => nome },
  { titulo: 'Usuário', tipo: 'texto', valor: ({ com }) => com },
  { titulo: 'Setor', tipo: 'texto', valor: ({ esperado }) => esperado },
  {
    titulo: LEITURA_FIELDS.resultado.rotulo,
    tipo: 'texto',
    valor: ({ resultado, fora }) => textoDoResultado(resultado, fora, aberto),
  },
  ...fieldColumns<LinhaDoInventario>(LEITURA_FIELDS, ['setor', 'estado', 'nota', 'lidoEm', 'lidoPor']),
  {
    titulo: 'Decisão',
    tipo: 'texto',
    valor: ({ decisao }) => (decisao === null ? null : DECISAO_ROTULOS[decisao]),
  },
  { titulo: 'Decidido por', tipo: 'texto', valor: ({ decididoPor }) => decididoPor },
];

export async function exportPlanilha(ctx: RawContext, { id }: { id: string }) {
  const { nome, encerradoEm } = await inventarios.get(ctx, id);
  return exportReply<LinhaDoInventario>(ctx, {
    ...{ formato: 'xlsx', nome: 'inventario', titulo: `${inventariosMessages.titulo}: ${nome}` },
    columns: colunasDo(encerradoEm === null),
    rows: allRows(queryLinhas(id), [{ campo: 'numero', desc: false }]),
    dados: { inventario: nome },
  });
}

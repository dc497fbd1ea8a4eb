/**
 * Spreadsheet of a survey's results: of an identified one a line per answer, of an anonymous one the averages and the comments that the
 * page shows, no more. Written down with its count. Source: decisions-members (Survey, LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import { type RespostaIdentificada, type Resultado, ROTULO_MODO } from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import type { RawContext } from '#platform/api/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { pesquisas } from './pesquisa.record.ts';
import { listRespostas, readResultados } from './pesquisas.views.ts';

interface Linha {
  tipo: string;
  casa: string;
  respostas: number | null;
  media: string;
  comentario: string;
}

const decimal = (centesimos: number | null) =>
  centesimos === null ? '' : (centesimos / 100).toFixed(2).replace('.', ',');

const linhasDe = ({ rotulo, externo, respostas, media, porCasa, comentarios }: Resultado): Linha[] => {
  const base = { tipo: rotulo, comentario: '' };
  if (externo) return [{ ...base, casa: 'Formulário externo', respostas: null, media: '' }];
  return [
    { ...base, casa: 'Todas', respostas, media: decimal(media) },
    ...porCasa.map((celula) => ({
      ...base,
      casa: celula.casa === null ? 'Demais' : (ROTULO_CASA[celula.casa] ?? celula.casa),
      respostas: celula.respostas,
      media: decimal(celula.media),
    })),
    ...comentarios.map(({ nota, comentario }) => ({
      ...{ tipo: rotulo, casa: '', respostas: null, media: String(nota), comentario },
    })),
  ];
};

const COLUNAS: readonly ExportColumn<Linha>[] = [
  { titulo: 'Tipo', tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: 'Casa', tipo: 'texto', valor: ({ casa }) => casa },
  { titulo: 'Respostas', tipo: 'inteiro', valor: ({ respostas }) => respostas },
  { titulo: 'Nota', tipo: 'texto', valor: ({ media }) => media },
  { titulo: 'Comentário', tipo: 'texto', valor: ({ comentario }) => comentario },
];
const identificadas = (rotulos: ReadonlyMap<string, string>): readonly ExportColumn<RespostaIdentificada>[] => [
  { titulo: 'Nome', tipo: 'texto', valor: ({ nome }) => nome },
  { titulo: 'Casa', tipo: 'texto', valor: ({ empresa }) => (empresa ? (ROTULO_CASA[empresa] ?? empresa) : '') },
  { titulo: 'Tipo', tipo: 'texto', valor: ({ tipo }) => rotulos.get(tipo) ?? tipo },
  { titulo: 'Nota', tipo: 'inteiro', valor: ({ nota }) => nota },
  { titulo: 'Comentário', tipo: 'texto', valor: ({ comentario }) => comentario },
  { titulo: 'Respondida em', tipo: 'instante', valor: ({ em }) => em },
];

export async function exportResultados(
  ctx: RawContext,
  { id, formato }: InputOf<(typeof pesquisasContract)['resultados']>,
) {
  const pesquisa = await pesquisas.get(ctx, id);
  const resultados = await readResultados(ctx, id);
  const shape = { formato, nome: `pesquisa-${pesquisa.criadoEm.slice(0, 10)}`, titulo: ROTULO_MODO[pesquisa.modo] };
  if (pesquisa.modo === 'anonima') {
    return exportReply(ctx, { ...shape, columns: COLUNAS, rows: resultados.flatMap(linhasDe) });
  }
  const rows = await listRespostas(ctx.db, id);
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'pesquisas', filiado: null, detalhe: { pesquisa: id }, quantidade: rows.length },
  });
  const rotulos = new Map(resultados.map(({ tipo, rotulo }) => [tipo, rotulo]));
  return exportReply(ctx, { ...shape, columns: identificadas(rotulos), rows });
}

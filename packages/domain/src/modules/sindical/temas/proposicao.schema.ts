/**
 * What the panel 'Dados oficiais' reads of a theme's bill. Days are calendar dates as the house writes them (Brasília), instants ISO 8601.
 *
 * A movement is new to its reader until they say that they saw it; those of the first answer are new to nobody.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data).
 */
import { z } from 'zod';
import { FALHAS_DA_CONSULTA } from './proposicao.lists.ts';
import { CASAS_DA_PROPOSICAO } from './tema.lists.ts';
import { temaDoProcesso } from './tema.schema.ts';

const movimentacao = z.object({
  id: z.string(),
  data: z.string(),
  descricao: z.string(),
  orgao: z.string().nullable(),
  nova: z.boolean().describe('Para quem lê'),
});
export type Movimentacao = z.output<typeof movimentacao>;

export const temaCitado = temaDoProcesso.pick({ id: true, titulo: true });

const dadosOficiais = z.object({
  casa: z.enum(CASAS_DA_PROPOSICAO),
  nome: z.string().describe("'PL 2384/2025'"),
  ementa: z.string().nullable(),
  situacao: z.string().nullable(),
  orgao: z.string().nullable(),
  regime: z.string().nullable(),
  pagina: z.string().nullable().describe('A página da proposição na casa'),
  consultadoEm: z.string().nullable().describe('A última resposta; nulo enquanto não houve'),
  falha: z.enum(FALHAS_DA_CONSULTA).nullable().describe('Da última consulta'),
  movimentacoes: z.array(movimentacao).describe('As mais novas primeiro'),
  total: z.number().int(),
  novas: z.number().int(),
  outros: z.array(temaCitado).describe('Outros temas da mesma proposição'),
});
export type DadosOficiais = z.output<typeof dadosOficiais>;

/** Null: the theme names no bill, or nobody asks and nothing was ever answered. */
export const dadosOficiaisDoTema = z.object({ dados: dadosOficiais.nullable() });
export type DadosOficiaisDoTema = z.output<typeof dadosOficiaisDoTema>;

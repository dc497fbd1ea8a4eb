/**
 * What the search over everything answers: groups by source, in the order in which the modules stand.
 *
 * `fonte` names the module whose records are found; the screens know which page opens them. Only sources that the person
 * may read are asked, only rows that they may see are found. Source: issue 3 (Ctrl K).
 */
import { z } from 'zod';

const resultadoBuscaSchema = z.object({
  id: z.string(),
  titulo: z.string(),
  detalhe: z.string().nullable().describe('O que distingue dois parecidos: documento, vencimento, valor'),
});

export const buscaSchema = z.object({
  grupos: z.array(
    z.object({
      fonte: z.string(),
      itens: z.array(resultadoBuscaSchema),
      mais: z.boolean().describe('Há outros além destes'),
    }),
  ),
});
export type Busca = z.output<typeof buscaSchema>;

/** Cost centres that a forecast names cannot vanish from the settings. Source: decisions §7 (Lists that become settings). */
import { sql } from 'kysely';
import type { PalavrasEmUso } from '#modules/sistema/configuracoes/index.ts';

export const palavrasDoOrcamento: PalavrasEmUso = async (tx, lista, palavras) => {
  if (lista !== 'centrosCusto') return [];
  const { rows } = await sql<{ palavra: string }>`select p as palavra from unnest(${[...palavras]}::text[]) p
    where exists (select 1 from previsoes_orcamentarias o where o.centro_custo = p)`.execute(tx);
  return rows.map(({ palavra }) => palavra);
};

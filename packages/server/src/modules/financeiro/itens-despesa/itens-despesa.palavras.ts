/** Which words of the settings' lists expense items use: those cannot vanish. Source: decisions §7. */
import { type RawBuilder, sql } from 'kysely';
import type { PalavrasEmUso } from '#modules/sistema/configuracoes/index.ts';

const COLUNAS: Partial<Record<Parameters<PalavrasEmUso>[1], RawBuilder<unknown>>> = {
  centrosCusto: sql`i.centro_custo`,
  tiposDespesa: sql`i.tipo`,
};

export const palavrasDosItens: PalavrasEmUso = async (tx, lista, palavras) => {
  const coluna = COLUNAS[lista];
  if (!coluna) return [];
  const { rows } = await sql<{ palavra: string }>`select p as palavra from unnest(${[...palavras]}::text[]) p
    where exists (select 1 from itens_despesa i where ${coluna} = p)`.execute(tx);
  return rows.map(({ palavra }) => palavra);
};

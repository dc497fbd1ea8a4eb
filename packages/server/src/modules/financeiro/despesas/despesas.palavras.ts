/** Which words of the settings' lists expenses use: those cannot vanish. Source: decisions §7 (Lists that become settings). */
import { type RawBuilder, sql } from 'kysely';
import type { PalavrasEmUso } from '#modules/sistema/configuracoes/index.ts';

const COLUNAS: Record<Parameters<PalavrasEmUso>[1], RawBuilder<unknown>> = {
  centrosCusto: sql`d.centro_custo`,
  meiosPagamento: sql`d.meio_pagamento`,
  tiposDocumento: sql`d.tipo_documento`,
  tiposDespesa: sql`d.tipo_despesa`,
};

export const palavrasDasDespesas: PalavrasEmUso = async (tx, lista, palavras) => {
  const { rows } = await sql<{ palavra: string }>`select p as palavra from unnest(${[...palavras]}::text[]) p
    where exists (select 1 from despesas d where ${COLUNAS[lista]} = p)`.execute(tx);
  return rows.map(({ palavra }) => palavra);
};

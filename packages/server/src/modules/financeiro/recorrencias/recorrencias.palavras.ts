/** Which words of the settings' lists recurring expenses use: those cannot vanish. Source: decisions §7. */
import { type RawBuilder, sql } from 'kysely';
import type { PalavrasEmUso } from '#modules/sistema/configuracoes/index.ts';

const COLUNAS: Record<Parameters<PalavrasEmUso>[1], RawBuilder<unknown>> = {
  centrosCusto: sql`r.centro_custo`,
  meiosPagamento: sql`r.meio_pagamento`,
  tiposDocumento: sql`r.tipo_documento`,
  tiposDespesa: sql`r.tipo_despesa`,
};

export const palavrasDasRecorrencias: PalavrasEmUso = async (tx, lista, palavras) => {
  const { rows } = await sql<{ palavra: string }>`select distinct ${COLUNAS[lista]} as palavra from recorrencias r
    where ${COLUNAS[lista]} = any(${[...palavras]}::text[])`.execute(tx);
  return rows.map(({ palavra }) => palavra);
};

/**
 * The tables `receitas` and `receitas_anexos`: their writes, and the locks that writes need. Rows are always locked in
 * the order of their ids. Source: spec 1 §3.5; decisions §7.
 */
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type RecordRow, recordStore } from '#platform/db/record/index.ts';
import { recordFiles } from '../financeiro.anexos.ts';

export type ReceitaRow = RecordRow<'receitas'>;

export const receitasStore = recordStore<'receitas', ReceitaRow>('receitas');
export const receitasFiles = recordFiles({ modulo: 'receitas', tabela: 'receitas_anexos', registro: 'receita_id' });

export interface Referencias {
  idItemReceita?: string | undefined;
  idEvento?: string | null | undefined;
}

/** Field → whether the record it names is disabled; absent = gone. Holds them until the revenue is saved. */
export async function lockReferencias(tx: Tx, refs: Referencias): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ campo: string; desabilitado: boolean }>`
    select 'idItemReceita' as campo, i.desabilitado
      from (select desabilitado from itens_receita where id = ${refs.idItemReceita ?? null}::uuid for share) i
    union all select 'idEvento', e.desabilitado
      from (select desabilitado from eventos where id = ${refs.idEvento ?? null}::uuid for share) e`.execute(tx);
  return new Map(rows.map(({ campo, desabilitado }) => [campo, desabilitado]));
}

/** This instalment's later ones that are not credited, held in the order of their ids. */
export async function lockSeguintes(tx: Tx, { grupoParcelas, numeroParcela }: ReceitaRow): Promise<ReceitaRow[]> {
  if (grupoParcelas === null) return [];
  const { rows } = await sql<ReceitaRow>`
    select * from receitas
    where grupo_parcelas = ${grupoParcelas}::uuid and numero_parcela > ${numeroParcela} and data_credito is null
    order by id for update`.execute(tx);
  return rows;
}

/**
 * Records that a record refers to: there and enabled when it is saved, and held until then.
 *
 * The module that owns a table describes it once (`Reference`); whoever refers to it names the field. Nobody deletes or
 * disables the record before the save is done. In: field → id; absent and empty ones are not asked, so that an old link to
 * what was disabled since stays. Errors: `plataforma.invalido` at the field. Source: spec 1 §5; decisions §7 (Disabled).
 */
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { refuseCampos } from './record-checks.ts';

export interface Reference {
  tabela: string;
  /** The noun with its article, as a sentence begins: 'O evento', 'A conta'. */
  nome: string;
  /** The column by which people call such a record; 'nome' where it is not said. */
  coluna?: string;
}

type Ids<K extends string> = Partial<Record<K, string | null | undefined>>;

export const textoDesabilitado = ({ nome }: Reference): string =>
  `${nome} está ${nome.startsWith('A ') ? 'desabilitada' : 'desabilitado'}.`;

function motivo(reference: Reference, desabilitado: boolean | undefined): string | null {
  if (desabilitado === undefined) return `${reference.nome} não existe mais.`;
  return desabilitado ? textoDesabilitado(reference) : null;
}

/** Field → whether the record it names is disabled; absent = gone. Always locked in the order of the fields. */
async function lockReferences(tx: Tx, asked: { campo: string; id: string; tabela: string }[]) {
  const one = ({ campo, id, tabela }: (typeof asked)[number]) => sql`
    select ${campo}::text as campo, r.desabilitado
    from (select desabilitado from ${sql.table(tabela)} where id = ${id}::uuid for share) r`;
  const { rows } = await sql<{ campo: string; desabilitado: boolean }>`${sql.join(
    asked.map(one),
    sql` union all `,
  )}`.execute(tx);
  return new Map(rows.map(({ campo, desabilitado }) => [campo, desabilitado]));
}

/** The check of one kind of record. Out: a function that refuses what is gone or disabled, and holds the rest. */
export function references<K extends string>(fields: Readonly<Record<K, Reference>>) {
  return async (tx: Tx, ids: Ids<K>): Promise<void> => {
    const asked = (Object.keys(fields) as K[]).flatMap((campo) => {
      const id = ids[campo];
      return id ? [{ campo, id, ...fields[campo] }] : [];
    });
    if (asked.length === 0) return;
    const found = await lockReferences(tx, asked);
    const recusas = asked.flatMap(({ campo, ...reference }) => {
      const recusa = motivo(reference, found.get(campo));
      return recusa === null ? [] : [[campo, recusa]];
    });
    refuseCampos(Object.fromEntries(recusas));
  };
}

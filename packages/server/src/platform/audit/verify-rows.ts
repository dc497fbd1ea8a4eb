/**
 * Compares every row of the audited tables with the last state that the trail has of it: what was changed, put in or taken
 * out with the triggers off is named, with its fields.
 *
 * One statement per table, so that a save under way is seen with its entry or not at all. Columns that the trail hides, the
 * stamps of a save that changed nothing else, and columns that one of the two does not have (added or dropped since) do
 * not count; instants are compared as instants. A row whose last entry was erased by law cannot be compared.
 */
import { sql } from 'kysely';
import { type Db, unhurried } from '../db/index.ts';
import type { Findings } from './report.ts';

interface AuditedTable {
  /** As SQL names it. */
  nome: string;
  tabela: string;
  /** Column of the record's id, as entries name it. */
  chave: string;
  ocultas: string[];
  instantes: string[];
}

interface Difference {
  id: string;
  entrada: number | null;
  acao: string | null;
  existe: boolean;
  campos: string[] | null;
}

const STAMPS = ['versao', 'atualizado_em', 'atualizado_por'];
/** Per table; one forged table must not fill the report. */
const LISTED = 100;

async function auditedTables(db: Db): Promise<AuditedTable[]> {
  const { rows } = await sql<AuditedTable>`
    select c.oid::regclass::text as nome, c.relname::text as tabela,
      split_part(encode(t.tgargs, 'escape'), '\\000', 2) as chave,
      split_part(encode(t.tgargs, 'escape'), '\\000', 3)::text[] as ocultas,
      (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'timestamptz'::regtype) as instantes
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'auditoria_i' order by 1`.execute(db);
  return rows;
}

async function differences(db: Db, { nome, tabela, chave, ocultas, instantes }: AuditedTable): Promise<Difference[]> {
  const hidden = [...ocultas, ...STAMPS];
  const { rows } = await sql<Difference>`
    with ultimas as (
      select (coalesce(depois, antes) ->> 'id')::uuid as linha, max(id) as entrada from auditoria
      where tabela = ${tabela} and coalesce(depois, antes) ? 'id' group by 1
    ), comparadas as (
      select coalesce(u.linha, l.id) as id, u.entrada, a.acao, l.id is not null as existe,
        coalesce(a.registro_id, (to_jsonb(l) ->> ${chave})::uuid) as registro,
        case when a.acao <> 'excluir' and l.id is not null
            and a.depois - ${hidden}::text[] is distinct from to_jsonb(l) - ${hidden}::text[] then
          (select array_agg(d.key order by d.key) from jsonb_each(a.depois) d
            join jsonb_each(to_jsonb(l) - ${hidden}::text[]) r on r.key = d.key
            where case when d.key = any(${instantes}::text[])
              then (d.value #>> '{}')::timestamptz is distinct from (r.value #>> '{}')::timestamptz
              else d.value is distinct from r.value end) end as campos
      from ultimas u join auditoria a on a.id = u.entrada full join ${sql.raw(nome)} l on l.id = u.linha
    )
    select id, entrada, acao, existe, campos from comparadas c
    where (entrada is null or campos is not null or existe = (acao = 'excluir'))
      and not exists (select 1 from auditoria x where x.tabela = ${tabela} and x.apagado_em is not null
        and x.registro_id = c.registro and x.id > coalesce(c.entrada, 0))
    order by id limit ${LISTED}`.execute(db);
  return rows;
}

function inWords(tabela: string, { id, entrada, acao, existe, campos }: Difference): string {
  const which = `Linha ${id} de ${tabela}`;
  if (entrada === null) return `${which}: não há entrada de auditoria que a tenha criado.`;
  if (campos) return `${which}: não está como a deixou a última entrada (${entrada}): ${campos.join(', ')}.`;
  if (existe) return `${which}: a entrada ${entrada} a excluiu, mas ela está no banco.`;
  return `${which}: sumiu do banco sem entrada de exclusão (a última, ${entrada}, é ${acao === 'criar' ? 'de criação' : 'de alteração'}).`;
}

export async function checkRows(db: Db, { problem }: Findings): Promise<void> {
  for (const table of await auditedTables(db)) {
    const found = await unhurried(db, (tx) => differences(tx, table));
    for (const difference of found) problem(inWords(table.tabela, difference));
  }
}

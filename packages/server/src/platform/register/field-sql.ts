/**
 * A register's fields in SQL: where each is read, by what the list is sorted, what its filter asks.
 *
 * The register's own row is `r`; each reference has a join of its own name ('idBeneficiario' → `beneficiario`), the file is `a`.
 * Days of a filter are calendar dates in São Paulo, both ends inside; amounts centavos.
 */
import { FUSO } from '@sede/domain/kernel';
import { type Field, type Fields, nameKey, rangeEnds, stemOf } from '@sede/domain/register';
import { sql } from 'kysely';
import type { Reader } from '../api/index.ts';
import { fileColumn, fileJoin } from '../files/index.ts';
import type { AnyTable, Sql } from './register-table.ts';

type Filter = Readonly<Record<string, unknown>>;

const PLATFORM = ['id', 'versao', 'criadoEm', 'atualizadoEm'];
const own = (name: string): Sql => sql.ref(`r.${name}`);

export interface FieldSql {
  /** Whether reading a record takes more than its own row. */
  joined: boolean;
  /** As 'r.id, r.nome, …': the whole record, or only these of its fields. */
  columns: (reader: Reader, only?: readonly string[]) => Sql;
  joins?: Sql;
  order: Record<string, Sql>;
  notNull: string[];
  ofJoins: string[];
  conditions: (filter: Filter, reader: Reader) => (Sql | false)[];
}

/** The first instant of a São Paulo day, `days` later. */
const dayStart = (date: unknown, days: number) => sql`((${date}::date + ${days}::int)::timestamp at time zone ${FUSO})`;

function ends(field: Field, at: Sql, [from, until]: readonly [string, string], filter: Filter): (Sql | false)[] {
  const { [from]: least, [until]: most } = filter;
  const given = (value: unknown, condition: Sql): Sql | false => value !== undefined && condition;
  switch (field.kind) {
    case 'instant':
      return [given(least, sql`${at} >= ${dayStart(least, 0)}`), given(most, sql`${at} < ${dayStart(most, 1)}`)];
    case 'date':
      return [given(least, sql`${at} >= ${least}::date`), given(most, sql`${at} <= ${most}::date`)];
    default:
      return [given(least, sql`${at} >= ${least}`), given(most, sql`${at} <= ${most}`)];
  }
}

function condition(field: Field, at: Sql, value: unknown): Sql {
  switch (field.kind) {
    case 'yesNo':
      return sql`${at} = ${value}`;
    case 'reference':
      return sql`${at} = any(${value}::uuid[])`;
    case 'choices':
      return sql`${at} && ${value}::text[]`;
    default:
      return sql`${at} = any(${value}::text[])`;
  }
}

function asked(name: string, field: Field, at: Sql, filter: Filter): (Sql | false)[] {
  if (field.filter === false) return [];
  const range = rangeEnds(field);
  if (range) return ends(field, at, range, filter);
  return [filter[name] !== undefined && condition(field, at, filter[name])];
}

export function fieldSql(fields: Fields, { references = {}, computed = {} }: AnyTable): FieldSql {
  const described = Object.entries(fields);
  const refers = described.filter(([, { kind }]) => kind === 'reference');
  const hasFile = described.some(([, { kind }]) => kind === 'file');

  const nameOf = (field: string) => sql.ref(`${stemOf(field)}.${references[field]?.coluna ?? 'nome'}`);
  const joinOf = ([field]: [string, Field]) => {
    const table = sql.table(references[field]?.tabela ?? '');
    return sql`left join ${table} as ${sql.ref(stemOf(field))} on ${sql.ref(`${stemOf(field)}.id`)} = ${own(field)}`;
  };
  const joins = [...refers.map(joinOf), ...(hasFile ? [fileJoin('r')] : [])];

  /** Where each field is read, for this reader. */
  const places = (reader: Reader): ReadonlyMap<string, Sql> =>
    new Map(described.map(([name]) => [name, computed[name]?.(reader) ?? own(name)]));
  const columns = (reader: Reader): ReadonlyMap<string, Sql> =>
    new Map([
      ...PLATFORM.map((name) => [name, own(name)] as const),
      ...[...places(reader)].map(([name, at]) => [name, sql`${at} as ${sql.ref(name)}`] as const),
      ...refers.map(([name]) => [nameKey(name), sql`${nameOf(name)} as ${sql.ref(nameKey(name))}`] as const),
      ...(hasFile ? [['anexo', fileColumn] as const] : []),
      ['desabilitado', own('desabilitado')],
    ]);
  const sorted = described.filter(([, { sort }]) => sort);
  const sortKey = ([name, { kind }]: [string, Field]) => (kind === 'reference' ? nameKey(name) : name);
  /** What no column holds is sorted by the column of the answer that it was computed for. */
  const sortedBy = ([name, { kind }]: [string, Field]) => {
    if (name in computed) return sql.ref(name);
    return kind === 'reference' ? nameOf(name) : own(name);
  };
  const needsJoin = ([name, { kind }]: [string, Field]) => kind === 'reference' || name in computed;

  return {
    joined: joins.length > 0 || Object.keys(computed).length > 0,
    columns(reader, only) {
      const all = columns(reader);
      return sql.join(only ? only.flatMap((name) => all.get(name) ?? []) : [...all.values()]);
    },
    ...(joins.length > 0 && { joins: sql.join(joins, sql` `) }),
    order: {
      ...Object.fromEntries(sorted.map((entry) => [sortKey(entry), sortedBy(entry)])),
      atualizadoEm: own('atualizadoEm'),
    },
    notNull: [
      ...sorted.filter(([, { optional, legacy, kind }]) => !optional && !legacy && kind !== 'reference').map(sortKey),
      'atualizadoEm',
    ],
    ofJoins: sorted.filter(needsJoin).map(sortKey),
    conditions: (filter, reader) => [
      ...[...places(reader)].flatMap(([name, at]) => {
        const field = fields[name];
        return field ? asked(name, field, at, filter) : [];
      }),
      filter.desabilitado !== undefined && sql`${own('desabilitado')} = ${filter.desabilitado}`,
    ],
  };
}

/**
 * What a register's description does not say, because it is the database's: its table, who sees which row, where the
 * records stand that it refers to, how a computed field is computed.
 *
 * A field for which the table has no column does not compile, nor does a reference without its table or a register without
 * a word on who sees its rows. The register's own row is `r` in every expression; a record that 'idBeneficiario' refers to
 * is `beneficiario`. Source: issue 8 §1, §3; decision 047.
 */
import type { Fields, ReferenceKey, SetKey } from '@sede/domain/register';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../api/index.ts';
import type { WordCondition } from '../db/list/index.ts';
import type { RecordRow, RecordTable } from '../db/record/index.ts';
import type { Reference, Visivel } from '../records/index.ts';

export type Sql = RawBuilder<unknown>;

type Missing<F extends Fields, T extends RecordTable> = Exclude<SetKey<F> | 'desabilitado', keyof RecordRow<T>>;
/** Nothing, if the table has a column for every field that a person sets; else a property that nobody has, named after it. */
type Fits<F extends Fields, T extends RecordTable> = [Missing<F, T>] extends [never]
  ? unknown
  : { [K in Missing<F, T> & string as `the table has no column for ${K}`]: never };
/** Fields that no column holds. */
type Uncolumned<F extends Fields, T extends RecordTable> = Exclude<keyof F & string, keyof RecordRow<T>>;
type Required<K extends string, Named> = [K] extends [never] ? Partial<Named> : Named;

interface Plain<T> {
  tabela: T;
  /** Obligatory, without default: `todos`, or a rule over the row `r`. */
  visivel: Visivel;
  /** Where a word that the list or Ctrl K searches for may stand; else the table's own `busca` and `iniciais`. */
  search?: WordCondition;
  /** The search asks what a reference holds: counts then read the joins too. */
  searchJoined?: true;
}

export type RegisterTable<F extends Fields, T extends RecordTable> = Plain<T> &
  Fits<F, T> &
  Required<ReferenceKey<F>, { references: Readonly<Record<ReferenceKey<F>, Reference>> }> &
  Required<Uncolumned<F, T>, { computed: Readonly<Record<Uncolumned<F, T>, (reader: Reader) => Sql>> }>;

/** The same with the types of one register off, as the parts that walk its fields read it. */
export interface AnyTable {
  tabela: RecordTable;
  visivel: Visivel;
  search?: WordCondition;
  searchJoined?: true;
  references?: Readonly<Record<string, Reference>>;
  computed?: Readonly<Record<string, (reader: Reader) => Sql>>;
}

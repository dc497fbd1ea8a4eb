/** Who of the legal area sees and acts beyond the own offices. Source: decisions §4; decisions-legal (Permissions, Panel); invariant B9. */
import { can, type Permission } from '@sede/domain/access';
import { alemDosEscritorios } from '@sede/domain/modules/juridico/escritorios';
import { type RawBuilder, sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';

export const seesAllOffices = ({ papeis }: Pick<Who, 'papeis'>, permission: Permission): boolean =>
  alemDosEscritorios(papeis, permission);

/** Who sees the rows of which office: `coluna` holds the office's id. */
export const doEscritorio = (permission: Permission, coluna: RawBuilder<unknown>) => (actor: Who) =>
  seesAllOffices(actor, permission) ? todos : sql`${coluna} = any(${actor.escritorios}::uuid[])`;

/** Whoever sees more than the own offices by another role still acts as an office's user in the own ones alone. */
export const actsIn = (actor: Who, permission: Permission, escritorioId: string | null): boolean =>
  seesAllOffices(actor, permission) ||
  (can(actor.papeis, permission) && escritorioId !== null && actor.escritorios.includes(escritorioId));

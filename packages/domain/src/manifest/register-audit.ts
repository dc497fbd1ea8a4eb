/** A register's records in the audit trail, from its description. */
import type { FieldSpecs } from '../kernel/index.ts';
import type { Noun, Register } from '../register/index.ts';
import type { AuditTrail } from './audit-trail.ts';

interface Place {
  /** Place of the module in the trail's filter, rising. */
  order: number;
  /** What a record is called there, where the register's own noun says less. */
  noun?: Noun;
  /** Other records hold its id. */
  referido?: true;
  /** The table's name in SQL, where it is not the register's. */
  table?: string;
}

export function registerAudit(
  { name, specs, nameField, ...register }: Pick<Register, 'name' | 'noun' | 'nameField'> & { specs: FieldSpecs },
  { order, referido, table = name.replaceAll('-', '_'), noun = register.noun }: Place,
): AuditTrail {
  const rotulo = noun.one.charAt(0).toUpperCase() + noun.one.slice(1);
  return { order, tables: { [table]: { rotulo, specs, nome: nameField, ...(referido && { referido }) } } };
}

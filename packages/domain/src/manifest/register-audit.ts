/** A register's records in the audit trail, from its description. */
import type { Register } from '../register/index.ts';
import type { AuditTrail } from './audit-trail.ts';

interface Place {
  /** Place of the module in the trail's filter, rising. */
  order: number;
  /** Other records hold its id. */
  referido?: true;
  /** The table's name in SQL, where it is not the register's. */
  table?: string;
}

export function registerAudit(
  { name, noun, specs, nameField }: Pick<Register, 'name' | 'noun' | 'specs' | 'nameField'>,
  { order, referido, table = name.replaceAll('-', '_') }: Place,
): AuditTrail {
  const rotulo = noun.one.charAt(0).toUpperCase() + noun.one.slice(1);
  return { order, tables: { [table]: { rotulo, specs, nome: nameField, ...(referido && { referido }) } } };
}

/**
 * Who registered a record of the old system, by name: `by` was an e-mail of a user, or a name; nobody told is the system itself.
 * Source: spec 3 §3; decisions-sindical-contratos-patrimonio (Import).
 */
import type { ExportFields, ImportContext } from '#platform/import/index.ts';
import { findUsuarioPorEmail } from './usuarios.store.ts';

export const SISTEMA_ANTERIOR = 'Sistema anterior';

export async function readAutor(
  { tx, once }: Pick<ImportContext, 'tx' | 'once'>,
  fields: ExportFields,
): Promise<string> {
  const text = fields.text('by', 200);
  if (text === null) return SISTEMA_ANTERIOR;
  const usuario = text.includes('@')
    ? await once(`usuário ${text.toLowerCase()}`, () => findUsuarioPorEmail(tx, text.toLowerCase()))
    : null;
  return usuario?.nome ?? text;
}

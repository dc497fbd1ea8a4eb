/**
 * The account of an imported member: the one with its e-mail, when that is exactly one member's in the export and here, and the
 * account nobody's yet. None is made, none is invited. The linked one gets the role filiado, as every linked account has; of whoever
 * died it does not, and one that is only a member's is shut. Source: spec 2 §6; decisions-members (Import, Account, Membership).
 */
import { normaliseEmail } from '@sede/domain/kernel';
import { emailProvisorio } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import { findUsuarioPorEmail, grantFiliado, lockConta, type UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { asNode, children, type ExportFields, type ImportContext, readText } from '#platform/import/index.ts';
import { shutConta } from './filiados.conta.ts';

/** How many members of the export have each address. */
function countEmails({ exported, once }: ImportContext): Map<string, number> {
  return once('e-mails dos filiados', () => {
    const counted = new Map<string, number>();
    for (const [, node] of children(exported.filiados)) {
      const email = normaliseEmail(readText(asNode(node).email));
      counted.set(email, (counted.get(email) ?? 0) + 1);
    }
    return counted;
  });
}

export async function readConta(
  context: ImportContext,
  fields: ExportFields,
  email: string | null,
): Promise<string | null> {
  if (email === null || emailProvisorio(email)) return null;
  const { tx } = context;
  const conta = await findUsuarioPorEmail(tx, email);
  if (!conta) return null;
  const { rows } = await sql`
    select 1 from filiados where lower(email) = ${email} or usuario_id = ${conta.id}::uuid limit 1`.execute(tx);
  if (rows.length === 0 && countEmails(context).get(email) === 1) return conta.id;
  fields.remark('acesso não ligado: o e-mail é de mais de um filiado');
  return null;
}

/** In: the record as it was written. */
export async function openConta(
  contas: UsuariosDeps,
  { tx, now }: ImportContext,
  filiado: Parameters<typeof shutConta>[2] & { falecido: boolean },
): Promise<void> {
  if (filiado.usuarioId === null) return;
  const ctx = { tx, now, actor: null };
  if (filiado.falecido) return shutConta(contas, ctx, filiado);
  const conta = await lockConta(contas, ctx, filiado.usuarioId);
  await grantFiliado(ctx, conta.id);
}

/**
 * Rules of users and roles: which roles are told to everybody concerned, who may stop being gestor_sistema.
 *
 * Source: decisions §4 (last gestor_sistema), §7 (notice when aprovador or admin_financeiro is granted).
 */

import { isRole, type Role } from '@sede/domain/access';
import { isEmail, normaliseEmail } from '@sede/domain/kernel';

export const GESTOR: Role = 'gestor_sistema';

/** Granting one of these is told by e-mail to the person and to all approvers. */
export const PAPEIS_AVISADOS: readonly Role[] = ['aprovador', 'admin_financeiro'];

export const papeisAvisados = (concedidos: readonly Role[]): Role[] =>
  concedidos.filter((papel) => PAPEIS_AVISADOS.includes(papel));

/** Splits given role names into known ones, each once, and unknown ones. */
export function lerPapeis(nomes: readonly string[]): { papeis: Role[]; desconhecidos: string[] } {
  const unicos = [...new Set(nomes.map((nome) => nome.trim()).filter((nome) => nome !== ''))];
  return { papeis: unicos.filter(isRole), desconhecidos: unicos.filter((nome) => !isRole(nome)) };
}

/** Whether, with so many enabled gestores (this one included), this one may lose the role, the access or the account. */
export const podeDeixarDeSerGestor = (
  usuario: { gestor: boolean; desabilitado: boolean },
  gestoresAtivos: number,
): boolean => !usuario.gestor || usuario.desabilitado || gestoresAtivos > 1;

/** The e-mail as stored, or null when it is none. */
export function lerEmail(texto: string): string | null {
  const email = normaliseEmail(texto);
  return isEmail(email) ? email : null;
}

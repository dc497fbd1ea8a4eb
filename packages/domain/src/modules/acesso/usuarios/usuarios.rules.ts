/**
 * Rules of users and roles: which roles are told to everybody concerned, who may stop being gestor_sistema.
 *
 * Source: decisions §4 (last gestor_sistema), §7 (notice when aprovador or admin_financeiro is granted).
 */

import { isRole, type Role } from '@sede/domain/access';
import { isEmail, normaliseEmail } from '@sede/domain/kernel';

export const GESTOR: Role = 'gestor_sistema';

/** Granting one of these is told by e-mail to the person and to all approvers. */
const PAPEIS_AVISADOS: readonly Role[] = ['aprovador', 'admin_financeiro'];

export const papeisAvisados = (papeis: readonly string[]): Role[] =>
  papeis.filter(isRole).filter((papel) => PAPEIS_AVISADOS.includes(papel));

/** Splits given role names into known ones, each once, and unknown ones. */
export function readPapeis(nomes: readonly string[]): { papeis: Role[]; desconhecidos: string[] } {
  const unicos = [...new Set(nomes.map((nome) => nome.trim()).filter((nome) => nome !== ''))];
  return { papeis: unicos.filter(isRole), desconhecidos: unicos.filter((nome) => !isRole(nome)) };
}

/** What is in `novos` and not in `atuais`, and the other way round. */
export function diferenca<T>(atuais: readonly T[], novos: readonly T[]): { dar: T[]; tirar: T[] } {
  const unicos = [...new Set(novos)];
  return {
    dar: unicos.filter((um) => !atuais.includes(um)),
    tirar: atuais.filter((um) => !unicos.includes(um)),
  };
}

export interface GestorAtual {
  gestor: boolean;
  desabilitado: boolean;
  /** Has chosen a password, hence can sign in. */
  entra: boolean;
}

/**
 * Whether this user may lose the role, the access or the account: somebody enabled must be left who can do the work.
 * A colleague whose invitation is still pending does not count for one who can sign in: the link may never be used.
 */
export function podeDeixarDeSerGestor(
  { gestor, desabilitado, entra }: GestorAtual,
  outros: { habilitados: number; queEntram: number },
): boolean {
  if (!gestor || desabilitado) return true;
  return (entra ? outros.queEntram : outros.habilitados) > 0;
}

/** The e-mail as stored, or null when it is none. */
export function readEmail(texto: string): string | null {
  const email = normaliseEmail(texto);
  return isEmail(email) ? email : null;
}

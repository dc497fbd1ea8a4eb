/** Questions to the permission table. Roles come as stored text: a word that is no role grants nothing. */

import { PERMISSIONS, type Permission, QUALQUER_USUARIO } from './permissions.ts';
import type { Role } from './roles.ts';

/** The roles that grant a permission; `QUALQUER_USUARIO` where every signed-in user has it. */
export const rolesOf = (permission: Permission): readonly Role[] | typeof QUALQUER_USUARIO => PERMISSIONS[permission];

/** Whether a signed-in user with these roles may do this at all. */
export function can(roles: readonly string[], permission: Permission): boolean {
  const granted = rolesOf(permission);
  return granted === QUALQUER_USUARIO || granted.some((role) => roles.includes(role));
}

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as readonly Permission[];

/** All permissions that these roles grant together, in the order of the table. */
export const permissionsOf = (roles: readonly string[]): Permission[] =>
  ALL_PERMISSIONS.filter((permission) => can(roles, permission));

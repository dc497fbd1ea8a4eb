/**
 * What a role opens, in the words of the staff, read off the permission table: whoever gives a role sees what it does.
 *
 * Nothing of it is written per role: each area and each verb of the table has its word once (`permission-words.ts`), and a
 * permission that names roles and has no word does not compile. What every signed-in user may do is left out.
 * Out: 'Despesas' with ['ver', 'cadastrar e alterar', …], in the table's order. Source: spec 1 §2.22, §6; issue 3.
 */

import { ALL_PERMISSIONS, can } from './can.ts';
import { type AreaOf, type Granted, PERMISSION_AREAS, PERMISSION_VERBS, type VerbOf } from './permission-words.ts';
import { PERMISSIONS, type Permission, QUALQUER_USUARIO } from './permissions.ts';
import type { Role } from './roles.ts';

export interface RoleOpening {
  /** 'Despesas' */
  onde: string;
  /** 'ver', 'cadastrar e alterar', … */
  pode: string[];
}

const isGranted = (permission: Permission): permission is Granted => PERMISSIONS[permission] !== QUALQUER_USUARIO;

/** What the role opens beyond what every signed-in user has; never empty for a role of the table. */
export function openingsOf(role: Role): RoleOpening[] {
  const byArea = new Map<string, string[]>();
  for (const permission of ALL_PERMISSIONS) {
    if (!isGranted(permission) || !can([role], permission)) continue;
    const [area, verb] = permission.split('.') as [AreaOf<Granted>, VerbOf<Granted>];
    const words = byArea.get(PERMISSION_AREAS[area]) ?? [];
    byArea.set(PERMISSION_AREAS[area], [...words, PERMISSION_VERBS[verb]]);
  }
  return [...byArea].map(([onde, pode]) => ({ onde, pode }));
}

/** 'Despesas: ver, cadastrar e alterar' */
export const openingText = ({ onde, pode }: RoleOpening): string => `${onde}: ${pode.join(', ')}`;

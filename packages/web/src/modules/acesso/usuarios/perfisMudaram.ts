/**
 * The message on an open page when its user's roles have changed. A chunk of its own, loaded only then. Source:
 * decisions §4 (roles at each request).
 */
import { isRole, roleLabel } from '@sede/domain/access';
import { usuariosMessages } from '@sede/domain/modules/acesso/usuarios';
import type { NoticeOptions } from '#platform/ui/feedback/notify.ts';

export const perfisMudaram = (papeis: readonly string[]): NoticeOptions => ({
  message: usuariosMessages.perfisMudaram(papeis.filter(isRole).map(roleLabel)),
  tone: 'info',
  durationMs: 15_000,
});

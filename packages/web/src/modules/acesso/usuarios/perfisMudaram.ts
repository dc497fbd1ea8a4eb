/** What an open page says when its user's roles changed. Loaded on that day only. Source: decisions §4 (roles at each request). */
import { isRole, roleLabel } from '@sede/domain/access';
import { usuariosMessages } from '@sede/domain/modules/acesso/usuarios';
import type { NoticeOptions } from '#platform/ui/feedback/notify.ts';

export const perfisMudaram = (papeis: readonly string[]): NoticeOptions => ({
  message: usuariosMessages.perfisMudaram(papeis.filter(isRole).map(roleLabel)),
  tone: 'info',
  durationMs: 15_000,
});

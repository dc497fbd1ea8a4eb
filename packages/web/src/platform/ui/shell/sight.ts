/** Which pages of a section stand in sight, and what a press of a star does. Pure. Source: spec 1 §2.6; decisions §6 (Navigation). */
import { MAX_ESTRELAS } from '@sede/domain/access';
import type { MenuPage } from './navigation.ts';

/** The pages in sight beside the open one, in the order of the menu. */
export function inSight(pages: readonly MenuPage[], stars: readonly string[], open: string): MenuPage[] {
  const others = pages.filter(({ to }) => to !== open);
  const starred = others.filter(({ to }) => stars.includes(to));
  const rest = others.filter(({ to }) => !stars.includes(to));
  const chosen = new Set([...starred, ...rest].slice(0, MAX_ESTRELAS));
  return others.filter((page) => chosen.has(page));
}

/** The stars after one was pressed: gone, or the newest in the place of the oldest. */
export const starsAfter = (stars: readonly string[], to: string): string[] =>
  stars.includes(to) ? stars.filter((one) => one !== to) : [...stars, to].slice(-MAX_ESTRELAS);

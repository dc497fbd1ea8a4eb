/**
 * The menu of the open page's section: its pages in groups, which of them stand in sight, and how the person has it.
 *
 * Without a choice the first pages stand in sight; with one, the starred, filled up with the first of the others when the
 * open page is among them. A fourth star replaces the oldest. Source: spec 1 §2.6; decisions §6 (Navigation).
 */
import { MAX_ESTRELAS, type SecaoPreferida } from '@sede/domain/access';
import { useMemo } from 'react';
import { messageOf } from '../../api/index.ts';
import { useLocation } from '../../routing/index.ts';
import { savePreferences, useSession } from '../../session/index.ts';
import { notify } from '../feedback/notify.ts';
import { useNavigation } from './NavigationContext.tsx';
import { groupsOf, type MenuPage, pagesOf, sectionAt, sectionName } from './navigation.ts';
import { inSight, starsAfter } from './sight.ts';

/** Groups that are open in the rail until the person folds or opens one. */
const OPEN_GROUPS = 3;

export interface SectionMenu {
  /** Its key in the preferences. */
  section: string;
  name: string;
  /** All of them, the open one too. */
  pages: readonly MenuPage[];
  groups: readonly { name: string | null; pages: MenuPage[] }[];
  open: string;
  stars: readonly string[];
  inSight: readonly MenuPage[];
  pinned: boolean;
  folded: readonly string[];
  star: (to: string) => void;
  pin: (pinned: boolean) => void;
  fold: (group: string) => void;
}

/** Null where the open page is in no menu, or alone in it. */
export function useSectionMenu(): SectionMenu | null {
  const { routes, may } = useNavigation();
  const { pathname } = useLocation();
  const { secoes } = useSession().preferencias;
  return useMemo(() => {
    const section = sectionAt(routes, pathname, may);
    if (section === null) return null;
    const pages = pagesOf(routes, section, may);
    if (pages.every(({ to }) => to === pathname)) return null;
    const groups = groupsOf(pages);
    const names = groups.flatMap(({ name }) => name ?? []);
    const own = secoes[section];
    const preferred: SecaoPreferida = {
      estrelas:
        own?.estrelas.filter((to) => pages.some((page) => page.to === to)) ??
        pages.slice(0, MAX_ESTRELAS).map(({ to }) => to),
      fixada: own?.fixada ?? false,
      fechados: own?.fechados ?? names.slice(OPEN_GROUPS),
    };
    const save = (part: Partial<SecaoPreferida>) =>
      void savePreferences({ secao: { nome: section, ...preferred, ...part } }).catch((failure) =>
        notify.error(messageOf(failure)),
      );
    const { estrelas, fixada, fechados } = preferred;
    return {
      section,
      name: sectionName(section),
      pages,
      groups,
      open: pathname,
      stars: estrelas,
      inSight: inSight(pages, estrelas, pathname),
      pinned: fixada,
      folded: fechados,
      star: (to) => save({ estrelas: starsAfter(estrelas, to) }),
      pin: (pinned) => save({ fixada: pinned }),
      fold: (group) =>
        save({ fechados: fechados.includes(group) ? fechados.filter((one) => one !== group) : [...fechados, group] }),
    };
  }, [routes, may, pathname, secoes]);
}

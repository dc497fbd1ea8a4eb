/**
 * What Ctrl K offers: pages, actions and records in groups, from what the person may open.
 *
 * Pages and actions are the routes' own and are matched here; records come from the server. Records of an earlier text
 * are kept only while they match the new one too, so that Enter never opens what the text does not name.
 * Source: issue 3 (Ctrl K); decisions §6 (search boxes).
 */
import { matchesSearch } from '@sede/domain/kernel';
import { type Busca, buscaMessages } from '@sede/domain/modules/sistema/busca';
import type { Access, RouteDefinition } from '#platform/routing/routes.ts';
import { reachable } from '#platform/visits/reachable.ts';
import type { Visit } from '#platform/visits/visits.ts';

export interface PaletteEntry extends Visit {
  key: string;
  /** Letters that open it from anywhere. */
  keys?: string;
  /** True for entries that are not remembered, such as 'Ver todos em …'. */
  passing?: boolean;
}
export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

/** Where it is searched: everywhere, pages and actions, people, or the records of one module. */
export interface Scope {
  id: string;
  label: string;
  /** Contract keys of the modules whose records are asked for; null: all. */
  sources: readonly string[] | null;
}

type May = (access: Access) => boolean;

const offered = (routes: readonly RouteDefinition[], may: May) =>
  routes.filter(
    ({ path, frame, access }) => !path.includes(':') && frame !== 'bare' && access !== 'public' && may(access),
  );

function pageEntries(routes: readonly RouteDefinition[], may: May): PaletteEntry[] {
  return offered(routes, may).map(({ path, title, goKey }) => ({
    key: `pagina:${path}`,
    label: title,
    detail: null,
    to: path,
    ...(goKey ? { keys: `g ${goKey}` } : {}),
  }));
}

function actionEntries(routes: readonly RouteDefinition[], may: May): PaletteEntry[] {
  return offered(routes, may).flatMap(({ title, actions = [] }) =>
    actions
      .filter(({ access }) => may(access))
      .map(({ label, to }) => ({ key: `acao:${to}`, label, detail: title, to })),
  );
}

export const EVERYWHERE: Scope = { id: 'tudo', label: buscaMessages.tudo, sources: null };
export const PAGES: Scope = { id: 'paginas', label: buscaMessages.paginas, sources: [] };
/** Typed first, it means pages. */
const ONLY_PAGES = '>';

const recordsOf = ({ records, moreRecords = [] }: RouteDefinition) =>
  records ? [records, ...moreRecords] : moreRecords;

/** What this person may choose among, in the order of the chips. */
export function scopesOf(routes: readonly RouteDefinition[], may: May): Scope[] {
  const found = new Map<string, { title: string; people: boolean }>();
  for (const route of offered(routes, may)) {
    for (const { source, title = route.title, people = false } of recordsOf(route)) {
      if (!found.has(source)) found.set(source, { title, people });
    }
  }
  const people = [...found].flatMap(([source, one]) => (one.people ? [source] : []));
  const others = [...found].filter(([, one]) => !one.people);
  return [
    EVERYWHERE,
    PAGES,
    ...(people.length > 0 ? [{ id: 'pessoas', label: buscaMessages.pessoas, sources: people }] : []),
    ...others.map(([source, { title }]) => ({ id: source, label: title, sources: [source] })),
  ];
}

/** '> despesas' asks for pages, whatever scope is chosen. */
export function readTyped(typed: string, chosen: Scope): { text: string; scope: Scope } {
  const text = typed.trimStart();
  return text.startsWith(ONLY_PAGES) ? { text: text.slice(1).trim(), scope: PAGES } : { text: typed, scope: chosen };
}

/** Groups of the server's answer, people first, each under the first page that opens its records and that the person may open. */
export function recordGroups(
  { grupos }: Busca,
  busca: string,
  routes: readonly RouteDefinition[],
  may: May,
): PaletteGroup[] {
  const pages = offered(routes, may);
  const placeOf = (fonte: string) => {
    for (const page of pages) {
      const records = recordsOf(page).find(({ source }) => source === fonte);
      if (records) return { title: page.title, ...records };
    }
    return undefined;
  };
  const people = (fonte: string) => Number(placeOf(fonte)?.people ?? false);
  const peopleFirst = grupos.toSorted((a, b) => people(b.fonte) - people(a.fonte));
  return peopleFirst.flatMap(({ fonte, itens, mais }) => {
    const place = placeOf(fonte);
    if (!place) return [];
    const { hrefOf, listHref, title } = place;
    const entries: PaletteEntry[] = itens.map(({ id, titulo, detalhe }) => ({
      key: `${fonte}:${id}`,
      label: titulo,
      detail: detalhe,
      to: hrefOf(id),
      source: fonte,
    }));
    if (mais && listHref) {
      const label = buscaMessages.verTodos(title);
      entries.push({ key: `${fonte}:*`, label, detail: null, to: listHref(busca), passing: true });
    }
    return [{ title, entries }];
  });
}

const matching = (entries: PaletteEntry[], text: string) =>
  entries.filter(({ label, detail }) => matchesSearch(`${label} ${detail ?? ''}`, text));

/** The records of an earlier text that answer this one too. */
export const stillMatching = (groups: PaletteGroup[], text: string): PaletteGroup[] =>
  groups.map(({ title, entries }) => ({
    title,
    entries: matching(
      entries.filter(({ passing }) => !passing),
      text,
    ),
  }));

export interface PaletteInput {
  text: string;
  routes: readonly RouteDefinition[];
  may: May;
  recentes: readonly Visit[];
  records: PaletteGroup[];
  /** Default: everywhere. */
  scope?: Scope;
}

/** All groups that have something, in the order in which they are shown. */
export function paletteGroups({
  text,
  routes,
  may,
  recentes,
  records,
  scope = EVERYWHERE,
}: PaletteInput): PaletteGroup[] {
  const words = text.trim();
  const pages = pageEntries(routes, may);
  const actions = actionEntries(routes, may);
  const lately = reachable(recentes, routes, may).map((one) => ({ ...one, key: `recente:${one.to}` }));
  const inScope = ({ source }: PaletteEntry) => scope.sources === null || (source && scope.sources.includes(source));
  const withPages = scope.sources === null || scope === PAGES;
  const own: PaletteGroup[] = withPages
    ? [
        { title: buscaMessages.paginas, entries: words === '' ? pages : matching(pages, words) },
        { title: buscaMessages.acoes, entries: words === '' ? actions : matching(actions, words) },
      ]
    : [];
  const groups: PaletteGroup[] =
    words === ''
      ? [{ title: buscaMessages.recentes, entries: lately.filter(inScope) }, ...own.toReversed()]
      : [...own, ...records];
  return groups.filter(({ entries }) => entries.length > 0);
}

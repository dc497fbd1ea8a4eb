/**
 * The inbox of the home page: what waits, by area, the most urgent first.
 *
 * An area is a section of the program that this person has a home page of ('Financeiro', 'Eventos', 'Sistema'); what waits
 * at any of its pages is one of its lines. Areas stand as the person has arranged them, the others in the program's order;
 * hidden ones are left out of both lists. Source: decisions §6 (Navigation); ../design/areas/inicio-muitos-perfis.png.
 */
import type { InicioPreferido } from '@sede/domain/access';
import { byUrgency, type CounterTone, type Entry, sectionAt, sectionName } from '#platform/ui/shell/index.ts';

type Routes = Parameters<typeof sectionAt>[0];

export interface Line {
  id: string;
  quantidade: number;
  texto: string;
  tom: CounterTone;
  pagina: string;
  caminho: string;
  busca: Readonly<Record<string, string>>;
  /** Centavos; null where the list has no sum. */
  valor: number | null;
}

export interface Area {
  /** Key of its section. */
  id: string;
  label: string;
  to: string;
  /** The home card's, for its picture. */
  card: string | null;
}
export interface Inbox {
  /** With their lines, the most urgent first. */
  waiting: (Area & { lines: Line[] })[];
  /** Nothing waits there. */
  idle: Area[];
}

export function areasOf(entries: readonly Entry[]): Area[] {
  const areas = new Map<string, Area>();
  for (const { section, label, to, id } of entries) {
    if (areas.has(section)) continue;
    areas.set(section, { id: section, label: section.startsWith('/') ? label : sectionName(section), to, card: id });
  }
  return [...areas.values()];
}

/** The person's order first, then the program's. */
export function arranged(areas: readonly Area[], { ordem }: InicioPreferido): Area[] {
  const place = ({ id }: Area) => (ordem.includes(id) ? ordem.indexOf(id) : ordem.length);
  return areas.toSorted((a, b) => place(a) - place(b));
}

export function inboxOf(
  lines: readonly Line[],
  entries: readonly Entry[],
  routes: Routes,
  chosen: InicioPreferido,
): Inbox {
  const areas = arranged(areasOf(entries), chosen).filter(({ id }) => !chosen.ocultas.includes(id));
  const own = (area: Area) => byUrgency(lines.filter(({ pagina }) => sectionAt(routes, pagina) === area.id));
  const all = areas.map((area) => ({ ...area, lines: own(area) }));
  return {
    waiting: all.filter((area) => area.lines.length > 0),
    idle: all.filter((area) => area.lines.length === 0).map(({ lines: _, ...area }) => area),
  };
}

/** How many records are overdue, and how many are for today. */
export const urgencyOf = (lines: readonly Pick<Line, 'tom' | 'quantidade'>[]) => {
  const sum = (tom: CounterTone) =>
    lines.reduce((total, line) => (line.tom === tom ? total + line.quantidade : total), 0);
  return { atrasados: sum('atrasado'), hoje: sum('hoje') };
};

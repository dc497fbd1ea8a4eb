/**
 * What a person opened lately, in this browser's session only: names of people and payments are personal data, and
 * signing out wipes the session's storage. Key: `sede:recentes:<userId>`, the latest first.
 *
 * Ctrl K keeps what it opens; a record's panel or page keeps itself (`useVisit`). `at` is an ISO instant; of what an older
 * program kept there is none. Source: issue 3 (Ctrl K); issue 9 §1 (recents); decisions §6.
 */

export interface Visit {
  label: string;
  detail: string | null;
  to: string;
  /** Contract key of the record's module, for its icon. */
  source?: string;
  at?: string;
}

const MAX = 8;
export const visitsKey = (userId: string) => `sede:recentes:${userId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
const browser = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

const optionalText = (value: unknown) => value === undefined || typeof value === 'string';
const isVisit = (value: unknown): value is Visit => {
  const { label, detail, to, source, at } = (value ?? {}) as Partial<Visit>; // each part is looked at below
  const texts = typeof label === 'string' && typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');
  return texts && (detail === null || typeof detail === 'string') && optionalText(source) && optionalText(at);
};

export function readVisits(userId: string, storage: Storage | null = browser()): Visit[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(visitsKey(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isVisit).slice(0, MAX) : [];
  } catch {
    // Unreadable: then there are no recent entries.
    return [];
  }
}

export function keepVisit(
  userId: string,
  { label, detail, to, source }: Visit,
  storage: Storage | null = browser(),
): void {
  const others = readVisits(userId, storage).filter((one) => one.to !== to);
  const visit = { label, detail, to, ...(source && { source }), at: new Date().toISOString() };
  try {
    storage?.setItem(visitsKey(userId), JSON.stringify([visit, ...others].slice(0, MAX)));
  } catch {
    // Storage full or refused: only the recent entries are lost.
  }
}

const HOUR = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Sao_Paulo' });
const DAY = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' });
const WEEKDAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'America/Sao_Paulo' });
const WEEK_MS = 6 * 86_400_000;

/** '9h12' of today, 'sexta' of this week, '03/11' before; in São Paulo. */
export function whenOf(at: string | undefined, now = new Date()): string {
  const instant = at === undefined ? Number.NaN : Date.parse(at);
  if (Number.isNaN(instant)) return '';
  if (DAY.format(instant) === DAY.format(now) && now.getTime() - instant < 86_400_000) {
    return HOUR.format(instant)
      .replace(':', 'h')
      .replace(/^0(?=\d)/, '');
  }
  return now.getTime() - instant < WEEK_MS ? (WEEKDAY.format(instant).split('-')[0] ?? '') : DAY.format(instant);
}

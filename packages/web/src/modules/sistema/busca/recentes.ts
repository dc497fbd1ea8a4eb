/**
 * What a person opened from Ctrl K lately, in this browser's session only: names of people and payments are personal
 * data, and signing out wipes the session's storage. Key: `sede:recentes:<userId>`, the latest first.
 * Source: issue 3 (Ctrl K); decisions §6.
 */

export interface Recente {
  label: string;
  detail: string | null;
  to: string;
}

const MAX = 6;
export const recentesKey = (userId: string) => `sede:recentes:${userId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
const browser = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

const isRecente = (value: unknown): value is Recente => {
  const { label, detail, to } = (value ?? {}) as Partial<Recente>;
  const texts = typeof label === 'string' && typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');
  return texts && (detail === null || typeof detail === 'string');
};

export function readRecentes(userId: string, storage: Storage | null = browser()): Recente[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(recentesKey(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecente).slice(0, MAX) : [];
  } catch {
    // Unreadable: then there are no recent entries.
    return [];
  }
}

export function keepRecente(userId: string, opened: Recente, storage: Storage | null = browser()): void {
  const { label, detail, to } = opened;
  const others = readRecentes(userId, storage).filter((one) => one.to !== to);
  try {
    storage?.setItem(recentesKey(userId), JSON.stringify([{ label, detail, to }, ...others].slice(0, MAX)));
  } catch {
    // Storage full or refused: only the recent entries are lost.
  }
}

/**
 * Drafts of unsaved forms, kept in this browser for its session and wiped at sign-out.
 *
 * Key: `sede:rascunho:<userId>:<form>`; stored: the fields that the person changed, with what they saw in them and the
 * version they saw. So a draft that comes back over a newer record is saved like any change of that older version: with
 * the conflict dialog, and without the fields that were not touched. A draft that cannot be read counts as none; a browser
 * without storage has no drafts and works. Source: decisions §6.
 */

const DRAFT_PREFIX = 'sede:rascunho:';

/** Where the draft of one person for one form is stored. */
export const draftKey = (userId: string, form: string) => `${DRAFT_PREFIX}${userId}:${form}`;

export interface Draft {
  /** When it was kept: epoch milliseconds. */
  em: number;
  /** Version of the record that the person saw; none of a new record. */
  versao?: number;
  /** What the changed fields held when they were opened. */
  vistos: Record<string, unknown>;
  /** What the person made of them. */
  valores: Record<string, unknown>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
const browser = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Null where there is none, or none that can be read. */
export function readDraft(key: string, storage: Storage | null = browser()): Draft | null {
  try {
    // As it was kept, by this version or an older one: each part is looked at.
    const draft = JSON.parse(storage?.getItem(key) ?? 'null') as Partial<Draft> | null;
    const valid = typeof draft?.em === 'number' && isObject(draft.valores) && isObject(draft.vistos);
    return valid ? (draft as Draft) : null; // nothing is missing
  } catch {
    return null;
  }
}

/** Out: whether it could be stored. */
export function writeDraft(key: string, draft: Draft, storage: Storage | null = browser()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(draft));
    return storage !== null;
  } catch {
    // Storage full or refused: only the draft is lost, not the form.
    return false;
  }
}

/** Removes it; nothing happens where there is none. */
export function removeDraft(key: string, storage: Storage | null = browser()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Removes all drafts of this browser, of every user; called at sign-out. */
export function wipeDrafts(storage: Storage | null = browser()): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) removeDraft(key, storage);
}

/** 'agora', 'há 1 min', 'há 2 h'. */
export function ageText(since: number, now: number): string {
  const minutes = Math.floor((now - since) / 60_000);
  if (minutes < 1) return 'agora';
  return minutes < 60 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} h`;
}

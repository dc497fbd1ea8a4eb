/**
 * What the desk has ticked in the open application: fields that shall change in the existing record, people who are not the same.
 * Kept beside record and buttons, which stand apart on the page; another application begins anew.
 */
import { useSyncExternalStore } from 'react';

export interface Escolhas {
  campos: readonly string[];
  naoEAMesma: readonly string[];
  dependentes: boolean;
}
const NADA: Escolhas = { campos: [], naoEAMesma: [], dependentes: false };

let aberto: { id: string; escolhas: Escolhas } = { id: '', escolhas: NADA };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function setEscolhas(id: string, change: (now: Escolhas) => Escolhas): void {
  aberto = { id, escolhas: change(aberto.id === id ? aberto.escolhas : NADA) };
  for (const listener of listeners) listener();
}
export const useEscolhas = (id: string): Escolhas =>
  useSyncExternalStore(subscribe, () => (aberto.id === id ? aberto.escolhas : NADA));

/** With or without one. */
export const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

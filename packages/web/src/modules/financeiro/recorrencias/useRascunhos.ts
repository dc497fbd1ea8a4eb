/**
 * What a person has typed at the proposals, by proposal: kept across pages, filters and live refreshes until it is
 * confirmed or skipped. Amounts in centavos; what was not touched is the proposal's own.
 */
import type { Proposta } from '@sede/domain/modules/financeiro/recorrencias';
import { useCallback, useState } from 'react';

export interface Rascunho {
  valor: number | null;
  numeroDocumento: string;
  /** Why it was refused. */
  erro: string | null;
}
export type Rascunhos = ReturnType<typeof useRascunhos>;

export function useRascunhos() {
  const [all, setAll] = useState<ReadonlyMap<string, Rascunho>>(new Map());
  const of = useCallback(
    (p: Proposta): Rascunho => all.get(p.id) ?? { valor: p.valor, numeroDocumento: '', erro: null },
    [all],
  );
  const set = useCallback(
    (p: Proposta, over: Partial<Rascunho>) =>
      setAll((current) => {
        const before = current.get(p.id) ?? { valor: p.valor, numeroDocumento: '', erro: null };
        // Typing again clears the refusal.
        return new Map(current).set(p.id, { ...before, erro: null, ...over });
      }),
    [],
  );
  const refuse = useCallback(
    (recusadas: readonly { id: string; message: string }[]) =>
      setAll((current) => {
        const next = new Map(current);
        for (const { id, message } of recusadas) {
          const before = next.get(id);
          if (before) next.set(id, { ...before, erro: message });
        }
        return next;
      }),
    [],
  );
  const drop = useCallback(
    (ids: readonly string[]) => setAll((current) => new Map([...current].filter(([id]) => !ids.includes(id)))),
    [],
  );
  return { of, set, refuse, drop };
}

/** Whether it can be confirmed as it stands. */
export const isPronta = ({ valor, numeroDocumento }: Rascunho): boolean =>
  valor !== null && valor > 0 && numeroDocumento.trim() !== '';

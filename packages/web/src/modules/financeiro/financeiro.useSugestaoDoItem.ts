/**
 * What a chosen expense item suggests to a form: type, cost centre and beneficiary.
 *
 * What the person has filled in already stays, what another item suggested goes. In: the form. Out: what the item's
 * picker calls. Source: spec 1 §3.6 (Item de despesa).
 */
import { useRef } from 'react';
import { api } from '#platform/api/index.ts';
import type { RecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

interface DoItem {
  idItemDespesa: string | null;
  tipoDespesa: string | null;
  centroCusto: string | null;
  idBeneficiario: string | null;
}

export function useSugestaoDoItem(given: Pick<RecordForm, 'values' | 'setMany'>) {
  const form = given as unknown as { values: DoItem; setMany: (partial: Partial<DoItem>) => void };
  const suggested = useRef<Partial<DoItem>>({});
  const latest = useRef(form.values);
  latest.current = form.values;

  return async (id: string | undefined): Promise<void> => {
    if (!id) return;
    try {
      const { tipo, centroCusto, idBeneficiario } = await api.itensDespesa.get({ id });
      const current = latest.current;
      if (current.idItemDespesa !== id) return;
      const next: Partial<DoItem> = {};
      for (const [name, value] of Object.entries({ tipoDespesa: tipo, centroCusto, idBeneficiario })) {
        const field = name as 'tipoDespesa' | 'centroCusto' | 'idBeneficiario';
        if (value && (current[field] === null || current[field] === suggested.current[field])) next[field] = value;
      }
      suggested.current = next;
      form.setMany(next);
    } catch (error) {
      notify.error(error);
    }
  };
}

/**
 * What a chosen expense item suggests to a form: type, cost centre and beneficiary.
 *
 * What the person has filled in already stays, what another item suggested goes. In: the form. Out: what the item's
 * picker calls. Source: spec 1 §3.6 (Item de despesa).
 */
import { useRef } from 'react';
import { api } from '#platform/api/index.ts';
import type { FormPart } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import type { NaturezaValues } from './financeiro.natureza.ts';

type DoItem = Pick<NaturezaValues, 'tipoDespesa' | 'centroCusto' | 'idBeneficiario'>;

export function useSugestaoDoItem(form: Pick<FormPart<NaturezaValues>, 'values' | 'setMany'>) {
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
        const field = name as keyof DoItem;
        if (value && (current[field] === null || current[field] === suggested.current[field])) next[field] = value;
      }
      suggested.current = next;
      form.setMany(next);
    } catch (error) {
      notify.error(error);
    }
  };
}

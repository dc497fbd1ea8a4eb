/**
 * What a chosen expense item suggests to a form: type, cost centre and beneficiary, which the item carries; payment method
 * and document type as its latest expense has them.
 *
 * What the person has filled in already stays, what another item suggested goes. In: the form. Out: what the item's
 * picker calls. Source: spec 1 §3.6 (Item de despesa).
 */
import { useRef } from 'react';
import { api } from '#platform/api/index.ts';
import type { FormPart } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { useListasFinanceiro } from './financeiro.listas.ts';
import type { DeOutroMesValues } from './financeiro.natureza.ts';

type DoItem = Pick<
  DeOutroMesValues,
  'tipoDespesa' | 'centroCusto' | 'idBeneficiario' | 'meioPagamento' | 'tipoDocumento'
>;

/** How the latest expense of the item was paid and by what document; of an item without one, nothing. */
async function ultimaDoItem(id: string) {
  const { itens } = await api.despesas.list({
    idItemDespesa: [id],
    ordem: '-dataVencimento',
    porPagina: 5,
    totais: 'nao',
  });
  return { meioPagamento: itens[0]?.meioPagamento, tipoDocumento: itens[0]?.tipoDocumento };
}

/** A word that the list no longer offers is no suggestion. */
const offered = (word: string | undefined, list: readonly string[]) => (word && list.includes(word) ? word : undefined);

export function useSugestaoDoItem(form: Pick<FormPart<DeOutroMesValues>, 'values' | 'setMany'>) {
  const suggested = useRef<Partial<DoItem>>({});
  const { meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const latest = useRef(form.values);
  latest.current = form.values;

  /** The item that is chosen now: an answer may come before the form is drawn with it. */
  const chosen = useRef<string | undefined>(undefined);

  return async (id: string | undefined): Promise<void> => {
    chosen.current = id;
    if (!id) return;
    try {
      const [item, ultima] = await Promise.all([api.itensDespesa.get({ id }), ultimaDoItem(id)]);
      const { tipo: tipoDespesa, centroCusto, idBeneficiario } = item;
      const found = {
        tipoDespesa,
        centroCusto,
        idBeneficiario,
        meioPagamento: offered(ultima.meioPagamento, meiosPagamento),
        tipoDocumento: offered(ultima.tipoDocumento, tiposDocumento),
      };
      const current = latest.current;
      if (chosen.current !== id) return;
      const next: Partial<DoItem> = {};
      for (const [name, value] of Object.entries(found)) {
        const field = name as keyof DoItem; // a key of `found`
        if (value && (current[field] === null || current[field] === suggested.current[field])) next[field] = value;
      }
      suggested.current = next;
      form.setMany(next);
    } catch (error) {
      notify.error(error);
    }
  };
}

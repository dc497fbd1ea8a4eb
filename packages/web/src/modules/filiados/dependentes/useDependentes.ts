/**
 * The dependents of one member as page and dialog show them: masked, and whole once somebody asks ('Mostrar'), which is written down.
 *
 * `shown`: the member's own 'Mostrar' has been asked already. Source: decisions-members (Sensitive data).
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';

/** The trail of dependents, and so their live events, is the member's. */
const DE_FILIADOS = { modulos: ['filiados'] };

export function useDependentes(filiadoId: string, shown = false) {
  const [asked, setAsked] = useState(false);
  const inteiros = asked || shown;
  const masked = useQuery({
    ...orpc.dependentes.doFiliado.queryOptions({ input: { id: filiadoId } }),
    meta: DE_FILIADOS,
    enabled: !inteiros,
  });
  const whole = useQuery({
    ...orpc.dependentes.restritos.queryOptions({ input: { id: filiadoId } }),
    meta: DE_FILIADOS,
    enabled: inteiros,
  });
  const query = inteiros ? whole : masked;
  return {
    query,
    // Until the whole ones are here the masked ones stay.
    itens: (whole.data ?? masked.data)?.itens,
    inteiros: inteiros && whole.data !== undefined,
    mostrar: () => setAsked(true),
  };
}

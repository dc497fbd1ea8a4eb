/**
 * The views that the person has pinned, with what their lists show now and where they open.
 *
 * A view whose list has no page that the person may open is left out. Counted anew when something of a list's module
 * changes. Source: issue 9 §1 (Fixadas).
 */
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { stringifySearch } from '#platform/routing/index.ts';
import { useSession } from '#platform/session/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';

export interface Fixada {
  id: string;
  nome: string;
  to: string;
  /** null: the list does not understand the view any more. */
  total: number | null;
  /** Centavos; null where the list has no sum. */
  valor: number | null;
  source: string;
}

export function useFixadas() {
  const { routes, may } = useNavigation();
  const { pendencias } = useSession();
  const query = useQuery({
    ...orpc.inicio.fixadas.queryOptions({ input: {} }),
    meta: { modulos: [...pendencias, 'visoes'] },
  });
  const itens: Fixada[] = (query.data?.itens ?? []).flatMap(({ id, nome, lista, consulta, total, valor }) => {
    const page = routes.find(({ lists, access }) => lists?.includes(lista) && may(access));
    if (!page) return [];
    const to = `${page.path}${stringifySearch({ ...consulta, visao: id })}`;
    return [{ id, nome, to, total, valor, source: lista.split('.')[0] ?? '' }];
  });
  return { ...query, itens };
}

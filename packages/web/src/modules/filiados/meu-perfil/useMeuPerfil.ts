/** The member's own page: its read, and the linking that opening it asks for. Source: decisions-members (Account). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';

const options = orpc.meuPerfil.get.queryOptions({ input: {} });

/** What an operation of the own page answers is the page. */
export function useKeepPerfil() {
  const client = useQueryClient();
  return (saved: Awaited<ReturnType<NonNullable<typeof options.queryFn>>>) =>
    client.setQueryData(options.queryKey, saved);
}

/** The own record; an account whose one record is found by its proven address is linked when the page opens. */
export function useMeuPerfil() {
  const query = useQuery(options);
  const keep = useKeepPerfil();
  const { mutate: link, isPending: linking } = useSubmit(orpc.meuPerfil.ligar, {
    onSuccess: keep,
    onError: (error) => notify.error(error),
  });
  const asked = useRef(false);
  const podeLigar = query.data?.podeLigar === true;
  useEffect(() => {
    if (!podeLigar || asked.current) return;
    asked.current = true;
    link({});
  }, [podeLigar, link]);
  return { query, linking };
}

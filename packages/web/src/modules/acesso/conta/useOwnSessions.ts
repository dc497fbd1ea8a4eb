/** The user's open sessions, read again after anything that ends some. Source: decisions §6; spec 1 §4.6. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';

export const useOwnSessions = () => useQuery(orpc.conta.sessoes.queryOptions({ input: {} }));

export function useRefreshSessions(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: orpc.conta.sessoes.key() });
}

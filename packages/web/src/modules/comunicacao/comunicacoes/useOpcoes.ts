/** Senders, topics, limits and cargos, which are settings: read once in an hour. Source: decisions-members (Communication). */
import { useQuery } from '@tanstack/react-query';
import { type api, orpc } from '#platform/api/index.ts';

type Opcoes = Awaited<ReturnType<typeof api.comunicacoes.opcoes>>;
const NENHUMA: Opcoes = { remetentes: [], temas: [], limite: null, emailsPorMinuto: 0, cargos: [] };

export function useOpcoes(enabled = true): Opcoes {
  const { data } = useQuery({ ...orpc.comunicacoes.opcoes.queryOptions({ input: {} }), staleTime: 3_600_000, enabled });
  return data ?? NENHUMA;
}

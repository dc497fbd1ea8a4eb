/**
 * A pasted list on its way: sent, previewed, linked at once or behind the screens, told when done, begun again where it stopped.
 *
 * Source: decisions-legal (Cases: 'Colar lista').
 */
import {
  type ListaDoProcesso,
  listasProcessoErrors,
  listasProcessoMessages as messages,
  type PreviaDaLista,
} from '@sede/domain/modules/juridico/listas-processo';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, invalidateModules, isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { useSending } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

/** Besides the live events, which tell it too. */
const ASK_MS = 2000;

const isGone = (error: unknown): boolean => isApiError(error) && error.kind === 'not_found';

/** What is not found is the list alone, which a day ends, or with the case, which somebody deleted meanwhile. */
async function readProcesso(client: QueryClient, id: string): Promise<boolean> {
  try {
    await client.fetchQuery({ ...orpc.processos.get.queryOptions({ input: { id } }), staleTime: 0 });
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
}

export function useListaColada(processoId: string, onDone: () => void) {
  const [previa, setPrevia] = useState<PreviaDaLista | null>(null);
  const [andando, setAndando] = useState<ListaDoProcesso | null>(null);
  const [refused, setRefused] = useState(false);
  const client = useQueryClient();
  const { send, trying, busy, falha, setFalha, signal } = useSending();
  const { mutateAsync } = useSubmit(orpc.listasProcesso.incluir, { alsoInvalidates: ['processos', 'filiados'] });

  const running = useQuery({
    ...orpc.listasProcesso.get.queryOptions({ input: { id: andando?.id ?? '' } }),
    enabled: andando?.estado === 'incluindo',
    refetchInterval: ({ state }) => (state.data?.estado === 'falhou' || isGone(state.error) ? false : ASK_MS),
  });
  const semProcesso = refused || isGone(running.error);
  const inProcesso = (work: () => Promise<void>) =>
    trying(async () => {
      try {
        await work();
      } catch (error) {
        if (!isGone(error)) throw error;
        if (!(await readProcesso(client, processoId))) return setRefused(true);
        setPrevia(null);
        setFalha(listasProcessoErrors.estado().message);
      }
    });
  // What was answered last, unless it is older than what the inclusion answered.
  const lida = running.data?.id === andando?.id ? running.data : undefined;
  const lista = andando && lida && lida.versao > andando.versao ? lida : andando;
  const done = lista?.estado === 'concluida' ? lista.incluidos : null;
  useEffect(() => {
    if (done === null) return;
    notify.success(messages.concluida(done));
    void invalidateModules(['processos', 'filiados']);
    onDone();
  }, [done, onDone]);

  return {
    ...{ previa, lista, falha, busy, semProcesso },
    ver: (file: File) =>
      inProcesso(async () => {
        const { id } = await send<ListaDoProcesso>(`/api/processos/${processoId}/listas`, file);
        const given = signal();
        setPrevia(await api.listasProcesso.prever({ id }, given ? { signal: given } : {}));
      }),
    /** Back to what was pasted. */
    voltar() {
      setPrevia(null);
      setFalha(null);
    },
    incluir: ({ id, versao }: ListaDoProcesso, comSaidos: boolean) =>
      inProcesso(async () => setAndando(await mutateAsync({ id, versao, comSaidos }))),
  };
}

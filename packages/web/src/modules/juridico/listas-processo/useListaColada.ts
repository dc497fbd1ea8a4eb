/**
 * A pasted list on its way: sent, previewed, linked at once or behind the screens, told when done, begun again where it stopped.
 *
 * Source: decisions-legal (Cases: 'Colar lista').
 */
import {
  type ListaDoProcesso,
  listasProcessoMessages as messages,
  type PreviaDaLista,
} from '@sede/domain/modules/juridico/listas-processo';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, invalidateModules, isAborted, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { sendFile } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

const HEADERS = { 'Content-Type': 'application/octet-stream' };
/** Besides the live events, which tell it too. */
const ASK_MS = 2000;

export function useListaColada(processoId: string, onDone: () => void) {
  const [previa, setPrevia] = useState<PreviaDaLista | null>(null);
  const [andando, setAndando] = useState<ListaDoProcesso | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutateAsync } = useSubmit(orpc.listasProcesso.incluir, { alsoInvalidates: ['processos', 'filiados'] });

  const running = useQuery({
    ...orpc.listasProcesso.get.queryOptions({ input: { id: andando?.id ?? '' } }),
    enabled: andando?.estado === 'incluindo',
    refetchInterval: ({ state }) => (state.data?.estado === 'falhou' ? false : ASK_MS),
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

  const trying = async (work: () => Promise<void>) => {
    setBusy(true);
    setFalha(null);
    try {
      await work();
    } catch (error) {
      if (!isAborted(error)) setFalha(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    ...{ previa, lista, falha, busy },
    ver: (file: File) =>
      trying(async () => {
        abort.current?.abort();
        abort.current = new AbortController();
        const { signal } = abort.current;
        const { id } = await sendFile<ListaDoProcesso>(`/api/processos/${processoId}/listas`, file, {
          ...{ headers: HEADERS, onProgress: () => undefined, signal },
        });
        setPrevia(await api.listasProcesso.prever({ id }, { signal }));
      }),
    /** Back to what was pasted. */
    voltar() {
      setPrevia(null);
      setFalha(null);
    },
    incluir: ({ id, versao }: ListaDoProcesso, comSaidos: boolean) =>
      trying(async () => setAndando(await mutateAsync({ id, versao, comSaidos }))),
  };
}

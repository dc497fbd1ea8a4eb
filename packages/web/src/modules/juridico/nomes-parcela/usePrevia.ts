/** A file of names on its way: read without a write, looked at, published. Errors are told where they belong: of the file here. */
import {
  nomesParcelaMessages as messages,
  type PreviaDaLista,
  type VersaoDaLista,
} from '@sede/domain/modules/juridico/nomes-parcela';
import { useEffect, useRef, useState } from 'react';
import { invalidateModules, isAborted, messageOf } from '#platform/api/index.ts';
import { sendFile } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

const HEADERS = { 'Content-Type': 'application/octet-stream' };

export function usePrevia() {
  const [file, setFile] = useState<File | null>(null);
  const [previa, setPrevia] = useState<PreviaDaLista | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const transmit = async <T>(path: string, one: File, done: (answer: T) => void) => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    setFalha(null);
    try {
      done(await sendFile<T>(path, one, { headers: HEADERS, onProgress: () => undefined, signal }));
    } catch (error) {
      if (!isAborted(error)) setFalha(messageOf(error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  const desistir = () => {
    setFile(null);
    setPrevia(null);
    setFalha(null);
  };
  return {
    file,
    previa,
    falha,
    busy,
    desistir,
    escolher: (one: File) => {
      setFile(one);
      setPrevia(null);
      return transmit<PreviaDaLista>('/api/nomes-parcela/prever', one, setPrevia);
    },
    publicar: async () => {
      if (!file) return;
      await transmit<VersaoDaLista>('/api/nomes-parcela', file, ({ linhas }) => {
        desistir();
        notify.success(messages.publicada(linhas));
        void invalidateModules(['nomesParcela']);
      });
    },
  };
}

export type Previa = ReturnType<typeof usePrevia>;

/** A file of names on its way: read without a write, looked at, published. Errors are told where they belong: of the file here. */
import {
  nomesParcelaMessages as messages,
  type PreviaDaLista,
  type VersaoDaLista,
} from '@sede/domain/modules/juridico/nomes-parcela';
import { useState } from 'react';
import { invalidateModules } from '#platform/api/index.ts';
import { useSending } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

export function usePrevia() {
  const [file, setFile] = useState<File | null>(null);
  const [previa, setPrevia] = useState<PreviaDaLista | null>(null);
  const { send, trying, busy, falha, setFalha } = useSending();

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
      return trying(async () => setPrevia(await send<PreviaDaLista>('/api/nomes-parcela/prever', one)));
    },
    publicar: async () => {
      if (!file) return;
      await trying(async () => {
        const { linhas } = await send<VersaoDaLista>('/api/nomes-parcela', file);
        desistir();
        notify.success(messages.publicada(linhas));
        void invalidateModules(['nomesParcela']);
      });
    },
  };
}

export type Previa = ReturnType<typeof usePrevia>;

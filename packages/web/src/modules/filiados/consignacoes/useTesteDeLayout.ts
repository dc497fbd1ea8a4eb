/** A layout tried with a file before it is kept: nothing is written. What was tried holds as long as the layout is the same. */
import type { DefinicaoDeLayout, PreviaDoArquivo } from '@sede/domain/modules/filiados/consignacoes';
import { useEffect, useRef, useState } from 'react';
import { isAborted, messageOf } from '#platform/api/index.ts';
import { sendFile } from '#platform/ui/form.ts';

const PATH = '/api/consignacoes/layouts/testar';

export function useTesteDeLayout(definicao: DefinicaoDeLayout) {
  const layout = JSON.stringify(definicao);
  const [teste, setTeste] = useState<{ layout: string; nome: string; previa: PreviaDoArquivo } | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  async function testar(file: File): Promise<void> {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    setFalha(null);
    try {
      const headers = { 'Content-Type': 'application/octet-stream', 'X-Layout': encodeURIComponent(layout) };
      const previa = await sendFile<PreviaDoArquivo>(PATH, file, { headers, onProgress: () => undefined, signal });
      setTeste({ layout, nome: file.name, previa });
    } catch (error) {
      if (isAborted(error)) return;
      setTeste(null);
      setFalha(messageOf(error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }
  return { testar, busy, falha, teste: teste?.layout === layout ? teste : null };
}

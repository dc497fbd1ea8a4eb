/**
 * A house's file on its way: read without a write, looked at, kept. One at a time.
 *
 * What is refused is told in the text's words as a notice, and with its reason at the card. Source: spec 2 §2, §5, §8;
 * decisions-members (Consignação).
 */
import {
  type ArquivoDaCasa,
  consignacoesErrors as errors,
  consignacoesMessages as messages,
  type PreviaDoArquivo,
} from '@sede/domain/modules/filiados/consignacoes';
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import { useEffect, useRef, useState } from 'react';
import { invalidateModules, isAborted, isApiError, messageOf } from '#platform/api/index.ts';
import { sendFile } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

const PATH = '/api/consignacoes/arquivos';
const HEADERS = { 'Content-Type': 'application/octet-stream' };
const ACEITOS = /\.(csv|txt)$/i;

/** What was read of a file that waits to be kept. */
export interface Visto {
  casa: Casa;
  file: File;
  previa: PreviaDoArquivo;
}
interface Enviado {
  arquivo: ArquivoDaCasa;
  igual: boolean;
}

export function useEnvio(competencia: string) {
  const [visto, setVisto] = useState<Visto | null>(null);
  const [sending, setSending] = useState<Casa | null>(null);
  const [falha, setFalha] = useState<{ casa: Casa; texto: string } | null>(null);
  const abort = useRef<AbortController | null>(null);
  // Of another month nothing that was looked at holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of month is the trigger
  useEffect(() => {
    setVisto(null);
    setFalha(null);
    return () => abort.current?.abort();
  }, [competencia]);

  const send = <T>(path: string, casa: Casa, file: File, headers: Record<string, string> = {}): Promise<T> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const said = { ...HEADERS, 'X-Competencia': competencia, 'X-Casa': casa, ...headers };
    return sendFile<T>(path, file, { headers: said, onProgress: () => undefined, signal: abort.current.signal });
  };

  async function escolher(casa: Casa, file: File): Promise<void> {
    setFalha(null);
    if (!ACEITOS.test(file.name)) {
      setFalha({ casa, texto: errors.formato().message });
      return;
    }
    setSending(casa);
    try {
      const previa = await send<PreviaDoArquivo>(`${PATH}/prever`, casa, file);
      if (previa.igual) notify({ message: messages.igual });
      else setVisto({ casa, file, previa });
    } catch (error) {
      if (isAborted(error)) return;
      notify.error(messages.erroUpload);
      setFalha({ casa, texto: messageOf(error) });
    } finally {
      setSending(null);
    }
  }

  /** false: something more is asked first, and stands in what is looked at now. */
  async function guardar({ casa, file, previa }: Visto): Promise<boolean> {
    try {
      const confirmado: Record<string, string> = previa.perguntas.length > 0 ? { 'X-Confirmado': 'sim' } : {};
      const { igual } = await send<Enviado>(PATH, casa, file, confirmado);
      notify.success(igual ? messages.igual : messages.enviado);
      void invalidateModules(['consignacoes']);
      return true;
    } catch (error) {
      if (isApiError(error) && error.code === errors.confirmar.code) {
        const { perguntas = [], mudancas = null } = error.data as Partial<PreviaDoArquivo>; // what the refusal carries
        setVisto({ casa, file, previa: { ...previa, perguntas, mudancas } });
        return false;
      }
      notify.error(messages.erroUpload);
      throw error;
    }
  }
  return { visto, sending, falha, escolher, guardar, desistir: () => setVisto(null) };
}

/**
 * One statement file on its way into an account: chosen and read without a write, decided on, imported.
 *
 * In: the account. Out: what the steps show. A refusal of the file is `falha`, in the server's words; a CSV whose columns
 * nobody knows gives its first rows as `amostra`. `importar` throws what it is refused with.
 * Source: issue 4 (statement import); decision 058.
 */
import {
  extratosErrors,
  type Importado,
  type LeiauteCsv,
  extratosMessages as messages,
  type Previa,
} from '@sede/domain/modules/financeiro/extratos';
import { useEffect, useRef, useState } from 'react';
import { invalidateModules, isAborted, isApiError, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { sendFile } from '#platform/ui/form.ts';

/** What is known of the chosen file so far. */
interface Estado {
  falha: string | null;
  amostra: string[][] | null;
  previa: Previa | null;
  /** The doubtful lines that were marked as new, by their line of the file. */
  novas: readonly number[];
  feito: Importado | null;
}
const NADA: Estado = { falha: null, amostra: null, previa: null, novas: [], feito: null };

export function useImportacao(idConta: string) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [estado, setEstado] = useState<Estado>(NADA);
  const abort = useRef<AbortController | null>(null);
  const { mutateAsync: salvarLeiaute } = useSubmit(orpc.extratos.salvarLeiaute);
  useEffect(() => () => abort.current?.abort(), []);

  const transmit = async <T>(path: string, one: File, headers: Record<string, string> = {}): Promise<T> => {
    abort.current = new AbortController();
    setProgress(0);
    try {
      return await sendFile<T>(path, one, {
        headers: { 'Content-Type': 'application/octet-stream', ...headers },
        onProgress: setProgress,
        signal: abort.current.signal,
      });
    } finally {
      setProgress(null);
    }
  };
  /** Reads the file and says what its import would do; nothing is written yet. False: refused, or given up. */
  const escolher = async (one: File): Promise<boolean> => {
    setFile(one);
    setEstado(NADA);
    try {
      const previa = await transmit<Previa>(`/api/extratos/prever/${idConta}`, one);
      setEstado({ ...NADA, previa });
      return true;
    } catch (error) {
      if (isAborted(error)) return false;
      const unknown = isApiError(error) && error.code === extratosErrors.colunas_desconhecidas.code;
      // What the refusal carries.
      const amostra = unknown ? ((error.data.linhas ?? null) as string[][] | null) : null;
      setEstado({ ...NADA, falha: messageOf(error), amostra });
      return false;
    }
  };
  return {
    ...estado,
    file,
    progress,
    escolher,
    /** Whether a file was read, so that its import can be decided on; else it is asked for. */
    conferivel: (): boolean => {
      if (estado.previa === null && estado.falha === null) {
        setEstado({ ...estado, falha: messages.escolhaArquivo });
      }
      return estado.previa !== null;
    },
    marcar: (linha: number, nova: boolean) =>
      setEstado((now) => ({
        ...now,
        novas: nova ? [...now.novas, linha] : now.novas.filter((one) => one !== linha),
      })),
    /** Keeps what each column of this account's files is, and reads the file again. */
    guardarColunas: async (leiaute: LeiauteCsv): Promise<boolean> => {
      await salvarLeiaute({ idConta, leiaute });
      return file !== null && escolher(file);
    },
    importar: async (): Promise<boolean> => {
      if (!file) return false;
      const { novas } = estado;
      const headers: Record<string, string> = novas.length > 0 ? { 'X-Linhas-Novas': novas.join(',') } : {};
      const feito = await transmit<Importado>(`/api/extratos/importar/${idConta}`, file, headers);
      setEstado({ ...NADA, feito });
      void invalidateModules(['extratos', 'conciliacoes']);
      return true;
    },
  };
}

export type Importacao = ReturnType<typeof useImportacao>;

/**
 * Reads big statement files in a thread of their own, so that the server answers others meanwhile (50,000 lines take a
 * second). A small file is read directly, which takes less time than starting a thread.
 *
 * In and out: those of `readExtrato`; the lines come back in parts, since taking all of them over at once would block
 * the server again. One thread a file, ended with it; one that takes longer than its patience, or more memory than it
 * may, is refused as unreadable. Errors: those of `readExtrato`. Source: issue 4 (faults: 50,000 lines).
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SedeError } from '@sede/domain/kernel';
import {
  type ContaConferida,
  type ExtratoLido,
  ilegivel,
  type LancamentoLido,
  type LeiauteCsv,
} from '@sede/domain/modules/financeiro/extratos';
import { readExtrato } from './extratos.read.ts';

/** The data given to the thread. */
export interface Pedido {
  bytes: Uint8Array;
  conta: ContaConferida;
  leiaute: LeiauteCsv | null;
}
type Recusa = Pick<SedeError, 'code' | 'kind' | 'message' | 'campos' | 'data'>;
/**
 * The thread's messages, in this order: parts of the lines, then the rest of the statement or the reason of the
 * refusal.
 */
export type Resposta =
  | { lancamentos: LancamentoLido[] }
  | { extrato: Omit<ExtratoLido, 'lancamentos'> }
  | { recusa: Recusa };

/** About 2,500 lines, which take a twentieth of a second. */
const PEQUENO = 256 * 1024;
const PACIENCIA_MS = 60_000;
const MEMORIA_MB = 512;

async function naLinha(pedido: Pedido): Promise<ExtratoLido> {
  const worker = new Worker(new URL('./extratos.thread.ts', import.meta.url), {
    workerData: pedido,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  });
  const lancamentos: LancamentoLido[] = [];
  const fim = new AbortController();
  const paciencia = setTimeout(() => void worker.terminate(), PACIENCIA_MS);
  try {
    return await new Promise<ExtratoLido>((resolve, reject) => {
      worker.on('message', (resposta: Resposta) => {
        if ('lancamentos' in resposta) for (const um of resposta.lancamentos) lancamentos.push(um);
        else if ('extrato' in resposta) resolve({ ...resposta.extrato, lancamentos });
        else reject(new SedeError(resposta.recusa));
      });
      worker.on('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? grande() : error),
      );
      once(worker, 'exit', { signal: fim.signal }).then(
        () => reject(grande()),
        () => undefined,
      );
    });
  } finally {
    clearTimeout(paciencia);
    fim.abort();
    await worker.terminate();
  }
}

const grande = () => ilegivel(null, 'O arquivo é grande demais para ser lido.');

export const readArquivo = (pedido: Pedido): Promise<ExtratoLido> =>
  pedido.bytes.length <= PEQUENO ? readExtrato(pedido.bytes, pedido.conta, pedido.leiaute) : naLinha(pedido);

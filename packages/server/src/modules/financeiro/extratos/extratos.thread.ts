/** The thread of `extratos.leitor.ts`: reads one file and says what is in it, or why nothing is taken. */
import { parentPort, workerData } from 'node:worker_threads';
import { SedeError } from '@sede/domain/kernel';
import type { Pedido, Resposta } from './extratos.leitor.ts';
import { lerExtrato } from './extratos.ler.ts';

const PARTE = 2_500;
const dizer = (resposta: Resposta) => parentPort?.postMessage(resposta);

const { bytes, conta, leiaute } = workerData as Pedido;
try {
  const { lancamentos, ...extrato } = await lerExtrato(bytes, conta, leiaute);
  for (let de = 0; de < lancamentos.length; de += PARTE) dizer({ lancamentos: lancamentos.slice(de, de + PARTE) });
  dizer({ extrato });
} catch (error) {
  if (!(error instanceof SedeError)) throw error;
  const { code, kind, message, campos, data } = error;
  dizer({ recusa: { code, kind, message, ...(campos ? { campos } : {}), ...(data ? { data } : {}) } });
}

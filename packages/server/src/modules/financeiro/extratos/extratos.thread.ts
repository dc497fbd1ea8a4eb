/** The thread of `extratos.reader.ts`: reads one file and says what is in it, or why nothing is taken. */
import { parentPort, workerData } from 'node:worker_threads';
import { SedeError } from '@sede/domain/kernel';
import { readExtrato } from './extratos.read.ts';
import type { Pedido, Resposta } from './extratos.reader.ts';

const PARTE = 2_500;
const say = (resposta: Resposta) => parentPort?.postMessage(resposta);

const { bytes, conta, leiaute } = workerData as Pedido;
try {
  const { lancamentos, ...extrato } = await readExtrato(bytes, conta, leiaute);
  for (let de = 0; de < lancamentos.length; de += PARTE) say({ lancamentos: lancamentos.slice(de, de + PARTE) });
  say({ extrato });
} catch (error) {
  if (!(error instanceof SedeError)) throw error;
  const { code, kind, message, campos, data } = error;
  say({ recusa: { code, kind, message, ...(campos ? { campos } : {}), ...(data ? { data } : {}) } });
}

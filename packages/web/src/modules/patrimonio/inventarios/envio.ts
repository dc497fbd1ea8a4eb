/**
 * Readings on their way to the server: a lot at once; of a lot in which something is wrong, each part for itself, so that one bad reading
 * keeps no good one back.
 *
 * Out: the answers, and by key why a reading was refused for itself. What refuses all of them (no network, closed, no right) is thrown.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import type { RespostaDaLeitura } from '@sede/domain/modules/patrimonio/inventarios';
import { type ApiError, api, isApiError, messageOf } from '#platform/api/index.ts';
import { entradaDe, type LeituraNoCelular } from './celular.ts';

export interface Envio {
  respostas: readonly RespostaDaLeitura[];
  /** Key → what is wrong with it. */
  recusadas: ReadonlyMap<string, string>;
}

export const isSemRede = (error: unknown): error is ApiError => isApiError(error) && error.uncertain;

/** Refused for good, whoever asks again: sending it later changes nothing. */
const DE_VEZ: readonly ApiError['kind'][] = ['conflict', 'forbidden', 'not_found', 'invalid', 'rule'];
export const isDeVez = (error: unknown): boolean => isApiError(error) && DE_VEZ.includes(error.kind);

const motivoDe = (error: ApiError): string => Object.values(error.campos)[0] ?? messageOf(error);

async function sendAll(id: string, lote: readonly LeituraNoCelular[]): Promise<RespostaDaLeitura[]> {
  const [uma, ...mais] = lote;
  if (!uma) return [];
  if (mais.length === 0) return [await api.inventarios.ler({ id, ...entradaDe(uma) })];
  return (await api.inventarios.lerVarias({ id, leituras: lote.map(entradaDe) })).itens;
}

export async function sendLeituras(id: string, lote: readonly LeituraNoCelular[]): Promise<Envio> {
  try {
    return { respostas: await sendAll(id, lote), recusadas: new Map() };
  } catch (error) {
    const [uma] = lote;
    if (!uma || !isApiError(error) || error.kind !== 'invalid') throw error;
    if (lote.length === 1) return { respostas: [], recusadas: new Map([[uma.chave, motivoDe(error)]]) };
    const meio = lote.length >> 1;
    const primeiras = await sendLeituras(id, lote.slice(0, meio));
    const outras = await sendLeituras(id, lote.slice(meio));
    return {
      respostas: [...primeiras.respostas, ...outras.respostas],
      recusadas: new Map([...primeiras.recusadas, ...outras.recusadas]),
    };
  }
}

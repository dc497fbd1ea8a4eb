/**
 * What a phone keeps of inventories, per person, in IndexedDB: the scope as it was last taken, and the readings that no server has answered.
 *
 * It outlives the page and the session; another person on the same phone finds nothing of it. Where a browser keeps nothing (private
 * windows, a full phone), readings stand in memory as long as the page, and whoever keeps one is told. Source:
 * decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import type { EscopoDoCelular } from '@sede/domain/modules/patrimonio/inventarios';
import type { LeituraNoCelular } from './celular.ts';

const BANCO = 'sede-inventarios';
type Loja = 'escopos' | 'espera';

function openBanco(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(BANCO, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('escopos');
      request.result.createObjectStore('espera');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The browser keeps nothing, or has no room. */
const FALHOU = Symbol('falhou');

/** What the request of one transaction answered, once it stands. */
async function within<T>(
  loja: Loja,
  mode: IDBTransactionMode,
  ask: (loja: IDBObjectStore) => IDBRequest<T>,
): Promise<T | typeof FALHOU> {
  try {
    const banco = await openBanco();
    return await new Promise<T>((resolve, reject) => {
      const transaction = banco.transaction(loja, mode);
      const request = ask(transaction.objectStore(loja));
      transaction.oncomplete = () => {
        banco.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        banco.close();
        reject(transaction.error);
      };
    });
  } catch {
    // Told to whoever asked by what it answers; nothing can be done about it here.
    return FALHOU;
  }
}

interface EmMemoria {
  pessoa: string;
  inventario: string;
  leitura: LeituraNoCelular;
}
/** Readings that the browser did not take, by key: gone with the page. */
const memoria = new Map<string, EmMemoria>();
const emMemoria = (pessoa: string, inventario?: string) =>
  [...memoria.values()].filter(
    (um) => um.pessoa === pessoa && (inventario === undefined || um.inventario === inventario),
  );

/** Everything whose key begins with these parts. */
const desde = (...partes: string[]) => IDBKeyRange.bound(partes, [...partes, []]);

export async function readEscopo(pessoa: string, inventario: string): Promise<EscopoDoCelular | null> {
  const escopo = await within<EscopoDoCelular | undefined>('escopos', 'readonly', (loja) =>
    loja.get([pessoa, inventario]),
  );
  return escopo === FALHOU ? null : (escopo ?? null);
}
/** A scope that is not kept is taken again from the server. */
export const keepEscopo = (pessoa: string, escopo: EscopoDoCelular) =>
  within('escopos', 'readwrite', (loja) => loja.put(escopo, [pessoa, escopo.id]));

export async function listEspera(pessoa: string, inventario: string): Promise<LeituraNoCelular[]> {
  const kept = await within<LeituraNoCelular[]>('espera', 'readonly', (loja) => loja.getAll(desde(pessoa, inventario)));
  const mais = emMemoria(pessoa, inventario).map(({ leitura }) => leitura);
  const chaves = new Set(mais.map(({ chave }) => chave));
  return [...(kept === FALHOU ? [] : kept.filter(({ chave }) => !chaves.has(chave))), ...mais];
}

/** Out: whether it outlives the page. */
export async function keepLeitura(pessoa: string, inventario: string, leitura: LeituraNoCelular): Promise<boolean> {
  const { chave } = leitura;
  const answer = await within('espera', 'readwrite', (loja) => loja.put(leitura, [pessoa, inventario, chave]));
  if (answer === FALHOU) memoria.set(chave, { pessoa, inventario, leitura });
  else memoria.delete(chave);
  return answer !== FALHOU;
}
export async function dropLeitura(pessoa: string, inventario: string, chave: string): Promise<void> {
  memoria.delete(chave);
  await within('espera', 'readwrite', (loja) => loja.delete([pessoa, inventario, chave]));
}

/** Of every inventory; `perdidas`: those of them that end with the page. */
export async function countEspera(pessoa: string): Promise<{ guardadas: number; perdidas: number }> {
  const guardadas = await within<number>('espera', 'readonly', (loja) => loja.count(desde(pessoa)));
  return { guardadas: guardadas === FALHOU ? 0 : guardadas, perdidas: emMemoria(pessoa).length };
}

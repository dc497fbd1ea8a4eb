/**
 * What a phone keeps of inventories, per person, in IndexedDB: the scope as it was last taken, and the readings that no server has answered.
 *
 * It outlives the page and the session; another person on the same phone finds nothing of it. Where a browser keeps nothing (private
 * windows), reads find nothing and writes are lost with the page. Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
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

/** Out: what the request of one transaction answered; null where the browser keeps nothing. */
async function within<T>(
  loja: Loja,
  mode: IDBTransactionMode,
  ask: (loja: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
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
    return null;
  }
}

/** Everything whose key begins with these parts. */
const desde = (...partes: string[]) => IDBKeyRange.bound(partes, [...partes, []]);

export const readEscopo = (pessoa: string, inventario: string): Promise<EscopoDoCelular | null> =>
  within<EscopoDoCelular | undefined>('escopos', 'readonly', (loja) => loja.get([pessoa, inventario])).then(
    (escopo) => escopo ?? null,
  );
export const keepEscopo = (pessoa: string, escopo: EscopoDoCelular) =>
  within('escopos', 'readwrite', (loja) => loja.put(escopo, [pessoa, escopo.id]));

export const listEspera = (pessoa: string, inventario: string): Promise<LeituraNoCelular[]> =>
  within<LeituraNoCelular[]>('espera', 'readonly', (loja) => loja.getAll(desde(pessoa, inventario))).then(
    (todas) => todas ?? [],
  );
export const keepLeitura = (pessoa: string, inventario: string, leitura: LeituraNoCelular) =>
  within('espera', 'readwrite', (loja) => loja.put(leitura, [pessoa, inventario, leitura.chave]));
export const dropLeitura = (pessoa: string, inventario: string, chave: string) =>
  within('espera', 'readwrite', (loja) => loja.delete([pessoa, inventario, chave]));

/** Of every inventory. */
export const countEspera = (pessoa: string): Promise<number> =>
  within<number>('espera', 'readonly', (loja) => loja.count(desde(pessoa))).then((quantas) => quantas ?? 0);

/**
 * One database handle for the sign-in library that always means "the transaction of this request".
 *
 * better-auth keeps the handle it was made with and writes through it wherever it likes. This one looks, at each use,
 * for the transaction in whose `run` the call happens, so that no write of the library can escape ours: user, roles,
 * mail, audit and session are committed together or not at all. Outside `run` it is the pool.
 *
 * Instants leave our driver as ISO text; the library compares Dates, hence the plugin.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, UnknownRow } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

const INSTANTS = [
  'criadoEm',
  'atualizadoEm',
  'expiraEm',
  'bloqueadoAte',
  'tokenAcessoExpiraEm',
  'tokenRenovacaoExpiraEm',
];

const toDates = (row: UnknownRow): UnknownRow => {
  const copy = { ...row };
  for (const column of INSTANTS) {
    const value = copy[column];
    if (typeof value === 'string') copy[column] = new Date(value);
  }
  return copy;
};

const instantsAsDates: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(toDates) }),
};

export interface TxBoundDb {
  /** The handle that the library is given. */
  handle: Db;
  /** `kept`: whether a session that the work opens is one of somebody who chose to stay signed in. */
  run<T>(tx: Tx, work: () => Promise<T>, kept?: boolean): Promise<T>;
  kept(): boolean;
  /** The transaction of the running request; throws outside `run`. */
  current(): Tx;
}

export function createTxBoundDb(db: Db): TxBoundDb {
  const storage = new AsyncLocalStorage<{ tx: Tx; bound: Db; kept: boolean }>();
  const outside = db.withPlugin(instantsAsDates) as Db;
  const handle = new Proxy(outside, {
    get(_target, property) {
      const bound = storage.getStore()?.bound ?? outside;
      const value: unknown = Reflect.get(bound, property, bound);
      return typeof value === 'function' ? value.bind(bound) : value;
    },
  });
  return {
    handle,
    run: (tx, work, kept = false) => storage.run({ tx, bound: tx.withPlugin(instantsAsDates), kept }, work),
    kept: () => storage.getStore()?.kept ?? false,
    current() {
      const store = storage.getStore();
      if (!store) throw new Error('The sign-in library wrote outside a transaction.');
      return store.tx;
    },
  };
}

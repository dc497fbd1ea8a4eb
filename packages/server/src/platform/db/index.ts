/** The database, as the rest of the platform and the modules use it. */
export { among } from './among.ts';
export { createDb, type Db, type Tx } from './db.ts';
export {
  constraintOf,
  isCheckViolation,
  isConnectionError,
  isForeignKeyViolation,
  isRetryable,
  isUniqueViolation,
  tableOf,
} from './errors.ts';
export { type DatabaseGuard, refusalOfGuard } from './guards.ts';
export { migrate } from './migrate.ts';
export { MigrationError } from './migration-files.ts';
export { createPool } from './pool.ts';
export { FRESH_PLAN } from './prepared-client.ts';

export { createReads, heavy, originOf, READ_LIMIT_MS, type Reads } from './request-db.ts';
export { type RunningDatabase, startDatabase } from './start-database.ts';
export { together } from './together.ts';
export { unhurried } from './unhurried.ts';

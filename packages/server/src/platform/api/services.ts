/**
 * What the composition root builds once and hands to every operation: the platform's rooms behind small faces.
 */

import type { ModuleDirectory } from '@sede/domain/manifest';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { EventBus } from '../events/bus.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OwnerRegistry } from '../files/owner-registry.ts';

export interface Services {
  config: Config;
  /** For reads that stream through a cursor (exports). */
  pool: Pool;
  files: FileStore;
  /** What the program's modules say of themselves. */
  directory: ModuleDirectory;
  /** Which module answers for an attachment's visibility. */
  attachmentOwners: OwnerRegistry;
  events: EventBus;
  /** Keys the digests of idempotent bodies. */
  idempotencySecret: string;
}

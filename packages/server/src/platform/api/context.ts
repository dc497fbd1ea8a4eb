/**
 * What an operation's handler is given. Nothing reads the environment, the time or another connection on its own.
 *
 * `db` is what a read runs on: the pool, or, inside a write, the write's own transaction, so that no statement can escape
 * it and a read sees what was just written. `tx` is that transaction for what only a write may do. `now` is the instant
 * of the request (ISO 8601, UTC), `today` its calendar date in America/Sao_Paulo; both come from the injected clock.
 * Source: style guide §6; decisions §1; decision 035.
 */

import type { Role } from '@sede/domain/access';
import type { FileRule } from '@sede/domain/kernel';
import type { ModuleDirectory } from '@sede/domain/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { SignAudit } from '../audit/audit-keys.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { DatabaseGuard, Db, Tx } from '../db/index.ts';
import type { EventBus } from '../events/bus.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Logger } from '../logging/logger.ts';
import type { Tickets } from './tickets.ts';

/** The signed-in person, read from the database at each request. */
export interface Actor {
  usuarioId: string;
  nome: string;
  email: string;
  papeis: readonly Role[];
  escritorios: readonly string[];
  sessaoId: string;
  /** Instant of the sign-in (ISO 8601): the step-up asks the password again when it is old. */
  autenticadoEm: string;
  /** Roles that count only once the second step is on; until then only the own account can be used. */
  papeisSuspensos?: readonly Role[];
}

export interface BaseContext<A = Actor> {
  actor: A;
  now: string;
  today: string;
  clock: Clock;
  /** Id of the request in the log. */
  requestId: string;
  /** The client's address, behind the trusted proxy. */
  address: string;
  log: Logger;
  services: Services;
}

export interface ReadContext<A = Actor> extends BaseContext<A> {
  db: Db;
}

/** The person that rows are read for; not the session, which background work does not have. */
export type Who = Pick<Actor, 'usuarioId' | 'nome' | 'email' | 'papeis' | 'escritorios'>;

/** Who reads, when, and on what: all that reading a record asks for. Every context of a signed-in person is one. */
export interface Reader {
  db: Db;
  actor: Who;
  /** Of a request; background work knows the day alone. */
  now?: string;
  today: string;
}

export interface WriteContext<A = Actor> extends ReadContext<A> {
  tx: Tx;
  /** Runs after the commit, never after a rollback; for what is not in the database. */
  afterCommit(effect: () => void | Promise<void>): void;
  /** Sets the reason that the audit entries of the rest of this transaction carry. */
  reason(text: string): Promise<void>;
}

/** Who holds or changes a record, in which transaction. */
export interface Writer extends Reader {
  tx: Tx;
}

/** For operations that move bytes: they open their own transaction when the bytes have arrived. */
export interface RawContext<A = Actor> extends ReadContext<A> {
  request: FastifyRequest;
  reply: FastifyReply;
  write<T>(work: (ctx: WriteContext<A>) => Promise<T>): Promise<T>;
}

/** The rule stands in the module's domain, where the form's field reads it too. */
export interface AttachmentOwner extends FileRule {
  /** Permission and row visibility of the records that use this attachment. */
  podeVer(ctx: ReadContext, anexoId: string): Promise<boolean>;
  /** Called when it was opened, where the law wants that written down with the person whom it concerns. */
  aberto?(ctx: ReadContext, anexo: { id: string; nome: string }): Promise<void>;
}

export interface OwnerRegistry {
  register(owner: AttachmentOwner): void;
  /** What may be uploaded for this module; undefined: nothing. */
  ruleOf(modulo: string): FileRule | undefined;
  podeVer(ctx: ReadContext, modulo: string, anexoId: string): Promise<boolean>;
  aberto(ctx: ReadContext, modulo: string, anexo: { id: string; nome: string }): Promise<void>;
}

/** What the composition root builds once and hands to every operation: the platform's rooms behind small faces. */
export interface Services {
  config: Config;
  /** For reads that stream through a cursor (exports). */
  pool: Pool;
  files: FileStore;
  /** What the program's modules say of themselves. */
  directory: ModuleDirectory;
  /** What the modules' guards in the database refuse with. */
  guards: readonly DatabaseGuard[];
  /** Which module answers for an attachment's visibility. */
  attachmentOwners: OwnerRegistry;
  events: EventBus;
  /** Of the public pages. */
  tickets: Tickets;
  /** Whom a public page's refusals send people to: the union's phone and e-mail as one phrase. */
  contact(db: Db | Tx): Promise<string>;
  /** Signs the links that mails carry to one person. */
  linkKey: string;
  /** Keys the digests of idempotent bodies. */
  idempotencySecret: string;
  /** Signs who, when and which operation for the audit's entries. */
  signAudit: SignAudit;
}

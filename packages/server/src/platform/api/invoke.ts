/**
 * The path of every operation, on both faces: session → permission → input → row → work → output.
 *
 * The permission is checked before the input is read, so that a stranger learns nothing from validation messages; that the person sees the
 * row that the input names, before the handler runs. Reads get the pool for reads, for as long as somebody waits (`read-scope.ts`), those
 * over everything that for heavy ones; writes run in `runWrite`, which asks for the row in its own transaction. Errors:
 * `plataforma.nao_encontrado` (404: no such row for this person), `plataforma.nao_autenticado` (401), `plataforma.sem_permissao` and
 * `plataforma.duas_etapas` (403; whoever must first turn the second step on may use the own account only), `plataforma.invalido` (400,
 * `campos`). What a stranger does is limited by the network address; what a ticket pays for takes it before the input is read
 * (`ticket-write.ts`). Source: decisions §2a, §4; decision 061.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { can } from '@sede/domain/access';
import { camposOf, type Op } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { type Db, heavy, READ_LIMIT_MS, type Reads } from '../db/index.ts';
import type { SpaceWatch } from '../files/space-watch.ts';
import { guardSignInHost } from '../http/guards.ts';
import type { Logger } from '../logging/logger.ts';
import type { Actor, BaseContext, RawContext, ReadContext, Reader, Services, WriteContext } from './context.ts';
import { logCpfSearch } from './cpf-search.ts';
import { answerEvenly, type Hold } from './even-answers.ts';
import type { NamedRow, NoRow } from './named-row.ts';
import { countAddress } from './public-limits.ts';
import { openReadScope } from './read-scope.ts';
import type { RegisteredOp } from './registry.ts';
import { readTicket, runTicketWrite } from './ticket-write.ts';
import { runWrite } from './write.ts';

export interface ApiDeps {
  db: Db;
  reads: Pick<Reads, 'during'>;
  /** Milliseconds that a read may take; default: fifteen seconds. */
  readLimitMs?: number;
  clock: Clock;
  services: Services;
  /** Of the disk that an embedded database writes on. */
  space?: SpaceWatch;
  /** Holds an answer of a public page until its time; default: really. */
  hold?: Hold;
  /** Session, user and roles in one statement; null for a stranger. */
  authenticate(request: FastifyRequest): Promise<Actor | null>;
}

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw platformErrors.invalido({ campos: { 'Idempotency-Key': 'Chave inválida.' } });
  }
  return key;
}

/** A role of theirs requires the second step (setting `papeisComDuasEtapas`) and it is not on. Source: decisions §4. */
export const needsSecondStep = ({ papeisSuspensos }: Pick<Actor, 'papeisSuspensos'>): boolean =>
  papeisSuspensos !== undefined && papeisSuspensos.length > 0;

export function authorise(op: Op, actor: Actor | null): void {
  const { permission } = op['~orpc'].meta;
  if (permission === 'public') return;
  if (!actor) throw platformErrors.nao_autenticado();
  if (permission !== 'conta.usar' && needsSecondStep(actor)) throw platformErrors.duas_etapas();
  if (!can(actor.papeis, permission)) throw platformErrors.sem_permissao();
}

export function parseInput(op: Op, raw: unknown): unknown {
  const schema = op['~orpc'].inputSchema as z.ZodType;
  const parsed = schema.safeParse(raw ?? {});
  if (!parsed.success) throw platformErrors.invalido({ campos: camposOf(parsed.error) });
  return parsed.data;
}

/** No check for an operation that names no row, nor for one whose rows everybody sees. */
async function refuseHidden(
  row: NamedRow | NoRow | undefined,
  { db, actor, today }: Pick<ReadContext<Actor | null>, keyof Reader>,
  input: unknown,
): Promise<void> {
  if (row === undefined || 'reason' in row) return;
  if (typeof input !== 'object' || input === null || !('id' in input) || typeof input.id !== 'string') return;
  if (actor === null) throw platformErrors.nao_encontrado();
  await row.refuseHidden({ db, actor, today }, input.id);
}

export async function invoke(
  deps: ApiDeps,
  { name, module, op, handler, checkAnswer, row }: RegisteredOp,
  request: FastifyRequest,
  reply: FastifyReply,
  rawInput: unknown,
): Promise<unknown> {
  const { permission } = op['~orpc'].meta;
  // What a stranger writes is a code or a password: not under a name that somebody else gave our address.
  if (permission === 'public' && op['~orpc'].meta.kind === 'write') {
    guardSignInHost(request, deps.services.config.publicUrl);
  }
  const actor = await deps.authenticate(request);
  authorise(op, actor);
  const { kind, raw, shownOnce, undoable, whole, perAddress, ticket: rule } = op['~orpc'].meta;
  const base: BaseContext<Actor | null> = {
    actor,
    now: deps.clock.now().toISOString(),
    today: deps.clock.today(),
    clock: deps.clock,
    requestId: request.id,
    address: request.ip,
    log: request.log as Logger,
    services: deps.services,
  };
  if (perAddress && !rule) await countAddress(deps.db, base, name, perAddress);
  if (rule) {
    const ticket = await readTicket(deps.db, request, rule.page, base);
    return answerEvenly(request, rule, deps.hold ?? delay, async () => {
      if (perAddress) await countAddress(deps.db, base, rule.page, perAddress);
      if (Buffer.byteLength(JSON.stringify(rawInput ?? null)) > rule.maxBytes) throw platformErrors.corpo_grande();
      const input = parseInput(op, rawInput);
      await deps.space?.refuseWhenFull();
      const work = async (ctx: WriteContext<Actor | null>) => checkAnswer(await handler(ctx, input));
      return runTicketWrite(deps.db, { ticket, operation: name, input, base }, work);
    });
  }
  const input = parseInput(op, rawInput);
  // Bytes took their time to arrive: whoever was blocked, signed out or lost the role meanwhile has sent them for nothing.
  const write = async <T>(work: (ctx: WriteContext<Actor | null>) => Promise<T>) => {
    const still = await deps.authenticate(request);
    authorise(op, still);
    return runWrite(deps.db, { operation: name, input, idempotencyKey: null, base: { ...base, actor: still }, work });
  };
  if (kind === 'read') {
    await logCpfSearch(deps.db, { module, op }, base, input);
    // A file takes as long as its reader takes it.
    const scope = openReadScope(reply, raw ? null : (deps.readLimitMs ?? READ_LIMIT_MS));
    const light = deps.reads.during(scope.signal);
    const db = whole ? heavy(light) : light;
    const read = async () => {
      await refuseHidden(row, { ...base, db: light }, input);
      return handler(raw ? { ...base, db, request, reply, write } : { ...base, db }, input);
    };
    const result = await scope.within(read());
    return raw ? result : checkAnswer(result);
  }
  if (raw) {
    await refuseHidden(row, { ...base, db: deps.db }, input);
    return handler({ ...base, db: deps.db, request, reply, write } as RawContext<Actor | null>, input);
  }
  await deps.space?.refuseWhenFull();
  const result = await runWrite(deps.db, {
    operation: name,
    input,
    idempotencyKey: shownOnce ? null : idempotencyKey(request),
    undoable,
    base,
    work: async (ctx) => {
      await refuseHidden(row, ctx, input);
      return handler(ctx, input);
    },
  });
  // An answer that breaks its own schema is a defect of the program: it throws, is logged and becomes a 500 with the
  // request's id.
  return checkAnswer(result);
}

/**
 * Does the work of the demonstration's people through the program's own operations, at an instant of the past.
 *
 * `act` runs an operation as a request would, without HTTP: permission, input schema, transaction, audit, events; so
 * that history, approvals and notices of the demonstration are true. `at` sets the clock: a calendar date (São Paulo) and
 * a time of day. Errors: those of the operations, none is expected.
 */
import { Readable } from 'node:stream';
import type { Role } from '@sede/domain/access';
import type { Op, OpMethod, OpPermission, OutputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import type { AppContract } from '@sede/domain/root-contract';
import type { z } from 'zod';
import { importarBytes } from '#modules/financeiro/extratos/index.ts';
import { type Actor, authorise, parseInput, runWrite, type Services, type WriteContext } from '#platform/api/index.ts';
import type { FixedClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { receiveUpload } from '#platform/files/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { AppModules } from '../program.ts';

export interface OfficeOptions {
  db: Db;
  services: Services;
  modules: AppModules;
  clock: FixedClock;
  log: Logger;
}

export interface Worker {
  usuarioId: string;
  nome: string;
  email: string;
  papeis: readonly Role[];
}

type Module = keyof AppContract;
type Verb<M extends Module> = keyof AppContract[M] & string;
/** What a caller gives, defaults left out. */
type Given<T> = T extends Op<OpPermission, OpMethod, infer I> ? z.input<I> : never;
type Of<M extends Module, V extends Verb<M>> = AppContract[M][V] extends Op ? AppContract[M][V] : never;

export type Office = ReturnType<typeof createOffice>;

export function createOffice({ db, services, modules, clock, log }: OfficeOptions) {
  const base = (who: Worker) => {
    const now = clock.now().toISOString();
    const actor: Actor = { ...who, escritorios: [], sessaoId: newId(), autenticadoEm: now };
    const request = { now, today: clock.today(), clock, requestId: newId(), address: '127.0.0.1', log, services };
    return { actor, ...request };
  };

  return {
    /** `hora` as 'HH:mm' of São Paulo. */
    at(date: string, hora = '10:00') {
      clock.set(`${date}T${hora}:00-03:00`);
    },

    async act<M extends Module, V extends Verb<M>>(
      who: Worker,
      modulo: M,
      verb: V,
      input: Given<Of<M, V>>,
    ): Promise<OutputOf<Of<M, V>>> {
      const { contract, handlers } = modules[modulo];
      const [op, handler] = [contract[verb], handlers[verb]];
      if (!op || !handler) throw new Error(`No operation ${modulo}.${verb}.`);
      const context = base(who);
      authorise(op, context.actor);
      const data = parseInput(op, input);
      // A handler found by name: its own input and answer are those of `Of<M, V>`.
      const run = (ctx: unknown) => handler(ctx as never, data as never) as Promise<OutputOf<Of<M, V>>>;
      if (op['~orpc'].meta.kind === 'read') return run({ ...context, db });
      const operation = `${modulo}.${verb}`;
      return runWrite(db, { operation, input: data, idempotencyKey: null, base: context, work: run });
    },

    /** A statement file, as its dialog sends it. */
    async importarExtrato(who: Worker, id: string, nome: string, bytes: Buffer): Promise<void> {
      const context = base(who);
      const write = <T>(work: (ctx: WriteContext) => Promise<T>) =>
        runWrite(db, { operation: 'extratos.importar', input: {}, idempotencyKey: null, base: context, work });
      await importarBytes({ ...context, db, write }, { id, nome, bytes });
    },

    /** A PDF, uploaded as the form does; bound to a record by the operation that names it. */
    async upload(who: Worker, nome: string, bytes: Buffer, modulo = 'despesas'): Promise<string> {
      const context = base(who);
      const rule = services.attachmentOwners.ruleOf(modulo);
      if (!rule) throw new Error(`${modulo} takes no uploads`);
      const { id } = await receiveUpload({
        stream: Readable.from([bytes], { objectMode: false }),
        nome,
        tamanhoDeclarado: bytes.length,
        rule,
        usuarioId: who.usuarioId,
        store: services.files,
        write: (work) =>
          runWrite(db, {
            operation: 'anexos.enviar',
            input: {},
            idempotencyKey: null,
            base: context,
            work: ({ tx }) => work(tx),
          }),
      });
      return id;
    },
  };
}

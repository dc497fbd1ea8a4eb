/** The office (`office.ts`) over the program that was put together for making the demonstration. */
import { Readable } from 'node:stream';
import { newId } from '@sede/domain/kernel';
import {
  type Actor,
  authorise,
  type BaseContext,
  parseInput,
  runWrite,
  type Services,
  type WriteContext,
} from '#platform/api/index.ts';
import type { FixedClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { receiveUpload } from '#platform/files/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { AppModules } from '../program.ts';
import type { Answer, Given, ModuleKey, Office, Verb, Worker } from './office.ts';

export interface OfficeOptions {
  db: Db;
  services: Services;
  modules: AppModules;
  clock: FixedClock;
  log: Logger;
}

export function createOffice({ db, services, modules, clock, log }: OfficeOptions): Office {
  const request = () => {
    const now = clock.now().toISOString();
    return { now, today: clock.today(), clock, requestId: newId(), address: '127.0.0.1', log, services };
  };
  const base = (who: Worker) => {
    const made = request();
    const actor: Actor = { ...who, escritorios: [], sessaoId: newId(), autenticadoEm: made.now };
    return { actor, ...made };
  };

  return {
    at(date, hora) {
      clock.set(`${date}T${hora}:00-03:00`);
    },

    async act<M extends ModuleKey, V extends Verb<M>>(who: Worker | null, modulo: M, verb: V, input: Given<M, V>) {
      const { contract, handlers } = modules[modulo];
      const [op, handler] = [contract[verb], handlers[verb]];
      if (!op || !handler) throw new Error(`No operation ${modulo}.${verb}.`);
      const context: BaseContext<Actor | null> = who ? base(who) : { actor: null, ...request() };
      authorise(op, context.actor);
      const data = parseInput(op, input);
      // A handler found by name: its own input and answer are those of `modulo` and `verb`.
      const run = (ctx: unknown) => handler(ctx as never, data as never) as Promise<Answer<M, V>>;
      if (op['~orpc'].meta.kind === 'read') return run({ ...context, db });
      const operation = `${modulo}.${verb}`;
      return runWrite(db, { operation, input: data, idempotencyKey: null, base: context, work: run });
    },

    async upload(who, modulo, nome, bytes) {
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

    bytesContext(who, operation) {
      const context = base(who);
      const write = <T>(work: (ctx: WriteContext) => Promise<T>) =>
        runWrite(db, { operation, input: {}, idempotencyKey: null, base: context, work });
      return { ...context, db, write };
    },
  };
}

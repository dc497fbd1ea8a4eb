/**
 * Every operation of the running program, by its name 'módulo.verbo'. Built once from the composition root's modules.
 */

import type { Op } from '@sede/domain/contract';
import type { z } from 'zod';
import { answerCheck, type CheckAnswer } from './answer-check.ts';
import type { NamedRow, NoRow } from './named-row.ts';
import type { ModuleRoutes } from './routes.ts';

export interface RegisteredOp {
  /** 'despesas.list': contract key of the module and verb. */
  name: string;
  module: string;
  verb: string;
  op: Op;
  handler: (ctx: unknown, input: unknown) => Promise<unknown>;
  /** The answer as the contract vouches for it, or the schema's error. */
  checkAnswer: CheckAnswer;
  /** What its `id` names; undefined where it names nothing. */
  row: NamedRow | NoRow | undefined;
}

export type Modules = Record<string, ModuleRoutes>;

export function registerOps(modules: Modules): RegisteredOp[] {
  return Object.entries(modules).flatMap(([module, { contract, handlers, rows }]) =>
    Object.entries(contract).map(([verb, op]) => {
      const handler = handlers[verb];
      if (!handler) throw new Error(`Operation ${module}.${verb} has no handler.`);
      return {
        name: `${module}.${verb}`,
        module,
        verb,
        op,
        handler: handler as RegisteredOp['handler'],
        checkAnswer: answerCheck(op['~orpc'].outputSchema as z.ZodType),
        row: rows[verb],
      };
    }),
  );
}

/** '/despesas/{id}' as the HTTP shell routes it. */
export const restUrl = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

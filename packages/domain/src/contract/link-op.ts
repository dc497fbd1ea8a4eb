/**
 * What a mailed link opens to whoever holds it, without a session: the form behind it, and what is sent from there.
 *
 * The token is the person. It travels in a body, never in an address that servers and logs keep, so even reading is a POST; whatever is
 * wrong with it has one answer (`refusal`), and tries are counted by network address within an hour.
 */
import type { z } from 'zod';
import { field } from './fields.ts';
import { createInput } from './inputs.ts';
import { op, type TicketRule } from './op.ts';

const HORA = 3600;

interface LinkOp<S extends z.core.$ZodLooseShape, O extends z.ZodType> {
  path: `/${string}`;
  summary: string;
  /** Besides the token. */
  fields: S;
  output: O;
  /** Code of the one answer to a token that is unknown, used, past its day or broken. */
  refusal: string;
  /** Other errors of its own. */
  errors?: readonly string[];
  /** Requests of one network address in an hour. */
  anHour: number;
  /** Of what writes and is paid for. */
  ticket?: TicketRule;
}

export function opByLink<S extends z.core.$ZodLooseShape, O extends z.ZodType>(link: LinkOp<S, O>) {
  const { path, summary, fields, output, refusal, errors = [], anHour, ticket } = link;
  const token = field.text(200).describe('O que vem depois de # no link do e-mail');
  return op('public', {
    ...{ method: 'POST', path, summary, output, perAddress: { max: anHour, seconds: HORA } },
    input: createInput({ ...fields, token }),
    errors: [refusal, ...errors],
    ...(ticket && { ticket }),
  });
}

/**
 * How often a stranger may ask, kept in the database: neither a restart nor a second process loses it.
 *
 * Per network address, counted before anything else happens; and per CPF, e-mail or the like (`takeTurns`), counted in the
 * operation's own transaction, so that a refused one does not count. Keys are digests with the installation's secret: the
 * table names nobody. The nightly sweep of the accounts forgets what is older than a day.
 * Errors: `plataforma.limite_publico` (429). Source: decisions-members 'Name search' (limits); docs/decisions/061.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AddressLimit } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { addressKey, reserveAttempt, reserveWithin } from '../auth/attempts.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Actor, BaseContext, WriteContext } from './context.ts';

type Asked = Pick<BaseContext<Actor | null>, 'services' | 'clock' | 'address'>;

/** One house has one IPv4 address, and 2^64 of IPv6: those count together. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const whole =
    tail === undefined ? groups(head) : [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

async function refuse(db: Db | Tx, services: Asked['services'], segundos: number): Promise<never> {
  throw platformErrors.limite_publico({
    values: { contato: await services.contact(db), segundos },
    data: { tentarEm: segundos },
  });
}

const digestWith = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 40);

/** `flow`: operations of one flow share the limit. */
export async function countAddress(db: Db, ctx: Asked, flow: string, { max, seconds }: AddressLimit): Promise<void> {
  const key = addressKey(`publico:${flow}`, digestWith(ctx.services.idempotencySecret, networkOf(ctx.address)));
  const windowMs = seconds * 1000;
  const turn = await reserveAttempt(db, [{ key, max, windowMs, beyond: 'refuse' }], ctx.clock.now());
  if (!turn.allowed) await refuse(db, ctx.services, turn.retryAfterSeconds);
}

export interface KeyLimit {
  /** 'filiacao.cpf': what is counted, and where. */
  flow: string;
  /** The CPF, the e-mail; kept as a digest. */
  value: string;
  max: number;
  /** At most a day. */
  seconds: number;
}

/** Counts this operation against all its keys at once, if it goes through. */
export async function takeTurns(
  ctx: Pick<WriteContext<Actor | null>, 'services' | 'clock'> & { tx: Tx },
  limits: readonly KeyLimit[],
): Promise<void> {
  const { idempotencySecret } = ctx.services;
  const keyOf = ({ flow, value }: KeyLimit) => `publico:${flow}:${digestWith(idempotencySecret, `${flow}\n${value}`)}`;
  const turn = await reserveWithin(
    ctx.tx,
    limits.map((limit) => ({
      key: keyOf(limit),
      max: limit.max,
      windowMs: limit.seconds * 1000,
      beyond: 'refuse' as const,
    })),
    ctx.clock.now(),
  );
  if (!turn.allowed) await refuse(ctx.tx, ctx.services, turn.retryAfterSeconds);
}

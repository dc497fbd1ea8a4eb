/**
 * A pg client that notices when nobody is at the other end any more. TCP tells nothing of a network that falls silent
 * (a cable, a firewall that forgets): a statement would wait for ever, and its connection stay in the pool, dead.
 *
 * A statement without an answer for `doubtMs` is doubted: on another connection PostgreSQL is asked, within `proofMs`,
 * whether it is working for this one. If it is, the client waits on, and doubts again later; if not, or if nobody
 * answers, the connection is destroyed: its statements fail with an error that `isConnectionError` knows, and the other
 * connections of the process are doubted at once. So slow statements live as long as PostgreSQL's own limits let them,
 * and a dead connection ends after at most `doubtMs + proofMs` and a moment. Source: decision 054.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Patience {
  doubtMs: number;
  proofMs: number;
}

/** Together below the fifteen seconds within which a request is answered, whatever happens. */
const PATIENCE: Patience = { doubtMs: 4000, proofMs: 3000 };

export interface PatientConfig extends pg.ClientConfig {
  patience?: Patience;
}

/** An answer that was on its way when PostgreSQL said that it had finished. */
const ON_ITS_WAY_MS = 500;

/** All that are connected in this process. */
const connected = new Set<PatientClient>();

/** Of PostgreSQL's process behind a connection: a member of pg's client that its types leave out. */
export const processIdOf = (client: pg.ClientBase): number => (client as unknown as { processID: number }).processID;

export class PatientClient extends pg.Client {
  readonly #config: PatientConfig;
  readonly #patience: Patience;
  /** Statements sent, answers outstanding. */
  #unanswered = 0;
  #answers = 0;
  #timer: NodeJS.Timeout | undefined;
  #doubting = false;
  #heldBack = false;

  constructor(config: PatientConfig = {}) {
    super(config);
    this.#config = config;
    this.#patience = config.patience ?? PATIENCE;
    this.connection.on('readyForQuery', () => this.#answered());
    this.on('end', () => this.#stop());
    // A connection that is lost between the statements of a transaction tells it here, and the next statement fails with
    // it. Without a listener, which the pool takes away from whoever works on the connection, it would end the process.
    this.on('error', () => this.#stop());
  }

  /** pg's `query`, which has a dozen overloads: whichever it is, one statement is sent. */
  protected readonly send = (...args: unknown[]): unknown => {
    this.#unanswered += 1;
    if (this.#unanswered === 1) this.#wait();
    this.#holdBack();
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    return send(...args);
  };

  override query = this.send as pg.Client['query'];

  /** What is sent in one turn of the event loop leaves in one piece: most of a short statement's cost is the way to the socket. */
  #holdBack(): void {
    if (this.#heldBack) return;
    this.#heldBack = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#heldBack = false;
      stream.uncork();
    });
  }

  /** Fails what waits for an answer and ends the connection, without a word to the other end. */
  destroy(why: string): void {
    this.connection.stream.destroy(new Error(`Connection terminated: ${why}`));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#doubt(), this.#patience.doubtMs);
  }

  #answered(): void {
    this.#answers += 1;
    connected.add(this);
    // The first one greets the new connection.
    if (this.#unanswered > 0) this.#unanswered -= 1;
    if (this.#unanswered > 0) this.#wait();
    else clearTimeout(this.#timer);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    connected.delete(this);
  }

  /** In doubt, once: destroyed, or waited for on. */
  async #doubt(): Promise<void> {
    if (this.#doubting || !connected.has(this)) return;
    this.#doubting = true;
    const before = this.#answers;
    const works = await this.#isWorkedFor();
    if (!works && this.#answers === before) await delay(Math.min(ON_ITS_WAY_MS, this.#patience.proofMs / 4));
    this.#doubting = false;
    if (this.#answers !== before || !connected.has(this)) return;
    if (works) {
      this.#wait();
      return;
    }
    this.#stop();
    this.destroy('the database does not answer');
    for (const other of connected) other.#prove();
  }

  /** Asks now: what waits is doubted, what rests is asked for a sign of life. */
  #prove(): void {
    if (this.#unanswered > 0) void this.#doubt();
    else this.query('select 1').catch(() => undefined);
  }

  /** Whether PostgreSQL is busy with this connection's statement. */
  async #isWorkedFor(): Promise<boolean> {
    const { patience: _, ...config } = this.#config;
    const other = new pg.Client({ ...config, password: this.password, application_name: 'sede-pulso' });
    other.on('error', () => undefined);
    const limit = setTimeout(() => other.connection.stream.destroy(), this.#patience.proofMs);
    try {
      await other.connect();
      const { rowCount } = await other.query(
        `select 1 from pg_stat_activity where pid = $1 and state in ('active', 'fastpath function call')`,
        [processIdOf(this)],
      );
      return rowCount === 1;
    } catch (error) {
      // PostgreSQL is there and has no connection left for the question.
      return error instanceof pg.DatabaseError && error.code === '53300';
    } finally {
      clearTimeout(limit);
      other.connection.stream.destroy();
    }
  }
}

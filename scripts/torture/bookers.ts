/**
 * People at the legal desk who never give up: each books, moves, cancels and takes a cancelling back, over the same few days, with the
 * same key until somebody answers. Nobody else touches what one has booked, so the last answer says what must be there.
 *
 * In: the slots by agenda and day, in their order, and the members. Source: issue 12 (Bad input, races, force).
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Desk, openDesk } from './desk.ts';

export interface Dia {
  agendaId: string;
  data: string;
  /** Ids, neighbours side by side. */
  horarios: string[];
}

/** As the last answer told it. */
export interface Marcado {
  id: string;
  versao: number;
  numero: string;
  situacao: string;
  data: string;
  horarios: { id: string }[];
}

export type Bookers = Omit<Desk, 'submit'> & {
  acknowledged: Map<string, Marcado>;
  /** Acts that were answered, and refusals because somebody was faster. */
  acts: Record<'agendar' | 'remarcar' | 'cancelar' | 'desfazer' | 'ocupado', number>;
  stop(): Promise<void>;
};

const SOMEBODY_WAS_FASTER = ['atendimentos.horario_ocupado'];
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export function startBookers(options: {
  cookies: string[];
  url: (writer: number) => string;
  dias: readonly Dia[];
  filiados: readonly string[];
}): Bookers {
  const { submit, ...desk } = openDesk(options);
  const acknowledged = new Map<string, Marcado>();
  const acts = { agendar: 0, remarcar: 0, cancelar: 0, desfazer: 0, ocupado: 0 };
  let stopping = false;

  const lugar = () => {
    const { agendaId, data, horarios } = any(options.dias);
    const first = Math.floor(Math.random() * horarios.length);
    return { agendaId, data, horarios: horarios.slice(first, first + 1 + Math.floor(Math.random() * 2)) };
  };
  const confirmarCoincidencia = true;

  async function act(writer: number, kind: Exclude<keyof typeof acts, 'ocupado'>, one: Marcado | undefined) {
    const before = desk.unexpected.length;
    const [path, versao] = [`/api/atendimentos/${one?.id}`, one?.versao];
    const body = {
      agendar: {
        lugar: lugar(),
        filiados: [...new Set([any(options.filiados), any(options.filiados)])],
        confirmarCoincidencia,
      },
      remarcar: { versao, lugar: lugar(), confirmarCoincidencia },
      cancelar: { versao, motivo: 'A pedido do filiado.' },
      desfazer: { versao },
    }[kind];
    const way = {
      agendar: { method: 'POST', path: '/api/atendimentos' },
      remarcar: { method: 'PATCH', path },
      cancelar: { method: 'POST', path: `${path}/cancelar` },
      desfazer: { method: 'POST', path: `${path}/desfazer-cancelamento` },
    }[kind] as { method: 'POST' | 'PATCH'; path: string };
    const answer = await submit(writer, { ...way, body }, SOMEBODY_WAS_FASTER);
    if (answer === null) {
      acts.ocupado += desk.unexpected.length === before ? 1 : 0;
      return one;
    }
    // The type of what the contract of these operations answers.
    const now = answer as unknown as Marcado;
    acts[kind] += 1;
    acknowledged.set(now.id, now);
    return now;
  }

  async function work(writer: number): Promise<void> {
    const mine: Marcado[] = [];
    while (!stopping) {
      const at = Math.floor(Math.random() * mine.length);
      const one = mine[at];
      if (!one || Math.random() < 0.5) {
        const made = await act(writer, 'agendar', undefined);
        if (made) mine.push(made);
      } else {
        const kind = one.situacao === 'Cancelado' ? 'desfazer' : Math.random() < 0.6 ? 'remarcar' : 'cancelar';
        mine[at] = (await act(writer, kind, one)) ?? one;
      }
      await delay(50 + Math.random() * 250);
    }
  }

  const running = options.cookies.map((_, writer) =>
    work(writer).catch((error) => {
      desk.unexpected.push(`person ${writer} broke off: ${error instanceof Error ? error.message : error}`);
    }),
  );
  return {
    acknowledged,
    acts,
    ...desk,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}

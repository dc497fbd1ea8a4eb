/**
 * A list's spreadsheet as the answer of a download: streamed through a cursor, and written in the user's log.
 *
 * In: the format, the file's base name, the columns, the whole list as a statement (`allRows`), or a few rows at hand. Out: the file.
 * Memory does not grow with the list. The log entry ('report_download' with the file's name) is written before the first byte. Only so many
 * are made at once (`export-gate.ts`). Source: spec 1 §3.2, §9; decisions §6 (Spreadsheet exports; opening and exports are logged).
 */
import type { Readable } from 'node:stream';
import type { RawBuilder } from 'kysely';
import type { FileReply, RawContext } from '../api/index.ts';
import { recordUserLog } from '../auth/index.ts';
import { cursorRows } from './cursor-rows.ts';
import { type ExportColumn, type ExportFormat, exportContentTypes, exportFileName } from './export-column.ts';
import { type ExportGate, gatePerPool } from './export-gate.ts';
import { exportStream } from './export-stream.ts';
import { whileAllowed } from './while-allowed.ts';

export interface ExportRequest<T, Raw = T> {
  formato: ExportFormat;
  /** 'beneficiarios' → 'beneficiarios.xlsx'. */
  nome: string;
  titulo: string;
  columns: readonly ExportColumn<T>[];
  rows: RawBuilder<unknown> | readonly Raw[];
  /** Completes a batch of rows for the columns (words, names of other records). */
  prepare?: (batch: readonly Raw[]) => Promise<T[]>;
  /** What was exported, for the log: filters, never personal data. */
  dados?: Record<string, unknown>;
}

const spreadsheets = gatePerPool();

/** Aborted when the browser has left. */
function absenceOf({ reply }: RawContext): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

async function* prepared<T, Raw>(
  batches: AsyncIterable<readonly Raw[]>,
  prepare: (batch: readonly Raw[]) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for await (const batch of batches) yield await prepare(batch);
}

/** A file that is made while it is sent: its place at the gate is held until the last byte, or until nobody listens or may. */
export async function throughGate<R extends { corpo: Readable }>(
  ctx: RawContext,
  gate: (pool: object) => ExportGate,
  make: () => Promise<R>,
): Promise<R> {
  const endTurn = await gate(ctx.services.pool).enter(absenceOf(ctx));
  // A connection that is cut is a failed download for the browser, never a shorter file.
  const stopWatching = whileAllowed(ctx, () => ctx.reply.raw.destroy());
  const leave = () => {
    stopWatching();
    endTurn();
  };
  try {
    const reply = await make();
    reply.corpo.once('close', leave);
    return reply;
  } catch (error) {
    leave();
    throw error;
  }
}

/** Errors: `plataforma.indisponivel` (503, Retry-After) when too many are made at once. */
export const exportReply = <T, Raw = T>(ctx: RawContext, request: ExportRequest<T, Raw>): Promise<FileReply> =>
  throughGate(ctx, spreadsheets, () => makeReply(ctx, request));

const isAtHand = <Raw>(rows: RawBuilder<unknown> | readonly Raw[]): rows is readonly Raw[] => Array.isArray(rows);

async function* oneBatch<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}

async function makeReply<T, Raw>(ctx: RawContext, request: ExportRequest<T, Raw>) {
  const { formato, columns, titulo, dados } = request;
  const nome = exportFileName(request.nome, formato);
  const entry = { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo: nome, endereco: ctx.address };
  await recordUserLog(ctx.db, { ...entry, ...(dados ? { dados } : {}) }, ctx.now);
  const read = isAtHand(request.rows)
    ? oneBatch(request.rows)
    : cursorRows<Raw>(ctx.services.pool, request.rows.compile(ctx.db), { gone: absenceOf(ctx) });
  // Without `prepare` the rows read are the rows shown: Raw is T, by its default.
  const rows = request.prepare ? prepared(read, request.prepare) : (read as AsyncGenerator<T[]>);
  return {
    nome,
    tipo: exportContentTypes[formato],
    corpo: exportStream(formato, columns, rows, titulo),
    disposicao: 'attachment' as const,
  };
}

/**
 * A list's spreadsheet as the answer of a download: streamed through a cursor, and written in the user's log.
 *
 * In: the format, the file's base name, the columns, the whole list as a statement (`allRows`). Out: the file.
 * Memory does not grow with the list. The log entry ('report_download' with the file's name) is written before the
 * first byte. Source: spec 1 §3.2, §9; decisions §6 (Spreadsheet exports; opening and exports are logged).
 */
import type { RawBuilder } from 'kysely';
import type { FileReply, RawContext } from '../api/index.ts';
import { recordUserLog } from '../auth/index.ts';
import { cursorRows } from './cursor-rows.ts';
import { type ExportColumn, type ExportFormat, exportContentTypes, exportFileName } from './export-column.ts';
import { exportStream } from './export-stream.ts';

export interface ExportRequest<T> {
  formato: ExportFormat;
  /** 'beneficiarios' → 'beneficiarios.xlsx'. */
  nome: string;
  titulo: string;
  columns: readonly ExportColumn<T>[];
  rows: RawBuilder<unknown>;
  /** What was exported, for the log: filters, never personal data. */
  dados?: Record<string, unknown>;
}

export async function exportReply<T>(ctx: RawContext, request: ExportRequest<T>): Promise<FileReply> {
  const { formato, columns, titulo, dados } = request;
  const nome = exportFileName(request.nome, formato);
  const entry = { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo: nome, endereco: ctx.address };
  await recordUserLog(ctx.db, { ...entry, ...(dados ? { dados } : {}) }, ctx.now);
  const rows = cursorRows<T>(ctx.services.pool, request.rows.compile(ctx.db));
  return {
    nome,
    tipo: exportContentTypes[formato],
    corpo: exportStream(formato, columns, rows, titulo),
    disposicao: 'attachment',
  };
}

/**
 * Files of the old storage, out of a folder that holds its copy (despesas/…, receitas/…).
 *
 * An export names them by their address ('…/o/despesas%2Fnota.pdf?alt=media&token=…') or their path; the path must stay
 * inside the folder. What is kept passes the same gate as an upload. Out: the file's path in the folder, or null.
 */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { type FileRule, SedeError } from '@sede/domain/kernel';
import type { Tx } from '../db/index.ts';
import { anexosErrors, bindAnexos, checkBytes, receiveUpload } from '../files/index.ts';
import type { ExportFile } from './export-fields.ts';
import { decodeKey } from './export-values.ts';
import type { FilesOfExport, Responsible } from './import-source.ts';

/** '…/o/despesas%2Fnota.pdf?alt=media' → 'despesas/nota.pdf'. */
export function pathOfUrl(url: string): string {
  const [bare = ''] = url.split(/[?#]/);
  const object = bare.split('/o/')[1];
  return decodeKey(object ?? bare.replace(/^[a-z]+:\/\/[^/]*\//i, ''));
}

async function findFile(folder: string, modulo: string, { nome, url }: ExportFile): Promise<string | null> {
  const path = pathOfUrl(url);
  for (const candidate of [path, join(modulo, basename(path)), join(modulo, nome)]) {
    const full = join(folder, candidate);
    const inside = relative(folder, full);
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) continue;
    if ((await stat(full).catch(() => null))?.isFile()) return full;
  }
  return null;
}

export interface Keeping {
  tx: Tx;
  now: string;
  responsible: Responsible;
  files: FilesOfExport;
  /** Stores nothing: only reports which files would not be found. */
  simulated: boolean;
  remark: (text: string) => void;
}

/** What `keep` answers for each file that is there; what is missing or refused becomes a remark. */
async function eachFile<T>(
  { files, remark, simulated }: Keeping,
  modulo: string,
  wanted: readonly ExportFile[],
  keep: (path: string, file: ExportFile) => Promise<T>,
): Promise<T[]> {
  const kept: T[] = [];
  for (const file of wanted) {
    const path = files.folder === null ? null : await findFile(files.folder, modulo, file);
    if (path === null) {
      remark(`anexo não trazido: ${file.nome}`);
      continue;
    }
    if (simulated) continue;
    try {
      kept.push(await keep(path, file));
    } catch (error) {
      // A full disk ends the run; a file that its owner does not take stays behind and its record comes.
      if (!(error instanceof SedeError) || ['no_space', 'internal', 'unavailable'].includes(error.kind)) throw error;
      remark(`anexo não trazido: ${file.nome}: ${error.message}`);
    }
  }
  return kept;
}

/** Out: ids of the kept files, in use by the module of the rule; what is missing or refused becomes a remark. */
export async function keepFiles(keeping: Keeping, rule: FileRule, wanted: readonly ExportFile[]): Promise<string[]> {
  const { tx, now, responsible, files } = keeping;
  const { modulo } = rule;
  const ids = await eachFile(keeping, modulo, wanted, async (path, { nome }) => {
    const { size } = await stat(path);
    const { id } = await receiveUpload({
      ...{ stream: createReadStream(path), nome, tamanhoDeclarado: size, rule, old: true },
      ...{ usuarioId: responsible.id, store: files.store, write: (work) => work(tx) },
    });
    return id;
  });
  await bindAnexos(tx, ids, { modulo, usuarioId: responsible.id, now });
  return ids;
}

/** Keeps what is made of each file's bytes in its place; what `make` refuses becomes a remark. Out: ids, in use by the module. */
export async function keepMade(
  keeping: Keeping,
  rule: FileRule,
  wanted: readonly ExportFile[],
  make: (bytes: Buffer) => Promise<readonly Buffer[]>,
): Promise<string[][]> {
  const { tx, now, responsible, files } = keeping;
  const { modulo } = rule;
  const all = await eachFile(keeping, modulo, wanted, async (path, { nome }) => {
    if ((await stat(path)).size > rule.maxBytes) throw anexosErrors.grande_demais({ values: { rule } });
    const bytes = await readFile(path);
    await checkBytes(rule, bytes);
    const ids: string[] = [];
    for (const made of await make(bytes)) {
      const { id } = await receiveUpload({
        ...{ stream: Readable.from([made], { objectMode: false }), nome, tamanhoDeclarado: made.length, rule },
        ...{ usuarioId: responsible.id, store: files.store, write: (work) => work(tx) },
      });
      ids.push(id);
    }
    return ids;
  });
  await bindAnexos(tx, all.flat(), { modulo, usuarioId: responsible.id, now });
  return all;
}

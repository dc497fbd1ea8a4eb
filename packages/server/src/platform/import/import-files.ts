/**
 * Files of the old storage, out of a folder that holds its copy (despesas/…, receitas/…).
 *
 * An export names them by their address ('…/o/despesas%2Fnota.pdf?alt=media&token=…') or their path; the path must stay
 * inside the folder. What is kept passes the same gate as an upload. Out: the file's path in the folder, or null.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { type FileRule, SedeError } from '@sede/domain/kernel';
import type { Tx } from '../db/index.ts';
import { bindAnexos, receiveUpload } from '../files/index.ts';
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

/** Out: ids of the kept files, in use by the module of the rule; what is missing or refused becomes a remark. */
export async function keepFiles(keeping: Keeping, rule: FileRule, wanted: readonly ExportFile[]): Promise<string[]> {
  const { tx, now, responsible, files, remark } = keeping;
  const { modulo } = rule;
  const ids: string[] = [];
  for (const file of wanted) {
    const path = files.folder === null ? null : await findFile(files.folder, modulo, file);
    if (path === null) {
      remark(`anexo não trazido: ${file.nome}`);
      continue;
    }
    if (keeping.simulated) continue;
    try {
      const { size } = await stat(path);
      const { id } = await receiveUpload({
        stream: createReadStream(path),
        nome: file.nome,
        tamanhoDeclarado: size,
        rule,
        old: true,
        usuarioId: responsible.id,
        store: files.store,
        write: (work) => work(tx),
      });
      ids.push(id);
    } catch (error) {
      // A full disk ends the run; a file that its owner does not take stays behind and its record comes.
      if (!(error instanceof SedeError) || !error.code.startsWith('anexos.')) throw error;
      remark(`anexo não trazido: ${file.nome}: ${error.message}`);
    }
  }
  await bindAnexos(tx, ids, { modulo, usuarioId: responsible.id, now });
  return ids;
}

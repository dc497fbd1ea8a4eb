/**
 * The JSON export of a realtime database: one object whose children are the stored areas (spec 1 §3.1).
 *
 * Such a database writes a list with whole-number keys as an array with holes; `children` reads both. Errors:
 * `ImportError` for what is no such file, or larger than `MAX_EXPORT` bytes (what one text can hold).
 */
import { readFile, stat } from 'node:fs/promises';
import { ImportError } from './refusal.ts';

const MAX_EXPORT = 500 * 1024 * 1024;

export type Node = Record<string, unknown>;

/** Key and value of each child, in the order of the file; no child is null. */
export function children(node: unknown): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).filter(([, value]) => value !== null && value !== undefined);
}

/** What is there but neither a list nor a record counts as a record without fields, which is then refused. */
export const asNode = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** Errors: `ImportError`. */
export async function readExport(path: string): Promise<Node> {
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw new ImportError(`Não há arquivo em ${path}.`);
  if (size > MAX_EXPORT)
    throw new ImportError(
      'A exportação passa de 500 MiB: exporte as áreas em arquivos separados e importe um por vez.',
    );
  let content: unknown;
  try {
    content = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportError('O arquivo não é um JSON inteiro: exporte de novo.');
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new ImportError(
      'O arquivo não é uma exportação: deve ter as áreas (usuarios, expenses, receitas, …) no primeiro nível.',
    );
  return content as Node;
}

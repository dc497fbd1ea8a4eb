/**
 * What a module gives so that its area of the old system's export comes over, and what it is handed for that.
 *
 * One record at a time, in a savepoint: `importRecord` writes the whole record or throws (`Refusal`, or what the database
 * refuses), and then nothing of it stays. The record keeps its old key in `id_origem`; one whose key is there already
 * is left as it is, so a second run takes only what is missing. Source: decisions §1 (id_origem), §2 (moving over).
 */

import type { FileRule } from '@sede/domain/kernel';
import type { Tx } from '../db/index.ts';
import type { RecordTable } from '../db/record/index.ts';
import type { FileStore } from '../files/index.ts';
import type { ExportFields, ExportFile } from './export-fields.ts';
import type { Node } from './export-file.ts';
import type { Origins } from './origins.ts';

export interface ImportContext {
  tx: Tx;
  /** Instant of the import, ISO 8601. */
  now: string;
  /** What goes into `idOrigem`: the old system's key of the record, or what the source keeps of it. */
  chave: string;
  /** The whole export, for data that stand in another area of it. */
  exported: Node;
  origins: Origins;
  /** Keeps the files for the rule's module; those that are not there, or that it does not take, are remarked. Out: ids, in use by the module. */
  keepFiles(rule: FileRule, files: readonly ExportFile[]): Promise<string[]>;
  /** Keeps what is made of each file's bytes in its place (a photo drawn anew); the original is not kept. Out: ids, per file as many as were made. */
  keepMade(
    rule: FileRule,
    files: readonly ExportFile[],
    make: (bytes: Buffer) => Promise<readonly Buffer[]>,
  ): Promise<string[][]>;
  /** Worked out once in a run. */
  once<T>(name: string, work: () => T): T;
}

export interface ImportSource {
  /** The area's name in the export. */
  area: string;
  /** Place in the run, rising: after the sources of the records that its own name. */
  order: number;
  /** Other areas that this one reads, which are then not reported as unknown. */
  also?: readonly string[];
  /** The table whose `id_origem` says which records have come over. */
  table: RecordTable;
  /** What is kept of the key, where it held personal data. Must give the same each time. */
  originOf?(chave: string): string;
  /** Key and fields of each record; default: the area's children. */
  records?(exported: Node): Iterable<[string, Node]>;
  /** Done once before the records, in a transaction of its own; again in a second run. */
  begin?(context: Pick<ImportContext, 'tx' | 'exported'>): Promise<void>;
  /** Out: the record's id. */
  importRecord(context: ImportContext, fields: ExportFields): Promise<string>;
}

/** Who answers for the import: uploader of its files, named in the reason of its audit entries. */
export interface Responsible {
  id: string;
  nome: string;
  email: string;
}

export interface FilesOfExport {
  store: FileStore;
  /** Folder with the old storage's files; null: none were brought. */
  folder: string | null;
}

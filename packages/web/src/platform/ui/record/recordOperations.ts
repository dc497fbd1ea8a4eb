/**
 * Which operations a record's list page offers: what is not named here does not exist on the page.
 *
 * Named one by one, because the typed client answers any name at runtime: what a module has is known to the compiler
 * only. An operation that asks or tells something comes with its texts. In: a module of the typed client, its messages.
 */
import type { ReadHistory } from '../history/historyLine.ts';
import type { ReadPage } from '../list-page/usePrintAll.ts';
import type { ReadingOperation } from '../panel/readingView.ts';
import type { Enabling, EnablingOperations, EnablingTexts } from './useEnabling.ts';
import type { Removal, RemovalTexts } from './useRemoval.ts';

/** `W`: the whole record, as its panel reads it; `G`: as its form does. */
export interface RecordOperations<R, W extends R = R, G extends R = W> {
  /** Read page by page, to print all; asked whether it shows one record. */
  list?: { call: ReadPage<R> };
  /** Read before its form opens. */
  get?: { call: (input: { id: string }) => Promise<G> };
  /** Read by its panel. */
  reading?: ReadingOperation<W>;
  history?: { call: ReadHistory };
  removal?: Removal;
  enabling?: Enabling<R>;
  /** The list as a spreadsheet, at '/api/{area}/exportar'. */
  exports?: boolean;
}

/** Of a module of the typed client, what `recordOps` gives in the contract. */
interface RecordModule<R> {
  list: { call: ReadPage<R> };
  get: { call: (input: { id: string }) => Promise<R> };
  reading: ReadingOperation<R>;
  history: { call: ReadHistory };
  remove: Removal['remove'];
}

/** A record that is listed, read, told, exported and deleted. */
export const recordOperations = <R>(module: RecordModule<R>, texts: RemovalTexts) => ({
  list: module.list,
  get: module.get,
  reading: module.reading,
  history: module.history,
  removal: { remove: module.remove, texts },
  exports: true,
});

/** The same of one that can be switched off. */
export const registerOperations = <R extends { desabilitado: boolean }>(
  module: RecordModule<R> & EnablingOperations,
  texts: RemovalTexts & EnablingTexts,
) => ({
  ...recordOperations(module, texts),
  enabling: {
    habilitar: module.habilitar,
    desabilitar: module.desabilitar,
    texts,
    isDisabled: (row: R) => row.desabilitado,
  },
});

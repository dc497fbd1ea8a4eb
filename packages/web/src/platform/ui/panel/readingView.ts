/** How a module says what a record's panel shows; `W` is the record as its `reading` operation answers it. */
import type { ReactNode } from 'react';
import type { HistoryPage } from '../history/historyLine.ts';

export interface RecordRead<W> {
  registro: W;
  /** The newest of it. */
  historico: HistoryPage;
}

/** A module's `reading` operation. */
export interface ReadingOperation<W> {
  call: (input: { id: string }, options: { signal: AbortSignal }) => Promise<RecordRead<W>>;
  queryKey: (options: { input: { id: string } }) => readonly unknown[];
}

/** A button of the panel's footer. */
export interface PanelAct {
  label: string;
  icon?: ReactNode;
  /** The letter that does it: 'l'. */
  hotkey?: string;
  onSelect?: () => void;
  /** A file instead: the browser saves what it answers. */
  href?: string;
  /** Why it cannot be done now. */
  disabledReason?: string | null | undefined;
  /** The next step of this record; stands at the right. */
  primary?: boolean;
}

export interface ReadingView<W> {
  title?: (record: W) => ReactNode;
  /** Below it: to whom, of what. */
  subtitle?: (record: W) => ReactNode;
  /** Its state, as tags. */
  tags?: (record: W) => ReactNode;
  /** At the right of the title: how much, with what explains it. */
  amount?: (record: W) => ReactNode;
  /** What it holds, as `PanelSection`s; else every field. */
  body?: (record: W) => ReactNode;
  /** What may be done with it, as its permissions and its state say; 'Editar' stands before them. */
  acts?: (record: W) => readonly PanelAct[];
  /** The record's own page. */
  pageHref?: (record: W) => string;
}

/**
 * The screen kit's first chunk: what a list page and the shell are made of.
 *
 * No zod and none of Mantine's floating parts: filter editors, dialogs, drawers and forms load on first use. Forms
 * import from `form.ts`. Documentation of each part stands at its props.
 */
export { FileLink } from './attachments/FileLink.tsx';
export { CountCards, CountFilter, CountLink } from './count-card/CountCard.tsx';
export { columnsOf, TITLE } from './data-table/columnsOf.tsx';
export { DataTable } from './data-table/DataTable.tsx';
export { QueryTable } from './data-table/QueryTable.tsx';
export type { Column, RowStatus, TableSum } from './data-table/types.ts';
export { useIsPhone } from './data-table/useIsPhone.ts';
export { useLocalList } from './data-table/useLocalList.ts';
export { usePaging } from './data-table/usePaging.ts';
export { type ConfirmOptions, confirm, type Progress } from './dialogs/dialogStore.ts';
export { downloadFrom } from './export-menu/downloadFrom.ts';
export { ExportMenu } from './export-menu/ExportMenu.tsx';
export { exportHref, fileHref, MAX_IDS_NO_ENDERECO } from './export-menu/exportHref.ts';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorState } from './feedback/ErrorState.tsx';
export { notify } from './feedback/notify.ts';
export { Part } from './feedback/Part.tsx';
export { notifyUndoable } from './feedback/undo.ts';

export { FilterBar } from './filter-bar/FilterBar.tsx';
export { SearchBox } from './filter-bar/SearchBox.tsx';

export { useHotkey } from './hotkeys/useHotkey.ts';
export { KitHost } from './KitHost.tsx';
export { type ListViewsProps, useKit } from './kit.ts';
export { ListPage } from './list-page/ListPage.tsx';
export { PrintChip } from './list-page/ListTools.tsx';
export type { ListPageProps, ListQuery } from './list-page/listPageProps.ts';
export { MAX_PRINTED, readAll, reasonNotToPrint } from './list-page/usePrintAll.ts';
export {
  choiceFilter,
  dayFilter,
  type RecordOption,
  type RecordSource,
  rangeFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from './list-state/filters.ts';
export type { ListControl } from './list-state/listControl.ts';
export {
  type Asking,
  defineFilters,
  defineList,
  type FilterMap,
  type FilterPart,
  formatSort,
  type Input,
  type ListDefinition,
  type ListOf,
  type ListState,
} from './list-state/listState.ts';
export { labelled, optionsOf, withCurrent } from './list-state/options.ts';
export { optionsSource } from './list-state/optionsSource.ts';
export { labelOfRange, periodFilter } from './list-state/period.ts';
export { useListState } from './list-state/useListState.ts';
export {
  COLUMNS_PARAM,
  differs,
  lostOf,
  NO_VIEW,
  VIEW_PARAM,
  type ViewQuery,
  viewQueryOf,
} from './list-state/viewState.ts';
export { withInputs } from './list-state/withInputs.ts';
export { type Alvo, inSteps, isWhole, type Parte, type ResultadoDeTodas, type Visto } from './many/inSteps.ts';
export type { Feito, Resultado } from './many/resultado.ts';
export { type Nomeacao, showResultado } from './many/showResultado.ts';
export { Menu, type MenuEntry } from './overlay/Menu.tsx';
export { usePopover } from './overlay/usePopover.ts';
export { PanelSection } from './panel/PanelSection.tsx';
export type { PanelAct, ReadingView } from './panel/readingView.ts';
export { useNeighbours } from './panel/useNeighbours.tsx';
export { Pills } from './pills/Pills.tsx';
export { Reading } from './reading/Reading.tsx';
export { EnabledTag } from './record/EnabledTag.tsx';
export { enabledColumn } from './record/enabledColumn.tsx';
export { RecordDetail } from './record/RecordDetail.tsx';
export type { CloseForm } from './record/RecordForms.tsx';
export { RecordGate } from './record/RecordGate.tsx';
export { RecordListPage, type RecordListPageProps } from './record/RecordListPage.tsx';
export { recordOperations, registerOperations } from './record/recordOperations.ts';
export { savedId } from './record/savedId.ts';
export { recordHref, useOpenRecord } from './record/useOpenRecord.ts';
export type { OwnEntries } from './record/useRecordMenu.ts';
export { RecordPage } from './record-page/RecordPage.tsx';
export { registerPage } from './register/registerPage.tsx';
export { registerRoute } from './register/registerRoute.ts';
export { ScrollFrame } from './scroll/ScrollFrame.tsx';
export { Segments } from './segments/Segments.tsx';
export type { ClearSelection, SelectionAction } from './selection/possible.ts';

export { Clamped } from './text/Clamped.tsx';
export { DateText, InstantText } from './text/DateText.tsx';
export { Digits } from './text/Digits.tsx';
export { FiguresTable } from './text/FiguresTable.tsx';
export { Money } from './text/Money.tsx';
export { mediaStore } from './text/media.ts';
export { nameInitials } from './text/nameInitials.ts';
export { PersonName } from './text/PersonName.tsx';
export { StatusTag } from './text/StatusTag.tsx';
export { TwoLines } from './text/TwoLines.tsx';
export type { Tone } from './text/tones.ts';
export { useYear } from './year/useYear.ts';
export { YearSteps } from './year/YearSteps.tsx';

import { Button } from '@mantine/core';
import type { Permission } from '@sede/domain/access';
import type { FieldSpecs } from '@sede/domain/kernel';
import { IconHistory } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useCanIn } from '../../session/index.ts';
import type { Column, TableSpec } from '../data-table/types.ts';
import { ListPage } from '../list-page/ListPage.tsx';
import type { ListPageProps } from '../list-page/listPageProps.ts';
import type { ReadPage } from '../list-page/usePrintAll.ts';
import type { FilterMap } from '../list-state/listState.ts';
import type { MenuEntry } from '../overlay/Menu.tsx';
import { SectionBar } from '../shell/SectionBar.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordGate } from './RecordGate.tsx';
import type { RecordOperations } from './recordOperations.ts';
import { type OpenRecord, useOpenRecord } from './useOpenRecord.ts';
import { type Blocked, type OwnEntries, useRecordMenu } from './useRecordMenu.ts';

const RecordDialog = lazy(() => import('./RecordDialog.tsx').then((m) => ({ default: m.RecordDialog })));
const HistoryDialog = lazy(() => import('../history/HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })));

/** Modules with a list: what stands before '.ver'. */
export type RecordArea = Permission extends infer P ? (P extends `${infer Area}.ver` ? Area : never) : never;

interface ListedRecord {
  id: string;
  versao: number;
}

type OfTheList = 'title' | 'query' | 'totals' | 'count' | 'sum' | 'basis' | 'selection' | 'children';

/** `desabilitado` is what the 'Situação' column says. */
const fieldsWithoutColumn = <R,>(specs: FieldSpecs, columns: readonly Column<R>[]): string[] =>
  Object.keys(specs).filter((field) => field !== 'desabilitado' && !columns.some(({ id }) => id === field));

export interface RecordListPageProps<R extends ListedRecord, F extends FilterMap, S = unknown>
  extends Pick<ListPageProps<R, S, F>, OfTheList | 'list'> {
  /** Prefix of the module's permissions, name of its REST path and of the stored column choice. */
  area: RecordArea;
  /** Where a module has several lists: the name of this one's column choice. */
  tableId?: string;
  /** What exists: `registerOperations(orpc.x, texts)`, `recordOperations(orpc.x, texts)`, or named one by one. */
  operations: RecordOperations<R>;
  columns: readonly Column<R>[];
  rowStatus?: TableSpec<R>['rowStatus'];
  /** How a row is called: in its menu, its dialogs, the title of its history. */
  nameOf: (record: R) => string;
  /** More than the name, in the question before it is deleted. */
  describe?: (record: R) => string;
  /** Why a row may not be edited or deleted now, from its `pode`. One that may not be edited is shown instead. */
  blocked?: Blocked<R>;
  specs?: FieldSpecs;
  /** Fields of the panel below a row; else every field that no column shows. false: no panel. */
  detail?: readonly string[] | false;
  /** A panel of the module's own instead. */
  panel?: (record: R, showHistory: () => void) => ReactNode;
  /** Fields of the whole record, for whoever may only read it; else all. */
  shows?: readonly string[];
  /** Texts of fields that are ids. */
  namesOf?: (record: R) => ReadonlyMap<string, string>;
  /** Enter on a row or a click on it; else its form. */
  onOpen?: (record: R) => void;
  /** More entries of a row's menu, before the record's own; whoever may only see has these. */
  actions?: (record: R) => MenuEntry[];
  /** The whole menu of whoever edits, where the record's own entries stand among the module's. */
  menu?: (record: R, own: OwnEntries) => (MenuEntry | null)[];
  /** Below the fields of a row's panel. */
  more?: (record: R) => ReactNode;
  /** Instead of reading `operations.list` page by page. */
  print?: ReadPage<R>;
  createLabel?: string;
  /** Why nothing can be created now. */
  createBlocked?: string | null;
  /** Lazy: the form is no part of the first load. */
  Create?: ComponentType<{ onClose: () => void }>;
  Edit?: ComponentType<{ record: R; onClose: () => void }>;
  /** The open record, where the module reads it itself: instead of `Edit`. */
  drawer?: (opened: OpenRecord & { id: string }) => ReactNode;
  /** Text of the empty list, in one or two sentences. */
  empty: ReactNode;
}

/**
 * The page of a record: list, form in a drawer, panel, history, delete, enable and disable, spreadsheet, as far as these
 * operations exist, by the module's permissions and the row's own. Whoever may only see has no actions; a link to a
 * record then shows it.
 */
export function RecordListPage<R extends ListedRecord, F extends FilterMap, S = unknown>(
  props: RecordListPageProps<R, F, S>,
) {
  const { area, operations, nameOf, specs, namesOf, Create, Edit, blocked } = props;
  const may = useCanIn(area);
  const mayEdit = may('editar');
  const opened = useOpenRecord();
  const [historyOf, setHistoryOf] = useState<R | null>(null);
  const own = useRecordMenu({
    operations,
    mayEdit,
    mayRemove: may('excluir'),
    blocked,
    describe: props.describe ?? nameOf,
    onEdit: (row) => opened.open(row.id),
    onHistory: setHistoryOf,
  });
  const { actions, menu } = props;
  const editorsMenu = (row: R) => {
    const entries = own(row);
    const { edit, toggle, history, remove } = entries;
    return menu?.(row, entries) ?? [...(actions?.(row) ?? []), edit, toggle, history, remove];
  };
  const rowActions = mayEdit ? (row: R) => editorsMenu(row).filter((entry) => entry !== null) : actions;
  const hasMenu = actions !== undefined || (mayEdit && (menu !== undefined || operations.get !== undefined));

  const fields = props.detail === false || !specs ? null : (props.detail ?? fieldsWithoutColumn(specs, props.columns));
  const panel = (row: R) =>
    props.panel?.(row, () => setHistoryOf(row)) ??
    (fields && specs && (
      <RecordDetail specs={specs} fields={fields} record={row} names={namesOf?.(row)}>
        {props.more?.(row)}
        {operations.history && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconHistory size={15} aria-hidden />}
            onClick={() => setHistoryOf(row)}
          >
            Histórico
          </Button>
        )}
      </RecordDetail>
    ));
  const hasPanel = props.panel !== undefined || fields !== null;
  const opens = operations.get !== undefined || props.drawer !== undefined;
  const open = opens && (mayEdit || !hasPanel) ? (row: R) => opened.open(row.id) : undefined;
  const { createLabel } = props;

  return (
    <>
      <ListPage
        title={props.title}
        list={props.list}
        query={props.query}
        totals={props.totals}
        count={props.count}
        sum={props.sum}
        basis={props.basis}
        siblings={<SectionBar />}
        action={
          mayEdit && createLabel
            ? { label: createLabel, onClick: opened.create, disabledReason: props.createBlocked }
            : null
        }
        print={props.print ?? operations.list?.call}
        exportPath={operations.exports && may('exportar') ? `/api/${area}/exportar` : null}
        table={{
          id: props.tableId ?? area,
          columns: props.columns,
          rowKey: (row) => row.id,
          rowLabel: nameOf,
          rowStatus: props.rowStatus,
          rowActions: hasMenu ? rowActions : undefined,
          onOpen: props.onOpen ?? open,
          detail: hasPanel ? panel : undefined,
        }}
        selection={props.selection}
        empty={{ title: 'Sem registros para mostrar', text: props.empty }}
      >
        {props.children}
      </ListPage>
      <Suspense fallback={null}>
        {Create && opened.creating && mayEdit && <Create onClose={opened.close} />}
        {opened.id && props.drawer?.({ ...opened, id: opened.id })}
        {opened.id && operations.get && !props.drawer && (
          <RecordGate key={opened.id} id={opened.id} read={operations.get.call} onFailed={opened.close}>
            {(record) =>
              Edit && mayEdit && !blocked?.(record, 'editar') ? (
                <Edit record={record} onClose={opened.close} />
              ) : (
                specs && (
                  <RecordDialog
                    title={nameOf(record)}
                    specs={specs}
                    fields={props.shows ?? Object.keys(specs)}
                    record={record}
                    names={namesOf?.(record)}
                    onClose={opened.close}
                  />
                )
              )
            }
          </RecordGate>
        )}
        {historyOf && operations.history && (
          <HistoryDialog
            id={historyOf.id}
            name={nameOf(historyOf)}
            read={operations.history.call}
            onClose={() => setHistoryOf(null)}
          />
        )}
      </Suspense>
    </>
  );
}

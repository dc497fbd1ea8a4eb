import type { Permission } from '@sede/domain/access';
import type { FieldSpecs } from '@sede/domain/kernel';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useCanIn } from '../../session/index.ts';
import type { Column, TableSpec } from '../data-table/types.ts';
import { ListPage } from '../list-page/ListPage.tsx';
import type { ListPageProps } from '../list-page/listPageProps.ts';
import type { ReadPage } from '../list-page/usePrintAll.ts';
import type { FilterMap } from '../list-state/listState.ts';
import type { MenuEntry } from '../overlay/Menu.tsx';
import type { RecordReadingProps } from '../panel/RecordReading.tsx';
import type { ReadingView } from '../panel/readingView.ts';
import { useNeighbours } from '../panel/useNeighbours.tsx';
import { SectionBar } from '../shell/SectionBar.tsx';
import { focusRow } from './focusRow.ts';
import { PlainFields } from './PlainFields.tsx';
import { type CloseForm, RecordForms } from './RecordForms.tsx';
import type { RecordOperations } from './recordOperations.ts';
import { type OpenRecord, useOpenRecord } from './useOpenRecord.ts';
import { type Blocked, type OwnEntries, useRecordMenu } from './useRecordMenu.ts';
import { useToldSave } from './useToldSave.ts';

const LazyReading = lazy(() => import('../panel/RecordReading.tsx').then((m) => ({ default: m.RecordReading })));
function ReadingPanel<W>(props: RecordReadingProps<W>) {
  // A lazy component forgets its type parameter.
  const Typed = LazyReading as ComponentType<RecordReadingProps<W>>;
  return <Typed {...props} />;
}
const HistoryDialog = lazy(() => import('../history/HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })));

/** Modules with a list: what stands before '.ver'. */
export type RecordArea = Permission extends infer P ? (P extends `${infer Area}.ver` ? Area : never) : never;

interface ListedRecord {
  id: string;
  versao: number;
}

type OfTheList =
  | 'title'
  | 'line'
  | 'lead'
  | 'query'
  | 'totals'
  | 'count'
  | 'sum'
  | 'basis'
  | 'selection'
  | 'above'
  | 'children';

/** Stand in the panel's footer and below its fields already. */
const IN_THE_PANEL: readonly string[] = ['Editar', 'Histórico', 'Abrir'];

/** `W`: the whole record, as its panel reads it; `G`: as its form does. */
export interface RecordListPageProps<
  R extends ListedRecord,
  F extends FilterMap,
  S = unknown,
  W extends R = R,
  G extends R = W,
> extends Pick<ListPageProps<R, S, F>, OfTheList | 'list'> {
  /** Prefix of the module's permissions, name of its REST path and of the stored column choice. */
  area: RecordArea;
  /** Its REST path and contract key, where several modules have one prefix of permissions: 'bens' of 'patrimonio'. */
  module?: string;
  /** The verb of who may create and change its records, where that is not 'editar'. */
  editing?: string;
  /** Where a module has several lists: the name of this one's column choice. */
  tableId?: string;
  /** What exists: `registerOperations(orpc.x, texts)`, `recordOperations(orpc.x, texts)`, or named one by one. */
  operations: RecordOperations<R, W, G>;
  columns: readonly Column<R>[];
  rowStatus?: TableSpec<R>['rowStatus'];
  /** How a row is called: in its menu, its dialogs, its panel, the title of its history. */
  nameOf: (record: R) => string;
  /** More than the name, in the question before it is deleted. */
  describe?: (record: R) => string;
  /** Why a row may not be edited or deleted now, from its `pode`. */
  blocked?: Blocked<R>;
  specs?: FieldSpecs;
  /** How the record is read in its panel; else its name and every field. */
  view?: ReadingView<W>;
  /** Contract keys of other modules whose changes the panel shows. */
  also?: readonly string[];
  /** Fields of the panel without a body of its own; else all. */
  shows?: readonly string[];
  /** Texts of fields that are ids. */
  namesOf?: (record: R) => ReadonlyMap<string, string>;
  /** Enter on a row or a click on it, where the record has a page of its own; else its panel. */
  onOpen?: (record: R) => void;
  /** More entries of a row's menu, before the record's own; whoever may only see has these. */
  actions?: (record: R) => MenuEntry[];
  /** The whole menu of whoever edits, where the record's own entries stand among the module's. */
  menu?: (record: R, own: OwnEntries) => (MenuEntry | null)[];
  /** Below the fields of the panel. */
  more?: (record: W) => ReactNode;
  /** Instead of reading `operations.list` page by page. */
  print?: ReadPage<R>;
  createLabel?: string;
  /** Its button floats over the list. */
  createFloats?: boolean;
  /** A new one is made on a page of its own instead of in `Create`. */
  onCreate?: () => void;
  /** Why nothing can be created now. */
  createBlocked?: string | null;
  /** Lazy: the form is no part of the first load. */
  Create?: ComponentType<{ onClose: CloseForm }>;
  Edit?: ComponentType<{ record: G; onClose: CloseForm }>;
  /** What reads the open record instead of the panel. */
  drawer?: (opened: OpenRecord & { id: string }) => ReactNode;
  /** Text of the empty list, in one or two sentences. */
  empty: ReactNode;
}

/**
 * The page of a record: list, panel that reads a row beside it, form in a drawer, history, delete, enable and disable,
 * spreadsheet, as far as these operations exist, by the module's permissions and the row's own. Everybody reads alike; the
 * form opens to create and to change only. Source: decisions §6 (reading comes first).
 */
export function RecordListPage<
  R extends ListedRecord,
  F extends FilterMap,
  S = unknown,
  W extends R = R,
  G extends R = W,
>(props: RecordListPageProps<R, F, S, W, G>) {
  const { area, list, query, operations, nameOf, specs, namesOf, Create, Edit, blocked, createLabel } = props;
  const module = props.module ?? area;
  const may = useCanIn(area);
  const mayEdit = may(props.editing ?? 'editar');
  const opened = useOpenRecord();
  const panel = useRef<{ focus: () => void }>(null);
  const [historyOf, setHistoryOf] = useState<R | null>(null);
  const own = useRecordMenu({
    operations,
    mayEdit,
    mayRemove: may('excluir'),
    blocked,
    describe: props.describe ?? nameOf,
    onEdit: (row) => opened.edit(row.id),
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

  const total = props.totals ? props.totals.data?.total : query.data?.total;
  const around = useNeighbours({ list, query, total, read: operations.list?.call, id: opened.id, open: opened.open });
  const { close, closeForm } = opened;
  const leave = () => {
    if (opened.id !== null) focusRow(opened.id);
    close();
  };
  const told = useToldSave(list, operations.list?.call, opened.open);
  const leaveForm = useCallback(
    (saved?: string) => {
      closeForm();
      if (typeof saved === 'string') told(saved);
    },
    [closeForm, told],
  );
  const reads = operations.reading !== undefined || props.drawer !== undefined;
  // On the row that is read already, Enter goes on into its panel.
  const open = (row: R) => (row.id === opened.id ? panel.current?.focus() : opened.open(row.id));
  const named = query.data?.itens.find(({ id }) => id === opened.id);

  return (
    <>
      <ListPage
        title={props.title}
        line={props.line}
        lead={props.lead}
        above={props.above}
        list={list}
        query={query}
        totals={props.totals}
        count={props.count}
        sum={props.sum}
        basis={props.basis}
        siblings={<SectionBar />}
        action={
          mayEdit && createLabel
            ? {
                label: createLabel,
                onClick: props.onCreate ?? opened.create,
                disabledReason: props.createBlocked,
                floating: props.createFloats,
              }
            : null
        }
        print={props.print ?? operations.list?.call}
        exportPath={operations.exports && may('exportar') ? `/api/${module}/exportar` : null}
        table={{
          id: props.tableId ?? module,
          columns: props.columns,
          rowKey: (row) => row.id,
          rowLabel: nameOf,
          rowStatus: props.rowStatus,
          rowActions: hasMenu ? rowActions : undefined,
          onOpen: props.onOpen ?? (reads ? open : undefined),
          current: opened.id,
          onFollow: opened.id === null ? undefined : (row) => opened.open(row.id),
        }}
        selection={props.selection}
        empty={{ title: 'Sem registros para mostrar', text: props.empty }}
        panel={
          opened.id !== null && operations.reading && !props.drawer ? (
            <Suspense fallback={<span />}>
              <ReadingPanel<W>
                ref={panel}
                id={opened.id}
                area={module}
                name={named ? nameOf(named) : null}
                nameOf={nameOf}
                reading={operations.reading}
                also={props.also}
                history={operations.history?.call}
                view={props.view ?? {}}
                fields={(record) => (
                  <PlainFields
                    specs={specs ?? {}}
                    fields={props.shows}
                    record={record}
                    names={namesOf?.(record)}
                    more={props.more?.(record)}
                  />
                )}
                edit={(record) =>
                  mayEdit && Edit && operations.get
                    ? { run: () => opened.edit(record.id), reason: blocked?.(record, 'editar') ?? null }
                    : null
                }
                menu={(record) => (rowActions?.(record) ?? []).filter(({ label }) => !IN_THE_PANEL.includes(label))}
                position={around.position}
                onPrevious={around.previous}
                onNext={around.next}
                whole={opened.whole}
                onWhole={opened.widen}
                onClose={leave}
              />
            </Suspense>
          ) : null
        }
      >
        {props.children}
      </ListPage>
      <Suspense fallback={null}>
        {mayEdit && (
          <RecordForms
            opened={opened}
            operations={operations}
            onClose={leaveForm}
            Create={Create}
            Edit={Edit}
            blocked={(record) => blocked?.(record, 'editar') ?? null}
          />
        )}
        {opened.id && props.drawer?.({ ...opened, id: opened.id })}
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

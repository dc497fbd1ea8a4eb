import { Button } from '@mantine/core';
import type { Permission } from '@sede/domain/access';
import type { FieldSpecs } from '@sede/domain/kernel';
import { IconHistory } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { useSubmit } from '../../api/index.ts';
import { useCan } from '../../session/index.ts';
import type { Column } from '../data-table/types.ts';
import type { HistoryEntry } from '../history/historyLine.ts';
import { ListPage, type ListQuery, type Page } from '../list-page/ListPage.tsx';
import type { ReadPage } from '../list-page/usePrintAll.ts';
import type { FilterMap } from '../list-state/listState.ts';
import type { ListControl } from '../list-state/useListState.ts';
import type { MenuEntry } from '../overlay/Menu.tsx';
import { SectionBar } from '../shell/SectionBar.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordGate } from './RecordGate.tsx';
import { type EnablingOperations, type EnablingTexts, useEnabling } from './useEnabling.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { type RemovalTexts, useRemoval } from './useRemoval.ts';

const RecordDialog = lazy(() => import('./RecordDialog.tsx').then((m) => ({ default: m.RecordDialog })));
const HistoryDialog = lazy(() => import('../history/HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })));

type AreaOf<Verb extends string, P = Permission> = P extends `${infer Area}.${Verb}` ? Area : never;
/** Modules whose permissions are a plain record's: ver, editar, excluir, exportar. */
export type RecordArea = AreaOf<'ver'> & AreaOf<'editar'> & AreaOf<'excluir'> & AreaOf<'exportar'>;

interface PlainRecord {
  id: string;
  versao: number;
  desabilitado: boolean;
}

export interface RecordOperations<R> extends EnablingOperations {
  list: { call: ReadPage<R> };
  get: { call: (input: { id: string }) => Promise<R> };
  history: { call: (input: { id: string }) => Promise<{ itens: HistoryEntry[] }> };
  remove: Parameters<typeof useSubmit<{ id: string; versao: number }, { id: string }>>[0];
}

/** `desabilitado` is what the 'Situação' column says. */
const fieldsWithoutColumn = <R,>(specs: FieldSpecs, columns: readonly Column<R>[]): string[] =>
  Object.keys(specs).filter((field) => field !== 'desabilitado' && !columns.some(({ id }) => id === field));

export interface RecordListPageProps<R extends PlainRecord, F extends FilterMap, S = unknown> {
  /** Prefix of the module's permissions, name of its REST path and of the stored column choice. */
  area: RecordArea;
  title: string;
  list: ListControl<F>;
  query: ListQuery<Page<R, S>>;
  /** The module of the typed client: `orpc.beneficiarios`. */
  operations: RecordOperations<R>;
  /** The module's texts. */
  texts: EnablingTexts & RemovalTexts;
  count: { one: string; many: string; feminine?: boolean };
  columns: readonly Column<R>[];
  /** How a row is called: in its menu, its dialogs, the title of its history. */
  nameOf: (record: R) => string;
  /** More than the name, in the question before it is deleted. */
  describe?: (record: R) => string;
  specs: FieldSpecs;
  /** Fields of the panel below a row; else every field that no column shows. */
  detail?: readonly string[];
  /** Texts of fields that are ids. */
  namesOf?: (record: R) => ReadonlyMap<string, string>;
  /** Centavos that the header shows of the list's sums. */
  sum?: (sums: S) => number;
  /** Enter on a row or a click on it; else its form. */
  onOpen?: (record: R) => void;
  /** More entries of a row's menu, before the record's own; whoever may only see has these. */
  actions?: (record: R) => MenuEntry[];
  /** Below the fields of a row's panel. */
  more?: (record: R) => ReactNode;
  createLabel: string;
  /** Lazy: the form is no part of the first load. */
  Create: ComponentType<{ onClose: () => void }>;
  Edit: ComponentType<{ record: R; onClose: () => void }>;
  /** What would stand here, in one or two sentences. */
  empty: ReactNode;
}

/**
 * The page of a plain record that can be switched off: list, form in a drawer, detail, history, delete, enable and
 * disable, by the module's permissions. Whoever may only see has no actions; a link to a record then shows it.
 */
export function RecordListPage<R extends PlainRecord, F extends FilterMap, S = unknown>(
  props: RecordListPageProps<R, F, S>,
) {
  const { area, operations, texts, nameOf, specs, namesOf, Create, Edit } = props;
  const detail = props.detail ?? fieldsWithoutColumn(specs, props.columns);
  const mayEdit = useCan(`${area}.editar`);
  const mayRemove = useCan(`${area}.excluir`);
  const mayExport = useCan(`${area}.exportar`);
  const opened = useOpenRecord();
  const [historyOf, setHistoryOf] = useState<R | null>(null);
  const toggle = useEnabling(operations, texts);
  const remove = useRemoval(operations.remove, texts);

  const actions = (row: R): MenuEntry[] => {
    const more = props.actions?.(row) ?? [];
    if (!mayEdit) return more;
    const entries: MenuEntry[] = [
      ...more,
      { label: 'Editar', onSelect: () => opened.open(row.id) },
      { label: row.desabilitado ? 'Habilitar' : 'Desabilitar', onSelect: () => void toggle(row) },
      { label: 'Histórico', onSelect: () => setHistoryOf(row) },
    ];
    const describe = props.describe ?? nameOf;
    const deletion = { label: 'Excluir', danger: true, divided: true, onSelect: () => void remove(row, describe(row)) };
    return mayRemove ? [...entries, deletion] : entries;
  };

  return (
    <>
      <ListPage
        title={props.title}
        list={props.list}
        query={props.query}
        count={props.count}
        sum={props.sum}
        siblings={<SectionBar />}
        action={mayEdit ? { label: props.createLabel, onClick: opened.create } : null}
        print={operations.list.call}
        exportPath={mayExport ? `/api/${area}/exportar` : null}
        table={{
          id: area,
          columns: props.columns,
          rowKey: (row) => row.id,
          rowLabel: nameOf,
          rowActions: mayEdit || props.actions ? actions : undefined,
          onOpen: props.onOpen ?? (mayEdit ? (row) => opened.open(row.id) : undefined),
          detail: (row) => (
            <RecordDetail specs={specs} fields={detail} record={row} names={namesOf?.(row)}>
              {props.more?.(row)}
              <Button
                variant="default"
                size="xs"
                leftSection={<IconHistory size={15} aria-hidden />}
                onClick={() => setHistoryOf(row)}
              >
                Histórico
              </Button>
            </RecordDetail>
          ),
        }}
        empty={{ title: 'Sem registros para mostrar', text: props.empty }}
      />
      <Suspense fallback={null}>
        {opened.creating && mayEdit && <Create onClose={opened.close} />}
        {opened.id && (
          <RecordGate key={opened.id} id={opened.id} read={operations.get.call} onFailed={opened.close}>
            {(record) =>
              mayEdit ? (
                <Edit record={record} onClose={opened.close} />
              ) : (
                <RecordDialog
                  title={nameOf(record)}
                  specs={specs}
                  fields={Object.keys(specs)}
                  record={record}
                  names={namesOf?.(record)}
                  onClose={opened.close}
                />
              )
            }
          </RecordGate>
        )}
        {historyOf && (
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

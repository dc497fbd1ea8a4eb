import { MAX_SELECAO } from '@sede/domain/kernel';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useCan } from '#platform/session/index.ts';
import {
  type FilterMap,
  ListPage,
  type ListPageProps,
  type MenuEntry,
  type OpenRecord,
  type SelectionAction,
  type TableSpec,
  type Visto,
} from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { exportSelected } from './financeiro.selection.ts';

type Somas = { valorLiquido: number };
type Menu<Row> = (row: Row) => MenuEntry[];

/** The screens of one record that the list opens, each a chunk of its own. */
export interface TelasDoRegistro {
  /** Registers (`id` null) or edits. */
  Form: ComponentType<{ id: string | null; onClose: () => void; onOpen?: (id: string) => void }>;
  /** For who only reads. */
  Leitura: ComponentType<{ id: string; onClose: () => void; onOpen: (id: string) => void }>;
  /** The panel below a row. */
  Detalhe: ComponentType<{ id: string; mayEdit: boolean; onOpen: (id: string) => void; onHistory: () => void }>;
}

export interface ParceladoPageProps<Row extends Visto & { valorLiquido: number }, F extends FilterMap>
  extends Pick<ListPageProps<Row, Somas, F>, 'title' | 'list' | 'query' | 'totals' | 'print' | 'empty'>,
    Pick<TableSpec<Row>, 'columns' | 'rowLabel' | 'rowStatus'> {
  modulo: 'despesas' | 'receitas';
  /** Which date period and sum are by. */
  basis: string;
  createLabel: string;
  opened: OpenRecord;
  telas: TelasDoRegistro;
  menu: { edita: Menu<Row>; le: Menu<Row> };
  onHistory: (row: Row) => void;
  /** What who edits may do with a selection. */
  acoes: readonly SelectionAction<Row>[];
  /** Whether who only reads selects too, for the sum. */
  todosSelecionam: boolean;
  readWhole: (filtro: Record<string, unknown>) => Promise<{ total: number; soma: number; marca: string }>;
  /** The dialog that is open. */
  children: ReactNode;
}

/** A list of instalment records (despesas, receitas) with all that may be done with them. Source: spec 1 §2.10, §2.15, §6.3. */
export function ParceladoPage<Row extends Visto & { valorLiquido: number }, F extends FilterMap>(
  props: ParceladoPageProps<Row, F>,
): ReactNode {
  const { modulo, list, opened, telas, menu } = props;
  const { Form, Leitura, Detalhe } = telas;
  const mayEdit = useCan(`${modulo}.editar`);
  const mayExport = useCan(`${modulo}.exportar`);
  const endereco = `/api/${modulo}/exportar`;
  const actions = [
    ...(mayEdit ? props.acoes : []),
    ...(mayExport ? [exportSelected<Row>(endereco, list.state.sort)] : []),
  ];
  return (
    <>
      <ListPage
        title={props.title}
        list={list}
        query={props.query}
        totals={props.totals}
        count={{ one: 'parcela', many: 'parcelas', feminine: true }}
        sum={(somas) => somas.valorLiquido}
        basis={props.basis}
        siblings={<SectionBar />}
        action={mayEdit ? { label: props.createLabel, onClick: opened.create } : null}
        exportPath={mayExport ? endereco : null}
        print={props.print}
        table={{
          id: modulo,
          columns: props.columns,
          rowKey: (row) => row.id,
          rowLabel: props.rowLabel,
          rowStatus: props.rowStatus,
          rowActions: mayEdit ? menu.edita : menu.le,
          onOpen: (row) => opened.open(row.id),
          detail: (row) => (
            <Suspense fallback={<p role="status">Carregando…</p>}>
              <Detalhe id={row.id} mayEdit={mayEdit} onOpen={opened.open} onHistory={() => props.onHistory(row)} />
            </Suspense>
          ),
        }}
        selection={
          mayEdit || props.todosSelecionam
            ? { sum: (row) => row.valorLiquido, actions, whole: { read: props.readWhole, max: MAX_SELECAO } }
            : undefined
        }
        empty={props.empty}
      />
      <Suspense fallback={null}>
        {mayEdit && opened.creating && <Form id={null} onClose={opened.close} />}
        {opened.id &&
          (mayEdit ? (
            <Form key={opened.id} id={opened.id} onClose={opened.close} onOpen={opened.open} />
          ) : (
            <Leitura key={opened.id} id={opened.id} onClose={opened.close} onOpen={opened.open} />
          ))}
        {props.children}
      </Suspense>
    </>
  );
}

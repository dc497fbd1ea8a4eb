import { MAX_SELECAO } from '@sede/domain/kernel';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useCan } from '#platform/session/index.ts';
import {
  type FilterMap,
  type MenuEntry,
  RecordListPage,
  type RecordListPageProps,
  type SelectionAction,
  type Visto,
} from '#platform/ui/index.ts';
import { exportSelected } from './financeiro.selection.ts';

type Somas = { valorLiquido: number };
type Menu<Row> = (row: Row) => MenuEntry[];
type OfTheList =
  | 'title'
  | 'list'
  | 'query'
  | 'totals'
  | 'basis'
  | 'columns'
  | 'nameOf'
  | 'rowStatus'
  | 'createLabel'
  | 'empty';

/** The screens that the list opens, each a chunk of its own. */
export interface TelasDoRegistro {
  Registrar: ComponentType<{ onClose: () => void }>;
  Edit: ComponentType<{ id: string; onClose: () => void; onOpen?: (id: string) => void }>;
  /** For people who may only read. */
  Leitura: ComponentType<{ id: string; onClose: () => void; onOpen: (id: string) => void }>;
  /** The panel below a row. */
  Detalhe: ComponentType<{ id: string; mayEdit: boolean; onOpen: (id: string) => void; onHistory: () => void }>;
}

export interface ParceladoPageProps<Row extends Visto & Somas, F extends FilterMap>
  extends Pick<RecordListPageProps<Row, F, Somas>, OfTheList> {
  area: 'despesas' | 'receitas';
  read: (input: Record<string, unknown>) => Promise<{ itens: Row[] }>;
  readWhole: (filtro: Record<string, unknown>) => Promise<{ total: number; soma: number; marca: string }>;
  telas: TelasDoRegistro;
  menu: { edita: Menu<Row>; le: Menu<Row> };
  onOpen: (id: string) => void;
  onHistory: (row: Row) => void;
  /** Actions on a selection, for people who may edit. */
  acoes: readonly SelectionAction<Row>[];
  /** Whether people who may only read can select too, to see the sum. */
  todosSelecionam: boolean;
  /** The dialog that is open. */
  dialogo: ReactNode;
}

/** A list of instalment records (despesas, receitas) with all that may be done with them. Source: spec 1 §2.10, §2.15, §6.3. */
export function ParceladoPage<Row extends Visto & Somas, F extends FilterMap>(props: ParceladoPageProps<Row, F>) {
  const { area, read, readWhole, telas, menu, onOpen, onHistory, acoes, todosSelecionam, dialogo, ...list } = props;
  const { Registrar, Edit, Leitura, Detalhe } = telas;
  const mayEdit = useCan(`${area}.editar`);
  const mayExport = useCan(`${area}.exportar`);
  const actions = [
    ...(mayEdit ? acoes : []),
    ...(mayExport ? [exportSelected<Row>(`/api/${area}/exportar`, list.list.state.sort)] : []),
  ];
  return (
    <>
      <RecordListPage
        {...list}
        area={area}
        operations={{ list: { call: read }, exports: true }}
        count={{ one: 'parcela', many: 'parcelas', feminine: true }}
        sum={(somas) => somas.valorLiquido}
        actions={menu.le}
        menu={menu.edita}
        onOpen={(row) => onOpen(row.id)}
        panel={(row) => (
          <Suspense fallback={<p role="status">Carregando…</p>}>
            <Detalhe id={row.id} mayEdit={mayEdit} onOpen={onOpen} onHistory={() => onHistory(row)} />
          </Suspense>
        )}
        selection={
          mayEdit || todosSelecionam
            ? { sum: (row) => row.valorLiquido, actions, whole: { read: readWhole, max: MAX_SELECAO } }
            : undefined
        }
        Create={Registrar}
        drawer={({ id, open, close }) =>
          mayEdit ? (
            <Edit key={id} id={id} onClose={close} onOpen={open} />
          ) : (
            <Leitura key={id} id={id} onClose={close} onOpen={open} />
          )
        }
      />
      <Suspense fallback={null}>{dialogo}</Suspense>
    </>
  );
}

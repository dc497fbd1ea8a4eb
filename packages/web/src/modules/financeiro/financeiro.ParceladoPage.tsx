import { MAX_SELECAO } from '@sede/domain/kernel';
import { type ReactNode, Suspense } from 'react';
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
  | 'empty'
  | 'operations'
  | 'view'
  | 'also'
  | 'blocked'
  | 'Create'
  | 'Edit';

export interface ParceladoPageProps<Row extends Visto & Somas, F extends FilterMap, W extends Row, G extends Row>
  extends Pick<RecordListPageProps<Row, F, Somas, W, G>, OfTheList> {
  area: 'despesas' | 'receitas';
  readWhole: (filtro: Record<string, unknown>) => Promise<{ total: number; soma: number; marca: string }>;
  menu: { edita: Menu<Row>; le: Menu<Row> };
  /** Actions on a selection, for people who may edit. */
  acoes: readonly SelectionAction<Row>[];
  /** Whether people who may only read can select too, to see the sum. */
  todosSelecionam: boolean;
  /** The dialog that is open. */
  dialogo: ReactNode;
}

/** A list of instalment records (despesas, receitas) with all that may be done with them. Source: spec 1 §2.10, §2.15, §6.3. */
export function ParceladoPage<Row extends Visto & Somas, F extends FilterMap, W extends Row, G extends Row>(
  props: ParceladoPageProps<Row, F, W, G>,
) {
  const { area, readWhole, menu, acoes, todosSelecionam, dialogo, ...list } = props;
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
        count={{ one: 'parcela', many: 'parcelas', feminine: true }}
        sum={(somas) => somas.valorLiquido}
        actions={menu.le}
        menu={menu.edita}
        selection={
          mayEdit || todosSelecionam
            ? { sum: (row) => row.valorLiquido, actions, whole: { read: readWhole, max: MAX_SELECAO } }
            : undefined
        }
      />
      <Suspense fallback={null}>{dialogo}</Suspense>
    </>
  );
}

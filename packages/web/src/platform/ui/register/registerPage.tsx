/**
 * The page of a register, made from its description: list with filters, columns, panel, history, forms in a drawer.
 *
 *     export const FuncionariosPage = registerPage(funcionariosRegister, {
 *       operations: orpc.funcionarios,
 *       query: (input) => orpc.funcionarios.list.queryOptions({ input, placeholderData: keepPreviousData }),
 *       list: { views: 'funcionarios.list', search: 'Buscar nome…', pinned: ['uf', 'desabilitado'] },
 *       columns: (column) => [column('nome'), column('cpf', { width: 150 }), column('desabilitado')],
 *       forms: () => import('./FuncionarioForm.tsx'),
 *       empty: 'Aqui ficam …',
 *     });
 *
 * Whatever else `RecordListPage` takes is said beside it; a page that deviates in more is written with that.
 * Source: spec 1 §2.21; decision 047.
 */
import type { Fields, RecordOf, Register } from '@sede/domain/register';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import type { ListName, SentTo } from '../../api/index.ts';
import { useCanIn } from '../../session/index.ts';
import { FileLink } from '../attachments/FileLink.tsx';
import type { Column } from '../data-table/types.ts';
import type { Page } from '../list-page/listPageProps.ts';
import type { FilterMap } from '../list-state/listState.ts';
import { useListState } from '../list-state/useListState.ts';
import { PanelSection } from '../panel/PanelSection.tsx';
import type { CloseForm } from '../record/RecordForms.tsx';
import { RecordListPage, type RecordListPageProps } from '../record/RecordListPage.tsx';
import { registerOperations } from '../record/recordOperations.ts';
import { registerColumns } from './registerColumns.tsx';
import { type RegisterListOptions, type RegisterWords, registerList } from './registerList.ts';
import { registerNames } from './registerNames.ts';

type Row<F extends Fields> = RecordOf<F> & { id: string; versao: number; desabilitado: boolean };
type Passed = 'shows' | 'view' | 'describe' | 'rowStatus' | 'actions' | 'more' | 'onOpen' | 'sum' | 'empty';

/** Where words of settings are filtered by, a hook that gives those in force. */
type Words<F extends Fields> =
  Record<never, never> extends RegisterWords<F> ? { useWords?: undefined } : { useWords: () => RegisterWords<F> };

interface Described<F extends Fields, V extends ListName, S>
  extends Pick<RecordListPageProps<Row<F>, FilterMap, S>, Passed> {
  /** The module of the typed client: `orpc.funcionarios`. */
  operations: Parameters<typeof registerOperations<Row<F>>>[0];
  /** What the list asks: the module's `list.queryOptions`. */
  query: (input: SentTo<V>) => UseQueryOptions<Page<Row<F>, S>>;
  list: RegisterListOptions<F, V>;
  columns: (column: ReturnType<typeof registerColumns<F>>) => readonly Column<Row<F>>[];
  /** 'item', 'itens': where the list's foot says less than the register's noun. */
  count?: { one: string; many: string; feminine?: boolean };
  /** What else disabling a row touches, as its question lists it. */
  affected?: (row: Row<F>) => Promise<readonly string[]>;
  /** Over the list, for whoever may edit, where the spec has another title for them. */
  editorsTitle?: string;
  /** A hook: what the page has beside the record's own, of a state of its own. */
  useBeside?: () => Pick<RecordListPageProps<Row<F>, FilterMap, S>, 'menu' | 'children'>;
  /** Lazy: the forms are no part of the first load. */
  forms: () => Promise<{
    Create: ComponentType<{ onClose: CloseForm }>;
    Edit: ComponentType<{ record: Row<F>; onClose: CloseForm }>;
  }>;
}

export type RegisterPageOptions<F extends Fields, V extends ListName, S> = Described<F, V, S> & Words<F>;

/** Where a register keeps a file, the panel opens it. */
function fileSection(row: object): ReactNode {
  // Of a register that keeps none it is missing.
  const { anexo } = row as { anexo?: { id: string; nome: string } | null };
  if (!anexo) return null;
  return (
    <PanelSection title="Arquivo">
      <FileLink name={anexo.nome} file={anexo} missing="" />
    </PanelSection>
  );
}

/** No word of a setting is filtered by. */
const useNoWords = () => NO_WORDS;
const NO_WORDS = {};
const useNothing = () => NO_WORDS;

export function registerPage<F extends Fields, V extends ListName, S = unknown>(
  register: Pick<
    Register<Register['name'], F>,
    'name' | 'title' | 'noun' | 'fields' | 'specs' | 'nameField' | 'defaultSort' | 'texts'
  >,
  options: RegisterPageOptions<F, V, S>,
) {
  const {
    operations,
    query,
    list: described,
    columns,
    count = register.noun,
    forms,
    editorsTitle,
    affected,
    ...rest
  } = options;
  const { useWords: given, useBeside = useNothing, ...passed } = rest;
  // Without a hook there are no such words, as `Words` says.
  const useWords = (given ?? useNoWords) as () => RegisterWords<F>;
  const namesOf = registerNames(register.fields);
  // The name is the panel's title, and a file is opened from a part of its own.
  const shows = Object.keys(register.specs).filter(
    (name) => name !== register.nameField && register.fields[name]?.kind !== 'file',
  );
  const shown = columns(registerColumns<F>(register));
  const all = registerOperations<Row<F>>(operations, register.texts);
  const offered = { ...all, enabling: { ...all.enabling, affected } };
  const Create = lazy(() => forms().then((m) => ({ default: m.Create })));
  const Edit = lazy(() => forms().then((m) => ({ default: m.Edit })));

  return function RegisterPage() {
    const words = useWords();
    const beside = useBeside();
    const list = useListState(useMemo(() => registerList<F, V>(register, described, words), [words]));
    const title = useCanIn(register.name)('editar') && editorsTitle;
    return (
      <RecordListPage<Row<F>, FilterMap, S>
        area={register.name}
        title={title || register.title}
        list={list}
        query={useQuery(query(list.input))}
        operations={offered}
        count={count}
        columns={shown}
        nameOf={(row) => String(row[register.nameField])}
        specs={register.specs}
        namesOf={namesOf}
        shows={shows}
        more={fileSection}
        createLabel={register.texts.cadastrar}
        Create={Create}
        Edit={Edit}
        {...passed}
        {...beside}
      />
    );
  };
}

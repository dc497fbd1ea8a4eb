import {
  temasMessages as messages,
  SITUACOES_DO_TEMA,
  type TemaListado,
  temaPath,
  temasMotivos,
  tituloDaLista,
} from '@sede/domain/modules/sindical/temas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { RecordListPage } from '#platform/ui/index.ts';
import { temaColumns } from './tema.columns.tsx';
import { useTemasList } from './temas.list.ts';
import { useAcoesDoTema } from './useAcoesDoTema.tsx';

const Wizard = () => import('./passos/TemaWizard.tsx');
const Create = lazy(() => Wizard().then((m) => ({ default: m.CreateTema })));
const Edit = lazy(() => Wizard().then((m) => ({ default: m.EditTema })));

const OPERATIONS = {
  list: orpc.temas.list,
  get: orpc.temas.get,
  history: orpc.temas.history,
  exports: true,
};

const nameOf = ({ titulo }: TemaListado) => titulo;

/** '/sindical/temas'. Source: spec 3 §2.10, §6; decisions-sindical-contratos-patrimonio (Themes). */
export function TemasPage() {
  const { situacao } = useSearch();
  const list = useTemasList();
  const query = useQuery(orpc.temas.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const edita = useCan('temas.editar');
  const exclui = useCan('temas.excluir');
  const acoes = useAcoesDoTema();
  return (
    <>
      <RecordListPage
        area="temas"
        title={tituloDaLista(SITUACOES_DO_TEMA.find((uma) => uma === situacao))}
        list={list}
        query={query}
        operations={OPERATIONS}
        count={{ one: 'tema', many: 'temas' }}
        columns={temaColumns}
        nameOf={nameOf}
        blocked={({ pode }, acao) => temasMotivos.texto(pode[acao])}
        onOpen={({ id }) => void navigate(temaPath(id))}
        menu={(row, { edit, history }) => [edit, ...acoes.entries(row), history, exclui ? acoes.excluir(row) : null]}
        actions={(row) => (edita ? acoes.entries(row) : [acoes.detalhe(row)])}
        createLabel={messages.novo}
        createFloats
        Create={Create}
        Edit={Edit}
        empty={messages.vazio}
      />
      {acoes.dialogs}
    </>
  );
}

import {
  AUTORIDADE_FIELDS,
  type AutoridadeListada,
  autoridadesMessages as messages,
} from '@sede/domain/modules/sindical/autoridades';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { RecordListPage } from '#platform/ui/index.ts';
import { autoridadeColumns } from './autoridade.columns.tsx';
import { useAutoridadesList } from './autoridades.list.ts';
import { autoridadePath } from './autoridades.paths.ts';

const Create = lazy(() => import('./AutoridadeForm.tsx').then((m) => ({ default: m.CreateAutoridade })));
const Edit = lazy(() => import('./AutoridadeForm.tsx').then((m) => ({ default: m.EditAutoridade })));

/** The form shows what is sensitive: opening it is written down. */
const OPERATIONS = {
  list: orpc.autoridades.list,
  get: orpc.autoridades.completa,
  history: orpc.autoridades.history,
  removal: {
    remove: orpc.autoridades.remove,
    texts: { excluir: messages.excluir, pergunta: messages.confirmaExcluir, excluido: messages.excluido },
  },
};

const nameOf = ({ nomePolitico }: AutoridadeListada) => nomePolitico;

/** '/Autoridades'. Source: spec 3 §2.11; decisions-sindical-contratos-patrimonio (Authorities). */
export function AutoridadesPage() {
  const list = useAutoridadesList();
  const query = useQuery(orpc.autoridades.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="autoridades"
      title={messages.titulo}
      list={list}
      query={query}
      operations={OPERATIONS}
      count={{ one: 'perfil', many: 'perfis' }}
      columns={autoridadeColumns}
      nameOf={nameOf}
      specs={AUTORIDADE_FIELDS}
      onOpen={({ id }) => void navigate(autoridadePath(id))}
      createLabel={messages.inserir}
      Create={Create}
      Edit={Edit}
      empty={messages.vazio}
    />
  );
}

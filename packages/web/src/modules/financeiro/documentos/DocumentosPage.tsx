import { DOCUMENTO_FIELDS, documentosMessages as messages } from '@sede/domain/modules/financeiro/documentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { fileNames, RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { documentoColumns } from './documento.columns.tsx';
import { CADASTRAR } from './documentos.actions.ts';
import { documentosList } from './documentos.list.ts';

const Criar = lazy(() => import('./DocumentoForm.tsx').then((m) => ({ default: m.CreateDocumento })));
const Editar = lazy(() => import('./DocumentoForm.tsx').then((m) => ({ default: m.EditDocumento })));

/** '/financial/documentos'. Source: spec 3 §2.12 (second half). */
export function DocumentosPage() {
  const list = useListState(documentosList);
  const query = useQuery(orpc.documentos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const manages = useCan('documentos.editar');
  return (
    <RecordListPage
      area="documentos"
      title={manages ? messages.tituloGestor : messages.titulo}
      list={list}
      query={query}
      operations={registerOperations(orpc.documentos, messages)}
      count={{ one: 'documento', many: 'documentos' }}
      columns={documentoColumns}
      nameOf={(row) => row.nome}
      specs={DOCUMENTO_FIELDS}
      detail={['idAnexo', 'desabilitado']}
      namesOf={fileNames}
      createLabel={CADASTRAR}
      Create={Criar}
      Edit={Editar}
      empty="Aqui ficam os documentos auxiliares do sindicato, com o período em que valem: alvarás, apólices, procurações."
    />
  );
}

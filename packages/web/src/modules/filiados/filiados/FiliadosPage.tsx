import { FILIADO_FIELDS, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useLocation } from '#platform/routing/index.ts';
import { RecordListPage, recordOperations } from '#platform/ui/index.ts';
import { filiadoColumns, nomeDe } from './filiado.columns.tsx';
import { useFiliadosList } from './useFiliadosList.ts';

/** '/filiados'. Source: spec 2 §2 (Member list), §9; decisions-members (List). */
export function FiliadosPage() {
  const { search } = useLocation();
  const list = useFiliadosList();
  const query = useQuery(orpc.filiados.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const columns = useMemo(() => filiadoColumns(search), [search]);
  return (
    <RecordListPage
      area="filiados"
      title={messages.titulo}
      list={list}
      query={query}
      operations={recordOperations(orpc.filiados, messages)}
      count={{ one: 'filiado', many: 'filiados' }}
      columns={columns}
      nameOf={nomeDe}
      specs={FILIADO_FIELDS}
      empty={messages.primeiro}
    />
  );
}

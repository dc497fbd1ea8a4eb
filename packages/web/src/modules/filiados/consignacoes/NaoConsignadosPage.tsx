import { formatMes } from '@sede/domain/kernel';
import { consignacoesMessages as messages } from '@sede/domain/modules/filiados/consignacoes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { ListPage, useListState, withInputs } from '#platform/ui/index.ts';
import { Competencia } from './Competencia.tsx';
import { naoConsignadosList } from './consignacoes.list.ts';
import { naoConsignadoColumns, nomeDe } from './resultado.columns.tsx';
import { useCompetencia } from './useCompetencia.ts';

const NENHUMA: readonly never[] = [];

/** Who was not deducted, for the reader of the check: no uploads, no selection, no CPF. Source: spec 2 §6; decisions-members (Consignação). */
export function NaoConsignadosPage() {
  const asked = useCompetencia();
  const state = useListState(naoConsignadosList);
  const list = useMemo(() => withInputs(state, asked ? { competencia: asked } : {}), [state, asked]);
  const query = useQuery(
    orpc.consignacoes.naoConsignados.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  const shown = asked ?? query.data?.itens[0]?.competencia;
  return (
    <ListPage
      title={messages.titulo}
      list={list}
      query={query}
      count={{ one: 'filiado não consignado', many: 'filiados não consignados' }}
      basis={shown ? formatMes(shown) : undefined}
      siblings={shown && <Competencia competencia={shown} comecadas={NENHUMA} />}
      exportPath="/api/consignacoes/nao-consignados/exportar"
      table={{ id: 'nao-consignados', columns: naoConsignadoColumns, rowKey: (row) => row.id, rowLabel: nomeDe }}
      empty={{
        title: messages.semDados,
        text: 'Aqui aparecem os filiados de quem nada foi descontado no mês verificado.',
      }}
    />
  );
}

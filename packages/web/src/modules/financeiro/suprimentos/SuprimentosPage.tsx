import { formatReais } from '@sede/domain/kernel';
import {
  ENTRADA_FIELDS,
  type Entrada,
  suprimentosMessages as messages,
  suprimentosMotivos,
} from '@sede/domain/modules/financeiro/suprimentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { RecordListPage, recordOperations, useListState, useOpenRecord } from '#platform/ui/index.ts';
import { GUARDAS } from '../financeiro.guards.ts';
import { transferenciaPath } from '../financeiro.paths.ts';
import { SaidasTable } from './SaidasTable.tsx';
import { SaldoCard } from './SaldoCard.tsx';
import classes from './Suprimentos.module.css';
import { entradaColumns } from './suprimentos.columns.tsx';
import { entradasList } from './suprimentos.list.ts';
import { useImpressao } from './useImpressao.ts';

const Create = lazy(() => import('./EntradaForm.tsx').then((m) => ({ default: m.CreateEntrada })));
const Edit = lazy(() => import('./EntradaForm.tsx').then((m) => ({ default: m.EditEntrada })));

/** '/financial/suprimentos'. Source: spec 1 §2.19, §9; decisions §7 (Suprimentos). */
export function SuprimentosPage() {
  const list = useListState(entradasList);
  const { inicio, fim } = list.filterInput;
  const periodo = { inicio, fim };
  const query = useQuery(
    orpc.suprimentos.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: GUARDAS },
    }),
  );
  const impressao = useImpressao(periodo);
  const opened = useOpenRecord();
  const transferencia = ({ idTransferencia }: Entrada) =>
    idTransferencia ? () => navigate(transferenciaPath(idTransferencia)) : null;
  return (
    <RecordListPage
      area="suprimentos"
      title={messages.titulo}
      list={list}
      query={query}
      operations={{ ...recordOperations(orpc.suprimentos, messages), exports: false }}
      count={{ one: 'entrada', many: 'entradas', feminine: true }}
      sum={(somas) => somas.valor}
      columns={entradaColumns}
      nameOf={(row) => row.descricao}
      describe={(row) => `${row.descricao} · ${formatReais(row.valor)}`}
      blocked={(row, acao) => suprimentosMotivos.texto(row.pode[acao])}
      specs={ENTRADA_FIELDS}
      menu={(row, { edit, history, remove }) => {
        const abrir = transferencia(row);
        return [abrir && { label: messages.abrirTransferencia, onSelect: abrir }, edit, history, remove];
      }}
      onOpen={(row) => (transferencia(row) ?? (() => opened.open(row.id)))()}
      print={impressao.print}
      createLabel={messages.cadastrar}
      Create={Create}
      Edit={Edit}
      empty="Nenhuma entrada neste período."
    >
      <SaldoCard periodo={periodo} />
      {/* A new period begins at its first page. */}
      <SaidasTable key={list.filterKey} periodo={periodo} todas={impressao.saidas} />
      <h2 className={classes.titulo}>
        {messages.entradas}
        {query.data?.somas && <span className={classes.total}>Total {formatReais(query.data.somas.valor)}</span>}
      </h2>
    </RecordListPage>
  );
}

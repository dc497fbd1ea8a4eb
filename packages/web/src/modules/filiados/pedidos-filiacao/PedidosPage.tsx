import { formatContagem, formatInstantBr } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  pedidosMessages as messages,
  type PedidoListado,
  ROTULO_ESTADO_PEDIDO,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { RECORD_PARAM, setSearch, useSearch } from '#platform/routing/index.ts';
import { EmptyState, FilterBar, Reading, useListState } from '#platform/ui/index.ts';
import type { QueueRow } from '#platform/ui/queue/QueueList.tsx';
import { QueuePage } from '#platform/ui/queue/QueuePage.tsx';
import { Decisao } from './Decisao.tsx';
import { PedidoRegistro } from './PedidoRegistro.tsx';
import classes from './pedidos.module.css';
import { pedidosList } from './pedidos-filiacao.list.ts';

/** As many as one answer of the list holds. */
const NA_FILA = 100;
const NONE: readonly PedidoListado[] = [];

const rowOf = ({ id, nome, protocolo, casa, assinadoEm, estado, criadoEm }: PedidoListado): QueueRow => ({
  id,
  title: nome ?? 'Dados apagados',
  subtitle: casa ? `${protocolo} · ${ROTULO_CASA[casa]}` : protocolo,
  amount: null,
  when: formatInstantBr(assinadoEm ?? criadoEm).slice(0, 10),
  tone: null,
  badge: estado === 'assinado' ? undefined : ROTULO_ESTADO_PEDIDO[estado],
});
const openRecord = (id: string | null) => setSearch((now) => ({ ...now, [RECORD_PARAM]: id }), { replace: true });

/** '/filiacao/pedidos': signed applications, the oldest first, one at a time. Source: decisions-members (Public application). */
export function PedidosPage() {
  const list = useListState(pedidosList);
  const query = useQuery(
    orpc.pedidosFiliacao.list.queryOptions({
      input: { ...list.input, pagina: 1, porPagina: NA_FILA },
      placeholderData: keepPreviousData,
    }),
  );
  const rows = query.data?.itens ?? NONE;
  const asked = useSearch()[RECORD_PARAM];
  const current = asked ?? rows[0]?.id ?? null;
  const pedido = useQuery({
    ...orpc.pedidosFiliacao.get.queryOptions({ input: { id: current ?? '' } }),
    enabled: current !== null,
  });
  const neighbour = (steps: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === current);
    return rows[(at + steps + rows.length) % rows.length]?.id ?? null;
  };
  const estados = [...new Set(rows.map(({ estado }) => estado))];
  const groups = estados.map((estado) => ({
    label: ROTULO_ESTADO_PEDIDO[estado],
    rows: rows.filter((row) => row.estado === estado).map(rowOf),
  }));
  const total = query.data?.total;
  return (
    <QueuePage
      title={messages.titulo}
      subtitle={
        total === undefined ? undefined : `${formatContagem(total, 'pedido', 'pedidos')} · o mais antigo primeiro`
      }
      tools={
        <a className={classes.blank} href="/api/pedidos-filiacao/ficha-em-branco" target="_blank" rel="noreferrer">
          Imprimir ficha em branco
        </a>
      }
      filters={<FilterBar list={list} />}
      query={query}
      groups={groups}
      current={current}
      onOpen={openRecord}
      onSkip={(steps) => openRecord(neighbour(steps))}
      empty={<EmptyState title={messages.vazio} text={messages.vazioTexto} />}
      record={<Reading query={pedido}>{(open) => <PedidoRegistro key={open.id} pedido={open} />}</Reading>}
      footer={
        pedido.data && (
          <Decisao
            key={`${pedido.data.id}-${pedido.data.estado}`}
            pedido={pedido.data}
            onDone={() => openRecord(neighbour(1) === current ? null : neighbour(1))}
          />
        )
      }
    />
  );
}

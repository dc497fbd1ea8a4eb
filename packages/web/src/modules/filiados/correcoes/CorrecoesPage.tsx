import { formatContagem, formatInstantBr, nomeProprio } from '@sede/domain/kernel';
import {
  type CorrecaoListada,
  correcoesMessages as messages,
  ROTULO_DO_CAMPO,
  ROTULO_ESTADO_DE_CORRECAO,
} from '@sede/domain/modules/filiados/correcoes';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { RECORD_PARAM, setSearch, useSearch } from '#platform/routing/index.ts';
import { EmptyState, FilterBar, Reading, useListState } from '#platform/ui/index.ts';
import type { QueueRow } from '#platform/ui/queue/QueueList.tsx';
import { QueuePage } from '#platform/ui/queue/QueuePage.tsx';
import { CorrecaoRegistro } from './CorrecaoRegistro.tsx';
import { correcoesList } from './correcoes.list.ts';
import { Decisao } from './Decisao.tsx';
import { useInteira } from './useInteira.ts';

/** As many as one answer of the list holds. */
const NA_FILA = 100;
const NONE: readonly CorrecaoListada[] = [];

const rowOf = ({ id, filiadoNome, campo, empresa, criadoEm }: CorrecaoListada): QueueRow => ({
  id,
  title: nomeProprio(filiadoNome),
  subtitle: `${ROTULO_DO_CAMPO[campo]} · ${ROTULO_CASA[empresa]}`,
  amount: null,
  when: formatInstantBr(criadoEm).slice(0, 10),
  tone: null,
});
const openRecord = (id: string | null) => setSearch((now) => ({ ...now, [RECORD_PARAM]: id }), { replace: true });

/** '/filiados/correcoes': what members ask to be corrected, the oldest first, one at a time. Source: decisions-members (Account). */
export function CorrecoesPage() {
  const list = useListState(correcoesList);
  const query = useQuery(
    orpc.correcoes.list.queryOptions({
      input: { ...list.input, pagina: 1, porPagina: NA_FILA },
      placeholderData: keepPreviousData,
    }),
  );
  const rows = query.data?.itens ?? NONE;
  const asked = useSearch()[RECORD_PARAM];
  const current = asked ?? rows[0]?.id ?? null;
  const correcao = useQuery({
    // A change of the record is a change of what is compared here.
    ...orpc.correcoes.get.queryOptions({ input: { id: current ?? '' }, meta: { modulos: ['filiados'] } }),
    enabled: current !== null,
  });
  const inteira = useInteira(correcao.data);
  const neighbour = (steps: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === current);
    return rows[(at + steps + rows.length) % rows.length]?.id ?? null;
  };
  const estados = [...new Set(rows.map(({ estado }) => estado))];
  const total = query.data?.total;
  return (
    <QueuePage
      title={messages.titulo}
      subtitle={
        total === undefined ? undefined : `${formatContagem(total, 'correção', 'correções')} · a mais antiga primeiro`
      }
      tools={null}
      filters={<FilterBar list={list} />}
      query={query}
      groups={estados.map((estado) => ({
        label: ROTULO_ESTADO_DE_CORRECAO[estado],
        rows: rows.filter((row) => row.estado === estado).map(rowOf),
      }))}
      current={current}
      onOpen={openRecord}
      onSkip={(steps) => openRecord(neighbour(steps))}
      empty={<EmptyState title={messages.vazio} text={messages.vazioTexto} />}
      record={
        <Reading query={correcao}>
          {(open) => <CorrecaoRegistro key={open.id} correcao={inteira.shown ?? open} mostrar={inteira.mostrar} />}
        </Reading>
      }
      footer={
        correcao.data && (
          <Decisao
            key={`${correcao.data.id}-${correcao.data.estado}`}
            correcao={correcao.data}
            onDone={() => openRecord(neighbour(1) === current ? null : neighbour(1))}
          />
        )
      }
    />
  );
}

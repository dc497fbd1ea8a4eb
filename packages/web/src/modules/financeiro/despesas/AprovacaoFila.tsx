import { Button } from '@mantine/core';
import { formatContagem, formatDataBr, formatReais, formatReaisSemSimbolo } from '@sede/domain/kernel';
import {
  APROVACOES_NECESSARIAS,
  type DespesaListada,
  despesasMessages as messages,
  textoVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  EmptyState,
  FilterBar,
  type ListControl,
  notify,
  notifyUndoable,
  Reading,
  useHotkey,
  useKit,
} from '#platform/ui/index.ts';
import { dueGroups } from '#platform/ui/queue/dueGroups.ts';
import type { QueueRow } from '#platform/ui/queue/QueueList.tsx';
import { QueuePage } from '#platform/ui/queue/QueuePage.tsx';
import { nomeDespesa, TOM_VENCIMENTO } from './despesa.status.ts';
import type { aprovacaoList } from './despesas.list.ts';
import { FilaRegistro } from './FilaRegistro.tsx';
import { FilaRodape } from './FilaRodape.tsx';
import { useAcoesEmLote } from './useAcoesEmLote.ts';
import { NA_FILA, useFila } from './useFila.ts';
import { useSeen } from './useSeen.ts';

const rowOf = (row: DespesaListada, today: string): QueueRow => ({
  id: row.id,
  title: nomeDespesa(row),
  subtitle: row.nomeBeneficiario,
  amount: formatReaisSemSimbolo(row.valorLiquido),
  when: `${formatDataBr(row.dataVencimento).slice(0, 5)} · ${textoVencimento(row, today).toLowerCase()}`,
  tone: TOM_VENCIMENTO[row.statusVencimento],
  badge: row.aprovacoes > 0 ? `${row.aprovacoes} de ${APROVACOES_NECESSARIAS}` : undefined,
});

export interface AprovacaoFilaProps {
  list: ListControl<typeof aprovacaoList.filters> & Parameters<typeof useFila>[0];
  minhas: ReactNode;
  somenteMinhas: boolean;
  /** To the list, where many are marked at once. */
  onList: () => void;
}

/** '/financial/despesas/aprovar', one at a time. Source: issue 9 §1 (QueuePage); spec 1 §2.13; decisions §6, §7 (Approval). */
export function AprovacaoFila({ list, minhas, somenteMinhas, onList }: AprovacaoFilaProps) {
  const { today } = useKit();
  const mayApprove = useCan('despesas.aprovar');
  const fila = useFila(list);
  const { current, next } = fila;
  const client = useQueryClient();
  const query = useQuery({
    ...orpc.despesas.decisao.queryOptions({ input: { id: current ?? '' } }),
    enabled: current !== null,
  });
  const { seen, changed, show } = useSeen(query.data);
  const hoje = useQuery({ ...orpc.despesas.decididasHoje.queryOptions({ input: {} }), enabled: mayApprove });
  const aprovar = useSubmit(orpc.despesas.aprovar);
  const negar = useSubmit(orpc.despesas.negar);
  const lote = useAcoesEmLote();
  const busy = aprovar.isPending || negar.isPending;
  useHotkey('x', 'Marcar várias', onList);

  // The next one is read while this one is being read by a person.
  useEffect(() => {
    if (next) void client.prefetchQuery(orpc.despesas.decisao.queryOptions({ input: { id: next.id } }));
  }, [client, next]);

  async function decide(
    done: string,
    act: (alvo: { ids: string[]; versoes: Record<string, number> }) => ReturnType<typeof aprovar.mutateAsync>,
  ) {
    if (!seen) return;
    const { id, versao, valorLiquido } = seen.despesa;
    try {
      const answer = await act({ ids: [id], versoes: { [id]: versao } });
      const [refusal] = answer.recusadas;
      if (refusal) {
        notify.error(refusal.message);
        const fresh = await query.refetch();
        if (fresh.data) show(fresh.data);
        return;
      }
      fila.leave(id);
      const goes = next ? ` Próxima: ${nomeDespesa(next)}.` : '';
      notifyUndoable(`${done}: ${nomeDespesa(seen.despesa)} · ${formatReais(valorLiquido)}.${goes}`, [answer], () => {
        // As it was before the act is no version any more: nobody changed it under the person's eyes.
        client.removeQueries({ queryKey: orpc.despesas.decisao.queryKey({ input: { id } }) });
        fila.back(id);
      });
    } catch (error) {
      notify.error(error);
    }
  }

  const groups = useMemo(
    () =>
      dueGroups(fila.rows, (row) => row.dataVencimento, today).map(({ label, rows }) => ({
        label,
        rows: rows.map((row) => rowOf(row, today)),
      })),
    [fila.rows, today],
  );
  const total = fila.totals.data;
  const waiting = somenteMinhas ? 'aguardando você' : 'aguardando';
  const decided = hoje.data && hoje.data.aprovadas + hoje.data.negadas > 0 ? hoje.data : null;
  return (
    <QueuePage
      title="Aprovação de despesas"
      subtitle={
        total && (
          <>
            {total.total} {waiting} · {formatReais(total.somas.valorLiquido)} · {messages.base}
            {total.total > NA_FILA && ` · aqui as ${NA_FILA} primeiras`}
          </>
        )
      }
      tally={
        decided
          ? `Hoje: ${formatContagem(decided.aprovadas, 'aprovada', 'aprovadas')}, ${formatContagem(decided.negadas, 'negada', 'negadas')}`
          : undefined
      }
      tools={
        <>
          {minhas}
          <Button
            size="compact-sm"
            variant="default"
            onClick={onList}
            leftSection={<IconListCheck size={16} aria-hidden />}
          >
            Marcar várias
          </Button>
        </>
      }
      filters={<FilterBar list={list} />}
      query={fila.query}
      groups={groups}
      current={current}
      onOpen={fila.open}
      onSkip={fila.skip}
      empty={
        <EmptyState
          title={somenteMinhas ? 'Nenhuma despesa espera a sua aprovação.' : 'Nenhuma despesa aguarda aprovação.'}
          text={somenteMinhas ? 'Nada espera por você.' : 'As solicitadas na lista de despesas aparecem aqui.'}
        />
      }
      record={
        <Reading query={{ ...query, data: seen }}>
          {(decisao) => (
            <FilaRegistro key={decisao.despesa.id} decisao={decisao} changed={changed} onShow={() => show()} />
          )}
        </Reading>
      }
      footer={
        seen && (
          <FilaRodape
            key={seen.despesa.id}
            decisao={seen}
            busy={busy}
            next={next ? nomeDespesa(next) : null}
            onApprove={() => void decide('Aprovada', aprovar.mutateAsync)}
            onDeny={(motivo) => void decide('Negada', (alvo) => negar.mutateAsync({ ...alvo, motivo }))}
            onSkip={() => fila.skip(1)}
            onWithdraw={() => void lote.retirar([seen.despesa])}
          />
        )
      }
    />
  );
}

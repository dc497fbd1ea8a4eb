import { formatContagem, formatDataBr, formatReais, totalCentavos } from '@sede/domain/kernel';
import { type BorderoCompleto, borderosMessages as messages } from '@sede/domain/modules/financeiro/borderos';
import { type DespesaListada, DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { ErrorState, notify, SearchBox } from '#platform/ui/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import classes from './Borderos.module.css';

const SHOWN = 20;

/** Approved expenses that a bank pays and no open batch has, found by what is typed, to be added to this one. */
export function IncluirDespesasDialog({ bordero, onClose }: { bordero: BorderoCompleto; onClose: () => void }) {
  const { id, versao, numero } = bordero;
  const { meiosPagamento } = useListasDeFiltro();
  const [busca, setBusca] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, DespesaListada>>(new Map());
  const { mutateAsync: include } = useSubmit(orpc.borderos.incluir);
  const query = useQuery(
    orpc.despesas.list.queryOptions({
      input: {
        situacao: ['aprovada'],
        naoLiquidadas: true,
        emBordero: false,
        meioPagamento: meiosPagamento.filter((meio) => meio !== DINHEIRO),
        porPagina: SHOWN,
        ...(busca ? { busca } : {}),
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  const rows = query.data?.itens ?? [];
  // What was chosen stays in sight whatever is searched next.
  const shown = [...chosen.values(), ...rows.filter((row) => !chosen.has(row.id))];
  const more = (query.data?.total ?? 0) - rows.length;

  const toggle = (row: DespesaListada) =>
    setChosen((current) => {
      const next = new Map(current);
      if (!next.delete(row.id)) next.set(row.id, row);
      return next;
    });
  const run = async () => {
    try {
      await include({ id, versao, despesas: [...chosen.keys()] });
    } catch (error) {
      void query.refetch();
      throw error;
    }
    notify.success(messages.incluidas(chosen.size, numero));
  };

  return (
    <ActionDialog
      size="lg"
      title={`${messages.incluir} no borderô nº ${numero}`}
      confirmLabel="Incluir"
      ready={chosen.size > 0}
      run={run}
      onClose={onClose}
      footer={
        <span className={classes.soma} role="status">
          {chosen.size > 0 &&
            `${formatContagem(chosen.size, 'escolhida', 'escolhidas')} · ${formatReais(
              totalCentavos([...chosen.values()].map(({ valor }) => valor)),
            )}`}
        </span>
      }
    >
      <p className="muted">Despesas aprovadas, por pagar pelo banco, que não estão em nenhum borderô aberto.</p>
      <div className={classes.busca}>
        <SearchBox placeholder="Buscar item, beneficiário…" value={busca} onChange={setBusca} />
      </div>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <p role="status">Carregando…</p>
      ) : shown.length === 0 ? (
        <p className={classes.nenhuma}>
          {busca ? 'Nenhuma despesa corresponde à busca.' : 'Não há despesas aprovadas fora de borderô.'}
        </p>
      ) : (
        <ul className={classes.escolhas} aria-label="Despesas">
          {shown.map((row) => (
            <li key={row.id}>
              <label>
                <input type="checkbox" checked={chosen.has(row.id)} onChange={() => toggle(row)} />
                <span>
                  <b>{row.itemDespesa}</b> · {row.parcela}
                  <small>
                    {row.nomeBeneficiario} · {row.tipoDocumento} {row.numeroDocumento} · vence{' '}
                    {formatDataBr(row.dataVencimento)}
                  </small>
                </span>
                <span className={classes.numero}>{formatReais(row.valor)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="muted">E mais {more.toLocaleString('pt-BR')}: use a busca.</p>}
    </ActionDialog>
  );
}

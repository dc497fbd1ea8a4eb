import { Button } from '@mantine/core';
import { formatDataBr, formatMes, formatReais } from '@sede/domain/kernel';
import {
  type MesFeito,
  recorrenciasMessages as messages,
  type Recorrencia,
} from '@sede/domain/modules/financeiro/recorrencias';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link, recordHref } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ErrorState, notify } from '#platform/ui/index.ts';
import { DESPESAS } from '../financeiro.paths.ts';
import classes from './Recorrencias.module.css';

function Desfecho({ mes }: { mes: MesFeito }) {
  if (mes.idDespesa === null) return <span className="muted">Pulado: {mes.motivoPulo}</span>;
  return (
    <>
      <Link to={`${recordHref(DESPESAS, mes.idDespesa)}&periodo=tudo`}>
        {mes.valor !== null && formatReais(mes.valor)}
      </Link>{' '}
      <span className="muted">
        {mes.dataLiquidacaoPagamento
          ? `paga em ${formatDataBr(mes.dataLiquidacaoPagamento)}`
          : mes.dataVencimento && `vence em ${formatDataBr(mes.dataVencimento)}`}
      </span>
    </>
  );
}

/** What became of each month of a recurrence: its expense, or why there is none. */
export function MesesFeitos({ recorrencia }: { recorrencia: Recorrencia }) {
  const { id, versao } = recorrencia;
  const mayEdit = useCan('recorrencias.editar');
  const query = useQuery(orpc.recorrencias.meses.queryOptions({ input: { id }, meta: { modulos: ['despesas'] } }));
  const desfazer = useSubmit(orpc.recorrencias.desfazerPulo, {
    onSuccess: () => notify.success(messages.puloDesfeito),
    onError: (error) => notify.error(error),
  });
  const { data, error } = query;
  if (error) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <p role="status">Carregando…</p>;
  return (
    <section className={classes.meses} aria-label="Meses já confirmados ou pulados">
      <h4>Meses</h4>
      {data.itens.length === 0 ? (
        <p className="muted">Nenhum mês confirmado ainda.</p>
      ) : (
        <ul>
          {data.itens.map((mes) => (
            <li key={mes.mes}>
              <b>{formatMes(mes.mes)}</b>
              <span>
                <Desfecho mes={mes} />
              </span>
              {mes.idDespesa === null && mayEdit && (
                <Button
                  variant="default"
                  size="xs"
                  disabled={desfazer.isPending}
                  onClick={() => desfazer.mutate({ id, versao, mes: mes.mes })}
                >
                  {messages.desfazerPulo}
                  <span className="visually-hidden"> {formatMes(mes.mes)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

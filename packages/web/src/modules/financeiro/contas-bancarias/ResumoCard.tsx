import { contasMessages as messages, type ResumoDoExtrato } from '@sede/domain/modules/financeiro/contas-bancarias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ErrorState } from '#platform/ui/index.ts';
import { Valor, Valores } from '../financeiro.Valores.tsx';
import classes from './Contas.module.css';
import { MODULOS_DO_SALDO } from './extrato.list.ts';

export interface ResumoCardProps {
  conta: string;
  /** The list's filters; only the period counts here. */
  periodo: { inicio?: string | undefined; fim?: string | undefined };
}

/** What was there, what came and went, what is left at the end of the period. */
export function ResumoCard({ conta, periodo }: ResumoCardProps) {
  const { inicio, fim } = periodo;
  const input = { conta, ...(inicio && { inicio }), ...(fim && { fim }) };
  const { data, error, refetch } = useQuery({
    ...orpc.contasBancarias.resumo.queryOptions({ input, placeholderData: keepPreviousData }),
    meta: { modulos: MODULOS_DO_SALDO },
  });
  if (error && !data) {
    return (
      <div className="card">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const of = (campo: keyof ResumoDoExtrato) => data?.[campo] ?? null;
  const abre = of('abertura') !== null;
  return (
    <section className={`card ${classes.resumo}`} aria-label="Resumo do período" aria-busy={data === undefined}>
      <Valores>
        {data?.anterior !== null && <Valor termo={messages.saldoAnterior} valor={of('anterior')} />}
        {abre && <Valor termo={messages.saldoInicial} valor={of('abertura')} />}
        <Valor termo={messages.entradas} valor={of('entradas')} />
        <Valor termo={messages.saidas} valor={of('saidas')} />
        <Valor termo={messages.saldoFinal} valor={of('saldo')} destaque />
      </Valores>
    </section>
  );
}

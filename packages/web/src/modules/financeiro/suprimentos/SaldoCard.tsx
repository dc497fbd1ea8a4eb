import { suprimentosMessages as messages, type Saldo } from '@sede/domain/modules/financeiro/suprimentos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ErrorState, ExportMenu } from '#platform/ui/index.ts';
import { Valor, Valores } from '../financeiro.Valores.tsx';
import classes from './Suprimentos.module.css';

export interface PeriodoDoCaixa {
  inicio?: string | undefined;
  fim?: string | undefined;
}

/** The balance line. Source: spec 1 §2.19; decisions §7 (Suprimentos). */
export function SaldoCard({ periodo }: { periodo: PeriodoDoCaixa }) {
  const mayExport = useCan('suprimentos.exportar');
  const saldo = useQuery(orpc.suprimentos.saldo.queryOptions({ input: periodo, meta: { modulos: ['despesas'] } }));
  if (saldo.error && !saldo.data) {
    return (
      <div className="card">
        <ErrorState error={saldo.error} onRetry={() => void saldo.refetch()} />
      </div>
    );
  }
  const of = (campo: keyof Saldo) => saldo.data?.[campo] ?? null;
  return (
    <section
      className={`card ${classes.saldo} ${saldo.data ? '' : 'holds-back'}`}
      aria-label="Saldo do caixa"
      aria-busy={saldo.data === undefined}
    >
      <Valores>
        {periodo.inicio && <Valor termo={messages.saldoAnterior} valor={of('anterior')} />}
        <Valor termo={messages.entradas} valor={of('entradas')} ajuda={messages.ajudaEntradas} />
        <Valor termo={messages.saidas} valor={of('saidas')} />
        <Valor termo={messages.saldo} valor={of('saldo')} ajuda={messages.ajudaSaldo} destaque />
        <Valor termo={messages.emCaixa} valor={of('emCaixa')} ajuda={messages.ajudaEmCaixa} destaque />
      </Valores>
      <p className={classes.nota}>
        {messages.saldo}: {messages.ajudaSaldo} {messages.emCaixa}: {messages.ajudaEmCaixa}
      </p>
      {mayExport && (
        <div className="no-print">
          <ExportMenu path="/api/suprimentos/exportar" filterInput={{ ...periodo }} />
        </div>
      )}
    </section>
  );
}

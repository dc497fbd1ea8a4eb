import { formatMes, formatReais, formatReaisSemSimbolo } from '@sede/domain/kernel';
import type { Decisao } from '@sede/domain/modules/financeiro/despesas';
import { DateText, Money } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './Fila.module.css';

const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '5,9% acima da mediana, 11.800,00'; null without a payment to compare with. */
function textoMediana(valor: number, mediana: number | null): string | null {
  if (mediana === null || mediana === 0) return null;
  const of = `mediana, ${formatReaisSemSimbolo(mediana)}`;
  if (valor === mediana) return `Na ${of}`;
  const share = percent.format((Math.abs(valor - mediana) / mediana) * 100);
  return `${share}% ${valor > mediana ? 'acima' : 'abaixo'} da ${of}`;
}

/** What the beneficiary was paid in twelve months: bars, the last ones, and how this amount stands to them. */
export function FilaPagamentos({ valor, pagamentos }: { valor: number; pagamentos: Decisao['pagamentos'] }) {
  const { meses, quantidade, ultimos, mediana } = pagamentos;
  const most = Math.max(...meses.map((mes) => mes.valor), 1);
  if (quantidade === 0) return <Nothing>Nenhum pagamento a este beneficiário em 12 meses.</Nothing>;
  const compared = textoMediana(valor, mediana);
  const spoken = meses
    .filter((mes) => mes.valor !== 0)
    .map((mes) => `${formatMes(mes.mes)}: ${formatReais(mes.valor)}`)
    .join('; ');
  return (
    <div className={classes.pagamentos}>
      <div>
        <div className={classes.barras} role="img" aria-label={`Pagos por mês. ${spoken}`}>
          {meses.map((mes) => (
            <i
              key={mes.mes}
              style={{ height: `${Math.max(0, (mes.valor / most) * 100)}%` }}
              title={`${formatMes(mes.mes)}: ${formatReais(mes.valor)}`}
            />
          ))}
        </div>
        {compared && <p className={classes.note}>{compared}</p>}
      </div>
      <ul>
        {ultimos.map((pago) => (
          <li key={pago.id}>
            <DateText value={pago.data} />
            <Money value={pago.valor} bare />
          </li>
        ))}
      </ul>
    </div>
  );
}

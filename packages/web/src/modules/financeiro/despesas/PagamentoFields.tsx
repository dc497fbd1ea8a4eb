import { formatReais, VALOR_MAXIMO } from '@sede/domain/kernel';
import { AJUSTES_DO_PAGAMENTO, DINHEIRO, valorPago } from '@sede/domain/modules/financeiro/despesas';
import { useEffect, useRef, useState } from 'react';
import { DateField, MoneyField, partOf, type SharedForm, TextField } from '#platform/ui/form.ts';
import { ContaDoPagamento, useTemContas } from '../financeiro.ContaField.tsx';
import classes from '../financeiro.form.module.css';
import type { PagamentoValues } from './despesa.values.ts';

export interface PagamentoFieldsProps {
  form: SharedForm<PagamentoValues>;
  /** Centavos. */
  valor: number;
  meioPagamento: string | null;
}

const amountOr0 = (value: number | null) => (value !== null && value >= 0 && value <= VALOR_MAXIMO ? value : 0);

/** What left the bank or the till, from the form's values; what is no amount (yet) counts as none. */
const pagoDe = (values: PagamentoValues, valor: number): number => {
  const part = (name: (typeof AJUSTES_DO_PAGAMENTO)[number]) => amountOr0(values[name]);
  const parts = { juros: part('juros'), multa: part('multa'), desconto: part('desconto') };
  return valorPago({
    valor: amountOr0(valor),
    ...parts,
    irrf: part('irrf'),
    inss: part('inss'),
    iss: part('iss'),
    csrf: part('csrf'),
  });
};

/** The fields of a settlement: date, bank and number, or the cash amount; additions, discount and retained taxes. */
export function PagamentoFields({ form: given, valor, meioPagamento }: PagamentoFieldsProps) {
  const form = partOf(given);
  const { values, errors } = form;
  const cash = meioPagamento === DINHEIRO;
  const comConta = useTemContas() || values.idContaLiquidacao !== null;
  const pago = pagoDe(values, valor);
  const [open, setOpen] = useState(false);
  // In cash the amount is proposed and follows its parts, until a person writes another one.
  const proposed = useRef<number | null>(values.pagamento);
  const { set } = form;
  useEffect(() => {
    if (!cash || pago <= 0 || values.pagamento === pago || values.pagamento !== proposed.current) return;
    proposed.current = pago;
    set('pagamento', pago);
  }, [cash, pago, values.pagamento, set]);
  const adjusted = AJUSTES_DO_PAGAMENTO.some((name) => values[name] !== null || errors[name] !== undefined);
  return (
    <>
      <DateField {...form.field('dataLiquidacaoPagamento')} span={2} required />
      {cash ? (
        <MoneyField {...form.field('pagamento')} span={3} required />
      ) : (
        <>
          {comConta && <ContaDoPagamento form={form} span={4} />}
          <TextField {...form.field('bancoLiquidacao')} span={comConta ? 3 : 2} required />
          <TextField {...form.field('numeroPagamento')} span={comConta ? 3 : 2} required />
        </>
      )}
      {/* Once open it stays open, so that it does not close while an amount is being retyped. */}
      <details className={classes.more} open={open || adjusted} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Juros, multa, desconto e retenções</summary>
        <div className={classes.adjustments}>
          {AJUSTES_DO_PAGAMENTO.map((name) => (
            <MoneyField key={name} {...form.field(name)} span={2} />
          ))}
        </div>
      </details>
      <p className={classes.paid} aria-live="polite">
        Valor pago: <strong>{formatReais(Math.max(0, pago))}</strong>
        {pago < 0 && ' (os descontos e retenções passam do valor)'}
      </p>
    </>
  );
}

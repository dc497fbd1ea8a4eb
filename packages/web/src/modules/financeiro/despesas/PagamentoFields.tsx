import { DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import { useEffect, useRef, useState } from 'react';
import { DateField, MoneyField, partOf, type SharedForm, TextField } from '#platform/ui/form.ts';
import { AjustesFields, ValorPagoLine } from '../financeiro.AjustesFields.tsx';
import { AJUSTE_NAMES, pagoCom } from '../financeiro.ajustes.ts';
import { ContaDoPagamento, useTemContas } from '../financeiro.ContaField.tsx';
import classes from '../financeiro.form.module.css';
import type { PagamentoValues } from './despesa.values.ts';

export interface PagamentoFieldsProps {
  form: SharedForm<PagamentoValues>;
  /** Centavos. */
  valor: number;
  meioPagamento: string | null;
}

/** The fields of a settlement: date, bank and number, or the cash amount; additions, discount and retained taxes. */
export function PagamentoFields({ form: given, valor, meioPagamento }: PagamentoFieldsProps) {
  const form = partOf(given);
  const { values, errors } = form;
  const cash = meioPagamento === DINHEIRO;
  const comConta = useTemContas() || values.idContaLiquidacao !== null;
  const pago = pagoCom(values, valor);
  const [open, setOpen] = useState(false);
  // In cash the amount is proposed and follows its parts, until a person writes another one.
  const proposed = useRef<number | null>(values.pagamento);
  const { set } = form;
  useEffect(() => {
    if (!cash || pago <= 0 || values.pagamento === pago || values.pagamento !== proposed.current) return;
    proposed.current = pago;
    set('pagamento', pago);
  }, [cash, pago, values.pagamento, set]);
  const adjusted = AJUSTE_NAMES.some((name) => values[name] !== null || errors[name] !== undefined);
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
        <AjustesFields form={form} />
      </details>
      <ValorPagoLine pago={pago} />
    </>
  );
}

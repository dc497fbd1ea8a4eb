import { formatReais } from '@sede/domain/kernel';
import { IMPOSTOS, type Imposto, retencaoProposta } from '@sede/domain/modules/financeiro/despesas';
import { type FormPart, MoneyField, PercentField, partOf, type SharedForm } from '#platform/ui/form.ts';
import type { AjusteValues } from './financeiro.ajustes.ts';
import classes from './financeiro.form.module.css';

type Form = FormPart<AjusteValues>;

/** One tax: what it is kept back from, at which rate, and how much: proposed by both until a person writes another amount. */
function Retencao({ form, imposto }: { form: Form; imposto: Imposto }) {
  const { values, setMany } = form;
  const [base, aliquota] = [`${imposto}Base`, `${imposto}Aliquota`] as const;
  const change = (news: Partial<AjusteValues>) => {
    const before = retencaoProposta(values[base], values[aliquota]);
    const now = { ...values, ...news };
    const proposta = retencaoProposta(now[base], now[aliquota]);
    const follows = values[imposto] === null || values[imposto] === before;
    setMany({ ...news, ...(follows && proposta !== before ? { [imposto]: proposta } : {}) });
  };
  return (
    <>
      <MoneyField {...form.field(base)} span={2} onChange={(value) => change({ [base]: value })} />
      <PercentField {...form.field(aliquota)} span={2} onChange={(value) => change({ [aliquota]: value })} />
      <MoneyField {...form.field(imposto)} span={2} />
    </>
  );
}

/** What is added to a payment and taken off it; each retained tax with what it is worked out from. */
export function AjustesFields({ form: given }: { form: SharedForm<AjusteValues> }) {
  const form = partOf(given);
  return (
    <div className={classes.adjustments}>
      <MoneyField {...form.field('juros')} span={2} />
      <MoneyField {...form.field('multa')} span={2} />
      <MoneyField {...form.field('desconto')} span={2} />
      {IMPOSTOS.map((imposto) => (
        <Retencao key={imposto} form={form} imposto={imposto} />
      ))}
    </div>
  );
}

/** What leaves the bank or the till with them. In: centavos. */
export function ValorPagoLine({ pago }: { pago: number }) {
  return (
    <p className={classes.paid} aria-live="polite">
      Valor pago: <strong>{formatReais(Math.max(0, pago))}</strong>
      {pago < 0 && ' (os descontos e retenções passam do valor)'}
    </p>
  );
}

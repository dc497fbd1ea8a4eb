/**
 * What is added to and taken off a payment, as forms hold it: amounts in centavos, rates as `kernel/percent` has them, null
 * is empty. The same of an expense and of a row of a payment batch.
 *
 * `ajustesDe`: a record's as a form begins with them (none is an empty field). `pagoCom`: what is paid with them; what is no
 * amount (yet) counts as none. `listAjustes`: those that there are, to be read. Source: decisions §7 (Settlement); issue 9.
 */
import { VALOR_MAXIMO } from '@sede/domain/kernel';
import {
  AJUSTE_FIELDS,
  AJUSTES_DO_PAGAMENTO,
  IMPOSTOS,
  textoDaBase,
  valorPago,
} from '@sede/domain/modules/financeiro/despesas';
import { NO_NUMBER } from '#platform/ui/form/formValues.ts';

export const SEM_AJUSTES = {
  juros: NO_NUMBER,
  multa: NO_NUMBER,
  desconto: NO_NUMBER,
  irrfBase: NO_NUMBER,
  irrfAliquota: NO_NUMBER,
  irrf: NO_NUMBER,
  inssBase: NO_NUMBER,
  inssAliquota: NO_NUMBER,
  inss: NO_NUMBER,
  issBase: NO_NUMBER,
  issAliquota: NO_NUMBER,
  iss: NO_NUMBER,
  csrfBase: NO_NUMBER,
  csrfAliquota: NO_NUMBER,
  csrf: NO_NUMBER,
};
export type AjusteValues = typeof SEM_AJUSTES;
// The keys of a literal without others.
export const AJUSTE_NAMES = Object.keys(SEM_AJUSTES) as readonly (keyof AjusteValues)[];

export const ajustesDe = (record: AjusteValues): AjusteValues => ({
  ...SEM_AJUSTES,
  ...Object.fromEntries(
    AJUSTE_NAMES.map((name) => {
      // Whether this name is one of those: the list alone knows fewer.
      const added = (AJUSTES_DO_PAGAMENTO as readonly string[]).includes(name);
      return [name, added ? record[name] || null : record[name]];
    }),
  ),
});

const amountOr0 = (value: number | null) => (value !== null && value >= 0 && value <= VALOR_MAXIMO ? value : 0);

export function pagoCom(values: AjusteValues, valor: number): number {
  const part = (name: (typeof AJUSTES_DO_PAGAMENTO)[number]) => amountOr0(values[name]);
  return valorPago({
    valor: amountOr0(valor),
    ...{ juros: part('juros'), multa: part('multa'), desconto: part('desconto') },
    ...{ irrf: part('irrf'), inss: part('inss'), iss: part('iss'), csrf: part('csrf') },
  });
}

/** Of a record that was given some: each with its sign, and of a tax what it was worked out from. Centavos. */
export interface Ajuste {
  rotulo: string;
  valor: number;
  base: string;
}
type AjustesLidos = {
  [K in keyof AjusteValues]: K extends `${string}Base` | `${string}Aliquota` ? number | null : number;
};

export function listAjustes(record: AjustesLidos): Ajuste[] {
  const adicionais = [
    { rotulo: AJUSTE_FIELDS.juros.rotulo, valor: record.juros, base: '' },
    { rotulo: AJUSTE_FIELDS.multa.rotulo, valor: record.multa, base: '' },
    { rotulo: AJUSTE_FIELDS.desconto.rotulo, valor: -record.desconto, base: '' },
  ];
  const retidos = IMPOSTOS.map((imposto) => ({
    rotulo: AJUSTE_FIELDS[imposto].rotulo,
    valor: -record[imposto],
    base: textoDaBase(record[`${imposto}Base`], record[`${imposto}Aliquota`]),
  }));
  return [...adicionais, ...retidos].filter(({ valor }) => valor !== 0);
}

/**
 * What a tax retained at a payment comes to, under which code it is paid over, by when, and whether that was done.
 *
 * A month is the civil one of the payments ('2026-11'); a tax of it is due on a day of the next one that a setting names,
 * or on the business day before. Amounts in centavos, rates as `kernel/percent` has them, `hoje` is the clock's day in São Paulo. What
 * is recorded with less than is owed now (something was retained later) is still to be paid over.
 * Source: issue 4 (retained taxes listed as owed); issue 9 (base, rate, code, day); decisions §7; decisions 032, 066.
 */
import {
  addFinanceMonths,
  type CalendarDate,
  type Centavos,
  diaUtilAte,
  formatDataBr,
  formatPercentual,
  formatReais,
  formatReaisSemSimbolo,
  LAST_DATE,
  monthRange,
  PERCENTUAL_MAXIMO,
  type Percentual,
  parteDe,
  type TipoPessoa,
  VALOR_MAXIMO,
} from '@sede/domain/kernel';
import type { Imposto } from './despesa.lists.ts';
import type { RegrasDosImpostos } from './retencao.settings.ts';

export const RECOLHIMENTOS = ['a_recolher', 'atrasado', 'recolhido'] as const;
export type Recolhimento = (typeof RECOLHIMENTOS)[number];
export const RECOLHIMENTO_ROTULOS: Readonly<Record<Recolhimento, string>> = {
  a_recolher: 'A recolher, no prazo',
  atrasado: 'A recolher, em atraso',
  recolhido: 'Recolhido',
};

const isEntre = (value: number | null | undefined, max: number): value is number =>
  value !== null && value !== undefined && value >= 0 && value <= max;

/** What base and rate propose; null without both. The amount that is typed stands, whatever they say. */
export function retencaoProposta(
  base: Centavos | null | undefined,
  aliquota: Percentual | null | undefined,
): Centavos | null {
  if (!isEntre(base, VALOR_MAXIMO) || !isEntre(aliquota, PERCENTUAL_MAXIMO)) return null;
  return parteDe(base, aliquota);
}

/** '1,5% de 1.000,00', 'base 1.000,00', '1,5%'; '' where neither was told. */
export function textoDaBase(base: Centavos | null, aliquota: Percentual | null): string {
  if (base === null) return aliquota === null ? '' : formatPercentual(aliquota);
  const valor = formatReaisSemSimbolo(base);
  return aliquota === null ? `base ${valor}` : `${formatPercentual(aliquota)} de ${valor}`;
}

const CODIGOS: Readonly<Record<Imposto, Readonly<Record<TipoPessoa, keyof RegrasDosImpostos>>>> = {
  irrf: { F: 'codigoIrrfPessoa', J: 'codigoIrrfEmpresa' },
  inss: { F: 'codigoInssPessoa', J: 'codigoInssEmpresa' },
  iss: { F: 'codigoIss', J: 'codigoIss' },
  csrf: { F: 'codigoCsrf', J: 'codigoCsrf' },
};
const DIAS = { irrf: 'diaIrrf', inss: 'diaInss', iss: 'diaIss', csrf: 'diaCsrf' } as const;

/** The code of the form by which it is paid over, by what the beneficiary is; '' where the setting names none. */
export const codigoDaReceita = (imposto: Imposto, tipo: TipoPessoa, regras: RegrasDosImpostos): string =>
  String(regras[CODIGOS[imposto][tipo]]);

/** '2026-11', ISS → 2026-12-10; on a day without banks the business day before it. */
export function prazoDoRecolhimento(mes: string, imposto: Imposto, regras: RegrasDosImpostos): CalendarDate {
  const seguinte = addFinanceMonths(mes, 1);
  // The calendar ends in 2100.
  if (`${seguinte}-01` > LAST_DATE) return LAST_DATE;
  const dia = `${seguinte}-${String(regras[DIAS[imposto]]).padStart(2, '0')}`;
  const { fim } = monthRange(seguinte);
  return diaUtilAte(dia < fim ? dia : fim);
}

/** The latest month whose tax is late today: of it and all before it every tax is. */
export function ultimoMesAtrasado(imposto: Imposto, regras: RegrasDosImpostos, hoje: CalendarDate): string {
  let mes = hoje.slice(0, 7);
  while (hoje <= prazoDoRecolhimento(mes, imposto, regras)) mes = addFinanceMonths(mes, -1);
  return mes;
}

export interface EstadoRecolhimento {
  /** The last day on which it may be paid over. */
  prazo: CalendarDate;
  /** Retained in the month, of this tax. */
  devido: Centavos;
  recolhido: { data: CalendarDate; valor: Centavos } | null;
}

/** What is still to be paid over. */
const faltaRecolher = ({ devido, recolhido }: EstadoRecolhimento): Centavos =>
  Math.max(0, devido - (recolhido?.valor ?? 0));

export function situacaoRecolhimento(estado: EstadoRecolhimento, hoje: CalendarDate): Recolhimento {
  if (faltaRecolher(estado) === 0) return 'recolhido';
  return hoje > estado.prazo ? 'atrasado' : 'a_recolher';
}

/** 'A recolher até 20/12/2026', 'A recolher, venceu em 20/10/2026', 'Recolhido em 18/11/2026', 'Faltam R$ 2,00, …'. */
export function textoRecolhimento(estado: EstadoRecolhimento, hoje: CalendarDate): string {
  const { recolhido } = estado;
  const prazo = formatDataBr(estado.prazo);
  const situacao = situacaoRecolhimento(estado, hoje);
  if (recolhido && situacao === 'recolhido') {
    const tarde = recolhido.data > estado.prazo ? `, depois do prazo (${prazo})` : '';
    return `Recolhido em ${formatDataBr(recolhido.data)}${tarde}`;
  }
  const quando = situacao === 'atrasado' ? `venceu em ${prazo}` : `até ${prazo}`;
  if (recolhido) return `Faltam ${formatReais(faltaRecolher(estado))}, ${quando}`;
  return situacao === 'atrasado' ? `A recolher, ${quando}` : `A recolher ${quando}`;
}

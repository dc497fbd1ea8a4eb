/**
 * Under which code a retained tax is paid over, by when, and whether that was done.
 *
 * A month is the civil one of the payments ('2026-11'); a tax of it is due on a day of the next one that a setting names,
 * or on the business day before. Amounts in centavos, `hoje` is the clock's day in São Paulo. What is recorded with less than is
 * owed now (something was retained later) is still to be paid over.
 * Source: issue 4 (retained taxes listed as owed); issue 9 (code, day); decisions §7; decisions 032, 066.
 */
import {
  addFinanceMonths,
  type CalendarDate,
  type Centavos,
  diaUtilAte,
  formatDataBr,
  formatReais,
  LAST_DATE,
  monthRange,
  type TipoPessoa,
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

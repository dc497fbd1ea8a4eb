/** A recurring expense as its form holds it: '' for an empty text, null for an empty choice, amounts in centavos. */
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import {
  addMeses,
  MESES_A_FRENTE,
  MESES_ATRAS,
  type Mes,
  mesDe,
  type Recorrencia,
} from '@sede/domain/modules/financeiro/recorrencias';
import { beginsWith, formValues, NO_CHOICE, NO_NUMBER } from '#platform/ui/form/formValues.ts';
import { DE_OUTRO_MES, NATUREZA } from '../financeiro.natureza.ts';

export const NOVA_RECORRENCIA = {
  ...NATUREZA,
  tipoValor: beginsWith('fixo'),
  valor: NO_NUMBER,
  frequencia: beginsWith('mensal'),
  diaVencimento: NO_NUMBER,
  primeiroMes: NO_CHOICE,
  ultimoMes: NO_CHOICE,
  meioPagamento: NO_CHOICE,
  tipoDocumento: NO_CHOICE,
};
export type RecorrenciaValues = typeof NOVA_RECORRENCIA;

export const valuesOf = (record: Recorrencia): RecorrenciaValues => formValues(NOVA_RECORRENCIA, record);

/** From an expense that exists: the same again from the month after it, not earlier than this one. */
export function valuesDaDespesa(d: Despesa, hoje: string): RecorrenciaValues {
  const seguinte = addMeses(mesDe(d.dataVencimento), 1);
  return {
    ...NOVA_RECORRENCIA,
    ...formValues(DE_OUTRO_MES, d),
    diaVencimento: Number(d.dataVencimento.slice(8)),
    primeiroMes: seguinte < mesDe(hoje) ? mesDe(hoje) : seguinte,
  };
}

/** Names of the ids that a recurrence carries, for history and conflict dialog. */
export const namesOf = (r: Recorrencia): ReadonlyMap<string, string> =>
  new Map([
    [r.idItemDespesa, r.itemDespesa],
    [r.idBeneficiario, r.nomeBeneficiario],
    ...(r.idEvento && r.nomeEvento ? [[r.idEvento, r.nomeEvento] as const] : []),
    ...(r.idContrato && r.nomeContrato ? [[r.idContrato, r.nomeContrato] as const] : []),
  ]);

/** Months to choose from, `de` to `ate`, with the one that a record has already. */
export function mesesEntre(de: Mes, ate: Mes, atual: Mes | null = null): Mes[] {
  const meses: Mes[] = [];
  for (let mes = de; mes <= ate; mes = addMeses(mes, 1)) meses.push(mes);
  return atual === null || meses.includes(atual) ? meses : [...meses, atual].sort();
}

/** From which months an adjustment may hold: of the series, and as old as one may begin. `inicial` is offered first. */
export function mesesDoReajuste(primeiroMes: Mes, hoje: string): { meses: Mes[]; inicial: Mes } {
  const mes = mesDe(hoje);
  const maisAntigo = addMeses(mes, -MESES_ATRAS);
  const inicial = primeiroMes > mes ? primeiroMes : mes;
  const de = primeiroMes > maisAntigo ? primeiroMes : maisAntigo;
  return { meses: mesesEntre(de, addMeses(inicial, MESES_A_FRENTE)), inicial };
}

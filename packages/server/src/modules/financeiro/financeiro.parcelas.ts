/**
 * What every save of an instalment record (despesa, receita) asks and derives before it writes: dates of the instalments
 * and the event and the contract that belong to 'relacionada a …'.
 *
 * Errors: `plataforma.invalido` with the field's message. Source: spec 1 §4.5, §5; decisions §7 (Instalments).
 */
import { addMonthsAnchored, type CalendarDate, OBRIGATORIO } from '@sede/domain/kernel';
import { type Divisao, erroDatas, erroTotal, splitParcelas } from '@sede/domain/modules/financeiro/despesas';
import { refuseCampos, withinCalendar } from '#platform/records/index.ts';

/** The instalments to register. In: what the record calls the first date and the moved ones, told where they are wrong. */
export function splitChecked(
  divisao: Divisao,
  primeira: string,
  datas: string,
  palavra: Parameters<typeof erroDatas>[1],
) {
  const erros = { valor: erroTotal(divisao), [datas]: erroDatas(divisao, palavra) };
  refuseCampos(Object.fromEntries(Object.entries(erros).flatMap(([campo, erro]) => (erro ? [[campo, erro]] : []))));
  return withinCalendar(primeira, () => splitParcelas(divisao));
}

/** The later instalments keep their distance in months to this one's date. */
export const dataSeguinte = (
  campo: string,
  nova: CalendarDate,
  row: { numeroParcela: number },
  esta: { numeroParcela: number },
): CalendarDate => withinCalendar(campo, () => addMonthsAnchored(nova, row.numeroParcela - esta.numeroParcela));

export interface Vinculos {
  relacaoEvento: boolean;
  idEvento: string | null;
  relacaoContrato: boolean;
  idContrato: string | null;
}
export type VinculosNovos = { [K in keyof Vinculos]?: Vinculos[K] | undefined };

/** Each 'relacionada a …' with what it names. */
const PARES = [
  ['relacaoEvento', 'idEvento'],
  ['relacaoContrato', 'idContrato'],
] as const;

/** 'Sim' names one, and only 'sim' does. */
function checkPar(vinculos: VinculosNovos, [relacao, id]: (typeof PARES)[number]): void {
  const ligada = vinculos[relacao] ?? false;
  const nomeia = (vinculos[id] ?? null) !== null;
  if (ligada && !nomeia) refuseCampos({ [id]: OBRIGATORIO });
  if (!ligada && nomeia) refuseCampos({ [relacao]: OBRIGATORIO });
}

/** The links of what is registered, in all columns. */
export function vinculosDe(dados: VinculosNovos): Vinculos {
  for (const par of PARES) checkPar(dados, par);
  const { relacaoEvento = false, idEvento = null, relacaoContrato = false, idContrato = null } = dados;
  return { relacaoEvento, idEvento, relacaoContrato, idContrato };
}

/**
 * The links that change, each in both columns: the later instalments may have links of their own. What came over as 'sim' and names
 * none stays so while nobody touches it.
 */
export function vinculosMudados(esta: Vinculos, novos: VinculosNovos): VinculosNovos {
  const mudados: VinculosNovos = {};
  for (const par of PARES) {
    const [relacao, id] = par;
    if (novos[relacao] === undefined && novos[id] === undefined) continue;
    const ligada = novos[relacao] ?? esta[relacao];
    mudados[relacao] = ligada;
    mudados[id] = novos[id] === undefined ? (ligada ? esta[id] : null) : novos[id];
    checkPar(mudados, par);
  }
  return mudados;
}

/**
 * What every save of an instalment record (despesa, receita) asks and derives before it writes: dates of the instalments
 * and the event that belongs to 'relacionada a evento'.
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

export function checkEvento(relacaoEvento: boolean, idEvento: string | null): void {
  if (relacaoEvento && idEvento === null) refuseCampos({ idEvento: OBRIGATORIO });
  if (!relacaoEvento && idEvento !== null) refuseCampos({ relacaoEvento: OBRIGATORIO });
}

export interface VinculoEvento {
  relacaoEvento?: boolean | undefined;
  idEvento?: string | null | undefined;
}

/** The link to an event, in both columns, only where it changes: the later instalments may have links of their own. */
export function eventoDe(
  esta: { relacaoEvento: boolean; idEvento: string | null },
  novos: VinculoEvento,
): VinculoEvento {
  if (novos.relacaoEvento === undefined && novos.idEvento === undefined) return {};
  const relacaoEvento = novos.relacaoEvento ?? esta.relacaoEvento;
  const idEvento = novos.idEvento === undefined ? (relacaoEvento ? esta.idEvento : null) : novos.idEvento;
  checkEvento(relacaoEvento, idEvento);
  return { relacaoEvento, idEvento };
}

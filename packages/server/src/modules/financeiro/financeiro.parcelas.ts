/**
 * What every save of an instalment record (despesa, receita) asks and derives before it writes: dates of the instalments,
 * what really changes, the event that belongs to 'relacionada a evento', references that exist and are enabled.
 *
 * Errors: `plataforma.invalido` with the field's message. Source: spec 1 §4.5, §5; decisions §7 (Instalments, Disabled).
 */
import { addMonthsAnchored, type CalendarDate, DATA_INVALIDA, OBRIGATORIO, platformErrors } from '@sede/domain/kernel';
import { type Divisao, dividirParcelas, erroDatas, erroTotal } from '@sede/domain/modules/financeiro/despesas';

export function refuseCampos(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
}

/** A date beyond the calendar is the person's mistake, not the program's. In: the field that is told. */
export function withinCalendar<T>(campo: string, dates: () => T): T {
  try {
    return dates();
  } catch (error) {
    if (error instanceof RangeError) throw platformErrors.invalido({ campos: { [campo]: DATA_INVALIDA } });
    throw error;
  }
}

/** The instalments to register. In: what the record calls the first date and the moved ones, told where they are wrong. */
export function dividir(divisao: Divisao, primeira: string, datas: string, palavra: Parameters<typeof erroDatas>[1]) {
  const erros = { valor: erroTotal(divisao), [datas]: erroDatas(divisao, palavra) };
  refuseCampos(Object.fromEntries(Object.entries(erros).flatMap(([campo, erro]) => (erro ? [[campo, erro]] : []))));
  return withinCalendar(primeira, () => dividirParcelas(divisao));
}

/** The later ones fall as many months after the new date as they stand after this one. */
export const dataSeguinte = (
  campo: string,
  nova: CalendarDate,
  row: { numeroParcela: number },
  esta: { numeroParcela: number },
): CalendarDate => withinCalendar(campo, () => addMonthsAnchored(nova, row.numeroParcela - esta.numeroParcela));

/** Only what differs from the row, so that an untouched old word or disabled item is not asked about again. */
export function changedOnly<D extends object>(row: object, dados: D): D {
  const old = row as Record<string, unknown>;
  return Object.fromEntries(Object.entries(dados).filter(([campo, value]) => value !== old[campo])) as D;
}

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

/**
 * Refuses references that are gone or disabled. In: what is referred to by field, each field's name in a sentence ('O
 * item de despesa'), and the lock that answers field → disabled. The lock holds the records until the save is done.
 */
export async function checkReferencias<R extends object>(
  refs: R,
  nomes: Readonly<Record<keyof R & string, string>>,
  lock: () => Promise<Map<string, boolean>>,
): Promise<void> {
  const wanted = (Object.keys(nomes) as (keyof R & string)[]).filter((campo) => refs[campo]);
  if (wanted.length === 0) return;
  const found = await lock();
  const campos: Record<string, string> = {};
  for (const campo of wanted) {
    const desabilitado = found.get(campo);
    if (desabilitado === undefined) campos[campo] = `${nomes[campo]} não existe mais.`;
    else if (desabilitado) campos[campo] = `${nomes[campo]} está desabilitado.`;
  }
  refuseCampos(campos);
}

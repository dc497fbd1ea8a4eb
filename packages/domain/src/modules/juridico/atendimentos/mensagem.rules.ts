/**
 * Sentences about a booking: when a member's next one is usual, and what is sent by hand to whoever has no e-mail.
 *
 * Days are calendar dates in São Paulo. The message names neither the matter nor the members: it is read on a telephone that lies
 * about. Source: spec 3 §2.3, §9; decisions-legal (Hints, Wizard).
 */
import { type CalendarDate, diaDaSemana, formatDataBr, formatDataLonga } from '@sede/domain/kernel';
import { DIAS_DEPOIS_DE_ATENDIDO, DIAS_DEPOIS_DE_FALTA } from './atendimento.lists.ts';
import { proximoPossivel, type UltimoAtendimento } from './atendimento.rules.ts';

/** Null: nothing to tell. `cedo`: the day is before the usual one; it informs and never refuses. */
export function dicaDoFiliado(
  ultimo: UltimoAtendimento | null,
  dia: CalendarDate,
): { texto: string; cedo: boolean } | null {
  if (ultimo === null) return null;
  const proximo = proximoPossivel(ultimo);
  const cedo = dia < proximo;
  const foi = `${ultimo.compareceu ? 'Último atendimento' : 'Não compareceu'} em ${formatDataBr(ultimo.data)}.`;
  const dias = ultimo.compareceu ? DIAS_DEPOIS_DE_ATENDIDO : DIAS_DEPOIS_DE_FALTA;
  const quando = cedo ? `: ${formatDataBr(proximo)} (${dias} dias)` : ` desde ${formatDataBr(proximo)}`;
  return { texto: `${foi} Próximo possível${quando}.`, cedo };
}

interface Marcado {
  numero: string;
  data: CalendarDate;
  inicio: string;
  fim: string;
  tipoAtendimento: string;
  local: string | null;
  nomeEscritorio: string;
}

export function mensagemDoAtendimento(um: Marcado): string {
  const quando = `${diaDaSemana(um.data)}, ${formatDataLonga(um.data)}, das ${um.inicio} às ${um.fim}`;
  const onde = `${um.tipoAtendimento}: ${um.local ?? um.nomeEscritorio}`;
  return `Atendimento ${um.numero} agendado: ${quando}. ${onde}. Se não puder comparecer, avise com antecedência.`;
}

/** When a batch of inactivations can still be undone. Source: decisions §8; decisions-members (Consignação). */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { DIAS_PARA_DESFAZER_INATIVACAO } from './consignacao.lists.ts';
import type { MotivoConsignacao } from './consignacoes.messages.ts';

/** The last day. In: the day of the act in São Paulo. */
export const prazoDaInativacao = (dia: CalendarDate): CalendarDate => addDays(dia, DIAS_PARA_DESFAZER_INATIVACAO);

export function motivoNaoDesfazer(
  { desfeitaEm, ate }: { desfeitaEm: string | null; ate: CalendarDate },
  hoje: CalendarDate,
): MotivoConsignacao | null {
  if (desfeitaEm !== null) return 'desfeita';
  return hoje > ate ? 'prazo' : null;
}

/**
 * What every save of a revenue asks before it writes: references that exist and are enabled, an origin of its type.
 * Errors: `plataforma.invalido` with the field's message. Source: spec 1 §3.7, §5; decisions §7 (Revenue, Disabled).
 */
import { isOrigemDe, receitasErrors, receitasMessages } from '@sede/domain/modules/financeiro/receitas';
import type { Tx } from '#platform/db/index.ts';
import { checkReferencias as check, refuseCampos } from '../financeiro.parcelas.ts';
import { lockReferencias, type Referencias } from './receitas.store.ts';

const NOMES: Record<keyof Referencias, string> = { idItemReceita: 'O item de receita', idEvento: 'O evento' };

/** Holds the records that the revenue will refer to: nobody deletes or disables them before it is saved. */
export const checkReferencias = (tx: Tx, refs: Referencias): Promise<void> =>
  check(refs, NOMES, () => lockReferencias(tx, refs));

export function checkOrigem(tipo: string, origem: string | null | undefined): void {
  if (!isOrigemDe(tipo, origem)) refuseCampos({ origem: receitasMessages.origemDeOutroTipo });
}

/** Refuses with the rule's own sentence. */
export function refuseEstado(motivo: string | null): void {
  if (motivo) throw receitasErrors.estado({ values: { motivo } });
}

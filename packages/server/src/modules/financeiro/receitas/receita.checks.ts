/**
 * What every save of a revenue checks before it writes: references that exist and are enabled, an origin of its type.
 * Errors: `plataforma.invalido` with the field's message. Source: spec 1 §3.7, §5; decisions §7 (Revenue, Disabled).
 */
import {
  isOrigemDe,
  type MotivoReceita,
  receitasErrors,
  receitasMessages,
} from '@sede/domain/modules/financeiro/receitas';
import { EVENTO_REFERENCIA } from '#modules/financeiro/eventos/index.ts';
import { ITEM_RECEITA_REFERENCIA } from '#modules/financeiro/itens-receita/index.ts';
import { references, refuseCampos } from '#platform/records/index.ts';
import { conferida } from '../financeiro.datas.ts';
import type { ReceitaRow } from './receita.record.ts';

/** Holds the records that the revenue will refer to: nobody deletes or disables them before it is saved. */
export const checkReferencias = references({ idItemReceita: ITEM_RECEITA_REFERENCIA, idEvento: EVENTO_REFERENCIA });

export function checkOrigem(tipo: string, origem: string | null | undefined): void {
  if (!isOrigemDe(tipo, origem)) refuseCampos({ origem: receitasMessages.origemDeOutroTipo });
}

type Datas = Pick<ReceitaRow, 'data' | 'dataCredito' | 'dataEstorno'>;
/** The column to write once a change leaves none of the row's dates outside what dates of money may be. */
export function receitaConferida(
  { today }: { today: string },
  row: ReceitaRow,
  patch: { [K in keyof Datas]?: Datas[K] | null | undefined },
): { dataFora?: boolean } {
  const { data, dataCredito, dataEstorno } = { ...row, ...patch };
  return conferida(row, { vencimento: data, movimentos: [dataCredito, dataEstorno] }, today);
}

/** Refuses with the sentence of the rule's reason. */
export function refuseEstado(motivo: MotivoReceita | null): void {
  if (motivo) throw receitasErrors.estado({ values: { motivo } });
}

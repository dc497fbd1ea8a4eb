/**
 * What every write of an expense checks before it writes: words of the settings' lists, references that exist and are
 * enabled, dates that are no longer outside, a state that allows it. Errors: `plataforma.invalido`, `despesas.estado`.
 * Source: spec 1 §5; decisions §7 (Disabled; Lists that become settings).
 */
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import { despesasErrors, type MotivoDespesa } from '@sede/domain/modules/financeiro/despesas';
import { BENEFICIARIO_REFERENCIA } from '#modules/financeiro/beneficiarios/index.ts';
import { EVENTO_REFERENCIA } from '#modules/financeiro/eventos/index.ts';
import { ITEM_DESPESA_REFERENCIA } from '#modules/financeiro/itens-despesa/index.ts';
import { references, refuseCampos } from '#platform/records/index.ts';
import { conferida } from '../financeiro.datas.ts';
import type { DespesaRow } from './despesa.record.ts';
import type { Configuracoes } from './despesas.actor.ts';

export interface Palavras {
  tipoDespesa?: string | undefined;
  centroCusto?: string | undefined;
  meioPagamento?: string | undefined;
  tipoDocumento?: string | undefined;
}

/** Only the words given: an old record keeps a word that the list no longer has. */
export function checkPalavras(palavras: Palavras, cfg: Configuracoes): void {
  const listas: [keyof Palavras, readonly string[]][] = [
    ['tipoDespesa', cfg.tiposDespesa],
    ['centroCusto', cfg.centrosCusto],
    ['meioPagamento', cfg.meiosPagamento],
    ['tipoDocumento', cfg.tiposDocumento],
  ];
  const campos: Record<string, string> = {};
  for (const [campo, lista] of listas) {
    const palavra = palavras[campo];
    if (palavra !== undefined && !lista.includes(palavra)) campos[campo] = OPCAO_INVALIDA;
  }
  refuseCampos(campos);
}

/** Holds the records that the expense will refer to: nobody deletes or disables them before it is saved. */
export const checkReferencias = references({
  idItemDespesa: ITEM_DESPESA_REFERENCIA,
  idBeneficiario: BENEFICIARIO_REFERENCIA,
  idEvento: EVENTO_REFERENCIA,
});

type Datas = Pick<DespesaRow, 'dataVencimento' | 'dataLiquidacaoPagamento' | 'dataEstorno'>;
/** The column to write once a change leaves none of the row's dates outside what dates of money may be. */
export function despesaConferida(
  { today }: { today: string },
  row: DespesaRow,
  patch: { [K in keyof Datas]?: Datas[K] | null | undefined },
): { dataFora?: boolean } {
  const { dataVencimento, dataLiquidacaoPagamento, dataEstorno } = { ...row, ...patch };
  return conferida(row, { vencimento: dataVencimento, movimentos: [dataLiquidacaoPagamento, dataEstorno] }, today);
}

/** Refuses with the sentence of the rule's reason. */
export function refuseEstado(motivo: MotivoDespesa | null): void {
  if (motivo) throw despesasErrors.estado({ values: { motivo } });
}

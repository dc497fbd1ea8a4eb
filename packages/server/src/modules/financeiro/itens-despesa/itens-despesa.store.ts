/** The table `itens_despesa`: its writes. Source: spec 1 §3.6. */
import { type ItemDespesa, itensDespesaErrors } from '@sede/domain/modules/financeiro/itens-despesa';
import { isUniqueViolation } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';
import type { Reference } from '#platform/records/index.ts';

export type ItemDespesaRow = Omit<ItemDespesa, 'nomeBeneficiario'>;
export const itensDespesaStore = recordStore<'itensDespesa', ItemDespesaRow>('itensDespesa');

/** The unique index over type and name of enabled items decides, also between two saves of the same moment. */
export async function refusingRepeatedName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'itens_despesa_nome_em_uso')) throw error;
    const { message } = itensDespesaErrors.nome_repetido();
    throw itensDespesaErrors.nome_repetido({ campos: { nome: message } });
  }
}

/** For records that refer to one. */
export const ITEM_DESPESA_REFERENCIA: Reference = { tabela: 'itens_despesa', nome: 'O item de despesa' };

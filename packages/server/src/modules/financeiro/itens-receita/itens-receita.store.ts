/** The table `itens_receita`: its writes. Source: spec 1 §3.6. */
import { type ItemReceita, itensReceitaErrors } from '@sede/domain/modules/financeiro/itens-receita';
import { isUniqueViolation } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';
import type { Reference } from '#platform/records/index.ts';

export const itensReceitaStore = recordStore<'itensReceita', ItemReceita>('itensReceita');

/** The unique index over type and name of enabled items decides, also between two saves of the same moment. */
export async function refusingRepeatedName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'itens_receita_nome_em_uso')) throw error;
    const { message } = itensReceitaErrors.nome_repetido();
    throw itensReceitaErrors.nome_repetido({ campos: { nome: message } });
  }
}

/** For records that refer to one. */
export const ITEM_RECEITA_REFERENCIA: Reference = { tabela: 'itens_receita', nome: 'O item de receita' };

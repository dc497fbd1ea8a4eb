/** The table `contas_bancarias`: its writes. Source: issue 4 (bank accounts). */
import { contasErrors } from '@sede/domain/modules/financeiro/contas-bancarias';
import { isUniqueViolation } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';

export const contasStore = recordStore<'contasBancarias'>('contasBancarias');

/** The unique index over the names of enabled accounts decides, also between two saves of the same moment. */
export async function refusingRepeatedName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'contas_bancarias_nome_em_uso')) throw error;
    const { message } = contasErrors.nome_repetido();
    throw contasErrors.nome_repetido({ campos: { nome: message } });
  }
}

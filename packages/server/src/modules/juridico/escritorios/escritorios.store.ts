/** The table `escritorios`: its writes. Source: spec 3 §2.8. */
import { type Escritorio, escritoriosErrors } from '@sede/domain/modules/juridico/escritorios';
import { isUniqueViolation } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';

export const escritoriosStore = recordStore<'escritorios', Escritorio>('escritorios');

/** The unique index over the name decides, also between two saves of the same moment. */
export async function refusingRepeatedName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'escritorios_nome')) throw error;
    const { message } = escritoriosErrors.nome_repetido();
    throw escritoriosErrors.nome_repetido({ campos: { nome: message } });
  }
}

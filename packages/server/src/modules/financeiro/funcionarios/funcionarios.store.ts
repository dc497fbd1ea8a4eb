/** The table `funcionarios`: its writes. Source: spec 1 §3.6. */
import { type Funcionario, funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { isUniqueViolation } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';

export const funcionariosStore = recordStore<'funcionarios', Funcionario>('funcionarios');

/** The unique index over the CPF decides, also between two saves of the same moment. */
export async function refusingRepeatedCpf<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'funcionarios_cpf')) throw error;
    const { cpf_repetido } = funcionariosRegister.errors;
    const { message } = cpf_repetido();
    throw cpf_repetido({ campos: { cpf: message } });
  }
}

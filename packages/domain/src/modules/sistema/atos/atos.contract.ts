/**
 * Taking back what one has just done: settling, crediting, approving, denying, disabling, of one record or of many.
 *
 * An act is named by the operation and the Idempotency-Key that it was sent with; it is its author's, for
 * SEGUNDOS_PARA_DESFAZER. Source: issue 9 §1; decisions §6.
 */
import { createInput, field, manyOutput, op } from '@sede/domain/contract';
import { platformErrors as errors } from '@sede/domain/kernel';

export const atosContract = {
  desfazer: op('atos.desfazer', {
    method: 'POST',
    path: '/atos/desfazer',
    summary: 'Desfaz o que a própria pessoa acabou de fazer, por alguns segundos, sem motivo.',
    input: createInput({
      operacao: field.text(80).describe("A operação: 'despesas.aprovar'"),
      chave: field.text(200).describe('A Idempotency-Key com que foi pedida'),
    }),
    output: manyOutput(),
    errors: [errors.nada_a_desfazer.code, errors.desfazer_tarde.code, errors.desfazer_mudou.code],
  }),
};

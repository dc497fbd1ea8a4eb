/**
 * Texts of the start of the screens and of the first access. Source: decisions §6; issue 'Accounts'.
 */

import { defineErrors } from '@sede/domain/kernel';

export const sessaoErrors = defineErrors('primeiro_acesso', {
  codigo_invalido: {
    kind: 'rule',
    message: 'Código inválido. Use o código mais recente do registro (log) do servidor.',
  },
  encerrado: { kind: 'state', message: 'O primeiro acesso já foi feito. Entre com o seu e-mail e senha.' },
});

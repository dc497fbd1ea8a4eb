/** Texts of the notices. */
import { defineErrors } from '@sede/domain/kernel';

export const avisosErrors = defineErrors('avisos', {
  nao_encontrado: { kind: 'not_found', message: 'Aviso não encontrado.' },
});

/** Texts of the notices. */
import { defineErrors } from '@sede/domain/kernel';

export const avisosErrors = defineErrors('avisos', {
  nao_encontrado: { kind: 'not_found', message: 'Aviso não encontrado.' },
});

/** At `tipo`, where a kind is turned on or off. */
export const tipoDesconhecido = 'Este aviso não existe.';

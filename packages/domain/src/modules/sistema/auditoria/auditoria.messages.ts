/** Texts of the audit trail. Source: issue 3. */
import { defineErrors } from '@sede/domain/kernel';

export const auditoriaErrors = defineErrors('auditoria', {
  em_andamento: { kind: 'state', message: 'A verificação já está em andamento.' },
});

export const auditoriaMessages = {
  verificacaoPedida: 'A verificação começa em instantes. O resultado aparece aqui.',
} as const;

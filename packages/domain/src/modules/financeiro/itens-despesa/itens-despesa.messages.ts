/** What a save of an expense item refuses beside its register's own. Source: decisions §7 (Disabled). */
import { defineErrors } from '@sede/domain/kernel';
import { ITENS_DESPESA } from './itens-despesa.name.ts';

export const itensDespesaErrors = defineErrors(ITENS_DESPESA.name, {
  beneficiario_desabilitado: {
    kind: 'rule',
    message: 'O beneficiário está desabilitado e não pode ser usado em novos registros.',
  },
});

export const BENEFICIARIO_INEXISTENTE = 'Beneficiário não encontrado.';

/** Texts of health. Source: issue 3. */
import { defineErrors } from '@sede/domain/kernel';

export const saudeErrors = defineErrors('saude', {
  tarefa_nao_encontrada: { kind: 'not_found', message: 'Tarefa não encontrada.' },
  tarefa_nao_falhou: { kind: 'state', message: 'Só uma tarefa que falhou, e que ninguém repetiu, pode ser repetida.' },
  tarefa_desconhecida: { kind: 'state', message: 'Esta versão do programa não conhece mais esta tarefa.' },
});

export const saudeMessages = { repetida: 'A tarefa voltou para a fila.' } as const;

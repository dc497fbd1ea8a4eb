/** Texts of the settings. Source: decisions §3, §6 (two people editing one record). */
import { defineErrors } from '@sede/domain/kernel';

export const configuracoesErrors = defineErrors('configuracoes', {
  alterada: {
    kind: 'conflict',
    message: 'Esta configuração foi alterada por outra pessoa. Recarregue a página e tente de novo.',
  },
});

export const configuracoesMessages = { salvas: 'Configurações salvas com sucesso!' } as const;

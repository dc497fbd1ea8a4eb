/**
 * Texts of expense items, to the letter of the spec where it has them ('ItemDespesa salva').
 *
 * Two enabled items of one type may not read the same (accents, case and blanks aside): they would split one item's
 * sums. Source: spec 1 §8.2, §8.3; decisions §7 (Disabled, Lists that become settings).
 */
import { defineErrors } from '@sede/domain/kernel';

export const itensDespesaErrors = defineErrors('itens-despesa', {
  nome_repetido: { kind: 'conflict', message: 'Já existe um item de despesa habilitado com este nome e tipo.' },
  beneficiario_desabilitado: {
    kind: 'rule',
    message: 'O beneficiário está desabilitado e não pode ser usado em novos registros.',
  },
  em_uso: {
    kind: 'conflict',
    message: 'O item de despesa está associado a uma ou mais despesas e não pode ser excluído.',
  },
  em_uso_previsao: {
    kind: 'conflict',
    message: 'O item de despesa está na previsão orçamentária e não pode ser excluído.',
  },
  em_uso_recorrencia: {
    kind: 'conflict',
    message: 'O item de despesa está associado a uma ou mais despesas recorrentes e não pode ser excluído.',
  },
});

export const itensDespesaMessages = {
  salvo: 'ItemDespesa salva com sucesso!',
  beneficiarioInexistente: 'Beneficiário não encontrado.',
  habilitar: 'Habilitar item de despesa',
  desabilitar: 'Desabilitar item de despesa',
  perguntaHabilitar: 'Deseja habilitar o item de despesa?',
  perguntaDesabilitar: 'Deseja desabilitar o item de despesa?',
  habilitado: 'Item de despesa habilitado com sucesso.',
  desabilitado: 'Item de despesa desabilitado com sucesso.',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  excluir: 'Excluir item de despesa',
  pergunta: 'Confirma a exclusão permanente do item de despesa?',
  excluido: 'Item de despesa excluído com sucesso.',
} as const;

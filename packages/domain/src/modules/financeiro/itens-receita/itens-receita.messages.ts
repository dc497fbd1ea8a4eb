/**
 * Texts of revenue items, to the letter of the spec where it has them ('ItemReceita salva').
 *
 * Two enabled items of one type may not read the same (accents, case and blanks aside): they would split one item's
 * sums. Source: spec 1 §8.2, §8.3; decisions §7 (Disabled).
 */
import { defineErrors } from '@sede/domain/kernel';

export const itensReceitaErrors = defineErrors('itens-receita', {
  nome_repetido: { kind: 'conflict', message: 'Já existe um item de receita habilitado com este nome e tipo.' },
  em_uso: {
    kind: 'conflict',
    message: 'O item de receita está associado a uma ou mais receitas e não pode ser excluído.',
  },
});

export const itensReceitaMessages = {
  salvo: 'ItemReceita salva com sucesso!',
  habilitar: 'Habilitar item de receita',
  desabilitar: 'Desabilitar item de receita',
  perguntaHabilitar: 'Deseja habilitar o item de receita?',
  perguntaDesabilitar: 'Deseja desabilitar o item de receita?',
  habilitado: 'Item de receita habilitado com sucesso.',
  desabilitado: 'Item de receita desabilitado com sucesso.',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  excluir: 'Excluir item de receita',
  pergunta: 'Confirma a exclusão permanente do item de receita?',
  excluido: 'Item de receita excluído com sucesso.',
} as const;

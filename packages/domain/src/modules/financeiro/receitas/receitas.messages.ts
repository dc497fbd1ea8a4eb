/**
 * Texts of revenues: refusals by code, success and questions to the letter of the spec.
 *
 * `estado` carries the rule's own sentence. Source: spec 1 §8.2, §8.3.
 */
import { defineErrors } from '@sede/domain/kernel';

export const receitasErrors = defineErrors('receitas', {
  estado: { kind: 'state', message: ({ motivo }: { motivo: string }) => motivo },
  creditada: {
    kind: 'state',
    message: 'Numa receita creditada não se altera o que foi recebido: valor, data, item, empresa e conta.',
  },
  estorno_maior: { kind: 'rule', message: 'O estorno não pode ser maior que o valor da receita.' },
  anexo_creditado: { kind: 'state', message: 'O anexo de uma receita creditada não pode ser removido.' },
});

export const receitasMessages = {
  salva: 'Receita salva com sucesso!',
  erroSalvar: 'Erro ao salvar receita.',
  perguntaExcluir: 'Confirma exclusão da receita?',
  /** Which date counts in lists and their sums, which are net of refunds (decisions §7). */
  base: 'por data',
  excluida: 'Receita excluída com sucesso.',
  creditar: 'Creditar',
  creditarVarias: 'Creditar parcelas',
  creditada: 'Receita creditada.',
  darConta: 'Dar conta',
  /** In the audit of a credit that was given its account afterwards. */
  contaDada: 'Conta informada depois do crédito.',
  desfeito: 'Crédito desfeito.',
  contaSemCredito: 'A conta acompanha o crédito: informe a data em que entrou.',
  estornada: 'Estorno registrado.',
  estornoAnterior: 'O estorno não pode ser anterior ao crédito.',
  comprovanteIncluido: 'Comprovante incluído com sucesso',
  erroComprovante: 'Erro ao incluir comprovante',
  anexoExcluido: 'Anexo excluído com sucesso!',
  origemDeOutroTipo: 'Esta origem não é deste tipo de receita.',
} as const;

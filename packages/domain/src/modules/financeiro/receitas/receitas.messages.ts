/**
 * Texts of revenues: refusals by code, success and questions to the letter of the spec.
 *
 * `estado` says the sentence of the rule's reason. Source: spec 1 §8.2, §8.3.
 */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { EM_MES_FECHADO } from '../financeiro.messages.ts';

const ANEXO_FICA = 'O anexo de uma receita creditada não pode ser removido.';

/** Why something may not be done with a revenue now. */
export const receitasMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  mes_fechado: EM_MES_FECHADO,
  nao_creditada: 'A receita não está creditada.',
  ja_creditada: 'A receita já está creditada.',
  data_fora: 'A receita tem uma data importada a conferir: corrija-a antes.',
  creditada_fica: 'Uma receita creditada não pode ser excluída.',
  anexo_fica: ANEXO_FICA,
  ja_tem_conta: 'A receita já tem conta.',
  tem_estorno: 'A receita tem estorno; o crédito não pode mais ser desfeito.',
  so_creditada_estorna: 'Só uma receita creditada pode ser estornada.',
  ja_estornada: 'A receita já foi estornada.',
});
export type MotivoReceita = MotivoDe<typeof receitasMotivos>;

export const receitasErrors = defineErrors('receitas', {
  estado: { kind: 'state', message: ({ motivo }: { motivo: MotivoReceita }) => receitasMotivos.texto(motivo) },
  creditada: {
    kind: 'state',
    message: 'Numa receita creditada não se altera o que foi recebido: valor, data, item, empresa e conta.',
  },
  estorno_maior: { kind: 'rule', message: 'O estorno não pode ser maior que o valor da receita.' },
  anexo_creditado: { kind: 'state', message: ANEXO_FICA },
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
  desfazerCredito: 'Desfazer crédito',
  desfeito: 'Crédito desfeito.',
  contaSemCredito: 'A conta acompanha o crédito: informe a data em que entrou.',
  estornada: 'Estorno registrado.',
  estornoAnterior: 'O estorno não pode ser anterior ao crédito.',
  comprovanteIncluido: 'Comprovante incluído com sucesso',
  erroComprovante: 'Erro ao incluir comprovante',
  anexoExcluido: 'Anexo excluído com sucesso!',
  origemDeOutroTipo: 'Esta origem não é deste tipo de receita.',
} as const;

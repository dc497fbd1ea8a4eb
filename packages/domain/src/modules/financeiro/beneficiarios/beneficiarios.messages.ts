/**
 * Texts of beneficiaries: refusals by code, success and questions to the letter of the spec ('Beneficiario salva').
 *
 * `documento_repetido` is a warning: its `data.existente` has `id` and `nome` of the existing one (`data.id` is
 * the request's); sent again with `confirmarRepetido: true` the save goes through. Source: spec 1 §8.2, §8.3; decisions §7 (Beneficiary).
 */
import { defineErrors } from '@sede/domain/kernel';

export const beneficiariosErrors = defineErrors('beneficiarios', {
  documento_repetido: {
    kind: 'conflict',
    message: ({ nome }: { nome: string }) => `Este CPF/CNPJ já está cadastrado para ${nome}.`,
  },
  em_uso: {
    kind: 'conflict',
    message: 'O Beneficiário está associado a uma ou mais despesas e não pode ser excluído.',
  },
  em_uso_item: {
    kind: 'conflict',
    message: 'O Beneficiário está associado a um ou mais itens de despesa e não pode ser excluído.',
  },
  em_uso_recorrencia: {
    kind: 'conflict',
    message: 'O Beneficiário está associado a uma ou mais despesas recorrentes e não pode ser excluído.',
  },
});

export const beneficiariosMessages = {
  salvo: 'Beneficiario salva com sucesso!',
  erroSalvar: 'Erro ao salvar beneficiario.',
  habilitar: 'Habilitar beneficiário',
  desabilitar: 'Desabilitar beneficiário',
  perguntaHabilitar: 'Deseja habilitar o beneficiário?',
  perguntaDesabilitar: 'Deseja desabilitar o beneficiário?',
  habilitado: 'Beneficiário habilitado com sucesso.',
  desabilitado: 'Beneficiário desabilitado com sucesso.',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  excluir: 'Excluir beneficiário',
  pergunta: 'Confirma a exclusão permanente do beneficiário?',
  excluido: 'Beneficiário excluído com sucesso.',
} as const;

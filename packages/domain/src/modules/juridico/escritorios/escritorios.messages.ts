/** Texts of law offices, to the letter of the spec where it has them ('Escritorio salvo'). Source: spec 3 §8. */
import { defineErrors } from '@sede/domain/kernel';

export const escritoriosErrors = defineErrors('escritorios', {
  nome_repetido: { kind: 'conflict', message: 'Já existe um escritório com este nome.' },
  em_uso: {
    kind: 'conflict',
    message: 'O escritório está associado a um ou mais usuários e não pode ser excluído.',
  },
});

export const escritoriosMessages = {
  salvo: 'Escritorio salvo com sucesso!',
  erroSalvar: 'Erro ao salvar escritorio.',
  habilitar: 'Habilitar escritório',
  desabilitar: 'Desabilitar escritório',
  perguntaHabilitar: 'Deseja habilitar o escritório?',
  perguntaDesabilitar: 'Deseja desabilitar o escritório?',
  habilitado: 'Escritório habilitado com sucesso.',
  desabilitado: 'Escritório desabilitado com sucesso.',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  excluir: 'Excluir escritório',
  pergunta: (nome: string) => `Confirma a exclusão permanente do escritório ${nome}?`,
  excluido: 'Escritório excluído com sucesso.',
} as const;

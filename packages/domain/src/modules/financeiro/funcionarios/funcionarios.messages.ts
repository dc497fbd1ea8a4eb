/** Texts of employees, to the letter of the spec where it has them ('Funcionario salvo'). Source: spec 1 §8.2, §8.3. */
import { defineErrors } from '@sede/domain/kernel';

export const funcionariosErrors = defineErrors('funcionarios', {
  cpf_repetido: { kind: 'conflict', message: 'Já existe um funcionário com este CPF.' },
});

export const funcionariosMessages = {
  salvo: 'Funcionario salvo com sucesso!',
  habilitar: 'Habilitar funcionário',
  desabilitar: 'Desabilitar funcionário',
  perguntaHabilitar: 'Deseja habilitar o funcionário?',
  perguntaDesabilitar: 'Deseja desabilitar o funcionário?',
  habilitado: 'Funcionário habilitado com sucesso.',
  desabilitado: 'Funcionário desabilitado com sucesso.',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  excluir: 'Excluir funcionário',
  pergunta: 'Confirma a exclusão permanente do funcionário?',
  excluido: 'Funcionário excluído com sucesso.',
} as const;

/** An employee as its form holds it: '' for an empty text, null for an empty choice or day. */
import type { Funcionario } from '@sede/domain/modules/financeiro/funcionarios';
import { NO_CHOICE } from '#platform/ui/form/formValues.ts';

export const NO_FUNCIONARIO = {
  nome: '',
  cpf: '',
  dataNascimento: NO_CHOICE,
  celular: '',
  email: '',
  uf: NO_CHOICE,
};
export type FuncionarioValues = typeof NO_FUNCIONARIO;

export const valuesOf = ({ nome, cpf, dataNascimento, celular, email, uf }: Funcionario): FuncionarioValues => ({
  nome,
  cpf,
  dataNascimento,
  celular,
  email,
  uf,
});

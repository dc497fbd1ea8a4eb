/** An employee as its form holds it: '' for an empty text, null for an empty choice or day. */
import type { Funcionario } from '@sede/domain/modules/financeiro/funcionarios';

export const NO_FUNCIONARIO = {
  nome: '',
  cpf: '',
  dataNascimento: null as string | null,
  celular: '',
  email: '',
  uf: null as string | null,
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

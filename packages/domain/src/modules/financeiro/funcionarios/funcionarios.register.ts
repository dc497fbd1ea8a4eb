/**
 * Employees. A CPF is one person's; the record's id is its own, so that a corrected CPF keeps the record.
 * Source: spec 1 §2.21, §3.6, §3.7, §5, §8.2; decisions §4, §7 (Disabled).
 */
import { defineRegister, kind } from '@sede/domain/register';
import { erroNascimento } from './funcionario.rules.ts';
import { FUNCIONARIOS } from './funcionarios.name.ts';

export const funcionariosRegister = defineRegister({
  ...FUNCIONARIOS,
  fields: {
    nome: kind.text('Nome', { max: 200, sort: true }),
    cpf: kind.cpf('CPF', { sort: true }),
    dataNascimento: kind.date('Data de nascimento', { sort: true, rule: erroNascimento }),
    celular: kind.mobile('Celular'),
    email: kind.email('E-mail', { sort: true }),
    uf: kind.uf('UF', { sort: true, filter: true }),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    cpf_repetido: { constraint: 'funcionarios_cpf', field: 'cpf', message: 'Já existe um funcionário com este CPF.' },
  },
  texts: { salvo: 'Funcionario salvo com sucesso!' },
});

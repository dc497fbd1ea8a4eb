/**
 * Employees. A CPF is one person's; the record's id is its own, so that a corrected CPF keeps the record. Who also signs in names their
 * user: one employee a user. Source: spec 1 §2.21, §3.6, §3.7, §5, §8.2; decisions §4, §7 (Disabled);
 * decisions-sindical-contratos-patrimonio (Maintenance: `funcionarios.id_usuario`).
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
    idUsuario: kind.reference('Usuário do sistema', { optional: true, unexported: true }),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    cpf_repetido: { constraint: 'funcionarios_cpf', field: 'cpf', message: 'Já existe um funcionário com este CPF.' },
    usuario_repetido: {
      constraint: 'funcionarios_id_usuario',
      field: 'idUsuario',
      message: 'Este usuário já é de outro funcionário.',
    },
  },
  inUse: {
    em_uso: {
      by: ['bens', 'bens_fluxos'],
      message: 'O funcionário usa ou já levou um bem do patrimônio e não pode ser excluído.',
    },
  },
  // All that whoever keeps the assets may know of them.
  picker: { permission: 'funcionarios.vincular', shows: ['nome', 'email'], max: 100 },
  texts: { salvo: 'Funcionario salvo com sucesso!' },
});

/**
 * Employees: register, change, enable, disable, delete.
 *
 * The CPF is one person's (the database decides); nobody is born after today.
 * Errors: `funcionarios.cpf_repetido` (409), `plataforma.invalido`. Source: spec 1 §2.21, §4.4, §5; decisions §4.
 */
import type { InputOf } from '@sede/domain/contract';
import { type Funcionario, funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import type { funcionariosContract } from '@sede/domain/modules/financeiro/funcionarios/contract';
import { brokenRules, rulesOf } from '@sede/domain/register';
import type { WriteContext } from '#platform/api/index.ts';
import { type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { funcionariosStore, refusingRepeatedCpf } from './funcionarios.store.ts';

type Contract = typeof funcionariosContract;

const rules = rulesOf(funcionariosRegister);

export async function createFuncionario(
  { tx, today }: WriteContext,
  dados: InputOf<Contract['create']>,
): Promise<Funcionario> {
  refuseCampos(brokenRules(rules, dados, today));
  return refusingRepeatedCpf(funcionariosStore.insert(tx, dados));
}

export async function updateFuncionario(
  { tx, today }: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<Funcionario> {
  refuseCampos(brokenRules(rules, dados, today));
  return refusingRepeatedCpf(funcionariosStore.update(tx, { id, versao }, dados));
}

export async function removeFuncionario({ tx }: WriteContext, { id, versao }: Seen): Promise<{ id: string }> {
  await funcionariosStore.remove(tx, { id, versao });
  return { id };
}

export const habilitarFuncionario = ({ tx }: WriteContext, seen: Seen) =>
  setDesabilitado(funcionariosStore, tx, seen, false);

export const desabilitarFuncionario = ({ tx }: WriteContext, seen: Seen) =>
  setDesabilitado(funcionariosStore, tx, seen, true);

/** What the form asks before it saves: whose a CPF is, who is alike. Source: decisions-members (Create). */

import type { InputOf } from '@sede/domain/contract';
import { isCpf, normaliseCpfCnpj } from '@sede/domain/kernel';
import { chaveMatricula } from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { ReadContext } from '#platform/api/index.ts';
import { findByCpf, findParecidos } from './filiados.store.ts';

type Contract = typeof filiadosContract;

/** A CPF that is none finds nobody: the form says so at its field. */
export async function readPorCpf(ctx: ReadContext, { cpf }: InputOf<Contract['porCpf']>) {
  const digits = normaliseCpfCnpj(cpf);
  return { filiado: (isCpf(digits) && (await findByCpf(ctx.db, digits, null))) || null };
}

export async function listParecidos(ctx: ReadContext, input: InputOf<Contract['parecidos']>) {
  const { casa, matricula, email, nome, nascimento, exceto = null } = input;
  const pista = {
    casa,
    matriculaChave: matricula === undefined ? null : chaveMatricula(matricula),
    email,
    nome,
    nascimento,
  };
  return { itens: await findParecidos(ctx.db, pista, exceto) };
}

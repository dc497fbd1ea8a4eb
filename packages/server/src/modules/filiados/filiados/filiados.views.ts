/** What the form asks before it saves: whose a CPF is, who is alike. Source: decisions-members (Create). */

import type { InputOf, OutputOf } from '@sede/domain/contract';
import { isCpf, normaliseCpfCnpj } from '@sede/domain/kernel';
import { chaveMatricula } from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import type { OptionsInput } from '#platform/db/list/index.ts';
import { NOME_DO_FILIADO } from '../filiados.sql.ts';
import { filiados } from './filiado.record.ts';
import { findByCpf, findParecidos } from './filiados.store.ts';

type Contract = typeof filiadosContract;
type Opcao = OutputOf<Contract['options']>['itens'][number];

/** Too short a word finds too many: a picker asks from three letters on (spec 2 §5). */
const MIN_LETRAS = 3;

export async function listOptions(ctx: ReadContext, input: OptionsInput) {
  if (!input.ids && (input.busca ?? '').trim().length < MIN_LETRAS) return { itens: [] };
  return filiados.options<Opcao>(ctx, input, {
    columns: sql`f.id, ${NOME_DO_FILIADO} as nome, f.cpf, f.empresa, f.matricula`,
  });
}

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

/**
 * What screens and spreadsheets read of employees: found by words and initials of the name, by e-mail, by the CPF with or
 * without its mask. Source: spec 1 §2.21, §3.6, §5.
 */
import type { InputOf } from '@sede/domain/contract';
import type { funcionariosContract } from '@sede/domain/modules/financeiro/funcionarios/contract';
import { sql } from 'kysely';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';

export type FuncionariosFilter = InputOf<typeof funcionariosContract.totals>;

export const funcionariosSearch = inColumns(sql`f.busca`, sql`f.iniciais`);

export const funcionariosQuery = ({ busca, uf, desabilitado }: FuncionariosFilter): PageQuery => ({
  from: sql`from funcionarios f`,
  where: allOf([
    searchCondition(busca, funcionariosSearch),
    uf && sql`f.uf = any(${uf})`,
    desabilitado !== undefined && sql`f.desabilitado = ${desabilitado}`,
  ]),
  columns: sql`f.id, f.versao, f.criado_em, f.atualizado_em, f.nome, f.cpf, f.data_nascimento, f.celular, f.email, f.uf,
    f.desabilitado`,
  order: {
    nome: sql`f.nome`,
    cpf: sql`f.cpf`,
    dataNascimento: sql`f.data_nascimento`,
    email: sql`f.email`,
    uf: sql`f.uf`,
    atualizadoEm: sql`f.atualizado_em`,
  },
  id: sql`f.id`,
});

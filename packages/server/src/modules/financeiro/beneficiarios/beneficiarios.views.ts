/**
 * What screens, pickers and spreadsheets read of beneficiaries.
 *
 * Found by words of name and sigla, by initials, by the document with or without its mask. Source: spec 1 §2.9, §5.
 */
import type { InputOf } from '@sede/domain/contract';
import type { BeneficiarioOpcao } from '@sede/domain/modules/financeiro/beneficiarios';
import type { beneficiariosContract } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
} from '#platform/db/list/index.ts';

export type BeneficiariosFilter = InputOf<typeof beneficiariosContract.totals>;

export const beneficiariosSearch = inColumns(sql`b.busca`, sql`b.iniciais`);

export const beneficiariosQuery = ({ busca, tipo, desabilitado }: BeneficiariosFilter): PageQuery => ({
  from: sql`from beneficiarios b`,
  where: allOf([
    searchCondition(busca, beneficiariosSearch),
    tipo && sql`b.tipo = any(${tipo})`,
    desabilitado !== undefined && sql`b.desabilitado = ${desabilitado}`,
  ]),
  columns: sql`b.id, b.versao, b.criado_em, b.atualizado_em, b.tipo, b.cpf_cnpj, b.nome_beneficiario, b.sigla,
    b.tipo_recebedor, b.chave_pix, b.banco, b.agencia, b.conta, b.tipo_conta, b.desabilitado`,
  order: {
    nomeBeneficiario: sql`b.nome_beneficiario`,
    tipo: sql`b.tipo`,
    cpfCnpj: sql`b.cpf_cnpj`,
    sigla: sql`b.sigla`,
    atualizadoEm: sql`b.atualizado_em`,
  },
  id: sql`b.id`,
});

export const beneficiariosOptions = (db: Db, input: OptionsInput) =>
  readOptions<BeneficiarioOpcao>(db, input, {
    from: sql`from beneficiarios b`,
    columns: sql`b.id, b.nome_beneficiario as nome, b.cpf_cnpj, b.desabilitado`,
    id: sql`b.id`,
    nome: sql`b.nome_beneficiario`,
    desabilitado: sql`b.desabilitado`,
    search: beneficiariosSearch,
  });

/** Names for the history and pickers of modules that refer to beneficiaries. */
export async function beneficiarioNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome_beneficiario as nome from beneficiarios where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/**
 * Beneficiaries, described once: whoever may see the register sees all of it.
 *
 * Found by words of name and sigla, by initials, by the document with or without its mask.
 * Source: spec 1 §2.9, §3.3, §5; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { BENEFICIARIO_FIELDS } from '@sede/domain/modules/financeiro/beneficiarios';
import { beneficiarioSchema, type beneficiariosContract } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import { sql } from 'kysely';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof beneficiariosContract.totals>;

export const searchBeneficiarios = inColumns(sql`b.busca`, sql`b.iniciais`);

export const beneficiarios = defineRecord({
  modulo: 'beneficiarios',
  tabela: 'beneficiarios',
  alias: 'b',
  schema: beneficiarioSchema,
  visivel: todos,
  columns: sql`b.id, b.versao, b.criado_em, b.atualizado_em, b.tipo, b.cpf_cnpj, b.nome_beneficiario, b.sigla,
    b.tipo_recebedor, b.chave_pix, b.banco, b.agencia, b.conta, b.tipo_conta, b.desabilitado`,
  order: {
    nomeBeneficiario: sql`b.nome_beneficiario`,
    tipo: sql`b.tipo`,
    cpfCnpj: sql`b.cpf_cnpj`,
    sigla: sql`b.sigla`,
    atualizadoEm: sql`b.atualizado_em`,
  },
  filter: ({ busca, tipo, desabilitado }: Filter) => [
    searchCondition(busca, searchBeneficiarios),
    tipo && sql`b.tipo = any(${tipo})`,
    desabilitado !== undefined && sql`b.desabilitado = ${desabilitado}`,
  ],
  nome: sql`b.nome_beneficiario`,
  search: searchBeneficiarios,
  desabilitado: sql`b.desabilitado`,
  fields: BENEFICIARIO_FIELDS,
});

/** What pickers and other modules read of beneficiaries. Source: spec 1 §2.9, §5; decisions-sindical-contratos-patrimonio (Permissions added). */
import type { InputOf } from '@sede/domain/contract';
import type { BeneficiarioLigavel, BeneficiarioOpcao } from '@sede/domain/modules/financeiro/beneficiarios';
import type { beneficiariosContract } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { type OptionsInput, searchCondition } from '#platform/db/list/index.ts';
import { beneficiarios, searchBeneficiarios } from './beneficiario.record.ts';

const MAX_LIGAVEIS = 20;

export const beneficiariosOptions = (reader: Reader, input: OptionsInput) =>
  beneficiarios.options<BeneficiarioOpcao>(reader, input, {
    columns: sql`b.id, b.nome_beneficiario as nome, b.cpf_cnpj, b.desabilitado`,
  });

/** For whoever registers whom the union contracts: few fields, of those that are enabled. */
export async function beneficiariosLigaveis(
  reader: Reader,
  { busca, ids, tipo }: InputOf<(typeof beneficiariosContract)['vincular']>,
) {
  const itens = await beneficiarios.some<BeneficiarioLigavel>(reader, {
    conditions: [
      ids ? sql`b.id = any(${ids}::uuid[])` : sql`not b.desabilitado`,
      tipo && sql`b.tipo = ${tipo}`,
      searchCondition(busca, searchBeneficiarios),
    ],
    columns: sql`b.id, b.nome_beneficiario as nome, b.cpf_cnpj, b.tipo`,
    order: sql`b.nome_beneficiario, b.id`,
    limit: MAX_LIGAVEIS,
  });
  return { itens };
}

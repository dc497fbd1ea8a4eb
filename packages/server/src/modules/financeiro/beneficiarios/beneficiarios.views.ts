/** What pickers and other modules read of beneficiaries. Source: spec 1 §2.9, §5. */
import type { BeneficiarioOpcao } from '@sede/domain/modules/financeiro/beneficiarios';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { OptionsInput } from '#platform/db/list/index.ts';
import { beneficiarios } from './beneficiario.record.ts';

export const beneficiariosOptions = (reader: Reader, input: OptionsInput) =>
  beneficiarios.options<BeneficiarioOpcao>(reader, input, {
    columns: sql`b.id, b.nome_beneficiario as nome, b.cpf_cnpj, b.desabilitado`,
  });

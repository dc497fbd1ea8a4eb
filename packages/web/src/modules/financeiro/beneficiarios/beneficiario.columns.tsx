/** Columns of the list of beneficiaries. Source: spec 1 §2.9 (Tipo, CPF/CNPJ, Nome, Sigla). */
import { BENEFICIARIO_FIELDS, type Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { type Column, columnsOf, enabledColumn, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<Beneficiario, typeof BENEFICIARIO_FIELDS>(BENEFICIARIO_FIELDS);

export const beneficiarioColumns: readonly Column<Beneficiario>[] = [
  column('tipo', { sortable: true, card: 'status', width: 150 }),
  column('cpfCnpj', { sortable: true, card: 'subtitle', width: 190 }),
  column('nomeBeneficiario', { sortable: true, ...TITLE }),
  column('sigla', { sortable: true, width: 140 }),
  enabledColumn,
];

/** Columns of the list of beneficiaries. Source: spec 1 §2.9 (Tipo, CPF/CNPJ, Nome, Sigla). */
import { describeValue, formatCpfCnpj } from '@sede/domain/kernel';
import { BENEFICIARIO_FIELDS, type Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { type Column, Digits, EnabledTag } from '#platform/ui/index.ts';

export const beneficiarioColumns: readonly Column<Beneficiario>[] = [
  {
    id: 'tipo',
    header: 'Tipo',
    sortable: true,
    width: 150,
    cell: (row) => describeValue(BENEFICIARIO_FIELDS.tipo, row.tipo),
  },
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    sortable: true,
    width: 190,
    cell: (row) => <Digits>{formatCpfCnpj(row.cpfCnpj)}</Digits>,
  },
  {
    id: 'nomeBeneficiario',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nomeBeneficiario,
  },
  { id: 'sigla', header: 'Sigla', sortable: true, width: 140, cell: (row) => row.sigla ?? '—' },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
];

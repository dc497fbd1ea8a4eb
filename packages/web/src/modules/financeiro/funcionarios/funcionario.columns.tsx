/** Columns of the list of employees. Source: spec 1 §2.21, §3.6. */
import { formatCpf, formatPhone } from '@sede/domain/kernel';
import type { Funcionario } from '@sede/domain/modules/financeiro/funcionarios';
import { type Column, DateText, Digits, EnabledTag } from '#platform/ui/index.ts';

export const funcionarioColumns: readonly Column<Funcionario>[] = [
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nome,
  },
  { id: 'cpf', header: 'CPF', sortable: true, width: 150, cell: (row) => <Digits>{formatCpf(row.cpf)}</Digits> },
  {
    id: 'dataNascimento',
    header: 'Nascimento',
    sortable: true,
    width: 120,
    cell: (row) => <DateText value={row.dataNascimento} />,
  },
  { id: 'celular', header: 'Celular', width: 150, cell: (row) => <Digits>{formatPhone(row.celular)}</Digits> },
  { id: 'email', header: 'E-mail', sortable: true, cell: (row) => row.email },
  { id: 'uf', header: 'UF', sortable: true, width: 70, cell: (row) => row.uf },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
];

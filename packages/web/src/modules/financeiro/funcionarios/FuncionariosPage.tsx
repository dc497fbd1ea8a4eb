import { formatCpf } from '@sede/domain/kernel';
import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { registerPage } from '#platform/ui/index.ts';
import { bensDoFuncionario } from './bensDoFuncionario.ts';

/** '/funcionarios'. Source: spec 1 §2.21. */
export const FuncionariosPage = registerPage(funcionariosRegister, {
  operations: orpc.funcionarios,
  query: (input) => orpc.funcionarios.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: {
    views: 'funcionarios.list',
    search: 'Buscar nome, CPF ou e-mail…',
    pinned: ['uf', 'desabilitado'],
  },
  columns: (column) => [
    column('nome'),
    column('cpf', { card: 'subtitle', width: 150 }),
    column('dataNascimento', { header: 'Nascimento', width: 120 }),
    column('celular', { card: 'status', width: 150 }),
    column('email'),
    column('uf', { width: 70 }),
    column('desabilitado'),
  ],
  describe: ({ nome, cpf }) => `${nome} · ${formatCpf(cpf)}`,
  affected: bensDoFuncionario,
  forms: () => import('./FuncionarioForm.tsx'),
  empty: 'Aqui ficam as pessoas que trabalham no sindicato, com o contato de cada uma.',
});

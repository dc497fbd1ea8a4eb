import { contasBancariasRegister, contasMessages } from '@sede/domain/modules/financeiro/contas-bancarias';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { Digits, Money, registerPage } from '#platform/ui/index.ts';
import { conciliacaoPath, contaPath } from '../financeiro.paths.ts';
import { MODULOS_DO_SALDO } from './extrato.list.ts';

const { specs } = contasBancariasRegister;

/** '/financial/contas'. Source: issue 4 (bank accounts). */
export const ContasPage = registerPage(contasBancariasRegister, {
  operations: orpc.contasBancarias,
  query: (input) =>
    orpc.contasBancarias.list.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { modulos: MODULOS_DO_SALDO },
    }),
  list: { views: 'contasBancarias.list', search: 'Buscar nome, banco, número…', pinned: ['tipo', 'desabilitado'] },
  sum: (somas) => somas.saldo,
  columns: (column) => [
    column('nome'),
    column('tipo', { card: 'status', width: 140 }),
    column('banco', {
      card: 'subtitle',
      header: specs.codigoBanco.rotulo,
      cell: (row) => row.banco ?? row.codigoBanco ?? '—',
    }),
    column('agencia', { width: 110, cell: (row) => <Digits>{row.agencia ?? '—'}</Digits> }),
    column('conta', { card: 'subtitle', width: 140, cell: (row) => <Digits>{row.conta ?? '—'}</Digits> }),
    column('desabilitado'),
    column('saldo', {
      strong: true,
      hideable: false,
      card: 'value',
      width: 160,
      cell: (row) => <Money value={row.saldo} signed />,
    }),
  ],
  shows: Object.keys(specs).filter((field) => field !== 'aberturaTravada'),
  onOpen: (row) => navigate(contaPath(row.id)),
  actions: (row) => [
    { label: contasMessages.extrato, onSelect: () => navigate(contaPath(row.id)) },
    { label: 'Conciliar', onSelect: () => navigate(conciliacaoPath(row.id)) },
  ],
  forms: () => import('./ContaForm.tsx'),
  empty:
    'Aqui ficam as contas do sindicato em bancos, com o seu saldo. Depois de cadastradas, escolhe-se a conta ao liquidar e ao creditar.',
});

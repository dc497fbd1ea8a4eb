import type { ContaBancaria } from '@sede/domain/modules/financeiro/contas-bancarias';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  readingOf,
  rowMenu,
  screen,
  within,
} from '#platform/testing/index.ts';
import { readVisits } from '#platform/visits/index.ts';
import { contasBancariasModule } from './contas-bancarias.routes.tsx';

const CONTA: ContaBancaria = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 2,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  nome: 'Conta movimento',
  tipo: 'corrente',
  codigoBanco: '001',
  banco: 'Banco do Brasil',
  agencia: '1234-5',
  conta: '98765-X',
  dataSaldoInicial: '2026-01-01',
  saldoInicial: 1000_00,
  saldo: -50_00,
  aberturaTravada: null,
  desabilitado: false,
};

const openPage = (contasBancarias: Handlers['contasBancarias'] = {}, conta = CONTA, search = '') =>
  openAt(`/financial/contas${search}`, contasBancariasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      contasBancarias: {
        list: () => pageOf([conta], { saldo: conta.saldo }),
        get: () => conta,
        reading: () => readingOf(conta),
        ...contasBancarias,
      },
    },
  });

it('the list has each balance and their sum, and in the panel what it opened with', async () => {
  await openPage({}, CONTA, `?registro=${CONTA.id}`);
  const row = await screen.findByRole('row', { name: /Conta movimento/ });
  for (const text of ['Conta corrente', 'Banco do Brasil', '1234-5', '98765-X']) within(row).getByText(text);
  expect(row.textContent).toMatch(/[-−]50,00/);
  await screen.findByText('R$ 1.000,00');
  await screen.findByText('001 · Banco do Brasil');
  await expectNoViolations();
});

it('an account is registered: amounts in centavos, numbers without dots, no opening in the future', async () => {
  const { user, asked } = await openPage({ create: (input) => ({ ...CONTA, ...input }) });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar conta' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar conta' });
  // What most accounts are.
  expect(fieldOf(drawer, 'Tipo').value).toBe('Conta corrente');
  await fill(user, drawer, 'Nome', 'Aplicação');
  await choose(user, drawer, 'Banco', '001 · Banco do Brasil', '001');
  expect(fieldOf(drawer, 'Nome do banco').value).toBe('Banco do Brasil');
  await fill(user, drawer, 'Agência', '12-345');
  await fill(user, drawer, 'Conta', '98.765-x');
  await fill(user, drawer, 'Data do saldo inicial', '01012090');
  await fill(user, drawer, 'Saldo inicial', '-1234,56');
  const save = within(drawer).getByRole('button', { name: 'Salvar' });
  await user.click(save);
  expect(fieldError(drawer, 'Agência')).toBe('Use algarismos, com o dígito depois do hífen: 1234-5.');
  expect(fieldError(drawer, 'Data do saldo inicial')).toBe('A data do saldo inicial não pode ser depois de hoje.');
  expect(fieldError(drawer, 'Conta')).toBeNull();
  await expectNoViolations();

  await fill(user, drawer, 'Agência', '1234-5');
  await fill(user, drawer, 'Data do saldo inicial', '01012026');
  await user.click(save);
  await findNotice('Conta salva com sucesso!');
  expect(asked('contasBancarias.create')).toEqual([
    {
      nome: 'Aplicação',
      tipo: 'corrente',
      codigoBanco: '001',
      banco: 'Banco do Brasil',
      agencia: '1234-5',
      conta: '98765-X',
      dataSaldoInicial: '2026-01-01',
      saldoInicial: -1234_56,
    },
  ]);
});

it('an opening balance that was signed off says so, and does not change', async () => {
  const motivo = 'O saldo inicial está em um mês financeiro fechado.';
  const { user } = await openPage({}, { ...CONTA, aberturaTravada: motivo });
  await rowMenu(user, 'Conta movimento', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: 'Editar conta' });
  within(drawer).getByText(motivo);
  expect(fieldOf(drawer, 'Saldo inicial').value).toBe('R$ 1.000,00');
  for (const field of ['Data do saldo inicial', 'Saldo inicial']) {
    expect(fieldOf(drawer, field)).toHaveProperty('disabled', true);
  }
  expect(fieldOf(drawer, 'Nome')).toHaveProperty('disabled', false);
});

it('the statement of an account is among what was opened lately, by the account’s name', async () => {
  const resumo = { anterior: null, abertura: 1000_00, entradas: 0, saidas: 0, saldo: 1000_00 };
  await openAt(`/financial/contas/${CONTA.id}?periodo=tudo`, contasBancariasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      contasBancarias: {
        get: () => CONTA,
        extrato: () => ({ ...pageOf([]), somas: { entrada: 0, saida: 0 } }),
        resumo: () => resumo,
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Extrato · Conta movimento' });
  expect(readVisits('0198c0de-0000-7000-8000-0000000000aa')[0]).toMatchObject({
    ...{ label: 'Extrato · Conta movimento', to: `/financial/contas/${CONTA.id}` },
  });
});

import { formatReais } from '@sede/domain/kernel';
import { AGUARDANDO } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  openAt,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { BENEFICIARIO, despesa, handlersOf, paga } from './despesa-for-tests.ts';
import { despesasModule } from './despesas.routes.tsx';

const CONTRATO = {
  id: '0198c0de-0000-7000-8000-0000000000c1',
  numeroContrato: '0042/2026',
  nome: 'Boletim mensal',
  tipoObjeto: 'Contrato' as const,
  contratado: 'Gráfica São João',
  dataInicio: '2025-01-01',
  dataFim: '2025-12-31',
  situacao: 'Vigente' as const,
  vencido: true,
  doBeneficiario: true,
};

it('a paid expense is linked to a contract from its panel; what is odd is told', async () => {
  const record = paga();
  const { user, asked } = await openAt(`/financial/expenses?registro=${record.id}`, despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      ...handlersOf([record], {
        vincularContrato: () => ({ ...record, avisos: ['A data 10/12/2026 está fora da vigência.'] }),
      }),
      contratos: { options: () => ({ itens: [CONTRATO] }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Vincular contrato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vincular contrato' });
  const salvar = within(dialog).getByRole('button', { name: 'Salvar vínculo' });
  expect(salvar).toHaveProperty('disabled', true);
  await choose(user, dialog, 'Contrato', '0042/2026 · Boletim mensal', '0042');
  await expectNoViolations();
  await user.click(salvar);
  await findNotice('Contrato vinculado.');
  await findNotice('A data 10/12/2026 está fora da vigência.');
  expect(asked('despesas.vincularContrato')).toMatchObject([{ id: record.id, idContrato: CONTRATO.id }]);
});

it('whoever only reads sees number, name and what is left, and no button', async () => {
  const record = despesa({
    contrato: { id: CONTRATO.id, numeroContrato: '0042/2026', nome: 'Boletim mensal', saldo: -1_50 },
  });
  await openAt(`/financial/expenses?registro=${record.id}`, despesasModule.routes, {
    as: ['visualizador_financeiro'],
    contract: handlersOf([record]),
  });
  const link = await screen.findByRole('link', { name: '0042/2026 · Boletim mensal' });
  expect(link.parentElement?.textContent).toContain(`excede ${formatReais(1_50)}`);
  expect(screen.queryByRole('button', { name: 'Alterar vínculo' })).toBeNull();
});

const RELACIONADA = 'Relacionada a um contrato';
const AVISO = 'O valor do contrato é excedido em R$ 1,00.';
const contratos = { options: () => ({ itens: [CONTRATO] }) };

it('one is registered of a contract, the beneficiary’s first; what is odd is told once it is saved', async () => {
  const { user, asked } = await openAt('/financial/expenses?registro=novo', despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      ...handlersOf([], {
        create: () => ({ ids: ['0198c0de-0000-7000-8000-000000000001'], grupoParcelas: null, avisos: [AVISO] }),
      }),
      contratos,
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Registrar despesa' });
  await choose(user, drawer, 'Item de despesa', 'Energia');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo de despesa').value).toBe('Serviços'));
  await fill(user, drawer, 'Descrição', 'Conta de luz');
  await fill(user, drawer, 'Valor da parcela', '1.234,56');
  await fill(user, drawer, 'Vencimento', '31012027');
  await choose(user, drawer, 'Meio de pagamento', 'Digital');
  await choose(user, drawer, 'Tipo de documento', 'FATURA');
  await fill(user, drawer, 'Nº do documento', '2026/118');
  await user.click(within(drawer).getByRole('switch', { name: RELACIONADA }));
  const salvar = within(drawer).getByRole('button', { name: 'Salvar' });
  await user.click(salvar);
  await waitFor(() => expect(fieldError(drawer, 'Contrato')).toBe('Obrigatório'));
  expect(asked('despesas.create')).toEqual([]);
  await choose(user, drawer, 'Contrato', '0042/2026 · Boletim mensal');
  await expectNoViolations();
  await user.click(salvar);
  await findNotice('Despesa salva com sucesso!');
  await findNotice(AVISO);
  expect(asked('despesas.create')).toMatchObject([{ relacaoContrato: true, idContrato: CONTRATO.id }]);
  expect(asked('contratos.options')).toContainEqual(expect.objectContaining({ beneficiario: BENEFICIARIO }));
});

it('one is taken off its contract in the form; the approval stands, and no word says that it goes', async () => {
  const record = despesa({
    situacao: AGUARDANDO,
    ...{ relacaoContrato: true, idContrato: CONTRATO.id, nomeContrato: '0042/2026 · Boletim mensal' },
  });
  const { user, asked } = await openAt(`/financial/expenses?registro=${record.id}&editar=1`, despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      ...handlersOf([record], {
        update: () => ({ ...record, versao: 2, alteradas: 1, aprovacaoAnulada: false, avisos: [] }),
      }),
      contratos,
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar despesa' });
  await waitFor(() => expect(fieldOf(drawer, 'Contrato').value).toBe('0042/2026 · Boletim mensal'));
  await user.click(within(drawer).getByRole('switch', { name: RELACIONADA }));
  expect(within(drawer).queryByText(/anula a aprovação/)).toBeNull();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.update')).toEqual([
    { id: record.id, versao: 1, relacaoContrato: false, idContrato: null, escopo: 'so_esta' },
  ]);
});

it('what came over as related to a contract that nobody knows is saved on other fields', async () => {
  const record = despesa({ relacaoContrato: true });
  const { user, asked } = await openAt(`/financial/expenses?registro=${record.id}&editar=1`, despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      ...handlersOf([record], {
        update: () => ({ ...record, versao: 2, alteradas: 1, aprovacaoAnulada: false, avisos: [AVISO] }),
      }),
      contratos,
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar despesa' });
  expect(within(drawer).getByRole('switch', { name: RELACIONADA })).toHaveProperty('checked', true);
  await fill(user, drawer, 'Descrição', 'Luz da sede');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Despesa salva com sucesso!');
  await findNotice(AVISO);
  expect(asked('despesas.update')).toEqual([{ id: record.id, versao: 1, descricao: 'Luz da sede', escopo: 'so_esta' }]);
});

it('the list has a column for it, hidden at first', async () => {
  const { user } = await openAt('/financial/expenses', despesasModule.routes, {
    as: ['visualizador_financeiro'],
    contract: handlersOf([despesa({ nomeContrato: '0042/2026 · Boletim mensal' })]),
  });
  const row = await screen.findByRole('row', { name: /Energia/ });
  expect(row.textContent).not.toContain('Boletim mensal');
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Contrato' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /Energia/ }).textContent).toContain('Boletim mensal'));
});

import type { ItemReceita } from '@sede/domain/modules/financeiro/itens-receita';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { receitasModule } from './receitas.routes.tsx';

const ITEM: ItemReceita = {
  id: '0198c0de-0000-7000-8000-000000000101',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  tipo: 'Extraordinária',
  nome: 'Aluguel do salão',
  descricao: 'Aluguel mensal do salão de festas',
  desabilitado: false,
};
const CONTRATO = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000c1', numeroContrato: '0042/2026', nome: 'Aluguel do salão' },
  ...{ tipoObjeto: 'Contrato' as const, contratado: 'Buffet', dataInicio: '2025-01-01', dataFim: '2026-12-31' },
  ...{ situacao: 'Vigente' as const, vencido: false, doBeneficiario: false },
};
const AVISO = 'A data 20/11/2027 está fora da vigência, de 01/01/2025 a 31/12/2026.';
const SOMAS = { valor: 0, valorLiquido: 0 };

async function openForm() {
  const shown = await openAt('/financial/receitas?registro=novo', receitasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      receitas: {
        list: () => ({ ...pageOf([]), somas: undefined }),
        totals: () => ({ total: 0, somas: SOMAS }),
        create: ({ idContrato }) => ({
          ids: ['0198c0de-0000-7000-8000-000000000001'],
          grupoParcelas: null,
          avisos: idContrato ? [AVISO] : [],
        }),
      },
      itensReceita: { options: () => ({ itens: [ITEM] }), get: () => ITEM },
      contasBancarias: { options: () => ({ itens: [] }) },
      contratos: { options: () => ({ itens: [CONTRATO] }) },
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Registrar receita' });
  const save = () => shown.user.click(within(drawer).getByRole('button', { name: /^Salvar/ }));
  return { ...shown, drawer, save };
}

it('missing fields are told at their field, and nothing is sent', async () => {
  const { user, drawer, save, asked } = await openForm();
  await fill(user, drawer, 'Empresa', 'Buffet');
  await save();
  for (const label of ['Item de receita', 'Tipo', 'Descrição', 'Valor da parcela', 'Data']) {
    await waitFor(() => expect([label, fieldError(drawer, label)]).toEqual([label, 'Obrigatório']));
  }
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(drawer, 'Item de receita')));
  expect(asked('receitas.create')).toEqual([]);
});

it('an item prefills type and description; an origin goes with its type; three instalments are sent as one', async () => {
  const { user, drawer, save, asked } = await openForm();
  await choose(user, drawer, 'Item de receita', 'Aluguel do salão');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo').value).toBe('Extraordinária'));
  expect(fieldOf(drawer, 'Descrição').value).toBe('Aluguel mensal do salão de festas');
  await choose(user, drawer, 'Origem', 'Aluguel');
  await choose(user, drawer, 'Tipo', 'Ordinária');
  expect(fieldOf(drawer, 'Origem').value).toBe('');
  await choose(user, drawer, 'Tipo', 'Extraordinária');
  await choose(user, drawer, 'Origem', 'Sublocação');
  await fill(user, drawer, 'Empresa', 'Buffet São José');
  await fill(user, drawer, 'Valor da parcela', '1.000,50');
  within(drawer).getByText('Esta receita já foi creditada');
  await fill(user, drawer, 'Parcelas', '3');
  await fill(user, drawer, 'Primeira data', '31012027');
  const panel = within(drawer).getByRole('complementary', { name: 'Parcelas' });
  within(panel).getByText('2/3 · 28/02/2027');
  // Several are credited one by one, later.
  expect(within(drawer).queryByText('Esta receita já foi creditada')).toBeNull();
  await expectNoViolations();
  await save();
  await findNotice('Receita salva com sucesso!');
  expect(asked('receitas.create')).toMatchObject([
    {
      ...{ tipo: 'Extraordinária', idItemReceita: ITEM.id, origem: 'Sublocação', empresa: 'Buffet São José' },
      ...{ valor: 1_000_50, numeroParcelas: 3, data: '2027-01-31', anexos: [] },
    },
  ]);
});

it('one that was credited already says when', async () => {
  const { user, drawer, save, asked } = await openForm();
  await choose(user, drawer, 'Item de receita', 'Aluguel do salão');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo').value).toBe('Extraordinária'));
  await fill(user, drawer, 'Valor da parcela', '10,00');
  await fill(user, drawer, 'Data', '20112026');
  await user.click(within(drawer).getByRole('switch', { name: 'Esta receita já foi creditada' }));
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Data do crédito')).toBe('Obrigatório'));
  await fill(user, drawer, 'Data do crédito', '21112026');
  await save();
  await findNotice('Receita salva com sucesso!');
  expect(asked('receitas.create')).toMatchObject([
    { data: '2026-11-20', dataCredito: '2026-11-21', numeroParcelas: 1 },
  ]);
});

it('one of a contract names it, and is told what is odd once it is saved', async () => {
  const { user, drawer, save, asked } = await openForm();
  await choose(user, drawer, 'Item de receita', 'Aluguel do salão');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo').value).toBe('Extraordinária'));
  await fill(user, drawer, 'Valor da parcela', '10,00');
  await fill(user, drawer, 'Data', '20112027');
  await user.click(within(drawer).getByRole('switch', { name: 'Relacionada a um contrato' }));
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Contrato')).toBe('Obrigatório'));
  await choose(user, drawer, 'Contrato', '0042/2026 · Aluguel do salão', '0042');
  await save();
  await findNotice('Receita salva com sucesso!');
  await findNotice(AVISO);
  expect(asked('receitas.create')).toMatchObject([{ relacaoContrato: true, idContrato: CONTRATO.id }]);
});

import { type Beneficiario, beneficiariosErrors } from '@sede/domain/modules/financeiro/beneficiarios';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  rowMenu,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { readVisits } from '#platform/visits/index.ts';
import { beneficiariosModule } from './beneficiarios.routes.tsx';

const CPF = '52998224725';
const ANA: Beneficiario = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  tipo: 'F',
  cpfCnpj: CPF,
  nomeBeneficiario: 'Ana Prado',
  sigla: null,
  tipoRecebedor: null,
  chavePix: null,
  banco: null,
  agencia: null,
  conta: null,
  tipoConta: null,
  desabilitado: false,
};
const OPCAO = { id: ANA.id, nome: ANA.nomeBeneficiario, cpfCnpj: CPF, desabilitado: false };

const openPage = (beneficiarios: Handlers['beneficiarios'] = {}, search = '') =>
  openAt(`/financial/beneficiarios${search}`, beneficiariosModule.routes, {
    as: ['admin_financeiro'],
    contract: { beneficiarios: { list: () => pageOf([ANA]), get: () => ANA, ...beneficiarios } },
  });

it('a document is masked as it is typed, and a wrong one is told at its field', async () => {
  const { user } = await openPage({ options: () => ({ itens: [] }) }, '?registro=novo');
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar beneficiário' });
  await user.click(there(within(drawer).getAllByRole('radio')[0]));
  await fill(user, drawer, 'CPF', '11111111111');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldError(drawer, 'CPF')).toBe('CPF inválido'));
  await fill(user, drawer, 'CPF', CPF);
  expect(fieldOf(drawer, 'CPF').value).toBe('529.982.247-25');
  await waitFor(() => expect(fieldError(drawer, 'CPF')).toBeNull());
});

it('a repeated document warns while one types, names the existing one beside, and can be kept', async () => {
  const { user, asked } = await openPage({ options: () => ({ itens: [OPCAO] }), create: () => ANA }, '?registro=novo');
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar beneficiário' });
  await user.click(there(within(drawer).getAllByRole('radio')[0]));
  await fill(user, drawer, 'CPF', CPF);
  const existing = await within(drawer).findByRole('link', { name: /^Ana Prado/ });
  expect([existing.getAttribute('target'), existing.getAttribute('href')]).toEqual([
    '_blank',
    `/financial/beneficiarios/${ANA.id}`,
  ]);
  await expectNoViolations();
  await fill(user, drawer, 'Nome', 'Repetida');
  await user.click(within(drawer).getByRole('button', { name: 'Cadastrar mesmo assim' }));
  await findNotice('Beneficiario salva com sucesso!');
  expect(asked('beneficiarios.create')).toMatchObject([{ cpfCnpj: CPF, confirmarRepetido: true }]);
});

it('a repeated document that only the server knows of is asked about in the same way', async () => {
  const { user, asked } = await openPage(
    {
      options: () => ({ itens: [] }),
      create: ({ confirmarRepetido }) => {
        if (confirmarRepetido) return ANA;
        throw beneficiariosErrors.documento_repetido({
          values: { nome: 'Ana Prado' },
          data: { existente: { id: ANA.id, nome: 'Ana Prado' } },
        });
      },
    },
    '?registro=novo',
  );
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar beneficiário' });
  await user.click(there(within(drawer).getAllByRole('radio')[0]));
  await fill(user, drawer, 'CPF', CPF);
  await fill(user, drawer, 'Nome', 'Repetida');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await user.click(await within(drawer).findByRole('button', { name: 'Cadastrar mesmo assim' }));
  await findNotice('Beneficiario salva com sucesso!');
  expect(asked('beneficiarios.create')).toHaveLength(2);
});

it('one in use is not deleted, in the words of the spec', async () => {
  const { user } = await openPage({
    remove: () => {
      throw beneficiariosErrors.em_uso();
    },
  });
  await rowMenu(user, 'Ana Prado', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir beneficiário' });
  within(question).getByText('Confirma a exclusão permanente do beneficiário?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'O Beneficiário está associado a uma ou mais despesas e não pode ser excluído.',
  );
});

it('whoever only reads gets the same address without what writes', async () => {
  const { asked } = await openAt(
    '/financial/beneficiarios?busca=prado&ordem=-nomeBeneficiario&desabilitado=nao',
    beneficiariosModule.routes,
    { as: ['visualizador_financeiro'], contract: { beneficiarios: { list: () => pageOf([ANA]) } } },
  );
  await screen.findByRole('row', { name: /Ana Prado/ });
  expect(asked('beneficiarios.list')).toMatchObject([
    { busca: 'prado', desabilitado: false, ordem: [{ campo: 'nomeBeneficiario', desc: true }] },
  ]);
  expect(screen.queryByRole('button', { name: 'Cadastrar beneficiário' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});

it('a row opens the page of its record: what is open, what was paid by year, how it is paid, and the way back', async () => {
  const { user, asked } = await openAt('/financial/beneficiarios?busca=prado', beneficiariosModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      beneficiarios: {
        list: () => pageOf([ANA]),
        get: () => ({ ...ANA, chavePix: 'ana@prado.adv' }),
        history: () => historyOf([]),
        options: () => ({ itens: [OPCAO, { ...OPCAO, id: '0198c0de-0000-7000-8000-0000000000ff', nome: 'Ana P.' }] }),
      },
      despesas: {
        list: () => ({ ...pageOf([]), somas: { valor: 0, valorLiquido: 0 } }),
        doBeneficiario: () => ({
          anos: [{ ano: 2025, quantidade: 2, pago: 1_500_00, estornado: 0 }],
          abertas: { quantidade: 0, valor: 0, vencidas: 0 },
        }),
      },
    },
  });
  await user.click(await screen.findByRole('row', { name: /Ana Prado/ }));
  await screen.findByRole('heading', { level: 1, name: 'Ana Prado' });
  expect(window.location.pathname).toBe(`/financial/beneficiarios/${ANA.id}`);
  const [lately] = readVisits('0198c0de-0000-7000-8000-0000000000aa');
  expect(lately).toMatchObject({ label: 'Ana Prado', to: `/financial/beneficiarios/${ANA.id}` });
  await screen.findByText('Nada em aberto.');
  await screen.findByText('ana@prado.adv');
  expect((await screen.findByRole('row', { name: /2025/ })).textContent).toContain('1.500,00');
  const repeated = await screen.findByRole('link', { name: 'Ana P.' });
  expect(repeated.getAttribute('href')).toBe('/financial/beneficiarios/0198c0de-0000-7000-8000-0000000000ff');
  expect(asked('despesas.doBeneficiario')).toEqual([{ idBeneficiario: ANA.id }]);
  await expectNoViolations();
});

import {
  CENTROS_CUSTO,
  type ItemDespesa,
  itensDespesaRegister,
  MEIOS_PAGAMENTO,
  TIPOS_DESPESA,
  TIPOS_DOCUMENTO,
} from '@sede/domain/modules/financeiro/itens-despesa';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { itensDespesaModule } from './itens-despesa.routes.tsx';

const BENEFICIARIO = '0198c0de-0000-7000-8000-000000000102';
const LUZ: ItemDespesa = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  tipo: 'Serviços',
  nome: 'Energia',
  centroCusto: null,
  descricao: null,
  idBeneficiario: BENEFICIARIO,
  nomeBeneficiario: 'Neoenergia',
  desabilitado: false,
};

const LISTAS = {
  habilitadas: {
    centrosCusto: [...CENTROS_CUSTO],
    meiosPagamento: [...MEIOS_PAGAMENTO],
    tiposDocumento: [...TIPOS_DOCUMENTO],
    tiposDespesa: [...TIPOS_DESPESA],
  },
  desabilitadas: { centrosCusto: [], meiosPagamento: [], tiposDocumento: [], tiposDespesa: [] },
};
const OPCAO = { id: BENEFICIARIO, nome: 'Neoenergia', cpfCnpj: '11222333000181', desabilitado: false };

const openPage = (itensDespesa: Handlers['itensDespesa'] = {}) =>
  openAt('/financial/itensdespesa', itensDespesaModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      configuracoes: { listas: () => LISTAS },
      beneficiarios: { options: () => ({ itens: [OPCAO] }) },
      itensDespesa: { list: () => pageOf([LUZ]), get: () => LUZ, ...itensDespesa },
    },
  });

it('an item is registered with what it suggests; a second one of the same name is refused at its field', async () => {
  const { nome_repetido } = itensDespesaRegister.errors;
  const { user, asked } = await openPage({
    create: ({ nome }) => {
      if (nome === 'ENERGIA') throw nome_repetido({ campos: { nome: nome_repetido().message } });
      return { ...LUZ, nome };
    },
  });
  const row = await screen.findByRole('row', { name: /Energia/ });
  within(row).getByText('Neoenergia');
  await user.click(screen.getByRole('button', { name: 'Cadastrar item de despesa' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar item de despesa' });
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await choose(user, drawer, 'Tipo', 'Aluguel/Imposto');
  await fill(user, drawer, 'Nome', 'ENERGIA');
  await choose(user, drawer, 'Centro de custo', 'Custos operacionais internos');
  await choose(user, drawer, 'Beneficiário', 'Neoenergia');
  await save();
  await waitFor(() =>
    expect(fieldError(drawer, 'Nome')).toBe('Já existe um item de despesa habilitado com este nome e tipo.'),
  );
  await expectNoViolations();
  await fill(user, drawer, 'Nome', 'Aluguel');
  await save();
  await findNotice('ItemDespesa salva com sucesso!');
  expect(asked('itensDespesa.create').at(-1)).toMatchObject({
    tipo: 'Aluguel/Imposto',
    nome: 'Aluguel',
    centroCusto: 'Custos operacionais internos',
    idBeneficiario: BENEFICIARIO,
  });
});

it('an item of an expense is not deleted, in the words of the spec', async () => {
  const { user } = await openPage({
    remove: () => {
      throw itensDespesaRegister.errors.em_uso();
    },
  });
  await rowMenu(user, 'Energia', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir item de despesa' });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'O item de despesa está associado a uma ou mais despesas e não pode ser excluído.',
  );
});

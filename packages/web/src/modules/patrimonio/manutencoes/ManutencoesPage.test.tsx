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
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { arquivo, bem, manutencao } from '../patrimonio.bens-for-tests.ts';
import { manutencoesModule } from './manutencoes.routes.tsx';

const ABERTA = manutencao(4, { arquivos: 1, anexos: [arquivo('orcamento.pdf')] });
const ENCERRADA = manutencao(5, { situacao: 'encerrada', dataRetorno: '2026-11-12', resultado: 'Reparado' });
const DESPESA = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000d1', descricao: 'Conserto', nomeBeneficiario: 'Oficina Central' },
  ...{ itemDespesa: 'Manutenção', valorLiquido: 350_00, dataVencimento: '2026-11-20' },
};

const open = (path = '', manutencoes: Handlers['manutencoes'] = {}) =>
  openAt(`/patrimonio/historico-manutencao${path}`, manutencoesModule.routes, {
    as: ['patrimonio'],
    contract: {
      configuracoes: { listas: () => ({ habilitadas: { tiposDeBem: ['Impressora'] }, desabilitadas: {} }) },
      bens: { options: ({ ids }) => ({ itens: [bem(4), bem(8)].filter((um) => !ids || ids.includes(um.id)) }) },
      manutencoes: {
        list: () => ({ ...pageOf([ABERTA, ENCERRADA]), somas: { custo: 0 } }),
        get: () => ABERTA,
        reading: () => ({ registro: ABERTA, historico: { itens: [], total: 0, proximo: null } }),
        historicoAnterior: () => ({ itens: [] }),
        despesas: () => ({ itens: [DESPESA] }),
        ...manutencoes,
      },
    },
  });

it('the columns and the row’s menu are the text’s; attachments only where there are any', async () => {
  const { user } = await open();
  await screen.findByRole('row', { name: /000004/ });
  for (const header of [
    'Nº Patrimônio',
    'Responsável pela Manutenção',
    'Descrição do Problema',
    'Data de Manutenção',
    'Data de Retorno',
    'Tipo de Objeto',
  ])
    screen.getByRole('columnheader', { name: new RegExp(header) });
  await expectNoViolations();
  const menu = async (numero: string) => {
    await user.click(screen.getByRole('button', { name: `Ações de ${numero} · Impressora` }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return entries;
  };
  expect(await menu('000004')).toEqual(['Registrar retorno', 'Editar', 'Histórico de edições', 'Ver anexos']);
  expect(await menu('000005')).toEqual(['Editar', 'Histórico de edições']);
});

it('a maintenance is registered with the asset’s number; one that is finished with its result', async () => {
  const { user, asked } = await open('?registro=novo', { create: () => ABERTA });
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar Manutenção' });
  await fill(user, drawer, 'Data de Manutenção', '09112026');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  for (const label of ['Nº Patrimônio', 'Responsável pela Manutenção', 'Descrição do Problema'])
    expect(fieldError(drawer, label)).toBe('Obrigatorio');
  await choose(user, drawer, 'Nº Patrimônio', '000008 · Notebook', '000008');
  await fill(user, drawer, 'Responsável pela Manutenção', 'Oficina Central');
  await fill(user, drawer, 'Descrição do Problema', 'Tela trincada');
  await user.click(within(drawer).getByRole('switch', { name: 'Já retornou' }));
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect((await within(drawer).findAllByText('Obrigatorio')).length).toBeGreaterThan(0);
  expect(asked('manutencoes.create')).toEqual([]);
  await user.click(within(drawer).getByRole('radio', { name: 'Garantia' }));
  await choose(user, drawer, 'Despesa', 'Oficina Central · R$ 350,00', 'ofi');
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Histórico de manutenção salvo com sucesso!');
  expect(asked('manutencoes.create')).toMatchObject([
    {
      ...{ bemId: bem(8).id, descricaoProblema: 'Tela trincada', dataManutencao: '2026-11-09' },
      ...{ jaRetornou: true, dataRetorno: '2026-11-21', resultado: 'Garantia', idDespesa: DESPESA.id },
    },
  ]);
});

it('a return tells the result; without a repair the asset may wait to be discarded', async () => {
  const { user, asked } = await open('', { encerrar: () => ENCERRADA });
  await rowMenu(user, '000004 · Impressora', 'Registrar retorno');
  const drawer = await screen.findByRole('dialog', { name: 'Registrar retorno' });
  expect(within(drawer).queryByRole('switch')).toBeNull();
  await user.click(within(drawer).getByRole('radio', { name: 'Sem conserto' }));
  await user.click(within(drawer).getByRole('switch', { name: 'Marcar o bem como descarte pendente' }));
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Histórico de manutenção salvo com sucesso!');
  expect(asked('manutencoes.encerrar')).toMatchObject([
    { id: ABERTA.id, versao: 3, dataRetorno: '2026-11-21', resultado: 'Sem conserto', descartePendente: true },
  ]);
});

it('editing sends what was changed, and reads the record in its panel', async () => {
  const { user, asked } = await open(`?registro=${ABERTA.id}`, { update: () => ABERTA });
  const panel = await screen.findByRole('complementary', { name: '000004 · Impressora' });
  await within(panel).findByText('Não puxa o papel');
  await within(panel).findByText(/orcamento\.pdf/);
  await user.click(within(panel).getByRole('button', { name: 'Editar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Editar Manutenção' });
  await waitFor(() => expect(fieldOf(drawer, 'Nº Patrimônio').value).toBe('000004 · Notebook'));
  await fill(user, drawer, 'Descrição do Problema', 'Mancha o papel');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Histórico de manutenção salvo com sucesso!');
  expect(asked('manutencoes.update')).toEqual([{ id: ABERTA.id, versao: 3, descricaoProblema: 'Mancha o papel' }]);
});

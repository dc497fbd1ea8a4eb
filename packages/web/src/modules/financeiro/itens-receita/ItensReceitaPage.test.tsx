import { type ItemReceita, itensReceitaRegister } from '@sede/domain/modules/financeiro/itens-receita';
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
import { itensReceitaModule } from './itens-receita.routes.tsx';

const SALAO: ItemReceita = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  tipo: 'Extraordinária',
  nome: 'Aluguel do salão',
  descricao: 'Aluguel mensal do salão de festas',
  desabilitado: false,
};

const openPage = (itensReceita: Handlers['itensReceita'] = {}) =>
  openAt('/financial/itensreceita', itensReceitaModule.routes, {
    as: ['admin_financeiro'],
    contract: { itensReceita: { list: () => pageOf([SALAO]), get: () => SALAO, ...itensReceita } },
  });

it('an item is registered; one of the same name and type is refused at its field', async () => {
  const { nome_repetido } = itensReceitaRegister.errors;
  const { user, asked } = await openPage({
    create: (input) => {
      if (input.nome === SALAO.nome) throw nome_repetido({ campos: { nome: nome_repetido().message } });
      return { ...SALAO, ...input };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar item de receita' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar item de receita' });
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await choose(user, drawer, 'Tipo', 'Extraordinária');
  await fill(user, drawer, 'Nome', SALAO.nome);
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Descrição')).toBe('Obrigatório'));
  await fill(user, drawer, 'Descrição', 'Festas');
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Nome')).toBe(nome_repetido().message));
  await expectNoViolations();
  await fill(user, drawer, 'Nome', 'Rendimentos');
  await save();
  await findNotice('ItemReceita salva com sucesso!');
  expect(asked('itensReceita.create').at(-1)).toEqual({
    tipo: 'Extraordinária',
    nome: 'Rendimentos',
    descricao: 'Festas',
  });
});

it('an item of a revenue is not deleted, in the words of the spec', async () => {
  const { em_uso } = itensReceitaRegister.errors;
  const { user } = await openPage({
    remove: () => {
      throw em_uso();
    },
  });
  await rowMenu(user, SALAO.nome, 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir item de receita' });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(em_uso().message);
});

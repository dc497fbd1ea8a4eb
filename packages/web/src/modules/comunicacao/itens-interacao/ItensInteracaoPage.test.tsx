import { type ItemInteracao, itensInteracaoRegister } from '@sede/domain/modules/comunicacao/itens-interacao';
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
import { itensInteracaoModule } from './itens-interacao.routes.tsx';

const CONVENIOS: ItemInteracao = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  nome: 'Convênios',
  descricao: 'Dúvidas de convênio.',
  tipo: null,
  pedeEscritorio: false,
  desabilitado: false,
};
const LISTAS = { habilitadas: { tiposInteracao: ['Telefone', 'Outro'] }, desabilitadas: { tiposInteracao: [] } };

const openPage = (itensInteracao: Handlers['itensInteracao'] = {}) =>
  openAt('/interacoes/itens', itensInteracaoModule.routes, {
    as: ['gestor_interacao'],
    contract: {
      configuracoes: { listas: () => LISTAS },
      itensInteracao: { list: () => pageOf([CONVENIOS]), get: () => CONVENIOS, ...itensInteracao },
    },
  });

it('an item is registered with name, description and the type that it suggests', async () => {
  // What is left out stays undefined in the type alone.
  const { user, asked } = await openPage({ create: (dados) => ({ ...CONVENIOS, ...dados }) as ItemInteracao });
  within(await screen.findByRole('row', { name: /Convênios/ })).getByText('Dúvidas de convênio.');
  await user.click(screen.getByRole('button', { name: 'Cadastrar item de interação' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar item de interação' });
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await fill(user, drawer, 'Nome', 'Desconto');
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Descrição')).toBe('Obrigatório'));
  await expectNoViolations();
  await fill(user, drawer, 'Descrição', 'Do contracheque.');
  await choose(user, drawer, 'Tipo', 'Telefone');
  await save();
  await findNotice('Item de interação salva com sucesso');
  expect(asked('itensInteracao.create')).toEqual([
    { nome: 'Desconto', descricao: 'Do contracheque.', tipo: 'Telefone', pedeEscritorio: false },
  ]);
});

it('a failed save is told in the words of the spec', async () => {
  const { user } = await openPage({
    create: () => {
      throw itensInteracaoRegister.errors.nome_repetido();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar item de interação' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar item de interação' });
  await fill(user, drawer, 'Nome', 'Convênios');
  await fill(user, drawer, 'Descrição', 'x');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Erro ao salvar item de interação.');
});

it('is disabled and enabled again after a question, each told in the words of the spec', async () => {
  const { user } = await openPage({ desabilitar: () => ({ ...CONVENIOS, desabilitado: true, versao: 2 }) });
  await rowMenu(user, 'Convênios', 'Desabilitar');
  const question = await screen.findByRole('dialog', { name: 'Desabilitar item de interação' });
  within(question).getByText('Deseja desabilitar o item de interação?');
  await user.click(within(question).getByRole('button', { name: 'Desabilitar' }));
  await findNotice('Item de interação desabilitado com sucesso');
});

it('one that interactions are of is not deleted, in the words of the spec', async () => {
  const { user } = await openPage({
    remove: () => {
      throw itensInteracaoRegister.errors.em_uso();
    },
  });
  await rowMenu(user, 'Convênios', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir item de interação' });
  within(question).getByText('Confirma a exclusão permanente do item de interação?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'O item de interação está associado a uma ou mais interações e não pode ser excluído.',
  );
});

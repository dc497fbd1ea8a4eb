import { type Escritorio, escritoriosRegister } from '@sede/domain/modules/juridico/escritorios';
import { expect, it } from 'vitest';
import {
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
import { escritoriosModule } from './escritorios.routes.tsx';

const PRADO: Escritorio = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  nome: 'Advocacia Prado',
  email: 'agenda@prado.example',
  nomeDestinatario: 'Inês Prado',
  localPadrao: null,
  desabilitado: false,
};

const openPage = (escritorios: Handlers['escritorios'] = {}) =>
  openAt('/juridico/escritorios', escritoriosModule.routes, {
    as: ['juridico'],
    contract: { escritorios: { list: () => pageOf([PRADO]), get: () => PRADO, ...escritorios } },
  });

it('an office is registered; a second one of the same name is refused at its field', async () => {
  const { nome_repetido } = escritoriosRegister.errors;
  const { user, asked } = await openPage({
    create: ({ nome }) => {
      if (nome === PRADO.nome) throw nome_repetido({ campos: { nome: nome_repetido().message } });
      return { ...PRADO, nome };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar escritório' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar escritório' });
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await fill(user, drawer, 'Nome', PRADO.nome);
  await fill(user, drawer, 'E-mail', 'contato@reis.example');
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Nome')).toBe('Já existe um escritório com este nome.'));
  await expectNoViolations();
  await fill(user, drawer, 'Nome', 'Advocacia Reis');
  await save();
  await findNotice('Escritorio salvo com sucesso!');
  expect(asked('escritorios.create')).toMatchObject([
    { nome: PRADO.nome, email: 'contato@reis.example' },
    { nome: 'Advocacia Reis', email: 'contato@reis.example' },
  ]);
});

it('an office that a user represents is not deleted: the question names it and says why', async () => {
  const { em_uso } = escritoriosRegister.errors;
  const { user } = await openPage({
    remove: () => {
      throw em_uso();
    },
  });
  await rowMenu(user, PRADO.nome, 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir escritório' });
  within(question).getByText('Confirma a exclusão permanente do escritório Advocacia Prado?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(em_uso().message);
});

it('whoever only reads them changes nothing', async () => {
  await openAt('/juridico/escritorios', escritoriosModule.routes, {
    as: ['visualizador_juridico'],
    contract: { escritorios: { list: () => pageOf([PRADO]) } },
  });
  await screen.findByRole('row', { name: /Advocacia Prado/ });
  expect(screen.queryByRole('button', { name: 'Cadastrar escritório' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});

import { podeDe } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  there,
  within,
} from '#platform/testing/index.ts';
import { inventario, linha } from '../patrimonio.inventarios-for-tests.ts';
import { inventariosModule } from './inventarios.routes.tsx';

const ABERTO = inventario();
const FECHADO = inventario({
  ...{ situacao: 'encerrado', encerradoEm: '2026-11-18T12:00:00.000Z', encerradoPor: 'Paula Rezende', ofertas: 2 },
  pode: podeDe({ ler: 'encerrado', encerrar: 'encerrado', decidir: null, excluir: 'lido' }),
});
const LINHAS = [
  linha(1, { resultado: 'encontrado', setor: 'Comunicação', lidoEm: '2026-11-14T13:11:00.000Z', lidoPor: 'Edson' }),
  linha(2, { resultado: 'em_outro_setor', setor: 'Depósito', oferta: 'setor' }),
  linha(3, { oferta: 'nao_localizado' }),
  linha(4, { resultado: 'fora', fora: 'Marina Alves' }),
];

const open = (path: string, inventarios: Handlers['inventarios'], phone = false) =>
  openAt(path, inventariosModule.routes, {
    as: ['patrimonio'],
    phone,
    contract: {
      configuracoes: {
        listas: () => ({
          habilitadas: { tiposDeBem: ['Notebook'], setoresDoPatrimonio: ['Comunicação', 'Jurídico'] },
          desabilitadas: {},
        }),
      },
      inventarios: {
        list: () => ({ ...pageOf([ABERTO]), somas: {} }),
        get: () => ABERTO,
        linhas: () => ({ ...pageOf(LINHAS.map((um) => ({ ...um, oferta: null }))), somas: {} }),
        ...inventarios,
      },
    },
  });
const PATH = `/patrimonio/inventarios/${ABERTO.id}`;

it('a new inventory asks what its scope names, and begins', async () => {
  const { user, asked } = await open('/patrimonio/inventarios', { create: () => ABERTO });
  await user.click(await screen.findByRole('button', { name: 'Novo inventário' }));
  const form = await screen.findByRole('dialog', { name: 'Novo inventário' });
  await fill(user, form, 'Nome', 'Inventário anual 2026');
  await user.click(within(form).getByRole('radio', { name: 'Bens de alguns setores' }));
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  await within(form).findByText('Escolha ao menos um setor.');
  await user.click(await within(form).findByRole('checkbox', { name: 'Jurídico' }));
  await expectNoViolations();
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  await findNotice('Inventário iniciado com sucesso!');
  expect(asked('inventarios.create')).toEqual([
    { nome: 'Inventário anual 2026', escopo: 'setores', setores: ['Jurídico'], tipos: [] },
  ]);
});

it('a reading made by mistake is taken out while the inventory is open; what was not read has none', async () => {
  const lida = { ...there(LINHAS[0]), leitura: linha(90).id, oferta: null };
  const { user, asked } = await open(PATH, {
    linhas: () => ({ ...pageOf([lida, linha(3)]), somas: {} }),
    removerLeitura: () => ({ id: ABERTO.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ações de 000003 Dell Latitude 5450' }));
  expect((await screen.findByRole('menuitem', { name: /Excluir leitura/ })).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  await rowMenu(user, '000001 Dell Latitude 5450', 'Excluir leitura');
  const pergunta = await screen.findByRole('dialog', { name: 'Excluir leitura' });
  within(pergunta).getByText('Excluir a leitura de 000001?');
  await user.click(within(pergunta).getByRole('button', { name: 'Excluir leitura' }));
  await findNotice('Leitura excluída.');
  expect(asked('inventarios.removerLeitura')).toEqual([{ id: ABERTO.id, leitura: linha(90).id }]);
});

it('an open one shows how far each sector is, calls the unread so, and ends with a question', async () => {
  const { user, asked } = await open(PATH, { encerrar: () => FECHADO });
  const bar = await screen.findByRole('progressbar', { name: 'Comunicação' });
  expect(bar.getAttribute('aria-valuetext')).toBe('1 de 2');
  expect((await screen.findByRole('row', { name: /000003/ })).textContent).toMatch(/Falta ler/);
  expect((await screen.findByRole('row', { name: /000004/ })).textContent).toMatch(/Fora com Marina Alves/);
  expect(asked('inventarios.linhas')[0]).toMatchObject({ inventario: ABERTO.id });
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Encerrar inventário' }));
  const question = await screen.findByRole('dialog', { name: 'Encerrar inventário' });
  expect(question.textContent).toMatch(/2 bens não foram lidos/);
  await user.click(within(question).getByRole('button', { name: 'Encerrar inventário' }));
  await findNotice('Inventário encerrado com sucesso!');
  expect(asked('inventarios.encerrar')).toEqual([{ id: ABERTO.id, versao: 1 }]);
});

it('a card of a phone tells what was decided', async () => {
  await open(
    PATH,
    {
      get: () => FECHADO,
      linhas: () => ({
        ...pageOf([linha(2, { resultado: 'em_outro_setor', setor: 'Depósito', decisao: 'setor' })]),
        somas: {},
      }),
    },
    true,
  );
  await screen.findByText('Dell Latitude 5450 · Novo setor aceito');
});

it('a closed one offers the new sector and what was not found, one by one', async () => {
  const { user, asked } = await open(PATH, {
    get: () => FECHADO,
    linhas: () => ({ ...pageOf(LINHAS), somas: {} }),
    decidir: ({ bem }) => linha(1, { bem, decisao: 'setor' }),
  });
  expect((await screen.findByRole('row', { name: /000003/ })).textContent).toMatch(/Não encontrado/);
  expect(screen.queryByRole('button', { name: 'Encerrar inventário' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ler com o celular' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mudar para Depósito: 000002' }));
  await findNotice('Novo setor registrado com sucesso!');
  // A card of a phone has no buttons, but the menu.
  await rowMenu(user, '000003 Dell Latitude 5450', 'Dispensar');
  await user.click(screen.getByRole('button', { name: 'Ações de 000001 Dell Latitude 5450' }));
  expect((await screen.findByRole('menuitem', { name: /^Dispensar/ })).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  expect(asked('inventarios.decidir')).toEqual([
    { id: FECHADO.id, bem: LINHAS[1]?.bem, resposta: 'aceitar' },
    { id: FECHADO.id, bem: LINHAS[2]?.bem, resposta: 'dispensar' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Mais ações' }));
  expect((await screen.findByRole('menuitem', { name: 'Planilha' })).getAttribute('href')).toBe(
    `/api/inventarios/${FECHADO.id}/planilha`,
  );
});

import { platformErrors } from '@sede/domain/kernel';
import type { ListaDoProcesso, PreviaDaLista } from '@sede/domain/modules/juridico/listas-processo';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerSends,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { processoPath } from './processos.paths.ts';
import { processosModule } from './processos.routes.tsx';
import {
  ANDAMENTOS,
  ESCRITORIO,
  FILIADOS,
  LISTADO,
  OBJETO,
  PROCESSO,
  podeDoEscritorio,
} from './processos-for-tests.ts';

const LISTA: ListaDoProcesso = {
  ...{ id: '0198c0de-0000-7000-8000-00000000cc01', versao: 1, processoId: LISTADO.id, nome: 'Lista colada' },
  ...{ criadoEm: '2026-11-20T14:31:00.000Z', atualizadoEm: '2026-11-20T14:31:00.000Z', estado: 'previa' },
  ...{ linhas: 9, comSaidos: false, aIncluir: null, incluidos: 0 },
};
const PREVIA: PreviaDaLista = {
  lista: LISTA,
  quantas: { novo: 3, no_processo: 2, saiu: 1, nao_encontrado: 2, repetida: 1 },
  completados: 1,
  naoEncontrados: [
    { linha: 4, lido: '=rubbish', motivo: 'Nem CPF nem matrícula' },
    { linha: 7, lido: '123.456.789-09', motivo: 'Não é de nenhum filiado' },
  ],
  sairam: [{ linha: 5, nome: 'Alba Torquato', falecido: true }],
};
const gone = () => {
  throw platformErrors.nao_encontrado();
};
/** As the dialog does while people are linked. */
const ASKED_EVERY_MS = 2000;
afterEach(() => void vi.useRealTimers());
const de = (over: Partial<ListaDoProcesso>): ListaDoProcesso => ({ ...LISTA, ...over });

const openDialog = async (listasProcesso: Handlers['listasProcesso'] = {}, get = () => PROCESSO) => {
  const page = await openAt(processoPath(LISTADO.id), processosModule.routes, {
    as: ['juridico'],
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      objetosProcesso: { options: () => ({ itens: [OBJETO] }) },
      prazos: { list: () => pageOf([]) },
      processos: { get, andamentos: () => ANDAMENTOS, filiados: () => FILIADOS },
      temas: { doProcesso: () => ({ itens: [] }) },
      listasProcesso: { prever: () => PREVIA, ...listasProcesso },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Colar lista' }));
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Colar lista de filiados' }) };
};
type Opened = Awaited<ReturnType<typeof openDialog>>;
const see = async ({ user, dialog }: Opened) => {
  await fill(user, dialog, 'CPFs ou matrículas', '529.982.247-25');
  await user.click(within(dialog).getByRole('button', { name: 'Ver prévia' }));
  return within(dialog).findByRole('region', { name: 'Prévia' });
};

it('what was pasted is counted four ways, what is nobody’s told by its line, and the found ones linked', async () => {
  const sent = answerSends(() => ({ body: LISTA }));
  const opened = await openDialog({ incluir: () => de({ versao: 2, estado: 'concluida', aIncluir: 3, incluidos: 3 }) });
  const { user, dialog, asked } = opened;
  expect(within(dialog).getByRole('button', { name: 'Ver prévia' })).toHaveProperty('disabled', true);
  const previa = await see(opened);
  expect(sent).toMatchObject([{ path: `/api/processos/${LISTADO.id}/listas`, name: 'Lista colada' }]);
  const counts = within(previa)
    .getAllByRole('definition')
    .map((one) => one.textContent);
  expect(counts).toEqual(['3', '2', '1', '2']);
  const missing = within(previa).getByRole('table', { name: 'Não encontrados' });
  within(missing).getByRole('row', { name: '4 =rubbish Nem CPF nem matrícula' });
  within(previa).getByText('1 repetida contou uma vez só.');
  within(previa).getByText('1 CPF veio sem os zeros da frente e foi completado.');
  const rest = within(previa).getByRole('link', { name: 'Baixar o que não foi encontrado' });
  expect(rest.getAttribute('href')).toBe(`/api/listas-processo/${LISTA.id}/nao-encontrados`);
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Incluir 3' }));
  await findNotice('3 filiados incluídos com sucesso!');
  expect(asked('listasProcesso.incluir')).toEqual([{ id: LISTA.id, versao: 1, comSaidos: false }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('who left or died is linked by choice; the list may be changed and is still there', async () => {
  answerSends(() => ({ body: LISTA }));
  const opened = await openDialog({ incluir: () => de({ versao: 2, estado: 'concluida', aIncluir: 4, incluidos: 4 }) });
  const { user, dialog, asked } = opened;
  await see(opened);
  await user.click(within(dialog).getByRole('button', { name: 'Mudar a lista' }));
  // A text area, by what it is called.
  const field = within(dialog).getByRole('textbox', { name: /CPFs ou matrículas/ }) as HTMLTextAreaElement;
  expect(field.value).toBe('529.982.247-25');
  await user.click(within(dialog).getByRole('button', { name: 'Ver prévia' }));
  await user.click(await within(dialog).findByRole('switch', { name: 'Incluir também quem saiu ou faleceu (1)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Incluir 4' }));
  await findNotice('4 filiados incluídos com sucesso!');
  expect(asked('listasProcesso.incluir')).toMatchObject([{ comSaidos: true }]);
});

it('a long list tells how far it is; one that stopped is begun again from there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerSends(() => ({ body: LISTA }));
  const running = de({ versao: 2, estado: 'incluindo', aIncluir: 15_000 });
  let stopped = false;
  const opened = await openDialog({
    incluir: ({ versao }) => (versao === 1 ? running : de({ versao: 9, estado: 'concluida', incluidos: 15_000 })),
    get: () =>
      stopped
        ? de({ versao: 8, estado: 'falhou', aIncluir: 15_000, incluidos: 6000 })
        : { ...running, versao: 5, incluidos: 4000 },
  });
  const { user, dialog, asked } = opened;
  await see(opened);
  await user.click(within(dialog).getByRole('button', { name: 'Incluir 3' }));
  await within(dialog).findByText('Incluindo… 4.000 de 15.000. Pode fechar esta janela.');
  expect(within(dialog).getByRole('progressbar')).toHaveProperty('value', 4000);
  stopped = true;
  await vi.advanceTimersByTimeAsync(ASKED_EVERY_MS);
  const again = await within(dialog).findByRole('button', { name: 'Tentar de novo' });
  expect(within(dialog).getByRole('alert').textContent).toMatch(/parou depois de 6.000 de 15.000/);
  await user.click(again);
  await findNotice('15.000 filiados incluídos com sucesso!');
  expect(asked('listasProcesso.incluir')).toMatchObject([{ versao: 1 }, { versao: 8 }]);
});

it.each([
  ['while it is linked', { get: gone }],
  ['before that', { incluir: gone }],
])('of a case that is deleted %s it says so, and asks no more', async (_quando, over) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerSends(() => ({ body: LISTA }));
  let deleted = false;
  const opened = await openDialog(
    { incluir: () => de({ versao: 2, estado: 'incluindo', aIncluir: 15_000 }), ...over },
    () => (deleted ? gone() : PROCESSO),
  );
  const { user, dialog, asked } = opened;
  await see(opened);
  deleted = true;
  await user.click(within(dialog).getByRole('button', { name: 'Incluir 3' }));
  const told = await within(dialog).findByRole('alert');
  expect(told.textContent).toBe('Este processo foi excluído. Ninguém mais é incluído por esta lista.');
  expect(within(dialog).queryByRole('progressbar')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: /^(Incluir|Tentar|Mudar)/ })).toBeNull();
  const before = asked('listasProcesso.get').length;
  await vi.advanceTimersByTimeAsync(2 * ASKED_EVERY_MS);
  expect(asked('listasProcesso.get')).toHaveLength(before);
  await user.click(within(dialog).getByText('Fechar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a list that a day ended says so, and what was pasted is still there', async () => {
  answerSends(() => ({ body: LISTA }));
  const opened = await openDialog({ incluir: gone });
  const { user, dialog } = opened;
  await see(opened);
  await user.click(within(dialog).getByRole('button', { name: 'Incluir 3' }));
  const told = await within(dialog).findByRole('alert');
  expect(told.textContent).toBe('Esta lista já foi incluída ou descartada. Cole-a de novo.');
  // A text area, by what it is called.
  const field = within(dialog).getByRole('textbox', { name: /CPFs ou matrículas/ }) as HTMLTextAreaElement;
  expect(field.value).toBe('529.982.247-25');
  await user.click(within(dialog).getByRole('button', { name: 'Ver prévia' }));
  await within(dialog).findByRole('region', { name: 'Prévia' });
});

it('a spreadsheet takes the text’s place; what is refused is told and the list stays', async () => {
  const message = 'A lista tem mais de 20.000 linhas ou de 5 MB. Divida-a em partes.';
  const sent = answerSends(() => ({ status: 413, body: { code: 'listas-processo.grande_demais', message } }));
  const { user, dialog } = await openDialog();
  await user.upload(within(dialog).getByLabelText('Planilha ou texto (.xlsx, .csv, .txt)'), new File(['PK'], 'a.xlsx'));
  await user.click(within(dialog).getByRole('button', { name: 'Ver prévia' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
  expect(sent).toMatchObject([{ name: 'a.xlsx' }]);
  await user.click(within(dialog).getByRole('button', { name: 'Usar o texto' }));
  expect(within(dialog).getByRole('textbox', { name: /CPFs ou matrículas/ })).toHaveProperty('disabled', false);
});

it('an office and a reader are offered no list', async () => {
  await openAt(processoPath(LISTADO.id), processosModule.routes, {
    as: ['escritorio_juridico'],
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      objetosProcesso: { options: () => ({ itens: [OBJETO] }) },
      prazos: { list: () => pageOf([]) },
      processos: {
        get: () => ({ ...PROCESSO, pode: podeDoEscritorio() }),
        andamentos: () => ANDAMENTOS,
        filiados: () => FILIADOS,
      },
    },
  });
  await screen.findByRole('button', { name: 'Ver os 5 filiados' });
  expect(screen.queryByRole('button', { name: 'Colar lista' })).toBeNull();
});

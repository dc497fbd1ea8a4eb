import { podeDe } from '@sede/domain/kernel';
import type {
  ImportacaoDeInteracoes,
  PreviaDaImportacao,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { expect, it } from 'vitest';
import {
  answerSends,
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  within,
} from '#platform/testing/index.ts';
import { ITENS, LISTAS, MARIA } from './interacao-for-tests.ts';
import { interacoesModule } from './interacoes.routes.tsx';

const importacao = (over: Partial<ImportacaoDeInteracoes> = {}): ImportacaoDeInteracoes => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000b01', versao: 1, nome: 'plantao.xlsx', estado: 'previa', linhas: 3 },
  ...{ criadoEm: '2026-11-20T14:31:00.000Z', atualizadoEm: '2026-11-20T14:31:00.000Z' },
  ...{ nomeItem: null, importadas: null, mantidas: null, concluidaEm: null, porNome: 'Iris' },
  pode: podeDe<'desfazer', 'nao_concluida' | 'prazo'>({ desfazer: 'nao_concluida' }),
  ...over,
});
const T1 = '0198c0de-0000-7000-8000-0000000000c1';
const linha = (n: number, over: Partial<PreviaDaImportacao['linhas'][number]>) => ({
  ...{ linha: n, cpf: '52998224725', data: '18/11/2026', situacao: 'ok' as const, problema: null },
  ...{ nome: 'Maria Helena Duarte', dependente: null, titularId: null, titulares: [] },
  ...over,
});
const previa = (chosen: boolean): PreviaDaImportacao => ({
  importacao: importacao({ versao: chosen ? 3 : 2 }),
  quantas: { ok: chosen ? 2 : 1, repetida: 0, invalida: 0, desconhecido: 1, escolher: chosen ? 0 : 1 },
  aImportar: chosen ? 2 : 1,
  desconhecidos: ['123.456.789-09'],
  linhas: [
    linha(3, { situacao: 'desconhecido', nome: null, cpf: '123.456.789-09' }),
    linha(4, {
      ...{ situacao: chosen ? 'ok' : 'escolher', titularId: chosen ? T1 : null },
      titulares: [
        { id: T1, nome: 'José Carlos' },
        { id: MARIA.id, nome: 'Maria Helena Duarte' },
      ],
    }),
    linha(2, {}),
  ],
});

const openDialog = async (handlers: Handlers['importacoesInteracao'] = {}) => {
  const page = await openAt('/interacoes', interacoesModule.routes, {
    as: ['gestor_interacao'],
    contract: {
      configuracoes: { listas: () => LISTAS },
      itensInteracao: { options: () => ITENS },
      interacoes: { list: () => pageOf([MARIA]) },
      importacoesInteracao: { recentes: () => ({ itens: [] }), ...handlers },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Importar' }));
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Importar interações' }) };
};
const xlsx = () => new File(['PK'], 'plantao.xlsx');
const complete = async ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) => {
  await choose(user, dialog, 'Item de interação', 'Convênios');
  await fill(user, dialog, 'Descrição', 'Plantão');
  await user.click(within(dialog).getByRole('radio', { name: 'Externa' }));
  await user.upload(within(dialog).getByLabelText('Planilha (.xlsx)'), xlsx());
};

it('the file is previewed row by row, a titular chosen, the good rows imported, in the words of the spec', async () => {
  const sent = answerSends(() => ({ body: importacao() }));
  const opened = await openDialog({
    prever: ({ titulares }) => previa(titulares.length > 0),
    importar: () => importacao({ estado: 'importando', versao: 4 }),
    get: () => importacao({ estado: 'concluida', importadas: 2, versao: 5 }),
  });
  const { user, dialog, asked } = opened;
  expect(within(dialog).getByRole('link', { name: 'Baixar modelo' }).getAttribute('href')).toBe(
    '/api/importacoes-interacao/modelo',
  );
  expect(within(dialog).getByRole('button', { name: 'Ver prévia' })).toHaveProperty('disabled', true);
  await complete(opened);
  await user.click(within(dialog).getByRole('button', { name: 'Ver prévia' }));
  await within(dialog).findByText('Filiado ou dependente não encontrado para os CPFs: 123.456.789-09.');
  expect(sent).toMatchObject([{ path: '/api/importacoes-interacao', name: 'plantao.xlsx' }]);
  expect(within(dialog).getByRole('link', { name: 'Baixar linhas com problema' }).getAttribute('href')).toBe(
    `/api/importacoes-interacao/${importacao().id}/problemas`,
  );
  await expectNoViolations();
  within(dialog).getByRole('button', { name: 'Importar 1' });
  await choose(user, dialog, 'Titular da linha 4', 'José Carlos');
  await user.click(await within(dialog).findByRole('button', { name: 'Importar 2' }));
  await findNotice('Importação realizada com sucesso!');
  expect(asked('importacoesInteracao.prever')).toMatchObject([
    { versao: 1, descricao: 'Plantão', classificacao: 'Externa', comRepetidas: false, titulares: [] },
    { versao: 2, titulares: [{ linha: 4, titularId: T1 }] },
  ]);
  expect(asked('importacoesInteracao.importar')).toEqual([{ id: importacao().id, versao: 3 }]);
});

it('a file that is refused is told, and nothing is previewed', async () => {
  const message = 'A primeira linha deve ter as colunas CPF e DATA.';
  answerSends(() => ({ status: 422, body: { code: 'importacoes-interacao.sem_colunas', message } }));
  const opened = await openDialog();
  await complete(opened);
  await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Ver prévia' }));
  await findNotice('Erro ao importar arquivo');
  expect((await within(opened.dialog).findByRole('alert')).textContent).toBe(message);
  within(opened.dialog).getByRole('button', { name: 'Ver prévia' });
});

it('a recent import is taken back after a question, and says what stayed', async () => {
  const done = importacao({
    estado: 'concluida',
    importadas: 40,
    pode: podeDe<'desfazer', 'prazo'>({ desfazer: null }),
  });
  const { user, dialog, asked } = await openDialog({
    recentes: () => ({ itens: [done] }),
    desfazer: () => ({ ...done, estado: 'desfeita', mantidas: 2 }),
  });
  await user.click(await within(dialog).findByRole('button', { name: 'Desfazer importação: plantao.xlsx' }));
  const question = await screen.findByRole('dialog', { name: 'Desfazer importação' });
  await user.click(within(question).getByRole('button', { name: 'Desfazer importação' }));
  await findNotice('Importação desfeita; 2 alteradas depois foram mantidas.');
  expect(asked('importacoesInteracao.desfazer')).toEqual([{ id: done.id, versao: 1 }]);
});

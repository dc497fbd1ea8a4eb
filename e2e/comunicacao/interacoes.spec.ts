/**
 * What was said with a member is known to the next colleague: an interaction by hand; a spreadsheet with bad rows, corrected and sent
 * again; the import taken back.
 */
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { create, type Named, newCpf, unique } from '../support/records.ts';
import { choose, download, expectFits, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const HEADER = ['CPF', 'DATA', 'DESCRICAO', 'TIPO', 'CLASSIFICACAO'];

async function newFiliado(page: Page, nome = unique('Filiada')): Promise<Named & { cpf: string }> {
  const cpf = newCpf();
  const { id } = await create<{ id: string }>(page, 'filiados', {
    ...{ nomeCompleto: nome, cpf, email: null, semEmail: true, empresa: 'TCU', matricula: cpf.slice(2) },
    ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03' },
  });
  return { id, nome, cpf };
}
const newItem = (page: Page): Promise<Named> =>
  create(page, 'itens-interacao', { nome: unique('Plantão'), descricao: 'Plantão da sede', tipo: null });
const bookOf = async (rows: string[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Interações', rows }] }));
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Importar interações' });
/** How many interactions the list says that somebody has. */
const expectCount = (page: Page, nome: string, n: number) =>
  expect(row(page, nome).getByRole('cell', { name: String(n), exact: true })).toBeVisible();

test('what is said on the phone is registered by the desk, read by the next colleague on a phone, corrected and deleted by its author', async ({
  person,
}) => {
  const { page: gestor } = await person(['gestor_interacao']);
  const { page: desk } = await person(['gestor_usuario'], 'Helena Prado');
  const item = await newItem(gestor);
  const { nome } = await newFiliado(desk);
  await desk.goto(`/filiados?busca=${encodeURIComponent(nome)}`);
  await rowMenu(desk, nome, 'Registrar interação');
  const form = desk.getByRole('dialog', { name: 'Interação' });
  await choose(form, 'Item de interação', item.nome);
  await fieldOf(form, 'Descrição').fill('Perguntou pelo plano odontológico.');
  await choose(form, 'Tipo', 'Telefone');
  await form.getByRole('radio', { name: 'Externa' }).check();
  await expectNoViolations(desk);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(desk, 'Interação salva com sucesso!');

  const { page } = await person(['gestor_interacao'], 'Iris Interação', phone);
  await page.goto(`/interacoes?busca=${encodeURIComponent(nome)}`);
  await expect(page.getByText('1 interação')).toBeVisible();
  await page.getByRole('button', { name: `Detalhes de ${nome}` }).tap();
  const cards = page.getByRole('list', { name: `Interações de ${nome}` });
  await expect(cards).toContainText('Perguntou pelo plano odontológico.');
  await expect(cards).toContainText('Helena Prado');
  await expectFits(page);
  await expectNoViolations(page);
  await cards.getByRole('button', { name: new RegExp(`^Editar ${item.nome}`) }).tap();
  const edit = page.getByRole('dialog', { name: 'Interação' });
  await fieldOf(edit, 'Descrição').fill('Perguntou pelo plano odontológico; retornar amanhã.');
  await expectFits(page);
  await expectNoViolations(page);
  await edit.getByRole('button', { name: 'Salvar' }).tap();
  await expectNotice(page, 'Interação salva com sucesso!');
  await expect(cards).toContainText('retornar amanhã');

  await desk.goto(`/filiados?busca=${encodeURIComponent(nome)}`);
  await rowMenu(desk, nome, 'Interações');
  const mine = desk.getByRole('dialog', { name: `Interações de ${nome}` });
  await expect(mine).toContainText('retornar amanhã');
  await mine.getByRole('button', { name: new RegExp(`^Excluir ${item.nome}`) }).click();
  const question = desk.getByRole('dialog', { name: /Excluir/ }).last();
  await expect(question).toContainText('Confirma a exclusão permanente da interação?');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(desk, 'Interação removida com sucesso!');
  await expect(mine.getByText('Nenhuma interação cadastrada')).toBeVisible();
});

test('a spreadsheet with bad rows: previewed, its problems downloaded and corrected, sent again, the list as a spreadsheet, the import undone', async ({
  person,
}) => {
  const { page: gestora } = await person(['gestor_usuario']);
  const sobrenome = unique('Planilha');
  const ana = await newFiliado(gestora, `Ana ${sobrenome}`);
  const beto = await newFiliado(gestora, `Beto ${sobrenome}`);
  const cida = await newFiliado(gestora, `Cida ${sobrenome}`);
  const { page } = await person(['gestor_interacao'], 'Iris Interação');
  const item = await newItem(page);
  const nobody = newCpf();
  await page.goto(`/interacoes?busca=${encodeURIComponent(sobrenome)}`);
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = importDialog(page);
  const modelo = await download(page, () => dialog.getByRole('link', { name: 'Baixar modelo' }).click());
  expect(modelo.nome).toBe('modelo.xlsx');
  expect((await readXlsx(new Uint8Array(modelo.corpo))).sheets[0]?.rows[0]).toEqual(HEADER);

  await choose(dialog, 'Item de interação', item.nome);
  await fieldOf(dialog, 'Descrição').fill('Plantão de novembro');
  await dialog.getByRole('radio', { name: 'Externa' }).check();
  const send = async (rows: string[][]) => {
    await dialog
      .getByLabel('Planilha (.xlsx)')
      .setInputFiles({ name: 'plantao.xlsx', mimeType: 'application/octet-stream', buffer: await bookOf(rows) });
    await dialog.getByRole('button', { name: 'Ver prévia' }).click();
    return dialog.getByRole('region', { name: 'Prévia' });
  };
  const previa = await send([
    HEADER,
    [ana.cpf, '18/11/2025 09:15', 'Pediu segunda via', 'Telefone', 'Interna'],
    [beto.cpf, '31/02/2025', '', '', ''],
    ['123', '18/11/2025', '', '', ''],
    [nobody, '18/11/2025', '', '', ''],
    [ana.cpf, '18/11/2025', 'pediu  SEGUNDA via', '', ''],
  ]);
  for (const one of ['Ok: 1', 'Repetida: 1', 'Inválida: 2', 'CPF desconhecido: 1'])
    await expect(previa.getByText(one, { exact: true })).toBeVisible();
  await expect(previa.getByRole('alert')).toContainText(
    /^Filiado ou dependente não encontrado para os CPFs: [\d.-]+\.$/,
  );
  await expect(previa.getByRole('cell', { name: 'Data inválida' })).toBeVisible();
  await expect(previa.getByRole('cell', { name: 'CPF inválido' })).toBeVisible();
  await expectNoViolations(page);

  const problems = await download(page, () => previa.getByRole('link', { name: 'Baixar linhas com problema' }).click());
  const { sheets } = await readXlsx(new Uint8Array(problems.corpo));
  const bad = (sheets[0]?.rows ?? []).map((cells) => cells.map((cell) => String(cell ?? '')));
  const at = bad.findIndex((cells) => cells[0] === 'CPF');
  expect(bad.slice(at + 1)).toHaveLength(4);

  await dialog.getByRole('button', { name: 'Importar 1' }).click();
  await expectNotice(page, 'Importação realizada com sucesso!');
  await expect(dialog).toBeHidden();
  await expectCount(page, ana.nome, 1);

  // As the desk corrects it in the same file: the date, the CPFs; the repeated row stays and is told.
  const corrected = bad.slice(at).map((cells) => {
    if (cells.includes('31/02/2025')) return cells.map((cell) => (cell === '31/02/2025' ? '28/02/2025' : cell));
    if (cells[0] === '123' || cells[0]?.replace(/\D/g, '') === nobody) return [cida.cpf, ...cells.slice(1)];
    return cells;
  });
  await page.getByRole('button', { name: 'Importar' }).click();
  await choose(dialog, 'Item de interação', item.nome);
  await fieldOf(dialog, 'Descrição').fill('Plantão de novembro');
  await dialog.getByRole('radio', { name: 'Externa' }).check();
  const again = await send(corrected);
  await expect(again.getByText('Ok: 2', { exact: true })).toBeVisible();
  await expect(again.getByText('Repetida: 2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Importar 2' }).click();
  await expectNotice(page, 'Importação realizada com sucesso!');
  await expectCount(page, beto.nome, 1);
  await expectCount(page, cida.nome, 1);

  await page.getByRole('button', { name: 'Importar' }).click();
  const recent = dialog.getByRole('region', { name: 'Importações recentes' });
  await expect(recent.getByText(/2 interações/)).toBeVisible();
  await recent.getByRole('button', { name: 'Desfazer importação: plantao.xlsx' }).first().click();
  const question = page.getByRole('dialog', { name: 'Desfazer importação' });
  await question.getByRole('button', { name: 'Desfazer importação' }).click();
  await expectNotice(page, 'Importação desfeita.');
  await page.keyboard.press('Escape');
  await expectCount(page, beto.nome, 0);
  await expectCount(page, ana.nome, 1);
});

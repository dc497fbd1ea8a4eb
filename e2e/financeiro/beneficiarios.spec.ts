/** Beneficiaries: the reference of every list with a form. */
import { newBeneficiario, newCpf, unique } from '../support/records.ts';
import {
  choose,
  download,
  expectFieldError,
  expectFits,
  expectNotice,
  fieldOf,
  row,
  rowMenu,
} from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const PATH = '/financial/beneficiarios';
const masked = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');

test('a beneficiary is registered, corrected, disabled, enabled and deleted, and its history tells it', async ({
  person,
}) => {
  const { page, user } = await person(['admin_financeiro'], 'Clara Reis');
  const nome = unique('Água e Luz');
  const cpf = newCpf();
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Cadastrar beneficiário' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cadastrar beneficiário' });
  await expect(drawer).toBeVisible();

  await drawer.getByRole('radio').first().check();
  await fieldOf(drawer, 'CPF').fill('11111111111');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Nome', 'Obrigatório');
  await expectNoViolations(page);
  await fieldOf(drawer, 'CPF').fill(cpf);
  await expect(fieldOf(drawer, 'CPF')).toHaveValue(masked(cpf));
  await fieldOf(drawer, 'Nome').fill(nome);
  await choose(drawer, 'Tipo de recebedor', 'Diretor');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Beneficiario salva com sucesso!');
  await expect(drawer).toBeHidden();
  await expect(row(page, nome)).toContainText(masked(cpf));

  await rowMenu(page, nome, 'Editar');
  const edit = page.getByRole('dialog', { name: 'Editar beneficiário' });
  await fieldOf(edit, 'Sigla').fill('AL');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit).toBeHidden();
  // What is read stays beside the list, which then shows fewer columns.
  await page.keyboard.press('Escape');
  await expect(row(page, nome)).toContainText('AL');

  await rowMenu(page, nome, 'Desabilitar');
  const question = page.getByRole('dialog', { name: 'Desabilitar beneficiário' });
  await expect(question).toContainText('Deseja desabilitar o beneficiário?');
  await question.getByRole('button', { name: 'Desabilitar' }).click();
  await expectNotice(page, 'Beneficiário desabilitado com sucesso.');
  await expect(row(page, nome)).toContainText('Desabilitado');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectNotice(page, 'Desfeito.');

  await rowMenu(page, nome, 'Histórico');
  const history = page.getByRole('dialog', { name: new RegExp(nome) });
  await expect(history).toContainText(user.nome);
  await expect(history).toContainText(/Sigla.*AL/);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await rowMenu(page, nome, 'Excluir');
  const removal = page.getByRole('dialog', { name: 'Excluir beneficiário' });
  await expect(removal).toContainText('Confirma a exclusão permanente do beneficiário?');
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await expect(row(page, nome)).toBeHidden();
});

test('two people edit the same record: the second sees both versions, field by field, and loses nothing', async ({
  person,
}) => {
  const first = await person(['admin_financeiro'], 'Lúcia Prado');
  const second = await person(['admin_financeiro'], 'Mauro Dias');
  const { id, nome } = await newBeneficiario(first.page);
  for (const { page } of [first, second]) {
    await page.goto(`${PATH}?registro=${id}&editar=1`);
    await expect(page.getByRole('dialog', { name: 'Editar beneficiário' })).toBeVisible();
  }
  const form = (page: typeof first.page) => page.getByRole('dialog', { name: 'Editar beneficiário' });
  await fieldOf(form(first.page), 'Sigla').fill('DELA');
  await fieldOf(form(first.page), 'Banco').fill('001 Banco do Brasil');
  await form(first.page).getByRole('button', { name: 'Salvar' }).click();
  await expect(form(first.page)).toBeHidden();

  await fieldOf(form(second.page), 'Sigla').fill('DELE');
  await fieldOf(form(second.page), 'Conta').fill('12345-6');
  await form(second.page).getByRole('button', { name: 'Salvar' }).click();
  const conflict = second.page.getByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  await expect(conflict).toContainText(/Este registro foi alterado por Lúcia Prado às \d\d:\d\d/);
  await expect(conflict.getByRole('group', { name: 'Sigla' })).toContainText('DELA');
  await expectNoViolations(second.page);
  await conflict.getByRole('group', { name: 'Sigla' }).getByRole('radio', { name: /DELE/ }).check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect(conflict).toBeHidden();
  await expect(form(second.page)).toBeHidden();
  const saved = await (await second.page.request.get(`/api/beneficiarios/${id}`)).json();
  expect(saved).toMatchObject({
    nomeBeneficiario: nome,
    sigla: 'DELE',
    banco: '001 Banco do Brasil',
    conta: '12345-6',
  });
});

test("a colleague's open list shows a new record without a reload, also one of before it was listening", async ({
  person,
}) => {
  const [watching, writing] = [await person(['visualizador_financeiro']), await person(['admin_financeiro'])];
  const nome = unique('Zélia ao vivo');
  // The list has been read, the live stream is still on its way.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await watching.page.route('**/api/ao-vivo*', async (route) => {
    await held;
    await route.continue();
  });
  await watching.page.goto(`${PATH}?busca=${encodeURIComponent(nome)}`);
  await expect(watching.page.getByText('Nenhum registro corresponde a isto:')).toBeVisible();
  await newBeneficiario(writing.page, `${nome} primeira`);
  await expect(watching.page.getByText('Nenhum registro corresponde a isto:')).toBeVisible();
  letThrough();
  await expect(row(watching.page, `${nome} primeira`)).toBeVisible();
  await newBeneficiario(writing.page, `${nome} segunda`);
  await expect(row(watching.page, `${nome} segunda`)).toBeVisible();
});

test('the CSV has what the filter matches, with a BOM and semicolons', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const word = unique('Exportada');
  await newBeneficiario(page, `=cmd() ${word}`);
  await page.goto(`${PATH}?busca=${encodeURIComponent(word)}`);
  await expect(row(page, word)).toBeVisible();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const { nome, corpo } = await download(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
  expect(nome).toBe('beneficiarios.csv');
  const text = corpo.toString('utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('CPF/CNPJ;');
  expect(lines[1]).toContain(`'=cmd() ${word}`);
});

test('the list and its menus have no violation; on a phone list and form fit', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const { nome } = await newBeneficiario(page);
  await page.goto(`${PATH}?busca=${encodeURIComponent(nome)}`);
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeVisible();
  await expectNoViolations(page);

  const { page: small } = await person(['admin_financeiro'], 'Com telefone', phone);
  await small.goto(`${PATH}?busca=${encodeURIComponent(nome)}`);
  await expect(small.getByRole('button', { name: nome, exact: true })).toBeVisible();
  await expectFits(small);
  await expectNoViolations(small);
  await small.getByRole('button', { name: nome, exact: true }).tap();
  await expect(small.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await expectFits(small);
  await expectNoViolations(small);
});

test('a record is made and found by keyboard alone', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const nome = unique('Teclado');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Beneficiários' })).toBeVisible();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Cadastrar beneficiário' });
  await expect(drawer.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(fieldOf(drawer, 'CPF')).toBeFocused();
  await page.keyboard.type(newCpf());
  await fieldOf(drawer, 'Nome').focus();
  await page.keyboard.type(nome);
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(nome);
  await expect(page.getByRole('row')).toHaveCount(2);
  const line = row(page, nome);
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Editar beneficiário' });
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
});

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
  await expect(drawer.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await expectNoViolations(page);

  await drawer.getByRole('radio').first().check();
  await fieldOf(drawer, 'CPF').fill('11111111111');
  await fieldOf(drawer, 'Nome').focus();
  await expect(fieldOf(drawer, 'CPF')).toHaveAttribute('aria-invalid', 'true');
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
  await expect(row(page, nome)).toContainText('AL');

  await rowMenu(page, nome, 'Desabilitar');
  const question = page.getByRole('dialog', { name: 'Desabilitar beneficiário' });
  await expect(question).toContainText('Deseja desabilitar o beneficiário?');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Desabilitar' }).click();
  await expectNotice(page, 'Beneficiário desabilitado com sucesso.');
  await expect(row(page, nome)).toContainText('Desabilitado');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectNotice(page, 'Beneficiário habilitado com sucesso.');

  await rowMenu(page, nome, 'Histórico');
  const history = page.getByRole('dialog', { name: new RegExp(nome) });
  await expect(history).toContainText(`por ${user.nome}`);
  await expect(history).toContainText(/Sigla:.*AL/);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await rowMenu(page, nome, 'Excluir');
  const removal = page.getByRole('dialog', { name: 'Excluir beneficiário' });
  await expect(removal).toContainText('Confirma a exclusão permanente do beneficiário?');
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await expect(row(page, nome)).toBeHidden();
});

test('a repeated CPF warns, names the existing one, and can be kept', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const existing = await newBeneficiario(page);
  const nome = unique('Repetida');
  await page.goto(`${PATH}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Cadastrar beneficiário' });
  await drawer.getByRole('radio').first().check();
  await fieldOf(drawer, 'CPF').fill(existing.cpf);
  await expect(drawer.getByRole('link', { name: new RegExp(existing.nome) })).toBeVisible();
  await expectNoViolations(page);
  await fieldOf(drawer, 'Nome').fill(nome);
  await drawer.getByRole('button', { name: 'Cadastrar mesmo assim' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, nome)).toBeVisible();
});

test('what is typed survives closing by mistake and a reload, and is gone when discarded', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  await page.goto(`${PATH}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Cadastrar beneficiário' });
  await fieldOf(drawer, 'Nome').fill('Meio digitada');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Fechar sem salvar?' });
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(fieldOf(drawer, 'Nome')).toHaveValue('Meio digitada');
  await expect(drawer.getByText(/Rascunho guardado/)).toBeVisible();
  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await expect(fieldOf(drawer, 'Nome')).toHaveValue('Meio digitada');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(drawer).toBeHidden();
});

test('a double click on save makes one record', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const nome = unique('Única');
  await page.goto(`${PATH}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Cadastrar beneficiário' });
  await drawer.getByRole('radio').first().check();
  await fieldOf(drawer, 'CPF').fill(newCpf());
  await fieldOf(drawer, 'Nome').fill(nome);
  await drawer.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(drawer).toBeHidden();
  const found = await page.request.get(`/api/beneficiarios?busca=${encodeURIComponent(nome)}`);
  expect(await found.json()).toMatchObject({ total: 1 });
});

test('two people edit the same record: the second sees both versions, field by field, and loses nothing', async ({
  person,
}) => {
  const first = await person(['admin_financeiro'], 'Lúcia Prado');
  const second = await person(['admin_financeiro'], 'Mauro Dias');
  const { id, nome } = await newBeneficiario(first.page);
  for (const { page } of [first, second]) {
    await page.goto(`${PATH}?registro=${id}`);
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
  await expect(watching.page.getByText('Nenhum registro corresponde à busca e aos filtros.')).toBeVisible();
  await newBeneficiario(writing.page, `${nome} primeira`);
  await expect(watching.page.getByText('Nenhum registro corresponde à busca e aos filtros.')).toBeVisible();
  letThrough();
  await expect(row(watching.page, `${nome} primeira`)).toBeVisible();
  await newBeneficiario(writing.page, `${nome} segunda`);
  await expect(row(watching.page, `${nome} segunda`)).toBeVisible();
});

test('search, filter and sort stand in the address, and a colleague who gets it sees the same', async ({ person }) => {
  const [one, colleague] = [await person(['admin_financeiro']), await person(['visualizador_financeiro'])];
  const word = unique('Cópia');
  for (const name of ['Ábaco', 'Bússola', 'Cálice']) await newBeneficiario(one.page, `${name} ${word}`);
  await one.page.goto(PATH);
  await one.page.getByRole('searchbox').fill(`${word.toLowerCase().replace('ó', 'o')} a`);
  await expect(row(one.page, `Ábaco ${word}`)).toBeVisible();
  await one.page.getByRole('searchbox').fill(word.toLowerCase().replace('ó', 'o'));
  await expect(row(one.page, word)).toHaveCount(3);
  await one.page.getByRole('button', { name: 'Nome', exact: true }).click();
  await expect(one.page).toHaveURL(/ordem=-nomeBeneficiario/);
  await expect(row(one.page, word).first()).toContainText('Cálice');
  await one.page.getByRole('button', { name: 'Situação', exact: true }).click();
  await one.page.getByRole('checkbox', { name: 'Habilitado', exact: true }).click();
  await expect(one.page).toHaveURL(/desabilitado=nao/);

  await colleague.page.goto(one.page.url());
  await expect(row(colleague.page, word).first()).toContainText('Cálice');
  await expect(row(colleague.page, word)).toHaveCount(3);
  await expect(colleague.page.getByRole('button', { name: 'Cadastrar beneficiário' })).toBeHidden();
  await expect(colleague.page.getByRole('button', { name: /^Ações de/ })).toHaveCount(0);
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

test('printing takes all that the filter matches, and the page is back afterwards', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const word = unique('Impressa');
  for (let n = 1; n <= 11; n += 1) await newBeneficiario(page, `${word} ${n}`);
  await page.goto(`${PATH}?busca=${encodeURIComponent(word)}`);
  await expect(row(page, word)).toHaveCount(10);
  // The rows that stand there when the browser is asked to print.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.impressas = String(document.querySelectorAll('tbody tr').length);
    };
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-impressas', '11');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(row(page, word)).toHaveCount(10);
});

test('the empty list, the list and its menus have no violation; on a phone they fit', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const { nome } = await newBeneficiario(page);
  await page.goto(`${PATH}?busca=xyzw-nada`);
  await expect(page.getByText('Nenhum registro corresponde à busca e aos filtros.')).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`${PATH}?busca=${encodeURIComponent(nome)}`);
  await expect(row(page, nome)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Detalhes de ${nome}` }).click();
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Colunas' }).click();
  await expectNoViolations(page);

  const { page: small } = await person(['admin_financeiro'], 'Com telefone', phone);
  await small.goto(`${PATH}?busca=${encodeURIComponent(nome)}`);
  await expect(small.getByRole('button', { name: nome, exact: true })).toBeVisible();
  await expectFits(small);
  await expectNoViolations(small);
  await small.getByRole('button', { name: nome, exact: true }).tap();
  await expect(small.getByRole('dialog', { name: 'Editar beneficiário' })).toBeVisible();
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
  const edit = page.getByRole('dialog', { name: 'Editar beneficiário' });
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
});

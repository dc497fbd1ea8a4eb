/** Registering an expense: instalments, PDFs, and every way in which it is refused. */
import { anexosOf, attach, fillDespesa, LISTA, listaDe, newDespesa, pdf, shown, typed } from '../support/expenses.ts';
import { newBeneficiario, newItem, unique } from '../support/records.ts';
import { expectFieldError, expectFits, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

test('a 12-instalment expense with its PDF becomes twelve records, due by month ends', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const [item, beneficiario] = [await newItem(page), await newBeneficiario(page)];
  await page.goto(LISTA);
  await page.getByRole('button', { name: 'Registrar despesa' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await expect(drawer.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await expectNoViolations(page);
  await fillDespesa(drawer, {
    item: item.nome,
    beneficiario: beneficiario.nome,
    valor: '1.234,56',
    vencimento: '2027-01-31',
    parcelas: 12,
    numeroDocumento: '2026/118',
  });
  const panel = drawer.getByRole('complementary', { name: 'Parcelas' });
  await expect(panel).toContainText('12 parcelas');
  await expect(panel).toContainText('R$ 14.814,72');
  await expect(panel).toContainText('2/12 · 28/02/2027');
  await expect(drawer.getByText('Liquidar Parcela')).toBeHidden();
  await attach(drawer, pdf('contrato.pdf'));
  await expect(anexosOf(drawer)).toContainText('contrato.pdf');
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar 12 parcelas' }).click();
  await expectNotice(page, 'Despesa salva com sucesso!');
  await expect(drawer).toBeHidden();

  await page.goto(listaDe(item.nome));
  await expect(row(page, item.nome)).toHaveCount(10);
  await expect(page.getByText(/^12 parcelas/)).toContainText('R$ 14.814,72');
  await expect(row(page, '2/12')).toContainText('28/02/2027');
  await expect(row(page, '3/12')).toContainText('31/03/2027');
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(row(page, '12/12')).toContainText('31/12/2027');
  await expectNoViolations(page);
});

test('missing fields are told at their field, and nothing is written', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const numero = unique('VAZIA');
  await page.goto(`${LISTA}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fieldOf(drawer, 'Nº do documento').fill(numero);
  await fieldOf(drawer, 'Vencimento').fill('31022027');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Vencimento', 'Data inválida');
  for (const label of [
    'Item de despesa',
    'Beneficiário',
    'Tipo de despesa',
    'Centro de custo',
    'Descrição',
    'Valor da parcela',
    'Meio de pagamento',
    'Tipo de documento',
  ]) {
    await expectFieldError(drawer, label, 'Obrigatório');
  }
  await expect(fieldOf(drawer, 'Item de despesa')).toBeFocused();
  // What is pasted and is no amount, or no whole number, is refused and stays as it came: never read as another one.
  for (const [label, pasted, message] of [
    ['Valor da parcela', '1,234.56', 'Valor inválido'],
    ['Valor da parcela', '-1', 'O valor deve ser maior que zero.'],
    ['Valor da parcela', '1234567890123456', 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    ['Parcelas', '1,5', 'Use um número inteiro.'],
    ['Parcelas', '361', 'No máximo 360.'],
  ] as const) {
    await fieldOf(drawer, label).fill(pasted);
    await expectFieldError(drawer, label, message);
  }
  await fieldOf(drawer, 'Valor da parcela').fill('1.234,56');
  await fieldOf(drawer, 'Parcelas').fill('2');
  await expect(fieldOf(drawer, 'Valor da parcela')).toHaveValue('R$ 1.234,56');
  await expectNoViolations(page);
  const found = await page.request.get(`/api/despesas?busca=${encodeURIComponent(numero)}`);
  expect(await found.json()).toMatchObject({ total: 0 });
});

test('what is no PDF is refused beside the file, whatever its name', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  await page.goto(`${LISTA}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await attach(drawer, { ...pdf('disfarce.pdf'), buffer: Buffer.from('<html>não sou um PDF</html>') });
  const list = anexosOf(drawer);
  await expect(list.getByRole('alert')).toBeVisible();
  await expect(list).toContainText('disfarce.pdf');
  await expectNoViolations(page);
  await list.getByRole('button', { name: 'Tirar disfarce.pdf da lista' }).click();
  await expect(list.getByText('disfarce.pdf')).toBeHidden();
});

test('the same item, beneficiary, document and due day again is a duplicate; nothing typed is lost', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const despesa = await newDespesa(page, { numeroDocumento: '77/2026' });
  await page.goto(`${LISTA}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fillDespesa(drawer, {
    item: despesa.item.nome,
    beneficiario: despesa.beneficiario.nome,
    valor: '99,00',
    vencimento: String(despesa.data.dataVencimento),
    numeroDocumento: '77/2026',
  });
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    page
      .getByText('Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.')
      .first(),
  ).toBeVisible();
  await expect(drawer).toBeVisible();
  await expectNoViolations(page);
  await fieldOf(drawer, 'Nº do documento').fill('78/2026');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toBeHidden();
  await page.goto(listaDe(despesa.item.nome));
  await expect(row(page, despesa.item.nome)).toHaveCount(2);
});

test('a double click on save registers one expense', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const [item, beneficiario] = [await newItem(page), await newBeneficiario(page)];
  await page.goto(`${LISTA}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fillDespesa(drawer, {
    item: item.nome,
    beneficiario: beneficiario.nome,
    valor: '10,00',
    vencimento: '2027-02-10',
    numeroDocumento: 'D-1',
  });
  await drawer.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(drawer).toBeHidden();
  await page.goto(listaDe(item.nome));
  await expect(page.getByText(/^1 parcela/)).toBeVisible();
  await expect(row(page, item.nome)).toHaveCount(1);
});

test('an item suggests its type, cost centre and beneficiary', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const beneficiario = await newBeneficiario(page);
  const nome = unique('Sugere');
  await page.request.post('/api/itens-despesa', {
    headers: { 'X-Sede': '1' },
    data: { tipo: 'Pessoal', nome, centroCusto: 'Gasto com pessoal', idBeneficiario: beneficiario.id },
  });
  await page.goto(`${LISTA}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fieldOf(drawer, 'Item de despesa').fill(nome);
  await page.getByRole('option', { name: new RegExp(nome) }).click();
  await expect(fieldOf(drawer, 'Tipo de despesa')).toHaveValue('Pessoal');
  await expect(fieldOf(drawer, 'Centro de custo')).toHaveValue('Gasto com pessoal');
  await expect(fieldOf(drawer, 'Beneficiário')).toHaveValue(beneficiario.nome);
});

test('a used beneficiary, item or event cannot be deleted, in the words of the spec', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const { beneficiario, item } = await newDespesa(page);
  for (const [path, nome, title, text] of [
    [
      'beneficiarios',
      beneficiario.nome,
      'Excluir beneficiário',
      'O Beneficiário está associado a uma ou mais despesas e não pode ser excluído.',
    ],
    [
      'itensdespesa',
      item.nome,
      'Excluir item de despesa',
      'O item de despesa está associado a uma ou mais despesas e não pode ser excluído.',
    ],
  ] as const) {
    await page.goto(`/financial/${path}?busca=${encodeURIComponent(nome)}`);
    await rowMenu(page, nome, 'Excluir');
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(question.getByRole('alert')).toHaveText(text);
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row(page, nome)).toBeVisible();
  }
});

test('on a phone the list is cards and the form fills the screen', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Com telefone', phone);
  const { item } = await newDespesa(page);
  await page.goto(listaDe(item.nome));
  await expect(page.getByRole('listitem').filter({ hasText: item.nome })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Registrar despesa' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await expect(fieldOf(drawer, 'Vencimento')).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
});

test('an expense is registered by keyboard alone', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const [item, beneficiario] = [await newItem(page), await newBeneficiario(page)];
  await page.goto(LISTA);
  await expect(page.getByRole('heading', { level: 1, name: 'Despesas' })).toBeVisible();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  const next = async (label: string) => {
    const field = fieldOf(drawer, label);
    await expect(async () => {
      if (!(await field.evaluate((node) => node === document.activeElement))) await page.keyboard.press('Tab');
      await expect(field).toBeFocused({ timeout: 150 });
    }).toPass();
  };
  /** Typed and taken at once: Enter waits for the answer, whose first is the best match. */
  const pick = async (label: string, text: string) => {
    await next(label);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(fieldOf(drawer, label)).toHaveValue(text);
  };
  await expect(fieldOf(drawer, 'Item de despesa')).toBeFocused();
  await pick('Item de despesa', item.nome);
  await pick('Beneficiário', beneficiario.nome);
  await next('Descrição');
  await page.keyboard.type('Pelo teclado');
  await next('Valor da parcela');
  await page.keyboard.type('45,90');
  await next('Vencimento');
  await page.keyboard.type(typed('2027-03-15'));
  await next('Nº do documento');
  await page.keyboard.type('K-1');
  for (const label of ['Tipo de despesa', 'Centro de custo', 'Meio de pagamento', 'Tipo de documento']) {
    const field = fieldOf(drawer, label);
    if ((await field.inputValue()) !== '') continue;
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).not.toHaveValue('');
  }
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();
  await page.goto(listaDe(item.nome));
  await expect(row(page, item.nome)).toContainText(shown('2027-03-15'));
});

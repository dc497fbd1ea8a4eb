/** Registering an expense where a browser is needed: by touch on a phone, by keyboard alone. */
import { LISTA, listaDe, newDespesa, shown, typed } from '../support/expenses.ts';
import { newBeneficiario, newItem } from '../support/records.ts';
import { expectFits, fieldOf, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

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

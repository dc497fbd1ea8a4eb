/** The budget: a month's forecast typed, pasted and undone, two people at one cell, its expenses behind a figure, a copy of the year. */
import { newDespesa } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import { download, expectFits, expectNotice, fieldOf } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const CENTRO = 'Outro';
const em = (ano: number, mes: number) => `/financial/acompanhamento?ano=${ano}&de=${mes}&ate=${mes}`;

test('a month’s forecast is typed, pasted, undone, conflicts told, tied to its expenses and copied to another year', async ({
  person,
  noise,
}) => {
  const { page } = await person(['admin_financeiro']);
  const base = unique('Orçado');
  const nomes = ['a', 'b', 'c'].map((letter) => `${base} ${letter}`);
  const ids: string[] = [];
  for (const nome of nomes) {
    const item = { tipo: 'Serviços', nome, centroCusto: CENTRO };
    ids.push((await create<{ id: string }>(page, 'itens-despesa', item)).id);
  }
  const [a = '', b = '', c = ''] = nomes;
  await newDespesa(page, { idItemDespesa: ids[0], centroCusto: CENTRO, valor: 40_00, dataVencimento: '2021-05-10' });

  await page.goto(em(2021, 5));
  const cell = (nome: string, on = page) => on.getByRole('textbox', { name: `Previsto de ${nome} em ${CENTRO}` });
  const linha = (nome: string) => page.getByRole('region', { name: CENTRO }).getByRole('row').filter({ hasText: nome });
  await expect(linha(a)).toContainText('Fora da previsão');
  await cell(a).fill('1.000,50');
  await page.keyboard.press('Enter');
  await expect(cell(b)).toBeFocused();
  // Only what deviates carries a word.
  await expect(linha(a)).not.toContainText('Fora da previsão');
  await expect(linha(a)).not.toContainText('Dentro do previsto');
  await page.keyboard.press('ArrowUp');
  await expect(cell(a)).toBeFocused();

  // A column from a spreadsheet: two that serve, one that does not, told at its cell.
  await cell(a).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '250,00\r\n1,234.56\r\n30\r\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectNotice(page, '2 previsões salvas.');
  await expect(cell(c)).toHaveValue('30,00');
  await expect(cell(b)).toHaveValue('1,234.56');
  await expect(cell(b)).toHaveAccessibleDescription('Valor inválido');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cell(a)).toHaveValue('1.000,50');
  await expect(cell(c)).toHaveValue('');
  await page.getByRole('button', { name: 'Refazer' }).click();
  await expect(cell(a)).toHaveValue('250,00');
  await expect(cell(c)).toHaveValue('30,00');
  await expectNoViolations(page);

  // Somebody else changes the cell while it is being typed in.
  const outro = await person(['admin_financeiro'], 'Bruno Orçamento');
  await outro.page.goto(em(2021, 5));
  await cell(c).fill('31');
  await cell(c, outro.page).fill('77');
  await outro.page.keyboard.press('Tab');
  await expect(cell(c, outro.page)).not.toHaveAttribute('aria-busy', 'true');
  await outro.page.reload();
  await expect(cell(c, outro.page)).toHaveValue('77,00');
  await cell(c).press('Enter');
  await expect(cell(c)).toHaveAccessibleDescription(/foi alterado por Bruno Orçamento .* Agora: 77,00\./);
  await expect(cell(c)).toHaveValue('31,00');
  await cell(c).press('Enter');
  await expect(cell(c)).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(cell(c)).toHaveValue('31,00');

  const { nome } = await download(page, async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  });
  expect(nome).toBe('acompanhamento-orcamentario.xlsx');

  await linha(a)
    .getByRole('link', { name: /A liquidar/ })
    .click();
  await expect(page.getByText(/1 parcela · R\$\s40,00/)).toBeVisible();

  await page.goto(em(2021, 5));
  await page.getByRole('button', { name: 'Copiar ano' }).click();
  const copia = page.getByRole('dialog', { name: 'Copiar ano' });
  await fieldOf(copia, 'Ajuste (%)').fill('10');
  await expect(copia.getByRole('status')).toContainText('R$ 309,10');
  await expectNoViolations(page);
  await copia.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expectNotice(page, '2 previsões copiadas.');
  await page.goto(em(2022, 5));
  await expect(cell(a)).toHaveValue('275,00');

  const vera = await person(['visualizador_financeiro'], undefined, phone);
  await vera.page.goto(em(2022, 5));
  // On a phone a cost centre is folded under its name.
  const dobra = vera.page.getByRole('button', { name: CENTRO });
  await expect(dobra).toHaveAttribute('aria-expanded', 'false');
  await expect(vera.page.getByRole('region', { name: CENTRO })).toBeHidden();
  await dobra.click();
  await expect(vera.page.getByRole('region', { name: CENTRO })).toContainText(a);
  await expect(vera.page.getByRole('textbox')).toHaveCount(0);
  await expectFits(vera.page);
  await expectNoViolations(vera.page);
  expect(noise).toEqual([]);
});

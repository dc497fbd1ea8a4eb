import { newItem } from '../support/records.ts';
import { download, expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

test('the items leave as a real spreadsheet; on a phone the three lists fit', async ({ person }) => {
  const { page } = await person(['admin_financeiro', 'gestor_evento', 'gestor_funcionarios'], 'Com telefone', phone);
  for (const path of ['/financial/itensdespesa', '/eventos', '/funcionarios']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
    await expectNoViolations(page);
  }
  await newItem(page);
  await page.goto('/financial/itensdespesa');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const { nome, corpo } = await download(page, () => page.getByRole('menuitem', { name: /Excel/ }).click());
  expect(nome).toBe('itens-despesa.xlsx');
  expect(corpo.subarray(0, 2).toString()).toBe('PK');
});

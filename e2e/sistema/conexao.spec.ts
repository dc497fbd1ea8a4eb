/** The connection goes while somebody works, and comes back; the program is updated while a page is open. */
import { day, listaDe, newDespesa } from '../support/expenses.ts';
import { expectNotice, fieldOf } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

test('without the server rows and form stay, a page that cannot come says so, and all goes on when it is back', async ({
  person,
  noise,
}) => {
  const { page } = await person(['admin_financeiro'], 'Ana Conexão');
  const despesa = await newDespesa(page, { dataVencimento: day(3) });
  await page.goto(listaDe(despesa.item.nome));
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(1);
  const strip = page.locator('[data-strip]');

  await page.context().setOffline(true);
  await page.route('**/assets/**', (route) => route.abort());
  await expect(strip).toContainText('Sem conexão com o servidor.');
  await expect(rows).toHaveCount(1);
  await expectNoViolations(page);
  // A page whose code is not here yet.
  await page.locator('a[href="/profile"]').first().click();
  const failed = page.getByRole('heading', { name: 'Não foi possível abrir esta página' });
  await expect(failed).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('O servidor ainda não responde. Tente de novo em alguns instantes.')).toBeVisible();
  // In this order: what the page asks while the interception ends may hang until it is given up.
  await page.unroute('**/assets/**');
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  // Home leads whoever has one area alone into it.
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();

  await page.goto('/financial/itensdespesa?registro=novo');
  const drawer = page.getByRole('dialog', { name: 'Cadastrar item de despesa' });
  await fieldOf(drawer, 'Nome').fill('Energia da sede');
  await page.context().setOffline(true);
  await expect(strip).toBeVisible();
  // What opens over a page and is not here yet: told, and the form stays.
  await page.keyboard.press('Control+k');
  await expectNotice(page, 'Não foi possível abrir. Pode ser a conexão: recarregue a página quando ela voltar.');
  await expect(fieldOf(drawer, 'Nome')).toHaveValue('Energia da sede');
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(fieldOf(drawer, 'Nome')).toHaveValue('Energia da sede');
  // React and the module loader tell of the page that could not come.
  noise.splice(
    0,
    noise.length,
    ...noise.filter((line) => !/dynamically imported module|Importing a module/.test(line)),
  );
});

test('an update of the program is told, and reloads only when somebody says so', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Ana Versão');
  await page.goto('/financial/itensdespesa');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-strip]')).toHaveCount(0);
  await page.route('**/rpc/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-sede-telas': 'index-depois.js' } });
  });
  await page.getByRole('searchbox').first().fill('nada');
  const reload = page.getByRole('button', { name: 'recarregar' });
  await expect(page.locator('[data-strip]')).toContainText('Nova versão: recarregar');
  await expectNoViolations(page);
  await page.unroute('**/rpc/**');
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(page.locator('[data-strip]')).toHaveCount(0);
});

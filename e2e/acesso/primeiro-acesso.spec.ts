/** First access on an empty database: the one-time code of the server's log makes the first gestor_sistema, once. */
import { expect, expectNoViolations, type RunningServer, startServer, test } from '../support/test.ts';

let empty: RunningServer;
test.beforeAll(async () => {
  empty = await startServer();
});
test.afterAll(() => empty.stop());

test('whoever holds the code of the log becomes the first administrator, and the code works once', async ({
  page,
  request,
}) => {
  const [, code = ''] = await empty.printed(/código:\s+([A-Z0-9]{5}-[A-Z0-9]{5})/);
  await page.goto(`${empty.url}/`);
  await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible();
  await expectNoViolations(page);
  const enter = page.getByRole('button', { name: 'Criar conta e entrar' });
  await expect(enter).toBeDisabled();

  await page.getByLabel('Código de primeiro acesso').fill('AAAAA-AAAAA');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Maria Souza');
  await page.getByLabel('E-mail').fill('maria@sindicato.test');
  await page.getByRole('textbox', { name: 'Senha' }).fill('ladrilho-verde-azul-7');
  await enter.click();
  await expect(
    page.getByText('Código inválido. Use o código mais recente do registro (log) do servidor.'),
  ).toBeVisible();

  await page.getByLabel('Código de primeiro acesso').fill(code);
  await page.getByRole('textbox', { name: 'Senha' }).fill('12345678');
  await enter.click();
  await expect(page.getByText('Senha muito fraca')).toBeVisible();

  await page.getByRole('textbox', { name: 'Senha' }).fill('ladrilho-verde-azul-7');
  await enter.click();
  // The only page of a gestor_sistema (spec 1 §2.7).
  await expect(page).toHaveURL(/\/roles$/);
  await expect(page.getByRole('button', { name: 'Maria Souza', exact: true })).toBeVisible();

  const again = await request.post(`${empty.url}/api/primeiro-acesso`, {
    headers: { 'X-Sede': '1' },
    data: { codigo: code, nome: 'Outra', email: 'outra@sindicato.test', senha: 'ladrilho-verde-azul-7' },
  });
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'primeiro_acesso.encerrado' });
});

test('once somebody is in, the page offers the ordinary sign-in', async ({ page }) => {
  await page.goto(`${empty.url}/`);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

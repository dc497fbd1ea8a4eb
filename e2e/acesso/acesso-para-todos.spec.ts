/** The account screens for everybody: phone, dark, keyboard alone, and no violation of axe on any of them. */
import { expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, newUser, phone, test } from '../support/test.ts';

const ENTRIES = [
  ['/', 'Entrar'],
  ['/pw-forget', 'Recuperar a senha'],
  ['/nova-senha?token=abc', 'Escolher a senha'],
  ['/nova-senha', 'Escolher a senha'],
  ['/nao/existe', 'Página não encontrada'],
] as const;

for (const [path, heading] of ENTRIES) {
  test(`${path} has no violation, with an error too`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectNoViolations(page);
    if (path !== '/') return;
    await page.getByLabel('E-mail').fill('ninguem@sede.test');
    await page.getByLabel('Senha', { exact: true }).fill('nenhuma');
    await page.getByRole('button', { name: 'Acessar' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
  });
}

test('home, account and the menu have no violation', async ({ person }) => {
  const { page, user } = await person(['admin_financeiro', 'gestor_evento']);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/account');
  await expect(page.getByText('Esta sessão')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: user.nome, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expectNoViolations(page);
});

test('without roles and without pages yet, no violation', async ({ person }) => {
  for (const papeis of [[], ['patrimonio']]) {
    const { page } = await person(papeis);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('on a phone everything fits and the way in works by touch', async ({ person, browser, sede }) => {
  const user = await newUser(sede, ['gestor_sistema', 'gestor_evento'], 'Íris');
  const context = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', ...phone });
  const page = await context.newPage();
  for (const [path] of ENTRIES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
  await page.goto('/');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).tap();
  await expect(page).toHaveURL(/\/profile$/);
  await expectFits(page);
  await context.close();

  const { page: other } = await person(['admin_financeiro', 'gestor_evento'], 'Jonas', phone);
  await other.goto('/account');
  await expect(other.getByText('Esta sessão')).toBeVisible();
  await expectFits(other);
  await expectNoViolations(other);
});

test('the scheme follows the system and can be chosen, and the choice stays', async ({ person }) => {
  const { page, user } = await person(['gestor_sistema', 'gestor_evento']);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account');
  await expect(page.getByText('Esta sessão')).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await page.getByRole('radio', { name: 'Claro' }).check();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect(page.getByText('Esta sessão')).toBeVisible();
  expect(await background()).toBe(light);
  await page.getByRole('button', { name: user.nome, exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Como o sistema' }).click();
  await expect.poll(background).toBe(dark);
});

test('by keyboard alone: sign in, skip to the content, read the keys, open the menu, leave', async ({ page, sede }) => {
  const user = await newUser(sede, ['gestor_sistema', 'gestor_evento'], 'Karina');
  await page.goto('/');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  // The link beside the label stands between the two fields, or after both: the keyboard reaches the field either way.
  if (!(await page.getByLabel('Senha', { exact: true }).evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(user.senha);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(keys.getByText('Salvar o formulário')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  const menu = page.getByRole('button', { name: user.nome, exact: true });
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Minha conta' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The page that has come takes the focus, at its heading; from there back to the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeFocused();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

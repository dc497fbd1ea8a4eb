/** Ways in and ways refused: sign-in, deep links, pages of others, roles that go away. */
import { expect, newUser, signIn, signInOnScreen, test, usuarios } from '../support/test.ts';

test('the button waits for both fields; a wrong password is told and a right one leads home', async ({
  page,
  sede,
}) => {
  const user = await newUser(sede, ['gestor_sistema', 'gestor_evento'], 'Ana Lima');
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Acessar' });
  await expect(enter).toBeDisabled();
  await page.getByLabel('E-mail').fill(user.email);
  await expect(enter).toBeDisabled();
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await enter.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Usuário ou senha inválida.');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();

  await page.getByLabel('E-mail').fill('ninguem@sede.test');
  await enter.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Usuário ou senha inválida.');

  await signInOnScreen(page, user);
  await expect(page.getByRole('button', { name: user.nome, exact: true })).toHaveText('ANA');

  // The page's part of the program is still on its way: the menu that is opened meanwhile stays open when it arrives.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/HomePage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: user.nome, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('region', { name: 'Minhas pendências' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

test('a deep link asked for before signing in is followed afterwards', async ({ page, sede }) => {
  const user = await newUser(sede, ['gestor_sistema', 'gestor_evento']);
  await page.goto('/account?aba=senha');
  await expect(page.getByText('Entre para abrir a página pedida.')).toBeVisible();
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page).toHaveURL(/\/account\?aba=senha$/);
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible();
});

test("a link prepared by somebody else's hand does not lead out of the application", async ({ page, sede }) => {
  const user = await newUser(sede, ['gestor_sistema', 'gestor_evento']);
  await page.goto('/?destino=//mau.example/');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page).toHaveURL(`${sede.url}/profile`);
});

test('a user without roles is told so, and can leave', async ({ person }) => {
  const { page } = await person([]);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Acesso não autorizado' })).toBeVisible();
  await expect(page.getByText('Desculpe, você não tem permissão para acessar o sistema.')).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

test('a disabled user is told so only after the right password', async ({ page, sede }) => {
  const user = { email: `lia.${process.pid}@sede.test`, senha: 'ladrilho-de-lia-7' };
  const who = ['--nome', 'Lia', '--email', user.email, '--papeis', 'gestor_sistema,gestor_evento'];
  await usuarios(sede, ['criar', ...who, '--senha-stdin'], user.senha);
  await usuarios(sede, ['desabilitar', '--email', user.email]);
  await page.goto('/');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Usuário ou senha inválida.');
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Usuário desabilitado.');
});

test("a page of other people's leads home with a notice", async ({ person }) => {
  // Of two areas: home leads whoever has one alone on into it.
  const { page } = await person(['patrimonio', 'sindex']);
  await page.goto('/financial/beneficiarios');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Você não tem permissão para abrir essa página.')).toBeVisible();
});

test('an address that does not exist says so, to strangers and to users, and leads back', async ({ page, sede }) => {
  await page.goto('/nao/existe');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page).toHaveTitle(/Página não encontrada/);
  await page.getByRole('button', { name: 'Retornar' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();

  await signIn(page, sede, await newUser(sede, ['gestor_sistema', 'gestor_evento']));
  await page.goto('/nao/existe');
  await page.getByRole('button', { name: 'Retornar' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a role that is taken away stops working at the next request', async ({ person, sede }) => {
  const { page, user } = await person(['admin_financeiro', 'gestor_evento']);
  const list = () => page.request.get('/api/beneficiarios');
  expect((await list()).status()).toBe(200);
  await usuarios(sede, ['papeis', '--email', user.email, '--tirar', 'admin_financeiro']);
  expect((await list()).status()).toBe(403);
  await page.goto('/financial/beneficiarios');
  await expect(page.getByText('Você não tem permissão para abrir essa página.')).toBeVisible();
});

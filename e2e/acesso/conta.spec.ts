/** One's own account: password with the step-up, two-step sign-in with backup codes, sessions elsewhere. */
import type { Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { expect, expectNoViolations, newUser, signIn, signInOnScreen, test, type User } from '../support/test.ts';
import { totp } from '../support/totp.ts';

const NEW = 'azulejo-novo-da-sede-9';

async function typeNewPassword(page: Page, senha: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(senha);
  await page.getByLabel('Confirme a nova senha').fill(senha);
  await page.getByRole('button', { name: 'Alterar minha senha' }).click();
}

async function givePassword(page: Page, user: User): Promise<void> {
  await page.getByLabel(/^E-mail/).fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

test('the password is changed soon after signing in without more; long after, the current one is asked', async ({
  person,
  sede,
}) => {
  const { page, user } = await person(['gestor_sistema', 'gestor_evento'], 'Carla');
  await page.goto('/account');
  await expect(page.getByRole('definition').filter({ hasText: user.email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alterar minha senha' })).toBeDisabled();

  await typeNewPassword(page, '12345678');
  await expect(page.getByText('Senha muito fraca')).toBeVisible();
  await typeNewPassword(page, NEW);
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();

  await runSql(
    sede,
    `update auth.sessoes set criado_em = now() - interval '11 minutes' where usuario_id =
    (select id from usuarios where email = $1)`,
    [user.email],
  );
  await page.reload();
  await typeNewPassword(page, user.senha);
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Senha atual').fill('não é esta');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('Senha atual incorreta.')).toBeVisible();
  await dialog.getByLabel('Senha atual').fill(NEW);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
});

test('with the second step on, signing in asks a code; a backup code works once', async ({ person, browser, sede }) => {
  const { page, user } = await person(['gestor_sistema', 'gestor_evento'], 'Davi');
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await panel.getByRole('button', { name: 'Ativar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' });
  await dialog.getByLabel('Senha atual').fill(user.senha);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(panel.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  await expectNoViolations(page);
  const key = (await panel.getByText('Sem câmera, digite a chave:').innerText()).split(':')[1] ?? '';
  const code = panel.getByLabel('2. Digite o código de seis algarismos que ele mostra');
  await code.fill('000000');
  await panel.getByRole('button', { name: 'Ativar' }).click();
  await expect(panel.getByText('Código inválido ou já utilizado.')).toBeVisible();
  await code.fill(totp(key));
  await panel.getByRole('button', { name: 'Ativar' }).click();
  await expect(panel.getByText('Ativa', { exact: true })).toBeVisible();
  const [backup = ''] = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByRole('button', { name: 'Já guardei' }).click();
  await expect(panel.getByText(backup)).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR' });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await givePassword(other, user);
  const confirm = other.getByRole('button', { name: 'Confirmar' });
  await expect(confirm).toBeDisabled();
  await expectNoViolations(other);
  await other.getByLabel('Código de verificação').fill(totp(key, 1));
  await confirm.click();
  await expect(other).toHaveURL(/\/profile$/);

  for (const outcome of ['accepted', 'refused']) {
    await elsewhere.clearCookies();
    await other.goto('/');
    await givePassword(other, user);
    await other.getByLabel('Usar um código de reserva').check();
    await other.getByLabel('Código de reserva', { exact: true }).fill(backup);
    await confirm.click();
    if (outcome === 'accepted') await expect(other).toHaveURL(/\/profile$/);
    else await expect(other.getByRole('main').getByRole('alert')).toHaveText('Código inválido ou já utilizado.');
  }
  await elsewhere.close();
});

test('a session left open elsewhere is ended from here; there, the page stays and asks for the password', async ({
  person,
  browser,
  sede,
}) => {
  const { page, user } = await person(['gestor_sistema', 'gestor_evento'], 'Elisa');
  const elsewhere = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await signIn(other, sede, user);
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Minha conta' })).toBeVisible();

  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessões abertas' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Esta sessão')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Encerrar a sessão em/ }).click();
  await expect(page.getByText('Sessão encerrada.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  // The live stream tells it; what was typed meanwhile stays.
  await other.getByLabel('Nova senha', { exact: true }).fill(NEW);
  await other.getByLabel('Confirme a nova senha').fill(NEW);
  const ended = other.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(ended).toBeVisible();
  await expectNoViolations(other);
  await ended.getByLabel('Senha', { exact: true }).fill(user.senha);
  await ended.getByRole('button', { name: 'Acessar' }).click();
  await expect(ended).toBeHidden();
  await expect(other.getByLabel('Nova senha', { exact: true })).toHaveValue(NEW);
  await elsewhere.close();
});

test('all other sessions end at once, after a confirmation', async ({ person, sede, request, page: other }) => {
  const { page, user } = await person(['gestor_sistema', 'gestor_evento'], 'Fábio');
  await signIn(other, sede, user);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encerrar as outras sessões?' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('As outras sessões foram encerradas.')).toBeVisible();
  expect((await other.request.get('/api/conta/sessoes')).status()).toBe(401);
  expect((await page.request.get('/api/conta/sessoes')).status()).toBe(200);
  expect((await request.get('/api/conta/sessoes')).status()).toBe(401);
});

test('nobody stays signed in for the next person at the same browser', async ({ page, sede }) => {
  const [first, second] = [
    await newUser(sede, ['gestor_sistema', 'gestor_evento'], 'Gil'),
    await newUser(sede, ['patrimonio'], 'Hugo'),
  ];
  await signInOnScreen(page, first);
  await page.getByRole('button', { name: first.nome, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await givePassword(page, second);
  await expect(page.getByRole('button', { name: second.nome, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: first.nome, exact: true })).toBeHidden();
});

/** Recovery: without SMTP the message is a file that the administrator can read; its link chooses a password, once. */
import { linkFor } from '../support/mail.ts';
import { expect, newUser, test } from '../support/test.ts';

test('a forgotten password is replaced by the link of the mail, which works once', async ({ page, sede }) => {
  const user = await newUser(sede, ['gestor_sistema', 'gestor_evento'], 'Bruno');
  await page.goto('/');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Criar nova senha' });
  await expect(ask).toBeDisabled();
  await page.getByLabel('E-mail').fill('sem arroba');
  await ask.click();
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail inválido.' })).toBeVisible();

  await page.getByLabel('E-mail').fill(user.email);
  await ask.click();
  await expect(page.getByText(/^O envio de e-mail não está configurado\./)).toBeVisible();

  const link = await linkFor(sede, user.email);
  await page.goto(link);
  const save = page.getByRole('button', { name: 'Salvar a senha' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Nova senha', { exact: true }).fill('azulejo-novo-da-sede-9');
  await page.getByLabel('Confirme a nova senha').fill('azulejo-velho');
  await expect(page.getByText('As senhas não são iguais.')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Confirme a nova senha').fill('azulejo-novo-da-sede-9');
  await save.click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();

  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Usuário ou senha inválida.' }),
  ).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('azulejo-novo-da-sede-9');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill('azulejo-outro-da-sede-3');
  await page.getByLabel('Confirme a nova senha').fill('azulejo-outro-da-sede-3');
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Este link não é válido, expirou ou já foi usado. Peça um novo.',
  );
});

test('an unknown address gets the same answer as a known one', async ({ page }) => {
  await page.goto('/pw-forget');
  await page.getByLabel('E-mail').fill('desconhecida@sede.test');
  await page.getByRole('button', { name: 'Criar nova senha' }).click();
  await expect(page.getByText(/^O envio de e-mail não está configurado\./)).toBeVisible();
});

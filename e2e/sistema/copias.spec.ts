/** Backups on the screen: asked for, made while one watches, shown in the list. */
import { expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

test('the administrator asks for a backup and sees it made, without loading again', async ({ person }) => {
  const { page } = await person(['gestor_sistema']);
  await page.goto('/configuracoes/copias');
  const section = page.getByRole('region', { name: 'Cópias de segurança' });
  await expect(section.getByText('Onde ficam')).toBeVisible();
  await section.getByRole('button', { name: 'Fazer cópia agora' }).click();
  const newest = section.getByRole('list', { name: 'Últimas cópias' }).getByRole('listitem').first();
  await expect(newest).toContainText('Pedida na tela por');
  await expect(newest.getByText('Concluída')).toBeVisible({ timeout: 60_000 });
  await expect(newest).toContainText(/sede-[\d-]+\.tar\.zst/);
  await expect(section.getByRole('button', { name: 'Fazer cópia agora' })).toBeEnabled();
  await expectNoViolations(page);
});

test('on a phone, and not for who may not see it', async ({ person }) => {
  const { page } = await person(['gestor_sistema'], undefined, phone);
  await page.goto('/configuracoes/copias');
  await expect(page.getByRole('region', { name: 'Cópias de segurança' })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);

  const other = await person(['admin_financeiro']);
  expect((await other.page.request.get('/api/copias')).status()).toBe(403);
});

/** Used wrongly: two clicks on a slow network, two tabs on one member, a session that ends in the middle of a form. */
import type { Page } from '@playwright/test';
import { newCpf, unique } from '../support/records.ts';
import { choose, expectNotice, fieldOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const lista = (nome: string) => `/filiados?busca=${encodeURIComponent(nome)}`;

async function begin(page: Page, nome: string) {
  await page.goto('/filiados');
  await page.getByRole('button', { name: 'Cadastrar filiado' }).last().click();
  const form = page.getByRole('dialog', { name: 'Cadastrar filiado' });
  await fieldOf(form, 'CPF').fill(newCpf());
  await fieldOf(form, 'Nome completo').fill(nome);
  await form.getByRole('switch', { name: 'Não tem e-mail' }).click();
  await choose(form, 'Casa', 'Senado');
  await fieldOf(form, 'Matrícula').fill(newCpf().slice(0, 7));
  await choose(form, 'Situação', 'Ativo');
  await fieldOf(form, 'Data de filiação').fill('14/03/1998');
  return form;
}

/** Every write takes a second longer. */
const slowly = (page: Page) =>
  page.route('**/rpc/filiados/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });

test('two clicks on Salvar and an Enter, on a slow network, make one member; two tabs on them lose nothing', async ({
  person,
}) => {
  const { page } = await person(['gestor_usuario'], 'Helena Pressa');
  const nome = unique('Clara Pressa');
  const form = await begin(page, nome);
  await slowly(page);
  const save = form.getByRole('button', { name: 'Salvar' });
  await save.dblclick();
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, 'Usuário criado com sucesso!');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(lista(nome));
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(1);

  await page.getByRole('link', { name: nome }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  const first = page.getByRole('dialog', { name: 'Editar filiado' });
  await fieldOf(first, 'Ramal').fill('1111');
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/\?.*/, ''));
  await other.getByRole('button', { name: 'Editar' }).click();
  const second = other.getByRole('dialog', { name: 'Editar filiado' });
  await fieldOf(second, 'Ramal').fill('2222');
  await second.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(other, 'Usuário atualizado com sucesso!');
  await first.getByRole('button', { name: 'Salvar' }).click();
  const conflict = page.getByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  await expect(conflict).toContainText('1111');
  await expect(conflict).toContainText('2222');
  await conflict.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(fieldOf(first, 'Ramal')).toHaveValue('1111');
});

test('a session that ends in the middle of the form asks for the password, and what was typed is saved', async ({
  person,
}) => {
  const { page, user } = await person(['gestor_usuario'], 'Helena Pausa');
  const nome = unique('Clara Pausa');
  const form = await begin(page, nome);
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Salvar' }).click();
  const ended = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await ended.getByLabel('Senha', { exact: true }).fill(user.senha);
  await ended.getByRole('button', { name: 'Acessar' }).click();
  await expect(ended).toBeHidden();
  await expect(fieldOf(form, 'Nome completo')).toHaveValue(nome);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Usuário criado com sucesso!');
  await page.goto(lista(nome));
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(1);
});

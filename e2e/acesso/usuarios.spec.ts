/** Users: invited, given and taken roles while a page of theirs is open, disabled; the offices that they represent. */
import type { Page } from '@playwright/test';
import { linkFor } from '../support/mail.ts';
import { unique } from '../support/records.ts';
import { expectFieldError, expectFits, expectNotice, fieldOf, panelOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const SENHA = 'azulejo-da-colega-nova-4';

async function setRole(page: Page, nome: string, button: string): Promise<void> {
  await rowMenu(page, nome, 'Perfis');
  const drawer = page.getByRole('dialog', { name: `Perfis de ${nome}` });
  await drawer.getByRole('button', { name: button, exact: true }).click();
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Usuário alterado com sucesso!');
  await expect(drawer).toBeHidden();
}

test('a colleague is invited, gets and loses a role while her page is open, and is disabled', async ({
  person,
  browser,
  sede,
}) => {
  const { page: admin, user } = await person(['gestor_sistema'], 'Gestora Lia');
  const nome = unique('Colega Rita');
  const email = `rita.${process.pid}@sede.test`;
  await admin.goto('/roles');
  await expect(row(admin, user.email)).toContainText('Habilitado');
  await admin.keyboard.press('n');
  const drawer = admin.getByRole('dialog', { name: 'Criar usuário' });
  await expect(fieldOf(drawer, 'Nome')).toBeFocused();
  await admin.keyboard.type(nome);
  await admin.keyboard.press('Tab');
  await admin.keyboard.type(` ${user.email.toUpperCase()} `);
  await drawer.getByLabel('Procurar perfil').fill('visualizador de eventos');
  await drawer.getByText('O que abre').first().click();
  await expect(drawer.getByText('Eventos: ver, exportar')).toBeVisible();
  await drawer.getByRole('button', { name: 'Dar Visualizador de eventos' }).click();
  const held = drawer.getByRole('list', { name: 'Perfis que tem' });
  await expect(held.getByRole('button', { name: 'Tirar Visualizador de eventos' })).toBeFocused();
  // Held ones are not offered again.
  await expect(drawer.getByRole('button', { name: 'Dar Visualizador de eventos' })).toHaveCount(0);
  await expectNoViolations(admin);
  await admin.keyboard.press('Control+Enter');
  await expectFieldError(drawer, 'E-mail', 'E-mail já cadastrado.');
  await fieldOf(drawer, 'E-mail').fill(email);
  await drawer.getByRole('button', { name: 'Criar e convidar' }).click();
  await expectNotice(admin, 'Usuário criado com sucesso!');
  await expect(row(admin, nome)).toContainText('Convite pendente');

  const context = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', reducedMotion: 'reduce', ...phone });
  const colega = await context.newPage();
  await colega.goto(await linkFor(sede, email));
  await colega.getByLabel('Nova senha', { exact: true }).fill(SENHA);
  await colega.getByLabel('Confirme a nova senha').fill(SENHA);
  await colega.getByRole('button', { name: 'Salvar a senha' }).click();
  await colega.getByLabel('E-mail').fill(email);
  await colega.getByLabel('Senha', { exact: true }).fill(SENHA);
  await colega.getByRole('button', { name: 'Acessar' }).click();
  // Her only page (spec 1 §2.7).
  await expect(colega).toHaveURL(/\/eventos$/);

  await expect(colega.getByRole('heading', { name: 'Eventos', level: 1 })).toBeVisible();
  await setRole(admin, nome, 'Dar Financeiro');
  await expectNotice(colega, 'Seus perfis mudaram. Agora você tem: Financeiro, Visualizador de eventos.');
  await expect(colega).toHaveURL(/\/eventos$/);

  await colega.goto('/financial/beneficiarios');
  await expect(colega.getByRole('heading', { name: 'Beneficiários', level: 1 })).toBeVisible();
  await setRole(admin, nome, 'Tirar Financeiro');
  await expect(colega).toHaveURL(/\/eventos$/);
  await expectNotice(colega, 'Seus perfis mudaram. Agora você tem: Visualizador de eventos.');
  expect((await colega.request.get('/api/beneficiarios')).status()).toBe(403);

  await expect(row(admin, nome)).toContainText('Habilitado');
  await row(admin, nome).click();
  const logs = panelOf(admin, nome).getByRole('region', { name: 'Logs' });
  await expect(logs.getByText('Entrou no sistema')).toBeVisible();
  await expect(logs.getByText('Recebeu o convite para escolher a senha')).toBeVisible();
  await expectNoViolations(admin);

  await rowMenu(admin, nome, 'Desabilitar');
  const question = admin.getByRole('dialog', { name: 'Desabilitar usuário' });
  await question.getByLabel(/^Motivo/).fill('licença até março');
  await question.getByRole('button', { name: 'Desabilitar' }).click();
  await expectNotice(admin, 'Usuário desabilitado com sucesso.');
  const told = colega.getByRole('main').getByRole('alert');
  await expect(told).toHaveText('Seu acesso foi desabilitado pelo gestor do sistema. Motivo: licença até março');
  await expectNoViolations(colega);
  await colega.getByLabel('E-mail').fill(email);
  await colega.getByLabel('Senha', { exact: true }).fill(SENHA);
  await colega.getByRole('button', { name: 'Acessar' }).click();
  await expect(told.filter({ hasText: 'Usuário desabilitado.' })).toBeVisible();
  await context.close();
});

test('an office is registered and given to a user, who then keeps it from being deleted', async ({ person }) => {
  const { page, user } = await person(['gestor_sistema', 'juridico'], 'Íris Prado', phone);
  const office = unique('Advocacia Prado');
  await page.goto('/juridico/escritorios');
  await page.getByRole('button', { name: 'Cadastrar escritório' }).first().click();
  const form = page.getByRole('dialog', { name: 'Cadastrar escritório' });
  await fieldOf(form, 'Nome').fill(office);
  await fieldOf(form, 'E-mail').fill('agenda@prado.example');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Escritorio salvo com sucesso!');

  await page.goto(`/roles?busca=${encodeURIComponent(user.email)}`);
  await rowMenu(page, user.nome, 'Editar');
  const edit = page.getByRole('dialog', { name: 'Editar usuário' });
  await fieldOf(edit, 'Escritório').click();
  await fieldOf(edit, 'Escritório').fill(office);
  await page.getByRole('option', { name: office }).click();
  await expect(edit.getByRole('list', { name: 'Escritórios escolhidos' })).toContainText(office);
  await expectNoViolations(page);
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Usuário alterado com sucesso!');
  await expect(panelOf(page, user.nome)).toContainText(office);
  await expectFits(page);

  await page.goto(`/juridico/escritorios?busca=${encodeURIComponent(office)}`);
  await rowMenu(page, office, 'Excluir');
  const removal = page.getByRole('dialog', { name: 'Excluir escritório' });
  await expect(removal).toContainText(`Confirma a exclusão permanente do escritório ${office}?`);
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await expect(removal).toContainText('O escritório está associado a usuários e não pode ser excluído.');
});

/** Ctrl K and saved views: what one person finds, keeps and shares, and what another does. */
import type { Page } from '@playwright/test';
import { newDespesa } from '../support/expenses.ts';
import { newBeneficiario, unique } from '../support/records.ts';
import { expectFits, expectNotice, fieldOf, panelOf, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const BENEFICIARIOS = '/financial/beneficiarios';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar em todo o sistema' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('Ctrl K finds an expense by its beneficiary without accents and opens it, by keyboard alone', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const beneficiario = await newBeneficiario(page, unique('Conceição Araújo'));
  const { item } = await newDespesa(page, { idBeneficiario: beneficiario.id });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its part of the program is still on its way: what is typed meanwhile is for it, not for the page ('g b' leads away).
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gb');
  await expect(field(page)).toHaveValue('gb');
  await expect(page).not.toHaveURL(/beneficiarios/);
  await field(page).fill('');
  await expect(option(page, 'Registrar despesa')).toBeVisible();
  await expectNoViolations(page);

  const words = beneficiario.nome.toLowerCase().replace('ç', 'c').replace('ã', 'a').replace('ú', 'u');
  await page.keyboard.type(words);
  const expense = option(page, new RegExp(`^${item.nome} · ${beneficiario.nome}`));
  await expect(expense).toBeVisible();
  // People stand before what is paid to them.
  const pessoa = palette(page).getByRole('group', { name: 'Beneficiários' }).getByRole('option');
  await expect(pessoa).toContainText(beneficiario.nome);
  await expect(pessoa).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await expect(expense).toHaveAttribute('aria-selected', 'true');
  // Only people, then only expenses (Tab walks the scopes), then everywhere again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(palette(page).getByRole('radio', { name: 'Pessoas' })).toBeChecked();
  await expect(expense).toBeHidden();
  await palette(page).getByRole('radio', { name: 'Despesas', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(expense).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  const panel = panelOf(page, item.nome);
  await expect(panel).toContainText(beneficiario.nome);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await openPalette(page);
  await expect(palette(page).getByRole('group', { name: 'Abertos há pouco' })).toContainText(beneficiario.nome);
  await page.keyboard.type('xyzw nada');
  await expect(palette(page).getByText('Nada encontrado para “xyzw nada”.')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { level: 1, name: 'Beneficiários' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toContainText('Ir para Despesas');
});

test('a viewer finds neither users nor actions; a lost connection is told and tried again; on a phone it fits', async ({
  person,
}) => {
  const { page, user } = await person(['visualizador_financeiro'], unique('Vera Consulta'), phone);
  const beneficiario = await newBeneficiario((await person(['admin_financeiro'])).page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Buscar em todo o sistema' }).tap();
  await field(page).fill(user.nome);
  await expect(palette(page).getByText(`Nada encontrado para “${user.nome}”.`)).toBeVisible();
  await field(page).fill('registrar');
  await expect(palette(page).getByText('Nada encontrado para “registrar”.')).toBeVisible();
  await field(page).fill(beneficiario.nome);
  await expect(option(page, new RegExp(beneficiario.nome))).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);

  await page.route('**/rpc/busca/**', (route) => route.fulfill({ status: 400, json: { json: { code: 'x.y' } } }));
  await field(page).fill('despesas');
  await expect(palette(page).getByRole('alert')).toContainText('Não foi possível buscar registros.');
  await expect(option(page, /^Despesas(?! recorrentes)/)).toBeVisible();
  await page.unroute('**/rpc/busca/**');
  await palette(page).getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(palette(page).getByRole('alert')).toBeHidden();
  await option(page, /^Despesas(?! recorrentes)/).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Despesas', exact: true })).toBeVisible();
});

test('a view is saved, shared with a role, and opens for a colleague; the default opens with the list', async ({
  person,
}) => {
  // Shared with a role that she holds herself: with others only a gestor_sistema shares.
  const ana = await person(['admin_financeiro', 'visualizador_financeiro'], 'Ana Visões');
  const colega = await person(['visualizador_financeiro']);
  const nome = unique('Pessoas da casa');
  const { page } = ana;
  const beneficiario = await newBeneficiario(page);
  const views = (of: Page) => of.getByRole('button', { name: /^(Visões|Visão: )/ });
  const entry = (of: Page, name: string | RegExp) => of.getByRole('menuitem', { name });

  await page.goto(`${BENEFICIARIOS}?tipo=F&ordem=-nomeBeneficiario&porPagina=50`);
  await expect(row(page, 'CPF')).toBeVisible();
  await views(page).click();
  await expectNoViolations(page);
  await entry(page, 'Salvar visão atual…').click();
  const drawer = page.getByRole('dialog', { name: 'Salvar visão' });
  await fieldOf(drawer, 'Nome da visão').fill(nome);
  await drawer.getByRole('checkbox', { name: 'Visualizador do financeiro' }).check();
  await drawer.getByRole('switch', { name: 'Abrir a lista sempre com esta visão' }).check({ force: true });
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Visão salva.');
  await expect(views(page)).toContainText(nome);
  await expect(page.getByText('alterada', { exact: true })).toBeHidden();

  await page.getByRole('searchbox').fill(beneficiario.nome);
  await expect(page.getByText('alterada', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await views(page).click();
  await entry(page, 'Guardar os filtros atuais nesta visão').click();
  await expectNotice(page, 'Visão atualizada.');
  await expect(page.getByText('alterada', { exact: true })).toBeHidden();

  await page.goto(BENEFICIARIOS);
  await expect(page).toHaveURL(/tipo=F.*visao=/);
  await expect(row(page, beneficiario.nome)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page).not.toHaveURL(/busca=/);
  await views(page).click();
  await entry(page, 'Lista sem visão').click();
  await expect(page).toHaveURL(new RegExp(`${BENEFICIARIOS}\\?visao=nenhuma$`));

  await colega.page.goto(BENEFICIARIOS);
  await views(colega.page).click();
  await entry(colega.page, new RegExp(nome)).click();
  await expect(row(colega.page, beneficiario.nome)).toBeVisible();
  await expect(colega.page).toHaveURL(/porPagina=50/);
  await views(colega.page).click();
  await expect(entry(colega.page, 'Excluir visão')).toBeHidden();
  await colega.page.keyboard.press('Escape');

  await page.goto(BENEFICIARIOS);
  await views(page).click();
  await entry(page, 'Excluir visão').click();
  await page.getByRole('dialog', { name: 'Excluir visão' }).getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, 'Visão excluída.');
  // The colleague's list learns of it, live or opened anew: the filters stay, the name goes.
  await colega.page.reload();
  await expect(colega.page).not.toHaveURL(/visao=/);
  await expect(colega.page).toHaveURL(/tipo=F/);
  await expect(row(colega.page, beneficiario.nome)).toBeVisible();
});

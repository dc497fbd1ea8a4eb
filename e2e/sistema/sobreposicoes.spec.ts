/**
 * What opens over a page, wide and on a phone, in light and in dark: no violation of axe. Menus, sheets, popovers and questions
 * that no other journey looks at; where one is met on its own way (the keys, the search everywhere, an ended session), it is
 * proven there. Source: issue 9 (It must end with).
 */
import type { Locator, Page } from '@playwright/test';
import { APROVAR, anexosOf, attach, day, listaDe, newDespesa, pdf } from '../support/expenses.ts';
import { create } from '../support/records.ts';
import { expectFits, fieldOf, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const ROLES = ['admin_financeiro', 'aprovador', 'gestor_sistema', 'gestor_evento', 'gestor_funcionarios'];

/** It is there, without a violation; Escape closes it, and it alone. */
async function look(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
}

const named = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const opened = (page: Page, role: 'menu' | 'dialog', name: string | RegExp) => page.getByRole(role, { name });

test('menus and popovers of a list at a desk', async ({ person }) => {
  const { page, user } = await person(ROLES, 'Olga Sobrepõe', { viewport: { width: 1366, height: 768 } });
  const { item } = await newDespesa(page, { dataVencimento: day(3) });
  await page.goto(listaDe(item.nome));
  await expect(page.getByRole('row').filter({ hasText: item.nome })).toHaveCount(1);

  for (const [button, role, name] of [
    ['Mais páginas desta seção', 'dialog', /^Páginas de/],
    [user.nome, 'menu', 'Menu do usuário'],
    ['Visões', 'menu', 'Visões'],
    ['Colunas', 'menu', 'Colunas'],
    ['Exportar', 'menu', 'Exportar'],
    ['Período', 'dialog', 'Período'],
    ['Centro de custo', 'dialog', 'Centro de custo'],
    ['Filtro', 'menu', 'Acrescentar filtro'],
    [`Ações de ${item.nome}`, 'menu', `Ações de ${item.nome}`],
  ] as const) {
    await test.step(button, async () => {
      await named(page, button).click();
      await look(page, opened(page, role, name));
    });
  }

  // Where the line has no room for all that can be done with a selection.
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await page.setViewportSize({ width: 560, height: 768 });
  await named(page, 'Mais ações').click();
  await look(page, opened(page, 'menu', 'Mais ações'));
});

test('questions and fields that open at a desk', async ({ person }) => {
  const { page } = await person(ROLES, 'Quitéria Pergunta', { viewport: { width: 1366, height: 768 } });
  const { item, id } = await newDespesa(page, { dataVencimento: day(3) });
  await page.goto(listaDe(item.nome));
  await rowMenu(page, item.nome, 'Excluir');
  await look(page, page.getByRole('dialog'));

  await rowMenu(page, item.nome, 'Liquidar Parcela');
  const settle = page.getByRole('dialog', { name: 'Liquidar Parcela' });
  await settle.getByRole('button', { name: 'Abrir o calendário' }).click();
  await look(page, named(page, 'Próximo mês'));
  await look(page, settle);

  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fieldOf(drawer, 'Centro de custo').click();
  await look(page, page.getByRole('option', { name: 'Custos operacionais internos' }));

  const { versao } = await (await page.request.get(`/api/despesas/${id}`)).json();
  await create(page, `despesas/${id}/liquidar`, {
    versao,
    dataLiquidacaoPagamento: day(0),
    bancoLiquidacao: 'Banco do Brasil',
    numeroPagamento: '1234',
  });
  await page.goto(listaDe(item.nome));
  await rowMenu(page, item.nome, 'Estornar');
  await look(page, page.getByRole('dialog', { name: 'Estorno' }));
});

test('what opens on a phone: the menu, the pages, the filters, a row’s acts, and the queue with its reason and its files', async ({
  person,
}) => {
  const { page: clerk } = await person(['admin_financeiro'], 'Pedro Pede');
  const { item, id } = await newDespesa(clerk, { dataVencimento: day(3) });
  await clerk.goto(listaDe(item.nome));
  await rowMenu(clerk, item.nome, 'Editar');
  const drawer = clerk.getByRole('dialog', { name: /despesa/i });
  await attach(drawer, pdf('nota-fiscal-de-servicos-prestados-em-novembro-de-2026.pdf'));
  await expect(anexosOf(drawer).getByRole('link', { name: /^nota-fiscal/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(drawer).toBeHidden();
  const { versao } = await (await clerk.request.get(`/api/despesas/${id}`)).json();
  await create(clerk, 'despesas/solicitar-aprovacao', { ids: [id], versoes: { [id]: versao } });

  const { page } = await person(ROLES, 'Célia Celular', phone);
  await page.goto(listaDe(item.nome));
  await expect(page.getByText(item.nome).first()).toBeVisible();
  for (const [button, role, name] of [
    ['Menu', 'dialog', 'Menu'],
    ['Mais páginas desta seção', 'dialog', /^Páginas de/],
    [/^Filtros/, 'dialog', 'Filtros'],
    [`Ações de ${item.nome}`, 'menu', `Ações de ${item.nome}`],
  ] as const) {
    await test.step(String(button), async () => {
      await named(page, button).click();
      await look(page, opened(page, role, name));
    });
  }

  await page.goto(`${APROVAR}?busca=${encodeURIComponent(item.nome)}&periodo=tudo`);
  const record = page.getByRole('region', { name: 'Em decisão' });
  await expect(record.getByRole('link', { name: /^nota-fiscal/ })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await named(page, /^Negar/).click();
  await expect(page.getByLabel('Motivo da negação')).toBeFocused();
  await expectFits(page);
  await expectNoViolations(page);
});

/**
 * What waits for somebody: the worklist's numbers are those of the lists behind them and follow them live; the bell tells
 * two people of one approval; the manual opens at the page of the screen. Source: issue 3; spec 1 §2.7, §4.1.
 */
import type { Page } from '@playwright/test';
import { day, newDespesa, shown } from '../support/expenses.ts';
import { expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const pendencias = (page: Page) => page.getByRole('region', { name: 'Minhas pendências' });
const sino = (page: Page) => page.getByRole('button', { name: /^Avisos/ });

async function solicitar(page: Page, ids: readonly string[]) {
  const versoes = Object.fromEntries(ids.map((id) => [id, 1]));
  const answer = await page.request.post('/api/despesas/solicitar-aprovacao', {
    headers: { 'X-Sede': '1' },
    data: { ids, versoes },
  });
  expect(await answer.json()).toMatchObject({ feitas: ids });
}

test('an approval reaches the approver’s worklist and bell, and its denial the requester’s', async ({ person }) => {
  const ana = await person(['admin_financeiro', 'gestor_evento'], 'Ana Pedinte');
  const caio = await person(['aprovador', 'gestor_evento'], 'Caio Aprovador');
  const made = [
    await newDespesa(ana.page),
    await newDespesa(ana.page),
    await newDespesa(ana.page, { dataVencimento: day(-3) }),
  ];

  await caio.page.goto('/profile');
  await expect(pendencias(caio.page)).toBeVisible();
  await expect(sino(caio.page)).toHaveAccessibleName('Avisos');
  await solicitar(
    ana.page,
    made.map(({ id }) => id),
  );
  await expect(sino(caio.page)).toHaveAccessibleName('Avisos: 1 não lido');
  const linha = pendencias(caio.page).getByRole('link', { name: /aguardando a sua aprovação/ });
  await expect(linha).toBeVisible();
  await expectNoViolations(caio.page);

  await sino(caio.page).click();
  const painel = caio.page.getByRole('dialog', { name: 'Avisos' });
  await expect(painel.getByText('Ana Pedinte solicitou a aprovação de 3 despesas')).toBeVisible();
  await expectNoViolations(caio.page);
  await caio.page.keyboard.press('Escape');
  const [, numero = ''] = /^(\d+)/.exec((await linha.innerText()).trim()) ?? [];
  await linha.click();
  await expect(caio.page).toHaveURL(/aprovar\?somenteMinhas=sim$/);
  await expect(caio.page.getByText(new RegExp(`\\b${numero} aguardando você`))).toBeVisible();

  const [negada] = made;
  const answer = await caio.page.request.post('/api/despesas/negar', {
    headers: { 'X-Sede': '1' },
    data: { ids: [negada?.id], versoes: { [negada?.id ?? '']: 2 }, motivo: 'Sem nota fiscal' },
  });
  expect(await answer.json()).toMatchObject({ feitas: [negada?.id] });
  await ana.page.goto('/profile');
  const revisar = pendencias(ana.page).getByRole('link', { name: /negadas? a rever/ });
  await expect(revisar).toBeVisible();
  await expect(pendencias(ana.page).getByRole('link', { name: /despesas? vencidas?/ })).toBeVisible();
  await sino(ana.page).click();
  const aviso = ana.page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: /negou uma despesa/ });
  await expect(aviso).toContainText('Motivo: Sem nota fiscal');
  await aviso.click();
  await expect(ana.page.getByText(negada?.item.nome ?? '').first()).toBeVisible();
  await expect(sino(ana.page)).toHaveAccessibleName('Avisos');
});

test('each number is its list’s, on a phone too', async ({ person }) => {
  const { page } = await person(['admin_financeiro', 'aprovador', 'gestor_evento'], 'Bia', phone);
  const { data } = await newDespesa(page, { dataVencimento: day(0) });
  await page.goto('/profile');
  // The lines; the heads of the areas have a link of their own.
  const links = pendencias(page).getByRole('link', { name: /^\d/ });
  await expect(links.first()).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  const rows = await Promise.all(
    (await links.all()).map(async (link) => [await link.innerText(), await link.getAttribute('href')]),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const [text = '', href = ''] of rows) {
    const [, numero = ''] = /^([\d.]+)/.exec(text?.trim() ?? '') ?? [];
    await page.goto(href ?? '');
    await expect(
      page.getByText(new RegExp(`(^|\\s|·)${numero} (aguardando|(parcela|proposta|lançamento)s?)\\b`)).first(),
      `${text} → ${href}`,
    ).toBeVisible();
  }
  expect(shown(String(data.dataVencimento))).toMatch(/^\d\d\/\d\d\/\d{4}$/);
});

test('the manual opens at the page of the screen, is searched, and leads back', async ({ person }) => {
  const { page } = await person(['admin_financeiro', 'gestor_evento'], 'Duda');
  await page.goto('/financial/beneficiarios');
  await page.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL(/\/ajuda\/cadastros-financeiros$/);
  await expect(page.getByRole('heading', { level: 1, name: /Beneficiários/ })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('searchbox', { name: 'Buscar no manual' }).fill('duas pessoas aprova');
  await page.getByRole('link', { name: /^Aprovar/ }).click();
  await expect(page).toHaveURL(/\/ajuda\/despesas#aprovar$/);
  await page.goto('/ajuda/nao-existe');
  await expect(page.getByRole('heading', { name: /não/i })).toBeVisible();
});

test('what a person turns off does not ring', async ({ person }) => {
  const { page } = await person(['aprovador', 'gestor_evento'], 'Elis');
  const ana = await person(['admin_financeiro'], 'Ana Outra');
  await page.goto('/account');
  const kind = page.getByRole('checkbox', { name: 'alguém solicitar a aprovação de despesas' });
  await kind.uncheck();
  await expect(kind).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'alguém solicitar a aprovação de despesas' })).not.toBeChecked();
  const { id } = await newDespesa(ana.page);
  await solicitar(ana.page, [id]);
  await page.goto('/profile');
  await expect(pendencias(page).getByRole('link', { name: /aguardando a sua aprovação/ })).toBeVisible();
  await expect(sino(page)).toHaveAccessibleName('Avisos');
});

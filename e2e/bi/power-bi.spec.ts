/**
 * The page of BI: a document of its own with its headers, refused addresses, a report in its frame, removed again. Nothing of Power BI
 * is asked for: the browser's requests to it are answered here.
 */
import type { Page } from '@playwright/test';
import { expectFieldError, expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const URL_DO_RELATORIO = 'https://app.powerbi.com/reportEmbed?reportId=0f8fad5b-d9cb-469f-a165-70867728950e';

const answerFrames = (page: Page) =>
  page.route('https://app.powerbi.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>x</title><p>Relatório de teste</p>',
    }),
  );

async function nameEditor(page: Page, email: string) {
  const headers = { 'x-sede': '1' };
  const { itens } = await (await page.request.get('/api/configuracoes', { headers })).json();
  const { versao = 0, valor = [] } = itens.find(({ chave }: { chave: string }) => chave === 'editoresBi') ?? {};
  const data = { mudancas: [{ chave: 'editoresBi', valor: [...valor.slice(-4), email], versao }] };
  const answer = await page.request.patch('/api/configuracoes', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('an editor adds a report after what is refused, it stands in its frame, and is removed', async ({ person }) => {
  const { page: gestor } = await person(['gestor_sistema']);
  const { page, user } = await person(['power_bi', 'verificador_filiado']);
  await nameEditor(gestor, user.email);
  await answerFrames(page);
  await page.goto('/Verificador');
  // Into the page and out of it the browser loads a document.
  const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/PowerBi');
  await page
    .getByRole('link', { name: /Power BI/ })
    .first()
    .click();
  const headers = await (await loaded).allHeaders();
  expect(headers['content-security-policy']).toContain(';frame-src https://app.powerbi.com;');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  await expect(page.getByText('Nao ha nenhum dado para ser exibido')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Incluir dashboard' }).click();
  const drawer = page.getByRole('dialog', { name: 'Incluir dashboard' });
  const url = drawer.getByLabel('URL');
  await url.fill('https://app.powerbi.com.evil.org/reportEmbed?reportId=0f8fad5b-d9cb-469f-a165-70867728950e');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Nome', 'Todos os campos sao obrigatorios!');
  await expectFieldError(drawer, 'URL', 'Insira uma url valida!');
  await drawer.getByLabel('Nome').fill('Filiados');
  for (const wrong of [
    'https://app.powerbi.com/view?r=eyJrIjoi',
    `${URL_DO_RELATORIO}&redirect=1`,
    URL_DO_RELATORIO.replace('.com/', '.com:8443/'),
    'https://app.powerbi.com/reportEmbed?reportId=42',
  ]) {
    await url.fill(wrong);
    await expectFieldError(drawer, 'URL', 'Insira uma url valida!');
  }
  await expectNoViolations(page);
  await url.fill(URL_DO_RELATORIO);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dashboard incluido com sucesso!')).toBeVisible();

  const frame = page.locator('iframe[title="Filiados"]');
  await expect(frame).toHaveAttribute('src', URL_DO_RELATORIO);
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  );
  await expect(frame).toHaveAttribute('allow', 'fullscreen');
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(800);
  await expect(page.frameLocator('iframe[title="Filiados"]').getByText('Relatório de teste')).toBeVisible();
  const aba = page.getByRole('link', { name: 'Abrir em nova aba' });
  await expect(aba).toHaveAttribute('href', URL_DO_RELATORIO);
  await expect(aba).toHaveAttribute('rel', /noopener/);

  const left = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/Verificador');
  await page.getByRole('link', { name: 'Verificador' }).first().click();
  const others = await (await left).allHeaders();
  expect(others['content-security-policy']).toContain("frame-src 'self' blob:");
  expect(others['cross-origin-opener-policy']).toBe('same-origin');

  await page.goto('/PowerBi');
  await page.getByRole('button', { name: 'Ações de Filiados' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir dashboard' });
  await expect(question).toContainText('Tem certeza que deseja excluir este dashboard?');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Dashboard removido com sucesso!')).toBeVisible();
  await expect(page.getByText('Nao ha nenhum dado para ser exibido')).toBeVisible();
});

test('whoever is not named only looks, on a phone too; whoever lacks the role is led home and told', async ({
  person,
}) => {
  const { page } = await person(['power_bi'], undefined, phone);
  await answerFrames(page);
  await page.goto('/PowerBi');
  await expect(page.getByRole('heading', { name: 'Power BI' })).toBeVisible();
  await expect(page.getByText('Nao ha nenhum dado para ser exibido')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Incluir dashboard' })).toHaveCount(0);
  await expectFits(page);
  await expectNoViolations(page);
  const { page: outra } = await person(['verificador_filiado', 'sindex']);
  await outra.goto('/PowerBi');
  await expect(outra).toHaveURL(/\/profile$/);
  await expect(outra.getByText('Você não tem permissão para abrir essa página.')).toBeVisible();
});

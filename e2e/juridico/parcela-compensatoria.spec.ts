/**
 * The name search, from the legal desk's list to a phone without an account: published, searched with the work of a real browser on
 * plain http, confirmed with CPF and birth date, and put back to the earlier version. Both pages stay small.
 */
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const CABECA = 'NOME;FILIADA(O)?;JÁ ESTÁ NA AÇÃO?;CPF;NASCIMENTO\n';
const lista = (name: string, rows: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(CABECA + rows) });
const MARIA = 'MARIA HELENA DUARTE;SIM;SIM;529.982.247-25;08/05/1952\n';

/** Bytes of scripts, as they were sent. */
const WEIGHT = 120_000;

test('a list is published, searched on a phone, and the earlier one put back', async ({ person, browser, sede }) => {
  const { page: desk } = await person(['juridico'], 'Júlia Jurista');
  await desk.goto('/juridico/parcela-compensatoria');
  const publish = async (file: ReturnType<typeof lista>) => {
    await desk.getByLabel('Arquivo da lista').setInputFiles(file);
    await expect(desk.getByRole('region', { name: 'Prévia' })).toBeVisible();
    await desk.getByRole('button', { name: 'Publicar lista' }).click();
    // The notice may still be the one of the list before.
    await expect(desk.getByRole('region', { name: 'Prévia' })).toBeHidden();
    await expect(desk.getByText(/^Lista publicada:/).first()).toBeVisible();
  };
  await publish(lista('primeira.csv', MARIA));
  await expectNoViolations(desk);

  const context = await browser.newContext({ ...phone, baseURL: sede.url });
  const visitor = await context.newPage();
  let bytes = 0;
  visitor.on('response', async (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    // What is still under way when the page is closed was not needed for it.
    // Added once it is known: several wait at a time.
    const size = await response
      .request()
      .sizes()
      .then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      );
    bytes += size;
  });
  await visitor.goto('/parcela-compensatoria');
  await expect(visitor.getByRole('heading', { name: 'Parcela compensatória' })).toBeVisible();
  await visitor.getByLabel('Nome completo').fill('maria helena  duarte');
  await visitor.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(visitor.getByText('Você tem direito e está na ação.')).toBeVisible();
  await expectNoViolations(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect.poll(() => bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThan(WEIGHT);

  await visitor.getByRole('button', { name: 'Ver situação completa' }).click();
  await visitor.getByLabel('CPF').fill('52998224725');
  await visitor.getByLabel('Data de nascimento').fill('08051952');
  await visitor.getByRole('button', { name: 'Ver situação completa' }).click();
  await expect(visitor.getByText('Você tem direito, está na ação e é filiado(a) ao sindicato.')).toBeVisible();

  await publish(lista('segunda.csv', 'OUTRA PESSOA;SIM;SIM;;\n'));
  await visitor.getByLabel('Nome completo').fill('Maria Helena Duarte');
  await visitor.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(visitor.getByText('Nome não encontrado.')).toBeVisible();
  await desk.getByRole('button', { name: 'Voltar a esta versão: primeira.csv' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Voltar a esta versão?' });
  await dialog.getByRole('button', { name: 'Voltar a esta versão' }).click();
  await expect(desk.getByText('A versão anterior voltou a valer.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(visitor.getByText('Você tem direito e está na ação.')).toBeVisible();
  await context.close();
});

test('the privacy notice opens to anybody, from the foot of a public page', async ({ page }) => {
  await page.goto('/parcela-compensatoria');
  await page.getByRole('link', { name: 'Aviso de privacidade' }).click();
  await expect(page.getByRole('heading', { name: 'Aviso de privacidade' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Os seus direitos' })).toBeVisible();
  await expectNoViolations(page);
});

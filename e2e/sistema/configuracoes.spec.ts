/**
 * Settings: the union's name and logo where people see them, a refused value, lists, mails, audit, health, second step.
 *
 * A server of its own: what it sets would reach every other journey.
 */
import { expect, type Page } from '@playwright/test';
import { png } from '../support/picture.ts';
import { create, newBeneficiario, newItem } from '../support/records.ts';
import { download, expectFieldError, expectFits, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { ADMIN, expectNoViolations, newUser, type RunningServer, signIn, startServer, test } from '../support/test.ts';
import { totp } from '../support/totp.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.senha });
});
test.afterAll(() => server.stop());

const open = (page: Page, path: string) => page.goto(`${server.url}${path}`);

test('the union’s name and logo reach top bar, sign-in page and receipt; what makes no sense is refused at its field', async ({
  page,
  browser,
}) => {
  await signIn(page, server, ADMIN);
  await open(page, '/configuracoes');
  const form = page.getByRole('form', { name: 'Sindicato' });
  await fieldOf(form, 'Nome').fill('Sindicato dos Ladrilheiros');
  await fieldOf(form, 'Sigla').fill('SINDILADRI');
  await fieldOf(form, 'Service Desk').fill('http://sem-cifra.org');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(form, 'Service Desk', 'Use um endereço que comece com https://');
  await fieldOf(form, 'Service Desk').fill('');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Configurações salvas com sucesso!');
  await expect(page.getByRole('link', { name: 'SINDILADRI, ir para o início' })).toBeVisible();

  const file = page.getByLabel('Arquivo do logotipo');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Este arquivo não é uma imagem PNG ou JPEG.')).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(64, 24) });
  await expectNotice(page, 'Logotipo alterado com sucesso!');
  await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 64);
  await expectNoViolations(page);

  await form.getByRole('button', { name: 'Restaurar padrão de Sigla' }).click();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('link', { name: 'Sindicato dos Ladrilheiros, ir para o início' })).toBeVisible();
  await form.getByRole('button', { name: 'Histórico' }).click();
  await expect(page.getByRole('dialog', { name: 'Histórico de Sindicato' })).toContainText('Sigla SINDILADRI → —');
  await page.keyboard.press('Escape');

  const stranger = await browser.newContext({ locale: 'pt-BR' });
  const entry = await stranger.newPage();
  await open(entry, '/');
  await expect(entry.getByRole('contentinfo')).toHaveText('Sindicato dos Ladrilheiros');
  await expect(entry.locator('main img')).toHaveJSProperty('naturalWidth', 64);
  await stranger.close();

  const ana = await newUser(server, ['admin_financeiro'], 'Ana');
  const finance = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const desk = await finance.newPage();
  await signIn(desk, server, ana);
  const [beneficiario, item] = [await newBeneficiario(desk), await newItem(desk)];
  const { ids } = await create<{ ids: string[] }>(desk, 'despesas', {
    idItemDespesa: item.id,
    idBeneficiario: beneficiario.id,
    tipoDespesa: 'Serviços',
    centroCusto: 'Outro',
    descricao: 'Azulejos',
    valor: 12_345,
    dataVencimento: '2026-11-20',
    numeroParcelas: 1,
    meioPagamento: 'Digital',
    tipoDocumento: 'RECIBO',
    numeroDocumento: '1',
  });
  const receipt = await desk.request.get(`/api/despesas/${ids[0]}/recibo`);
  expect(receipt.ok(), await receipt.text()).toBe(true);
  expect((await receipt.body()).includes('word/media/')).toBe(true);
  await finance.close();
});

test('a list is edited; without a mail server the mails say so; the trail is filtered and exported; health says what to do', async ({
  page,
}) => {
  await signIn(page, server, ADMIN);
  await open(page, '/configuracoes/listas');
  const form = page.getByRole('form', { name: 'Listas do financeiro' });
  await form.getByRole('button', { name: 'Desabilitar Cheque' }).click();
  await form.getByLabel('Acrescentar a Meios de pagamento').fill('Pix');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Desabilitar Dinheiro' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Configurações salvas com sucesso!');
  await expect(form.getByRole('list', { name: 'Meios de pagamento desabilitadas' })).toContainText('Cheque');
  await expectNoViolations(page);

  await open(page, '/configuracoes/emails');
  await expect(page.getByRole('note')).toContainText('O envio de e-mail não está configurado');
  await expectNoViolations(page);

  await open(page, '/configuracoes/auditoria?modulo=configuracoes');
  await expect(row(page, 'Pix')).toContainText('Configuração: Meios de pagamento');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const { nome } = await download(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
  expect(nome).toBe('auditoria.csv');
  await expectNoViolations(page);
  await open(page, '/configuracoes/acessos?tipo=report_download');
  await expect(row(page, 'auditoria.csv')).toBeVisible();

  await open(page, '/configuracoes/saude');
  await expect(page.getByRole('heading', { name: 'Banco de dados' })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/acesso', '/listas', '/saude', '/emails', '/auditoria']) {
    await open(page, `/configuracoes${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
  await expectNoViolations(page);
});

test('a role that requires the second step shuts every page until it is on; a colleague’s can be reset', async ({
  page,
  browser,
}) => {
  const bia = await newUser(server, ['visualizador_evento', 'patrimonio'], 'Bia');
  await signIn(page, server, ADMIN);
  await open(page, '/configuracoes/acesso');
  const form = page.getByRole('form', { name: 'Acesso' });
  await form.getByRole('checkbox', { name: 'Visualizador de eventos' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Configurações salvas com sucesso!');

  const context = await browser.newContext({ locale: 'pt-BR' });
  const hers = await context.newPage();
  await signIn(hers, server, bia);
  await open(hers, '/eventos');
  await expect(hers.getByRole('heading', { name: 'Falta um passo' })).toBeVisible();
  expect((await hers.request.get(`${server.url}/api/eventos`)).status()).toBe(403);
  await expectNoViolations(hers);
  await hers.getByRole('button', { name: 'Ativar' }).click();
  const dialog = hers.getByRole('dialog');
  await dialog.locator('input[type="password"]').fill(bia.senha);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const key =
    (await hers
      .getByText(/^Sem câmera, digite a chave:/)
      .locator('span')
      .textContent()) ?? '';
  await hers.getByLabel(/Digite o código de seis/).fill(totp(key));
  await hers.getByRole('button', { name: 'Ativar' }).click();
  await hers.getByRole('button', { name: 'Continuar' }).click();
  await expect(hers.getByRole('heading', { name: 'Eventos' })).toBeVisible();

  await open(page, '/roles?busca=bia');
  await rowMenu(page, 'Bia', 'Redefinir duas etapas');
  const reset = page.getByRole('dialog');
  await reset.getByRole('textbox').fill('Perdeu o celular');
  await reset.getByRole('button', { name: 'Redefinir' }).click();
  await expectNotice(page, 'Verificação em duas etapas redefinida.');
  await open(page, '/configuracoes/emails?busca=redefinida');
  await expect(row(page, bia.email)).toContainText('Verificação em duas etapas redefinida');
  await context.close();
});

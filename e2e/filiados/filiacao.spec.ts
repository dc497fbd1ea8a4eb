/** An application, from the phone to the member: five steps, the draft, the signature by mail, the desk's decision, the invitation. */
import type { Page } from '@playwright/test';
import { linkFor } from '../support/mail.ts';
import { newCpf } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const SENHA = 'ladrilho-verde-do-planalto';
const ASSINAR = /http\S+\/filiacao\/assinar#[\w-]+/;
const alertOf = (page: Page) => page.getByRole('alert');
const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();
const text = (page: Page, label: string | RegExp, value: string) => page.getByLabel(label).fill(value);
const pick = (page: Page, label: string | RegExp, value: string) => page.getByLabel(label).selectOption(value);

async function fillWho(page: Page, nome: string, cpf: string) {
  await text(page, /^Nome completo/, nome);
  await text(page, /^CPF/, cpf);
  await text(page, /^Data de nascimento/, '08051952');
  await pick(page, /^Gênero/, 'Feminino');
  await text(page, /^RG/, '1204556');
  await text(page, /^Órgão expedidor/, 'SSP');
  await pick(page, /^UF/, 'DF');
  await pick(page, /^Estado civil/, 'Viúvo(a)');
  await text(page, /^Nome da mãe/, 'Ana Duarte');
}
async function fillContacts(page: Page, email: string) {
  await text(page, /^Celular \*|^Celular$/, '61999142207');
  await page.getByRole('radio', { name: 'Sim' }).check();
  await text(page, /^E-mail pessoal/, email);
  await text(page, /^CEP/, '70755030');
  await text(page, /^Bairro/, 'Asa Norte');
  await text(page, /^Cidade/, 'Brasília');
  await pick(page, /^Estado/, 'DF');
  await text(page, /^Em emergência/, 'Paulo Duarte');
  await text(page, /^Celular de emergência/, '61999111111');
  await text(page, /^Parentesco/, 'Filho');
}
async function fillWork(page: Page) {
  await page.getByRole('radio', { name: 'Câmara' }).check();
  await text(page, /^Ponto/, '7171');
  await expect(page.getByLabel(/^Ponto/)).toHaveValue('P-7171');
  await page.getByRole('radio', { name: 'Aposentado' }).check();
  await pick(page, /^Cargo/, 'Técnico Legislativo');
  await pick(page, /^Onde prefere/, 'Pessoal').catch(() => page.getByRole('radio', { name: 'Pessoal' }).check());
  await pick(page, /^Escolaridade/, 'Ensino superior completo');
  await pick(page, /^É filiado a outra/, 'Não');
}

test('from the phone to the accepted member', async ({ browser, sede, person }) => {
  test.slow();
  const cpf = newCpf();
  const email = `filiacao.${cpf}@sede.test`;
  const nome = `Maria Helena ${cpf.slice(0, 4)}`;
  const context = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', ...phone });
  const page = await context.newPage();
  await page.goto('/filiacao');
  await expect(page.getByRole('heading', { name: 'Quem é você' })).toBeVisible();
  await expect(page.getByText('Quem trabalha no Legislativo')).toHaveCount(0);
  await expectFits(page);
  await expectNoViolations(page);

  // All that the step lacks at once, and the first field has the focus.
  await next(page);
  await expect(alertOf(page)).toContainText('Preencha os campos obrigatórios: Nome completo, CPF, Data de nascimento');
  await expect(page.getByLabel(/^Nome completo/)).toBeFocused();
  await fillWho(page, nome, '111.111.111-11');
  await next(page);
  await expect(alertOf(page)).toHaveText('Por favor, insira um CPF válido.');
  await text(page, /^CPF/, cpf);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Como falar com você' })).toBeVisible();

  // What was typed is there again after a reload of the tab.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Como falar com você' })).toBeVisible();
  await fillContacts(page, email);
  await expectNoViolations(page);
  await next(page);
  await fillWork(page);
  await expectFits(page);
  await next(page);
  await text(page, /^Nome( \*)?$/, 'Clara Menezes');
  await next(page);
  await expect(alertOf(page)).toHaveText('Preencha o campo obrigatório: Data de nascimento do dependente 1');
  await text(page, /^Data de nascimento/, '14032016');
  await next(page);
  await expect(page.getByText('CPF ', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(alertOf(page)).toContainText('Autorização de tratamento de dados');
  await page.getByRole('checkbox', { name: /Autorizo o sindicato/ }).check();
  await page.getByRole('checkbox', { name: /Sou responsável/ }).check();
  await expectNoViolations(page);
  // Impatient: the desk finds one application of this name all the same.
  await page.getByRole('button', { name: 'Enviar' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Dados enviados com sucesso!' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Em breve você receberá um e-mail para assinatura!')).toBeVisible();
  const protocolo = await page.locator('dd').first().innerText();
  await expectFits(page);
  await expectNoViolations(page);

  await page.goto(await linkFor(sede, email, ASSINAR));
  await expect(page.getByText(`Protocolo ${protocolo}`)).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await text(page, /^Seu CPF/, newCpf());
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assinar' }).click();
  await expect(alertOf(page)).toContainText('O CPF não confere com o do pedido. Restam 4 tentativas.');
  await text(page, /^Seu CPF/, cpf);
  await page.getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByRole('heading', { name: 'Termo assinado. Obrigado!' })).toBeVisible({ timeout: 20_000 });
  await context.close();

  const desk = await person(['editor_filiado'], 'Edite Editora');
  await desk.page.goto('/filiacao/pedidos');
  await desk.page.getByRole('button', { name: new RegExp(nome) }).click();
  await expect(desk.page.getByRole('heading', { name: nome })).toBeVisible();
  await expectNoViolations(desk.page);
  await desk.page.getByRole('button', { name: 'Aceitar' }).click();
  await expect(desk.page.getByText('Pedido aceito.')).toBeVisible();
  await desk.page.goto(`/filiados?busca=${cpf}`);
  await expect(desk.page.getByText(nome).first()).toBeVisible();
  const { request } = desk.page;
  // Of the one that was found.
  const dela = (await (await request.get(`/api/filiados?busca=${cpf}`)).json()).itens[0].id as string;

  // The accepted member chooses a password, signs in, changes what is theirs, and finds nobody else's.
  const celular = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', ...phone });
  const filiada = await celular.newPage();
  await filiada.goto(await linkFor(sede, email));
  await filiada.getByLabel('Nova senha', { exact: true }).fill(SENHA);
  await filiada.getByLabel('Confirme a nova senha').fill(SENHA);
  await filiada.getByRole('button', { name: 'Salvar a senha' }).click();
  await filiada.getByLabel('E-mail').fill(email);
  await filiada.getByLabel('Senha', { exact: true }).fill(SENHA);
  await filiada.getByRole('button', { name: 'Acessar' }).click();
  await expect(filiada.getByRole('heading', { name: 'Meu Perfil', level: 1 })).toBeVisible();
  await filiada.getByRole('button', { name: 'Editar' }).click();
  await filiada.getByLabel(/^Telefone fixo/).fill('6133471180');
  await filiada.getByRole('button', { name: 'Confirmar' }).click();
  await expect(filiada.getByText('Usuário atualizado com sucesso!')).toBeVisible();
  await expect(filiada.getByText('(61) 3347-1180')).toBeVisible();

  // She asks for a correction on the phone; the desk reads both values and accepts; she sees the answer, and the mail says none.
  await filiada.getByRole('button', { name: 'Pedir correção' }).click();
  const correcao = filiada.getByRole('dialog', { name: /Pedir correção/ });
  await choose(correcao, 'Campo', 'Escolaridade');
  await expect(correcao.getByText('Na ficha hoje: Ensino superior completo')).toBeVisible();
  await choose(correcao, 'Valor correto', 'Mestrado');
  await fieldOf(correcao, 'Justificativa').fill('Defendi em outubro.');
  await expectFits(filiada);
  await expectNoViolations(filiada);
  await correcao.getByRole('button', { name: /Enviar pedido/ }).click();
  await expectNotice(filiada, 'Pedido de correção enviado.');
  await expect(filiada.getByText('Aguardando resposta')).toBeVisible();
  await expectFits(filiada);
  await desk.page.goto('/filiados/correcoes');
  await desk.page.getByRole('button', { name: new RegExp(nome) }).click();
  await expect(desk.page.getByRole('heading', { name: `Escolaridade de ${nome}` })).toBeVisible();
  await expect(desk.page.getByText('Defendi em outubro.')).toBeVisible();
  await expectFits(desk.page);
  await expectNoViolations(desk.page);
  await desk.page.getByRole('button', { name: 'Aceitar' }).click();
  await expectNotice(desk.page, 'Correção aceita.');
  await filiada.reload();
  await expect(filiada.getByText('Aceita', { exact: true })).toBeVisible();
  await filiada.getByText('Outros dados da ficha').click();
  await expect(filiada.locator('dd', { hasText: 'Mestrado' })).toBeVisible();

  for (const path of ['', '/restritos', '/historico', '/dependentes', '/linha-do-tempo', '/ficha']) {
    expect((await filiada.request.get(`/api/filiados/${dela}${path}`)).status(), path).toBe(403);
  }
  expect((await filiada.request.get('/api/filiados/exportar?formato=csv')).status()).toBe(403);
  await filiada.goto('/filiados');
  await expect(filiada.getByRole('heading', { name: 'Filiados', level: 1 })).toHaveCount(0);
  await celular.close();
});

test('on a wide screen: what membership brings, its cost, and the way down to the form', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/filiacao');
  await expect(page.getByText('0,9% do líquido')).toBeVisible();
  await page.getByLabel('Quanto seria para você?').fill('18400');
  await expect(page.getByText('R$ 165,60')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Filie-se' }).first().click();
  await expect(page.getByRole('heading', { name: 'Formulário de filiação' })).toBeInViewport();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(page.getByText('0,9% do líquido')).toHaveCount(0);
  await page.goto('/filiacao/assinar#forjado');
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.');
});

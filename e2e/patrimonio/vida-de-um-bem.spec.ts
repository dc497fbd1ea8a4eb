/**
 * The life of one asset: bought, taken out, its term mailed, read and accepted by its holder on a phone, late and told so by mail, returned,
 * repaired, read by a camera in an inventory, discarded. Over a real mail server.
 */
import type { Browser, Page } from '@playwright/test';
import { type Camera, withCamera } from '../support/camera.ts';
import { runJob } from '../support/database.ts';
import { day, pdf, shown, typed } from '../support/expenses.ts';
import { newCpf } from '../support/records.ts';
import {
  choose,
  download,
  expectFieldError,
  expectFits,
  expectNotice,
  fieldOf,
  panelOf,
  row,
  rowMenu,
} from '../support/screens.ts';
import { type Mailbox, testWithMail } from '../support/smtp.ts';
import { expect, expectNoViolations, phone, type RunningServer } from '../support/test.ts';

const test = testWithMail.extend<{ camera: Camera }, { filme: string }>(withCamera);
const BENS = '/patrimonio';
/** That no other asset of this run has. */
const plate = () => String(3_000_000 + (process.pid % 9000) * 1000).padStart(10, '0');

/** The newest mail to this address whose subject says this, once it has come. */
async function mailTo({ received }: Mailbox, email: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect(() => {
    text = received.findLast(({ to, mail }) => to === email && subject.test(mail.subject ?? ''))?.mail.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return text;
}

/** What somebody without a session does who holds the link: reads, mistypes, accepts; a second time it opens nothing. */
async function acceptOnPhone(browser: Browser, { url }: RunningServer, link: string, bem: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', ...phone });
  const celular = await context.newPage();
  await celular.goto(link);
  await expect(celular.getByRole('heading', { name: 'Termo de responsabilidade' })).toBeVisible();
  await expect(celular.getByRole('listitem')).toHaveText([new RegExp(`^${bem}.*Dell Latitude 5450`)]);
  await expect(celular.getByRole('region', { name: 'Texto do termo' })).toContainText('Declaro que recebi');
  await expectFits(celular);
  await expectNoViolations(celular);
  const cpf = celular.getByLabel(/^Seu CPF/);
  await cpf.fill('11111111111');
  await celular.getByRole('button', { name: 'Aceitar' }).click();
  await expect(celular.getByText('Digite os 11 números do seu CPF.')).toBeVisible();
  await cpf.fill(newCpf());
  await celular.getByRole('button', { name: 'Aceitar' }).click();
  await expect(celular.getByRole('heading', { name: 'Termo aceito.' })).toBeVisible();
  await celular.goto('about:blank');
  await celular.goto(link);
  await expect(celular.getByRole('alert')).toContainText('Este link não vale mais.');
  await expect(celular.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);
  await context.close();
}

/** Counted by the camera of a phone, and closed. */
async function takeInventory(page: Page, celular: Page, camera: Camera, bem: { id: string; numero: string }) {
  const nome = `Inventário ${bem.numero}`;
  await page.goto('/patrimonio/inventarios');
  await page.getByRole('button', { name: 'Novo inventário' }).first().click();
  const form = page.getByRole('dialog', { name: 'Novo inventário' });
  await fieldOf(form, 'Nome').fill(nome);
  await form.getByRole('radio', { name: 'Bens de alguns setores' }).check();
  await form.getByRole('checkbox', { name: 'Comunicação' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Inventário iniciado com sucesso!');
  await page.getByRole('link', { name: nome }).or(page.getByText(nome)).first().click();
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  const endereco = new URL(page.url()).pathname;
  await camera.show(new URL(`/patrimonio/bens/${bem.id}`, page.url()).href);
  await celular.goto(`${endereco}/leitura`);
  const cartao = celular.getByRole('region', { name: 'Última leitura' });
  await expect(cartao).toContainText(bem.numero);
  await expect(cartao).toContainText('Encontrado');
  await cartao.getByRole('button', { name: 'Ruim' }).click();
  await expectFits(celular);
  await expect(row(page, bem.numero)).toContainText(/Encontrado.*Ruim.*Edson Lopes/);
  await page.getByRole('button', { name: 'Encerrar inventário' }).click();
  await page
    .getByRole('dialog', { name: 'Encerrar inventário' })
    .getByRole('button', { name: 'Encerrar inventário' })
    .click();
  await expectNotice(page, 'Inventário encerrado com sucesso!');
}

test('an asset is bought, taken out against a term, late, returned, repaired, counted and discarded', async ({
  person,
  browser,
  sede,
  mailbox,
  camera,
}) => {
  test.slow();
  const email = `renato.${process.pid}@exemplo.org`;
  const { page } = await person(['patrimonio'], 'Paula Rezende');
  const numero = plate();
  const nome = `${numero} · Notebook`;
  const find = `?busca=${numero}`;
  await page.goto(BENS);
  await page.getByRole('button', { name: 'Cadastrar bem' }).first().click();
  const novo = page.getByRole('dialog', { name: 'Cadastrar bem' });
  await fieldOf(novo, 'Nº de patrimônio').fill(numero);
  await novo.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(novo, 'Tipo de objeto', 'Obrigatorio');
  await choose(novo, 'Tipo de objeto', 'Notebook');
  await fieldOf(novo, 'Descrição').fill('Dell Latitude 5450');
  await fieldOf(novo, 'Responsável').fill('Almoxarifado');
  await choose(novo, 'Setor', 'Comunicação');
  await fieldOf(novo, 'Data de aquisição').fill(typed(day(-30)));
  await novo.locator('[data-field=anexos] input[type=file]').setInputFiles(pdf('nota-fiscal.pdf'));
  const enviar = page.getByRole('dialog', { name: 'Enviar arquivos' });
  await expect(enviar).toContainText('Confirma o envio dos arquivos?');
  await enviar.getByRole('button', { name: 'Confirmar' }).click();
  await expect(novo.getByRole('link', { name: /nota-fiscal\.pdf/ })).toBeVisible();
  await expectNoViolations(page);
  await novo.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Bem patrimonial salvo com sucesso!');

  // Taken out, due back yesterday.
  await page.goto(`${BENS}${find}`);
  await expect(row(page, numero)).toContainText(/Disponível.*Na sede/);
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: `Selecionar ${nome}` }).check();
  await page.getByRole('button', { name: /^Registrar saída/ }).click();
  const saida = page.getByRole('dialog', { name: 'Registrar saída' });
  await expect(saida.getByRole('list', { name: 'Bens: escolhidos' })).toContainText(nome);
  await saida.getByRole('button', { name: 'Outra pessoa' }).click();
  await fieldOf(saida, 'Responsável').fill('Renato Vilela');
  await fieldOf(saida, 'E-mail do responsável').fill(email);
  await fieldOf(saida, 'Motivo da movimentação').fill('Reunião externa');
  await fieldOf(saida, 'Data de saída').fill(typed(day(-3)));
  await fieldOf(saida, 'Hora de saída').fill('0900');
  await fieldOf(saida, 'Previsão de retorno').fill(typed(day(-1)));
  await saida.getByRole('radio', { name: 'Bom' }).check();
  await expectNoViolations(page);
  await saida.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Fluxo salvo com sucesso!');
  await expect(row(page, numero)).toContainText(/Em uso.*Atrasado 1 dia/);

  // Its term, read out of the mail and accepted by whoever has only the link; kept with its proof.
  const carta = await mailTo(mailbox, email, /Confirme o recebimento de um bem/);
  expect(carta).toContain(numero);
  const link = /http\S+\/termo#[\w-]{43}/.exec(carta)?.[0] ?? '';
  expect(link.startsWith(`${sede.url}/`)).toBe(true);
  await acceptOnPhone(browser, sede, link, numero);
  await row(page, numero).click();
  const termos = panelOf(page, nome).getByRole('region', { name: 'Termos' });
  await expect(termos).toContainText(/Renato Vilela.*Pelo link.*Aceito/);
  const href = (await termos.getByRole('link', { name: 'Termo (PDF): Renato Vilela' }).getAttribute('href')) ?? '';
  const papel = await page.request.get(href);
  expect(papel.headers()['content-type']).toBe('application/pdf');
  expect((await papel.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(`${BENS}${find}`);

  // Whoever has it is told that it is late, once.
  await runJob(sede, 'avisar-bens-atrasados');
  const atraso = await mailTo(mailbox, email, new RegExp(`^Bem ${numero} com devolução atrasada há 1 dia$`));
  expect(atraso).toContain(`deveria ter voltado em ${shown(day(-1))}`);

  // What is out is not discarded.
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await expect(page.getByRole('menuitem', { name: /^Descartar/ })).toContainText('registre o retorno antes');
  await page.keyboard.press('Escape');

  const irmas = page.getByRole('navigation', { name: 'Páginas desta seção' });
  await expect(irmas.getByRole('link', { name: /^Histórico de manutenção/ })).toBeVisible();
  await irmas.getByRole('link', { name: /^Controle de Fluxo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Controle de Fluxo' })).toBeVisible();
  await page.goto(`/patrimonio/controle-de-fluxo${find}&situacao=atrasado`);
  await expect(row(page, numero)).toContainText('Fora do prazo há 1 dia');
  await expectNoViolations(page);
  const file = await download(page, async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /xlsx|Excel/ }).click();
  });
  expect(file.nome).toBe('controle_de_fluxo.xlsx');
  await rowMenu(page, nome, 'Prorrogar');
  const prorrogar = page.getByRole('dialog', { name: 'Prorrogar' });
  await fieldOf(prorrogar, 'Previsão de retorno').fill(typed(day(5)));
  await prorrogar.getByRole('button', { name: 'Prorrogar' }).click();
  await expectNotice(page, 'Previsão de retorno alterada.');
  await page.goto(`/patrimonio/controle-de-fluxo${find}`);
  await rowMenu(page, nome, 'Registrar retorno');
  const retorno = page.getByRole('dialog', { name: 'Registrar retorno' });
  await fieldOf(retorno, 'Data de retorno').fill(typed(day(-4)));
  await retorno.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(retorno, 'Data de retorno', 'O retorno não pode ser anterior à saída.');
  await fieldOf(retorno, 'Data de retorno').fill(typed(day(-1)));
  await fieldOf(retorno, 'Hora de retorno').fill('1730');
  await retorno.getByRole('radio', { name: 'Ruim' }).check();
  await retorno.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Fluxo salvo com sucesso!');
  await expect(row(page, numero)).toContainText(`${shown(day(-1))} 17:30`);

  // To the workshop and back without a repair.
  await page.goto('/patrimonio/historico-manutencao');
  await page.getByRole('button', { name: 'Cadastrar Manutenção' }).first().click();
  const manutencao = page.getByRole('dialog', { name: 'Cadastrar Manutenção' });
  await choose(manutencao, 'Nº Patrimônio', nome, numero);
  await fieldOf(manutencao, 'Responsável pela Manutenção').fill('Oficina Central');
  await fieldOf(manutencao, 'Descrição do Problema').fill('Tela trincada');
  await expectNoViolations(page);
  await manutencao.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Histórico de manutenção salvo com sucesso!');
  await page.goto(`${BENS}${find}`);
  await expect(row(page, numero)).toContainText(/Em manutenção.*Oficina desde/);
  await rowMenu(page, nome, 'Retorno da manutenção');
  const fim = page.getByRole('dialog', { name: 'Registrar retorno' });
  await fim.getByRole('radio', { name: 'Sem conserto' }).check();
  await fim.getByRole('switch', { name: 'Marcar o bem como descarte pendente' }).check();
  await fim.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Histórico de manutenção salvo com sucesso!');
  await expect(row(page, numero)).toContainText('Descarte pendente');

  // Counted, by the camera of somebody else's phone.
  await row(page, numero).click();
  const id = new URL(page.url()).searchParams.get('registro') ?? '';
  const { page: celular } = await person(['patrimonio'], 'Edson Lopes', phone);
  await takeInventory(page, celular, camera, { id, numero });
  await page.goto(`${BENS}${find}`);
  await expect(row(page, numero)).toContainText(shown(day(0)));

  // Discarded, taken back, discarded for good; its panel tells all of it.
  await rowMenu(page, nome, 'Descartar');
  const descartar = page.getByRole('dialog', { name: 'Descartar bem' });
  await descartar.getByRole('button', { name: 'Descartar' }).click();
  await expectNotice(page, 'Descarte registrado com sucesso!');
  await expect(row(page, numero)).toContainText('Descartado');
  await rowMenu(page, nome, 'Desfazer descarte');
  const desfazer = page.getByRole('dialog', { name: 'Desfazer descarte' });
  await fieldOf(desfazer, 'Motivo').fill('Era outro bem');
  await desfazer.getByRole('button', { name: 'Desfazer' }).click();
  await expectNotice(page, 'Descarte desfeito.');
  await row(page, numero).click();
  const panel = panelOf(page, nome);
  await expect(panel.getByRole('region', { name: 'Fluxos' })).toContainText('Renato Vilela');
  await expect(panel.getByRole('region', { name: 'Manutenções' })).toContainText('Sem conserto');
  await expect(panel.getByRole('region', { name: 'Termos' })).toContainText('Aceito');
  await expect(panel.getByRole('region', { name: 'Anexos' })).toContainText('nota-fiscal.pdf');
  await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText('Era outro bem');
  await expectNoViolations(page);
});

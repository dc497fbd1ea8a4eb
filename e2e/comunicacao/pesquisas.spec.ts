/**
 * A survey from the selection to the answer on a phone and its results, anonymous and under one's name; approved by a second person above
 * the limit; and links that are used, past their day or forged. Over a real mail server.
 */
import type { Page } from '@playwright/test';
import { runSql, withSettings } from '../support/database.ts';
import { create, newCpf, unique } from '../support/records.ts';
import { expectFits, expectNotice, firstRow } from '../support/screens.ts';
import { type Mailbox, testWithMail as test } from '../support/smtp.ts';
import { expect, expectNoViolations, phone, type RunningServer } from '../support/test.ts';

interface Membro {
  nome: string;
  email: string;
}
let count = 0;
async function newMembers(page: Page, surname: string, names: readonly string[]): Promise<Membro[]> {
  const members: Membro[] = [];
  for (const name of names) {
    const membro = {
      nome: `${name} ${surname}`,
      email: `pesquisa.${name.toLowerCase()}.${process.pid}.${++count}@exemplo.org`,
    };
    await create(page, 'filiados', {
      ...{ nomeCompleto: membro.nome, cpf: newCpf(), email: membro.email, empresa: 'TCU', matricula: `81${count}` },
      ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03' },
    });
    members.push(membro);
  }
  return members;
}

/** Chosen, asked, and shown what it does; the dialog stands before its last button. */
async function prepare(page: Page, surname: string, modo: 'Anônima' | 'Identificada') {
  await page.goto(`/Satisfacao?busca=${encodeURIComponent(surname)}`);
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await page.getByRole('button', { name: /^Enviar pesquisa/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar pesquisa' });
  await dialog.getByRole('button', { name: 'Conferir' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Você precisa selecionar pelo menos uma pesquisa!');
  await dialog.getByRole('checkbox', { name: 'Jurídico' }).check();
  await dialog.getByRole('checkbox', { name: 'Odonto' }).check();
  await dialog.getByRole('radio', { name: modo }).check();
  await dialog.getByRole('button', { name: 'Conferir' }).click();
  await expect(dialog.getByText('O que você acha dos nossos serviços?')).toBeVisible();
  return dialog;
}
/** The minute in which it can be called off, over. */
const letGo = (server: RunningServer) =>
  runSql(server, "update pesquisas set sai_em = now() where estado = 'na_espera'", []);

/** The link of the newest mail to this address, once it has come. */
async function linkTo({ received }: Mailbox, email: string): Promise<string> {
  let link = '';
  await expect(() => {
    const mine = received.filter(({ to }) => to === email);
    link = /http\S+\/pesquisa#[\w-]{43}/.exec(mine.at(-1)?.mail.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link;
}
const question = (page: Page, name: string) => page.getByRole('group', { name });
const NAO_VALE = 'Este link não vale mais: já foi usado, passou do prazo ou está incompleto.';
const expectRefused = async (page: Page, link: string) => {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(NAO_VALE);
  await expect(page.getByRole('button', { name: 'Enviar resposta' })).toHaveCount(0);
};
async function answer(page: Page, link: string, nota: number) {
  await page.goto('about:blank');
  await page.goto(link);
  await question(page, 'Jurídico')
    .getByRole('radio', { name: String(nota), exact: true })
    .check();
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByRole('heading', { name: 'Obrigado pela sua resposta!' })).toBeVisible();
}
const openSurvey = async (page: Page) => {
  await page.goto('/Satisfacao/enviadas');
  await firstRow(page).click();
};

test('anonymous: answered on a phone, told from five answers on and of nobody', async ({
  person,
  browser,
  sede,
  mailbox,
}) => {
  test.slow();
  const { page: gestora } = await person(['gestor_usuario']);
  const surname = unique('Anonima');
  const members = await newMembers(gestora, surname, ['Ana', 'Beto', 'Cida', 'Davi', 'Elza']);
  const { page } = await person(['pesquisa_satisfacao'], 'Paula Pesquisa');
  const dialog = await prepare(page, surname, 'Anônima');
  await expect(dialog.getByText('5 filiados recebem')).toBeVisible();
  await expect(dialog.getByText(/guardada sem o seu nome/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expectNotice(page, 'Pesquisa enviada com sucesso! 5 mensagens saem em 60 segundos.');
  await expect(page.getByText(/Saindo em 0:\d\d/)).toBeVisible();
  await letGo(sede);

  const hand = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', ...phone });
  const mobile = await hand.newPage();
  const [first, ...others] = members;
  await mobile.goto(await linkTo(mailbox, first?.email ?? ''));
  await expect(mobile.getByText('Anônima', { exact: true })).toBeVisible();
  await expectFits(mobile);
  await mobile.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(mobile.getByRole('alert')).toHaveText('Dê uma nota a pelo menos um serviço.');
  await question(mobile, 'Jurídico').getByRole('radio', { name: '9', exact: true }).check();
  await mobile.getByLabel('Comentário sobre Jurídico').fill('Fui bem atendida.');
  await expectNoViolations(mobile);
  await mobile.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(mobile.getByRole('heading', { name: 'Obrigado pela sua resposta!' })).toBeVisible();
  await expectRefused(mobile, await linkTo(mailbox, first?.email ?? ''));

  await openSurvey(page);
  // The last mails may be marked a round of the sender later than the first was read.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/5 de 5 enviadas · 1 respondidas/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('Fui bem atendida.')).toHaveCount(0);
  for (const [at, { email }] of others.entries()) await answer(mobile, await linkTo(mailbox, email), 5 + at);
  await page.reload();
  const results = page.getByRole('table', { name: 'Resultados de Jurídico' });
  await expect(results.getByRole('row', { name: /Todas 5 7,0/ })).toBeVisible();
  await expect(page.getByText('Fui bem atendida.')).toBeVisible();
  await expect(page.getByText(surname)).toHaveCount(0);
  await hand.close();
});

test('under one’s name: above the limit another person approves; seen with the name; what is past or forged opens nothing', async ({
  person,
  browser,
  sede,
  mailbox,
}) => {
  test.slow();
  const { page: gestora } = await person(['gestor_usuario'], 'Gilda Gestora');
  const surname = unique('Nominal');
  const [ana, beto] = await newMembers(gestora, surname, ['Ana', 'Beto']);
  if (!ana || !beto) throw new Error('two members were made');
  const { page } = await person(['pesquisa_satisfacao'], 'Paula Pesquisa');
  await withSettings(sede, { limiteComunicacao: 1 }, async () => {
    const dialog = await prepare(page, surname, 'Identificada');
    await expect(dialog.getByText('Outra pessoa aprova a lista e a mensagem antes de sair.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expectNotice(page, 'Pesquisa aguardando aprovação.');
  });

  await gestora.goto('/Satisfacao/enviadas?estado=aguardando_aprovacao');
  await firstRow(gestora).click();
  await expect(gestora.getByRole('region', { name: 'Como a mensagem chega' })).toContainText('é identificada');
  await gestora.getByRole('button', { name: /^Aprovar/ }).click();
  await gestora.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expectNotice(gestora, 'Pesquisa aprovada. 2 mensagens saem em 60 segundos.');
  await letGo(sede);

  const hand = await browser.newContext({ baseURL: sede.url, locale: 'pt-BR', ...phone });
  const mobile = await hand.newPage();
  const link = await linkTo(mailbox, ana.email);
  await expectRefused(mobile, `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`);
  await expectRefused(mobile, link.replace(/#.*/, ''));
  await answer(mobile, link, 8);
  const late = await linkTo(mailbox, beto.email);
  await runSql(sede, 'update pesquisas set expira_em = current_date - 2', []);
  await expectRefused(mobile, late);
  await hand.close();

  await openSurvey(page);
  const who = page.getByRole('listitem').filter({ hasText: `Ana ${surname}` });
  await expect(who).toContainText('Jurídico: 8');
  await expect(page.getByText(`Beto ${surname}`)).toHaveCount(0);
  // Whoever approved it sees no answers.
  await gestora.reload();
  await expect(gestora.getByText(/1 respondidas/)).toBeVisible();
  await expect(gestora.getByText(`Ana ${surname}`)).toHaveCount(0);
});

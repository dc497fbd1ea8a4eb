/**
 * A mailing from the filter to the message in somebody's mailbox, and out of it again; one approved by a second person, interrupted
 * in the middle and gone on with. Over a real mail server; its settings are of its own server, since they reach everybody.
 */
import type { Page } from '@playwright/test';
import { runSql, withSettings } from '../support/database.ts';
import { png } from '../support/picture.ts';
import { create, newCpf, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, row } from '../support/screens.ts';
import { testWithMail as test } from '../support/smtp.ts';
import { expect, expectNoViolations, phone, type RunningServer } from '../support/test.ts';

let count = 0;
interface Membro {
  nome: string;
  email: string;
}
async function newMembers(page: Page, surname: string, names: readonly string[], over: object = {}): Promise<Membro[]> {
  const members: Membro[] = [];
  for (const name of names) {
    const nome = `${name} ${surname}`;
    const email = `${name.toLowerCase()}.${process.pid}.${++count}@exemplo.org`;
    await create(page, 'filiados', {
      ...{ nomeCompleto: nome, cpf: newCpf(), email, empresa: 'SENADO', matricula: String(71_000 + count) },
      ...{ situacaoFiliado: 'APOSENTADO', dataFiliacao: '2001-02-03' },
      ...over,
    });
    members.push({ nome, email });
  }
  return members;
}
/** The minute in which it can be taken back, over. */
const letGo = (server: RunningServer, titulo: string) =>
  runSql(server, "update comunicacoes set sai_em = now() where titulo = $1 and estado = 'na_espera'", [titulo]);

async function selectAll(page: Page, surname: string, quantos: number) {
  await page.goto(`/comunicacao?nome=${encodeURIComponent(surname)}`);
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await expect(page.getByText(`${quantos} Filiado(s) selecionado(s)`).last()).toBeVisible();
  await page.getByRole('button', { name: 'Comunicar' }).click();
  return page.getByRole('dialog', { name: 'Comunicar' });
}
/** The one sender of an installation that lists none, the topic, and the title. */
async function address(page: Page, titulo: string) {
  const dialog = page.getByRole('dialog', { name: 'Comunicar' });
  await fieldOf(dialog, 'Remetente').click();
  await page.getByRole('option', { name: / · \S+@/ }).click();
  await choose(dialog, 'Assunto', 'Informativo · aceita descadastro');
  await fieldOf(dialog, 'Título').fill(titulo);
}

test('from the filter to the message, opened and read; one leaves by the page, one by a click of the mail program', async ({
  person,
  browser,
  sede,
  mailbox,
}) => {
  const { page: gestora } = await person(['gestor_usuario']);
  const surname = unique('Aposentada');
  const [ana, beto] = await newMembers(gestora, surname, ['Ana', 'Beto']);
  await newMembers(gestora, surname, ['Cida'], { email: null, semEmail: true });
  if (!ana || !beto) throw new Error('two members were made');

  const { page } = await person(['comunicacao'], 'Carla Comunicação');
  await page.goto('/comunicacao');
  await page.getByRole('button', { name: 'Filtragem' }).click();
  const panel = page.getByRole('region', { name: 'Filtragem' });
  await panel.getByLabel('Nome completo').fill(surname);
  await panel.getByRole('button', { name: 'Situação: todos' }).click();
  await page.getByRole('checkbox', { name: 'Aposentado' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 filtros ativos')).toBeVisible();
  await expect(row(page, `Cida ${surname}`)).toContainText('Sem e-mail');
  await expect(page.getByRole('button', { name: 'Comunicar' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await page.getByRole('button', { name: 'Comunicar' }).click();

  const dialog = page.getByRole('dialog', { name: 'Comunicar' });
  const who = dialog.getByRole('region', { name: 'Destinatários' });
  await expect(who).toContainText('2 mensagens');
  await expect(who).toContainText(`Ana ${surname}, Beto ${surname}`);
  await expect(who).toContainText('1 não recebe');
  const titulo = unique('Encontro dos aposentados');
  await address(page, titulo);
  const text = dialog.getByRole('textbox', { name: 'Mensagem' });
  await text.click();
  await page.keyboard.type('Prezado(a) ');
  await dialog.getByRole('combobox', { name: 'Inserir campo' }).selectOption({ label: 'Nome' });
  await page.keyboard.type(', o encontro é ');
  await dialog.getByRole('button', { name: 'Negrito' }).click();
  await page.keyboard.type('dia 25');
  await dialog.getByLabel('Arquivo da imagem').setInputFiles({
    ...{ name: 'convite.png', mimeType: 'image/png', buffer: png(1200, 400) },
  });
  await expect(text.getByRole('img', { name: 'convite' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ver como chega' }).click();
  const previa = page.getByRole('dialog', { name: 'Ver como chega' });
  await expect(previa.frameLocator('iframe').getByText(`Prezado(a) Ana ${surname}, o encontro é dia 25`)).toBeVisible();
  await previa.getByRole('button', { name: 'Fechar' }).last().click();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expectNotice(page, 'Comunicação enviada com sucesso! 2 mensagens saem em 60 segundos.');
  await expect(page.getByRole('region', { name: `Saindo: ${titulo}` })).toContainText(/Saindo em (1:00|0:\d\d) · ?/);
  await expect(page.getByText('Filiado(s) selecionado(s)')).toHaveCount(0);
  await letGo(sede, titulo);

  const mailFor = (to: string) => mailbox.received.filter((one) => one.to === to && one.mail.subject === titulo);
  await expect.poll(() => [mailFor(ana.email).length, mailFor(beto.email).length], { timeout: 40_000 }).toEqual([1, 1]);
  const [{ mail }] = mailFor(ana.email) as [(typeof mailbox.received)[number]]; // one, as counted above
  expect(mail.html).toContain(`Prezado(a) Ana ${surname}, o encontro é <strong>dia 25</strong>`);
  expect(mail.attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline' }]);
  expect(mail.text).toContain(`Prezado(a) Ana ${surname}`);
  // As a mail program shows it: nothing wider than the message.
  const opened = await browser.newPage({ viewport: { width: 800, height: 900 } });
  const picture = `data:image/png;base64,${png(1200, 400).toString('base64')}`;
  await opened.setContent((mail.html ?? '').replace(/cid:[^"]+/, picture));
  expect((await opened.getByRole('img').boundingBox())?.width).toBeLessThanOrEqual(640);
  await expectFits(opened);

  const link = /http\S+\/descadastro#[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
  await opened.goto(link);
  const informativo = opened.getByRole('checkbox', { name: 'Informativo' });
  await expect(informativo).toBeChecked();
  await expectNoViolations(opened);
  await informativo.uncheck();
  await opened.getByRole('button', { name: 'Salvar' }).click();
  await expect(opened.getByText('Pronto. Sua escolha vale a partir de agora.')).toBeVisible();
  await opened.reload();
  await expect(informativo).not.toBeChecked();
  await opened.close();

  const oneClick = /^List-Unsubscribe: <([^>]+)>/im.exec(
    (mailFor(beto.email)[0]?.raw ?? '').replace(/\r\n[ \t]+/g, ' '),
  )?.[1];
  if (!oneClick) throw new Error('no List-Unsubscribe');
  // A scanner opens every link: nothing is changed by that.
  expect((await fetch(oneClick)).status).toBe(200);
  const again = await selectAll(page, surname, 3);
  await address(page, `${titulo} de novo`);
  await expect(again.getByRole('region', { name: 'Destinatários' })).toContainText('1 mensagem');
  await expect(again.getByRole('region', { name: 'Destinatários' })).toContainText('Não quer este assunto1');
  const click = await fetch(oneClick, {
    ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(click.status).toBe(200);
  await again.getByRole('textbox', { name: 'Mensagem' }).click();
  await page.keyboard.type('De novo.');
  await again.getByRole('button', { name: 'Enviar', exact: true }).click();
  // Between the look and the sending somebody left: nothing goes out.
  await expect(page.getByText('Ninguém da seleção pode receber esta mensagem.').first()).toBeVisible();
  await expect(again.getByRole('region', { name: 'Destinatários' })).toContainText('Não quer este assunto2');
  expect(mailbox.received.filter(({ to }) => to === ana.email || to === beto.email)).toHaveLength(2);
});

test('above the limit another person approves, on a phone; interrupted in the middle and resumed, everybody gets it once', async ({
  person,
  sede,
  mailbox,
}) => {
  const { page: gestora } = await person(['gestor_usuario']);
  const surname = unique('Servidora');
  const names = ['Eva', 'Fabio', 'Gil', 'Helo', 'Ivo', 'Julia'];
  const members = await newMembers(gestora, surname, names);
  await withSettings(sede, { limiteComunicacao: 5, emailsPorMinuto: 600 }, async () => {
    const { page } = await person(['comunicacao'], 'Carla Comunicação');
    const dialog = await selectAll(page, surname, 6);
    const titulo = unique('Assembleia');
    await address(page, titulo);
    await dialog.getByRole('textbox', { name: 'Mensagem' }).click();
    await page.keyboard.type('Venha à assembleia.');
    await expect(dialog.getByText('Acima de 5 mensagens, outra pessoa aprova a lista e o texto.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expectNotice(page, 'Comunicação aguardando aprovação.');

    const { page: caio } = await person(['comunicacao'], 'Caio Aprovador', phone);
    await caio.goto(`/comunicacao/enviadas?busca=${encodeURIComponent(titulo)}`);
    await caio.getByRole('button', { name: titulo, exact: true }).tap();
    await expect(caio.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await expect(caio.frameLocator('iframe').getByText('Venha à assembleia.')).toBeVisible();
    await expectFits(caio);
    await expectNoViolations(caio);
    mailbox.holdAfter(2);
    await caio.getByRole('button', { name: 'Aprovar' }).tap();
    await expectNotice(caio, 'Comunicação aprovada. 6 mensagens saem em 60 segundos.');
    await letGo(sede, titulo);

    const got = () => mailbox.received.filter(({ mail }) => mail.subject === titulo).map(({ to }) => to);
    await expect.poll(() => got().length, { timeout: 40_000 }).toBe(2);
    await page.goto(`/comunicacao/enviadas?busca=${encodeURIComponent(titulo)}`);
    await row(page, titulo).click();
    await expect(page.getByText('6 saindo').or(page.getByText('4 saindo'))).toBeVisible();
    await page.getByRole('button', { name: 'Interromper' }).click();
    await expectNotice(page, 'Envio interrompido: 2 já saíram, 3 ficaram retidas.');
    mailbox.release();
    // The third was on the wire; nothing follows it.
    await expect.poll(() => got().length).toBe(3);
    await expect(page.getByText('3 na fila')).toBeVisible();
    await expect(page.getByText('Interrompida').first()).toBeVisible();
    await page.getByRole('button', { name: 'Retomar' }).click();
    await expectNotice(page, 'Envio retomado.');
    await expect.poll(() => got().length, { timeout: 40_000 }).toBe(6);
    expect(got().toSorted()).toEqual(members.map(({ email }) => email).toSorted());
    await expect(page.getByText('6 enviadas')).toBeVisible();
  });
});

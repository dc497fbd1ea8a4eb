/**
 * An agenda of the next year: made by the builder, changed by two people at once whose days merge, read by whoever only looks,
 * also on a phone; the second of one key is led to the first.
 */
import { create, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const ANO = new Date().getUTCFullYear() + 1;
const PAGE = '/juridico/gerenciamento-agenda';
const day = (n: number) => `${String(n).padStart(2, '0')}/03/${ANO}`;

test('is made by the builder, merges what two people change, and is read on a phone', async ({ person }) => {
  const { page: julia } = await person(['juridico'], 'Júlia Jurista');
  const nome = unique('Advocacia');
  await create(julia, 'escritorios', { nome, email: 'contato@advocacia.example', localPadrao: 'SQS 101, sala 5' });
  await julia.goto(`${PAGE}/novo`);
  const form = julia.getByRole('form', { name: 'Cadastrar Agenda' });
  await choose(form, 'Ano da Agenda', String(ANO));
  await choose(form, 'Escritório', nome, nome);
  await choose(form, 'Tipo de atendimento', 'Presencial');
  await choose(form, 'Tipo de serviço', 'Jurídico');
  await expect(fieldOf(form, 'Local')).toHaveValue('SQS 101, sala 5');
  const gerador = julia.getByRole('region', { name: 'Gerar horários' });
  for (const dia of ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'])
    await gerador.getByRole('button', { name: dia }).click();
  await fieldOf(gerador, 'De').fill(day(1));
  await fieldOf(gerador, 'Até').fill(day(3));
  await fieldOf(gerador, 'Último fim').fill('11:00');
  await expect(gerador.getByText('9 horários novos em 3 dias')).toBeVisible();
  await gerador.getByRole('button', { name: 'Gerar horários' }).click();
  await expect(julia.getByRole('heading', { name: `março de ${ANO}` })).toBeVisible();
  await expectNoViolations(julia);
  await julia.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(julia, 'Agenda salva com sucesso!');
  await expect(julia.getByRole('heading', { name: 'Editar Agenda' })).toBeVisible();
  const address = new URL(julia.url()).pathname;

  // Another changes the third while the first day is being changed here.
  const { page: rita } = await person(['juridico'], 'Rita Jurista');
  for (const [page, n] of [
    [julia, 1],
    [rita, 3],
  ] as const) {
    if (page === rita) await page.goto(address);
    await page.getByRole('button', { name: new RegExp(`^março/${ANO}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^0${n} de março`) }).click();
    const dia = page.getByRole('article', { name: day(n) });
    await dia.getByRole('button', { name: 'Adicionar horário' }).click();
    await expect(dia.getByLabel('Horário início').last()).toHaveValue('11:00');
  }
  for (const page of [rita, julia]) {
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(page, 'Agenda salva com sucesso!');
  }
  await expect(julia.getByText('11 horários em 3 dias')).toBeVisible();

  const { page: olga } = await person(['visualizador_juridico'], 'Olga Observa', phone);
  await olga.goto(address);
  await expect(olga.getByRole('heading', { name: nome.toUpperCase() })).toBeVisible();
  await olga.getByRole('button', { name: new RegExp(`^março/${ANO}`) }).click();
  await olga.getByRole('button', { name: /^03 de março/ }).click();
  await expect(olga.getByRole('article', { name: day(3) }).getByText('11:00 – 11:40')).toBeVisible();
  await expect(olga.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expectFits(olga);
  await expectNoViolations(olga);

  await rita.goto(`${PAGE}?ano=${ANO}`);
  await expect(row(rita, nome.toUpperCase())).toContainText('0%');
  await rita.getByRole('button', { name: 'Cadastrar Agenda' }).click();
  const outra = rita.getByRole('form', { name: 'Cadastrar Agenda' });
  await choose(outra, 'Ano da Agenda', String(ANO));
  await choose(outra, 'Escritório', nome, nome);
  await choose(outra, 'Tipo de atendimento', 'Presencial');
  await choose(outra, 'Tipo de serviço', 'Jurídico');
  await rita.getByRole('button', { name: 'Nova data', exact: true }).click();
  const nova = rita.getByRole('article', { name: 'Nova data' });
  await fieldOf(nova, 'Data').fill(day(10));
  const datada = rita.getByRole('article', { name: day(10) });
  await fieldOf(datada, 'Horário início').fill('09:00');
  await fieldOf(datada, 'Horário final').fill('10:00');
  await rita.getByRole('button', { name: 'Salvar' }).click();
  await rita.getByRole('link', { name: 'Abrir a agenda que já existe' }).click();
  await rita.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(rita).toHaveURL(new RegExp(`${address}$`));
});

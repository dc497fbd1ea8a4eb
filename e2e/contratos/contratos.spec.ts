/**
 * A contract from the empty form to its closing: parties, an address for alerts and a PDF; two expenses linked, one of them settled, against its
 * value; the alert mail opened at the mail server and its link followed; a prorrogação; closed and opened again; renewed by a copy; on a phone.
 */
import type { Locator, Page } from '@playwright/test';
import { runJob } from '../support/database.ts';
import { day, listaDe, newDespesa, pdf, shown, typed } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, fillMoney, panelOf, row, rowMenu } from '../support/screens.ts';
import { type Mailbox, testWithMail as test } from '../support/smtp.ts';
import { expect, expectNoViolations, phone } from '../support/test.ts';

const LISTA = '/gestao-de-contratos/contratos';
const EMAIL = `${unique('contratos').replaceAll(' ', '-').toLowerCase()}@sindicato.example`;

/** A company with right check digits, from a counter. */
let empresas = 0;
async function newEmpresa(page: Page): Promise<string> {
  empresas += 1;
  const base = `${String(10_000_000 + ((process.pid * 7919 + empresas * 104_729) % 89_999_999))}0001`;
  const digit = (digits: string) => {
    const sum = [...digits].toReversed().reduce((total, d, i) => total + Number(d) * (2 + (i % 8)), 0);
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  };
  const first = digit(base);
  const nome = unique('Vigilância');
  await create(page, 'beneficiarios', {
    ...{ tipo: 'J', cpfCnpj: base + first + digit(base + first), nomeBeneficiario: nome },
  });
  return nome;
}

/** As finance does it: in the panel of the expense. */
async function vincular(
  finance: Page,
  despesa: string,
  { numero, nome }: { numero: string; nome: string },
): Promise<void> {
  await finance.goto(`/financial/expenses?periodo=tudo&registro=${despesa}`);
  await finance.getByRole('button', { name: 'Vincular contrato' }).click();
  const link = finance.getByRole('dialog', { name: 'Vincular contrato' });
  await choose(link, 'Contrato', `${numero} · ${nome}`, nome);
  await link.getByRole('button', { name: 'Salvar vínculo' }).click();
  await expect(link).toBeHidden();
}

async function liquidar(finance: Page, item: string): Promise<void> {
  await finance.goto(listaDe(item));
  await rowMenu(finance, item, 'Liquidar Parcela');
  const settle = finance.getByRole('dialog', { name: 'Liquidar Parcela' });
  await fieldOf(settle, 'Banco').fill('001');
  await fieldOf(settle, 'Data do pagamento').fill(typed(day(0)));
  await fieldOf(settle, 'Nº do pagamento').fill('PAG-1');
  await settle.getByRole('button', { name: 'Liquidar Parcela' }).click();
  await expectNotice(finance, 'Parcela liquidada.');
}

/** No notice lies over it. */
async function expectApart(page: Page, button: Locator): Promise<void> {
  const [notice, its] = await Promise.all([
    page.getByRole('region', { name: 'Mensagens' }).getByRole('status').boundingBox(),
    button.boundingBox(),
  ]);
  expect(notice?.height).toBeGreaterThan(0);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(its?.y ?? 0);
}

/** The mails of this contract, as the mail server took them. */
const mailsOf = ({ received }: Mailbox, numero: string) =>
  received.filter(({ to, mail }) => to === EMAIL && (mail.text ?? '').includes(numero));

async function fillContrato(page: Page, { nome, empresa }: { nome: string; empresa: string }): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Novo contrato ou documento' });
  await fieldOf(drawer, 'Nome').fill(nome);
  const parte = fieldOf(drawer, 'Contratados');
  await parte.click();
  await parte.fill(empresa);
  await page.getByRole('option', { name: new RegExp(`^${empresa}`) }).click();
  await expect(drawer.getByRole('list', { name: 'Contratados escolhidos' })).toContainText(empresa);
  await fieldOf(drawer, 'Início da vigência').fill(typed(day(-100)));
  await fieldOf(drawer, 'Fim da vigência').fill(typed(day(25)));
  await fieldOf(drawer, 'Data de alerta').fill(typed(day(10)));
  await fieldOf(drawer, 'E-mails para alerta').fill(EMAIL);
  await page.keyboard.press('Enter');
  await fillMoney(drawer, 'Valor', '10000,00');
  await drawer.locator('[data-field=anexos] input[type=file]').setInputFiles(pdf('contrato.pdf'));
  await expect(drawer.getByRole('link', { name: /contrato\.pdf/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Salvar' }).click();
}

test('a contract is registered, paid against, alerted, extended, closed, opened again and renewed', async ({
  person,
  sede,
  mailbox,
}) => {
  const { page: finance } = await person(['admin_financeiro'], 'Fátima Financeiro');
  const empresa = await newEmpresa(finance);
  const { page } = await person(['gestor_de_contratos'], 'Gil Contratos');
  const nome = unique('Vigilância da sede');
  await page.goto(LISTA);
  // Of an empty list it stands there, too.
  await page.getByRole('button', { name: 'Novo contrato ou documento' }).first().click();
  await fillContrato(page, { nome, empresa });
  await expect(row(page, nome)).toContainText('0% pago');
  const numero = /\d{4}\/\d{4}/.exec((await row(page, nome).textContent()) ?? '')?.[0] ?? '';
  await expectNotice(page, `Contrato de numero ${numero} com a situacao "VIGENTE" salvo com sucesso!`);
  await row(page, nome).getByText('0% pago').click();
  const panel = panelOf(page, nome);
  await expect(panel).toContainText('10.000,00');
  await expectNoViolations(page);

  // Linked and paid by finance; seen against the value by whoever keeps contracts.
  const contrato = { numero, nome };
  const paga = await newDespesa(finance, { valor: 250_000, dataVencimento: day(0) });
  await vincular(finance, paga.id, contrato);
  const aberta = await newDespesa(finance, { valor: 100_000, dataVencimento: day(20) });
  await vincular(finance, aberta.id, contrato);
  // Without a reload: what finance changes of a linked row is heard by whoever keeps contracts.
  await panel.getByRole('tab', { name: /Despesas/ }).click();
  const ligadas = panel.getByRole('tabpanel').getByRole('listitem');
  await expect(ligadas).toHaveCount(2);
  const saldo = (parte: string) => panel.getByRole('definition').filter({ hasText: parte });
  await expect(saldo('3.500,00')).toBeVisible();
  await liquidar(finance, paga.item.nome);
  await expect(ligadas.filter({ hasText: paga.item.nome })).toContainText(`paga em ${shown(day(0))}`);
  await expect(ligadas.filter({ hasText: aberta.item.nome })).toContainText(`vence em ${shown(day(20))}`);
  for (const parte of ['2.500,00', '1.000,00', '6.500,00']) await expect(saldo(parte)).toBeVisible();
  await expect(row(page, nome)).toContainText('25% pago');
  await expectNoViolations(page);

  // What the timetable does at seven: one mail, read where it was sent to.
  await runJob(sede, 'alertar-contratos');
  await expect(() => expect(mailsOf(mailbox, numero)).toHaveLength(1)).toPass({ timeout: 20_000 });
  const [{ mail } = { mail: null }] = mailsOf(mailbox, numero);
  expect(mail?.subject).toBe(`Contrato ${numero} vence em 25 dias`);
  expect(mail?.text).toContain(nome);
  expect(mail?.text).toContain(shown(day(25)));
  for (const valor of ['10.000', '2.500', '6.500']) expect(`${mail?.text} ${mail?.html}`).not.toContain(valor);
  const address = /http\S+\/gestao-de-contratos\/contratos\S*/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(address);
  await expect(panel).toBeVisible();
  await panel.getByRole('tab', { name: 'Alertas' }).click();
  const alertas = panel.getByRole('list', { name: 'Alertas do contrato' });
  const dado = alertas.getByRole('listitem').filter({ hasText: '30 dias antes do fim' });
  await expect(dado).toContainText('Entregue');
  await dado.getByText('1 destinatário').click();
  await dado.getByRole('button', { name: `Reenviar a ${EMAIL}` }).click();
  await page.getByRole('dialog', { name: 'Reenviar alerta' }).getByRole('button', { name: 'Reenviar' }).click();
  await expectNotice(page, 'Alerta na fila de envio.');
  await expect(() => expect(mailsOf(mailbox, numero)).toHaveLength(2)).toPass({ timeout: 20_000 });

  await panel.getByRole('button', { name: 'Renovar' }).click();
  const aditivo = page.getByRole('dialog', { name: 'Renovar contrato' });
  await fieldOf(aditivo, 'Novo fim da vigência').fill(typed(day(390)));
  await fieldOf(aditivo, 'Motivo do aditivo').fill('Doze meses, pelo mesmo valor.');
  await aditivo.locator('input[type=file]').setInputFiles(pdf('termo.pdf'));
  await expect(aditivo.getByRole('link', { name: /termo\.pdf/ })).toBeVisible();
  await aditivo.getByRole('button', { name: 'Registrar' }).click();
  await expectNotice(page, 'Aditivo registrado com sucesso!');
  await panel.getByRole('tab', { name: /Aditivos/ }).click();
  await expect(panel.getByRole('tabpanel')).toContainText(`até ${shown(day(390))}`);
  await expectNoViolations(page);

  await panel.getByRole('button', { name: 'Encerrar' }).click();
  const question = page.getByRole('dialog', { name: 'Encerrar contrato' });
  await expect(question).toContainText(
    `Deseja encerrar o contrato ${numero}? O contrato ainda tem 1 despesa por pagar.`,
  );
  await question.getByRole('button', { name: 'Encerrar' }).click();
  await expectNotice(page, `Contrato de numero ${numero} com a situacao "ENCERRADO" salvo com sucesso!`);
  // What can be done next is not under what is said of the last.
  await expectApart(page, panel.getByRole('button', { name: 'Renovar' }));
  await panel.getByRole('button', { name: 'Cancelar encerramento' }).click();
  await page
    .getByRole('dialog', { name: 'Cancelar encerramento' })
    .getByRole('button', { name: 'Cancelar encerramento' })
    .click();
  await expectNotice(page, `Contrato de numero ${numero} com a situacao "VIGENTE" salvo com sucesso!`);

  await panel.getByRole('button', { name: 'Renovar' }).click();
  await page.getByRole('button', { name: 'Novo contrato, copiado deste' }).click();
  const copia = page.getByRole('dialog', { name: 'Novo contrato ou documento' });
  await expect(copia).toContainText(`Renova o contrato ${numero} ${nome}`);
  await fieldOf(copia, 'Nome').fill(`${nome} II`);
  await fieldOf(copia, 'Fim da vigência').fill(typed(day(800)));
  await fieldOf(copia, 'Data de alerta').fill(typed(day(700)));
  await copia.getByRole('button', { name: 'Salvar' }).click();
  await row(page, `${nome} II`).getByText('0% pago').click();
  const novo = panelOf(page, `${nome} II`);
  await expect(novo.getByRole('link', { name: numero })).toBeVisible();
  await expect(novo).toContainText(empresa);
});

test('on a phone the summary, the list and a contract fit; a reader changes nothing', async ({ person }) => {
  const { page: gil } = await person(['gestor_de_contratos'], 'Gil Contratos');
  // One word longer than a phone is wide.
  const nome = `${unique('Seguro')}-${'predial'.repeat(15)}`;
  const { id } = await create<{ id: string }>(gil, 'contratos', {
    ...{ tipoObjeto: 'Documento', nome, dataInicio: day(-10), dataFim: day(300), dataAlerta: day(200) },
    ...{ valorTotal: 1_200_000, contratados: [], emails: [], anexos: [] },
  });
  const { page } = await person(['visualizador_contratos'], 'Vitor Observa', phone);
  await page.goto('/gestao-de-contratos');
  await expect(page.getByRole('link', { name: /Todos os contratos\/documentos/ })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await page.goto(LISTA);
  await expect(page.getByText(nome).first()).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await page.goto(`${LISTA}?registro=${id}`);
  const panel = panelOf(page, nome);
  for (const aba of ['Histórico de alterações', 'Receitas', 'Despesas', 'Aditivos', 'Alertas', 'Observações']) {
    await panel.getByRole('tab', { name: aba }).click();
    await expect(panel.getByRole('tab', { name: aba })).toHaveAttribute('aria-selected', 'true');
    await expectFits(page);
  }
  await expect(page.getByRole('button', { name: /Renovar|Encerrar|Editar/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Detalhe' }).click();
  const detalhe = page.getByRole('dialog', { name: 'Detalhe' });
  await expect(detalhe.getByRole('button', { name: 'Fechar' }).first()).toBeInViewport();
  await expect(detalhe.getByRole('button', { name: 'Fechar' }).last()).toBeInViewport();
  await expectNoViolations(page);
});

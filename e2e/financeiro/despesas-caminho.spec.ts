/**
 * The whole road: a clerk registers twelve instalments with their PDF and asks approval, two people approve, the clerk
 * settles, and the spreadsheet and the receipt leave with the right types. Denial, and who may not approve.
 */
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import {
  APROVAR,
  anexosOf,
  attach,
  day,
  docxText,
  fillDespesa,
  LISTA,
  listaDe,
  newDespesa,
  pdf,
  shown,
  typed,
} from '../support/expenses.ts';
import { create, newBeneficiario, newItem } from '../support/records.ts';
import { download, expectFits, expectNotice, fieldOf, fillMoney, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const aprovacaoDe = (busca: string) => `${APROVAR}?busca=${encodeURIComponent(busca)}`;
const bar = (page: Page) => page.getByRole('region', { name: 'Linhas selecionadas' });

/** Selects what the page shows, presses the bar's button, answers its question. */
async function decide(page: Page, label: 'APROVAR' | 'NEGAR', motivo?: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await bar(page).getByRole('button', { name: label }).click();
  const question = page.getByRole('dialog', { name: label === 'APROVAR' ? 'Aprovar' : 'Negar' });
  await expect(question).toContainText(
    label === 'APROVAR'
      ? 'Confirma a aprovação das despesas selecionadas?'
      : 'Confirma a negação das despesas selecionadas?',
  );
  if (motivo) await question.getByLabel('Motivo da negação').fill(motivo);
  await question.getByRole('button', { name: label }).click();
  await expect(question).toBeHidden();
}

test('four people: register twelve instalments, request, two approvals, settle, export, receipt', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const clerk = await person(['admin_financeiro'], 'Olívia Clerk');
  const one = await person(['aprovador'], 'Paulo Aprova');
  const two = await person(['aprovador'], 'Quitéria Aprova');
  const viewer = await person(['visualizador_financeiro'], 'Rui Consulta');
  const [item, beneficiario] = [await newItem(clerk.page), await newBeneficiario(clerk.page)];
  const { page } = clerk;

  await page.goto(LISTA);
  await page.getByRole('button', { name: 'Registrar despesa' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fillDespesa(drawer, {
    item: item.nome,
    beneficiario: beneficiario.nome,
    valor: '1.234,56',
    vencimento: day(3),
    parcelas: 12,
    numeroDocumento: '2026/118',
  });
  await attach(drawer, pdf('contrato.pdf'));
  await expect(anexosOf(drawer)).toContainText('contrato.pdf');
  await drawer.getByRole('button', { name: 'Salvar 12 parcelas' }).click();
  await expectNotice(page, 'Despesa salva com sucesso!');

  await page.goto(`${listaDe(item.nome)}&porPagina=20`);
  await expect(row(page, item.nome)).toHaveCount(12);
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await expect(bar(page)).toContainText('12 selecionadas · R$ 14.814,72');
  await expectNoViolations(page);
  await bar(page).getByRole('button', { name: 'Solicitar aprovação' }).click();
  await expectNotice(page, '12 solicitadas.');
  await expect(row(page, item.nome).filter({ hasText: 'Aguardando' })).toHaveCount(12);

  await one.page.goto(`${aprovacaoDe(item.nome)}&porPagina=20`);
  await expect(row(one.page, item.nome)).toHaveCount(12);
  await expectNoViolations(one.page);
  await row(one.page, `${item.nome}`).first().click();
  const whole = one.page.getByRole('dialog', { name: item.nome });
  await expect(whole.getByRole('link', { name: /^contrato.pdf/ })).toBeVisible();
  await expect(whole).toContainText(clerk.user.email);
  await expectNoViolations(one.page);
  await one.page.keyboard.press('Escape');
  await decide(one.page, 'APROVAR');
  await expect(row(one.page, '1 de 2')).toHaveCount(12);
  await one.page.getByLabel('Somente despesas pendentes da minha aprovação').check();
  await expect(one.page.getByText(/^Nenhum/).first()).toBeVisible();

  await two.page.goto(`${aprovacaoDe(item.nome)}&porPagina=20`);
  await decide(two.page, 'APROVAR');
  await expect(row(two.page, item.nome)).toHaveCount(0);
  // The clerk's open list follows by itself.
  await expect(row(page, item.nome).filter({ hasText: 'Aprovada' })).toHaveCount(12);

  await rowMenu(page, `${item.nome} 1/12`, 'Liquidar Parcela');
  const settle = page.getByRole('dialog', { name: 'Liquidar Parcela' });
  const confirm = settle.getByRole('button', { name: 'Liquidar Parcela' });
  await fieldOf(settle, 'Banco').fill('001');
  await expect(confirm).toBeDisabled();
  await fieldOf(settle, 'Data do pagamento').fill(typed(day(0)));
  await fieldOf(settle, 'Nº do pagamento').fill('PAG-77');
  await settle.getByText('Juros, multa, desconto e retenções').click();
  await fillMoney(settle, 'Juros', '0,44');
  await expect(settle).toContainText('R$ 1.235,00');
  await expectNoViolations(page);
  await confirm.click();
  await expectNotice(page, 'Parcela liquidada.');
  await expect(row(page, '1/12').first()).toContainText('Liquidada');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const sheet = await download(page, () => page.getByRole('menuitem', { name: /Excel/ }).click());
  expect(sheet.nome).toBe('despesas.xlsx');
  const book = await readXlsx(new Uint8Array(sheet.corpo));
  const [head = [], ...rows] = book.sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(12);
  const column = (title: string) => head.indexOf(title);
  const first = rows.find((cells) => cells[column('Parcela')] === '1/12') ?? [];
  expect(first[column('Valor')]).toBe(1234.56);
  expect(first[column('Valor pago')]).toBe(1235);
  expect(first[column('Vencimento')]).toBeInstanceOf(Date);
  expect((first[column('Vencimento')] as Date).toISOString().slice(0, 10)).toBe(day(3));
  expect((first[column('Data do pagamento')] as Date).toISOString().slice(0, 10)).toBe(day(0));
  expect(first[column('Aprovadores')]).toBe('Paulo Aprova, Quitéria Aprova');

  await page.getByRole('button', { name: `Ações de ${item.nome} 1/12` }).click();
  const receipt = await download(page, () => page.getByRole('menuitem', { name: 'Gerar recibo' }).click());
  expect(receipt.nome).toBe('recibo.docx');
  expect(docxText(receipt.corpo)).toContain('R$ 1.235,00 (mil duzentos e trinta e cinco reais)');
  expect(docxText(receipt.corpo)).toContain(beneficiario.nome);

  await viewer.page.goto(listaDe(item.nome));
  await expect(row(viewer.page, '1/12').first()).toContainText(shown(day(3)));
  await expect(viewer.page.getByRole('button', { name: 'Registrar despesa' })).toHaveCount(0);
  await expect(viewer.page.getByRole('checkbox', { name: /^Selecionar/ })).toHaveCount(0);
});

test('a denial takes a reason, shows it, and the clerk asks again', async ({ person }) => {
  const clerk = await person(['admin_financeiro'], 'Sara Clerk');
  const approver = await person(['aprovador'], 'Tadeu Nega');
  const despesa = await newDespesa(clerk.page);
  const { page } = clerk;
  await page.goto(listaDe(despesa.item.nome));
  await rowMenu(page, despesa.item.nome, 'Solicitar aprovação');
  await expectNotice(page, '1 solicitada.');

  await approver.page.goto(aprovacaoDe(despesa.item.nome));
  await approver.page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await bar(approver.page).getByRole('button', { name: 'NEGAR' }).click();
  const question = approver.page.getByRole('dialog', { name: 'Negar' });
  await expect(question.getByRole('button', { name: 'NEGAR' })).toBeDisabled();
  await expectNoViolations(approver.page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await decide(approver.page, 'NEGAR', 'Falta a nota fiscal');
  await expect(row(approver.page, despesa.item.nome)).toHaveCount(0);

  await expect(row(page, despesa.item.nome)).toContainText('Negada');
  await page.getByRole('button', { name: `Detalhes de ${despesa.item.nome}` }).click();
  await expect(page.getByText('Falta a nota fiscal')).toBeVisible();
  await expectNoViolations(page);
  await rowMenu(page, despesa.item.nome, 'Solicitar aprovação');
  await expect(row(page, despesa.item.nome).first()).toContainText('Aguardando');
});

test('nobody approves twice, and neither does whoever asked', async ({ person }) => {
  const clerk = await person(['admin_financeiro', 'aprovador'], 'Úrsula Ambas');
  const approver = await person(['aprovador'], 'Vítor Aprova');
  const despesa = await newDespesa(clerk.page);
  await create(clerk.page, 'despesas/solicitar-aprovacao', { ids: [despesa.id], versoes: { [despesa.id]: 1 } });

  await clerk.page.goto(aprovacaoDe(despesa.item.nome));
  await clerk.page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await expect(bar(clerk.page).getByRole('button', { name: /^APROVAR/ })).toHaveAttribute('aria-disabled', 'true');
  await row(clerk.page, despesa.item.nome).click();
  await expect(clerk.page.getByRole('dialog', { name: despesa.item.nome })).toContainText(
    'Quem solicitou a aprovação não pode aprovar.',
  );
  await expectNoViolations(clerk.page);

  await approver.page.goto(aprovacaoDe(despesa.item.nome));
  await decide(approver.page, 'APROVAR');
  await row(approver.page, '1 de 2').click();
  await expect(approver.page.getByRole('dialog', { name: despesa.item.nome })).toContainText(
    'Você já aprovou esta despesa; a segunda aprovação é de outra pessoa.',
  );
});

test('a refund is set once after the settlement, and then only read; the settlement can be undone before it', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const despesa = await newDespesa(page, { valor: 50_000 });
  const nome = despesa.item.nome;
  const settle = { dataLiquidacaoPagamento: day(0), bancoLiquidacao: '001', numeroPagamento: '9' };
  await create(page, `despesas/${despesa.id}/liquidar`, { versao: 1, ...settle });
  await page.goto(listaDe(nome));
  await rowMenu(page, nome, 'Desfazer liquidação');
  const undo = page.getByRole('dialog', { name: 'Desfazer liquidação' });
  await expect(undo.getByRole('button', { name: 'Desfazer liquidação' })).toBeDisabled();
  await undo.getByLabel('Motivo').fill('Banco errado');
  await expectNoViolations(page);
  await undo.getByRole('button', { name: 'Desfazer liquidação' }).click();
  await expectNotice(page, 'Liquidação desfeita.');
  await expect(row(page, nome)).not.toContainText('Liquidada');

  const { versao } = await (await page.request.get(`/api/despesas/${despesa.id}`)).json();
  await create(page, `despesas/${despesa.id}/liquidar`, { versao, ...settle });
  // The open list hears of it.
  await expect(row(page, nome)).toContainText('Liquidada');
  await rowMenu(page, nome, 'Estornar');
  const refund = page.getByRole('dialog', { name: 'Estorno' });
  await expect(refund.getByRole('button', { name: 'Registrar estorno' })).toBeDisabled();
  await fillMoney(refund, 'Valor do estorno', '600,00');
  await refund.getByRole('button', { name: 'Registrar estorno' }).click();
  await expect(refund).toContainText('O estorno não pode ser maior que o valor da despesa.');
  await expectNoViolations(page);
  await fillMoney(refund, 'Valor do estorno', '100,00');
  await refund.getByRole('button', { name: 'Registrar estorno' }).click();
  await expectNotice(page, 'Estorno registrado.');
  await expect(row(page, nome)).toContainText('400,00');
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await expect(page.getByRole('menuitem', { name: /^Estornar/ })).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page);
});

test('editing warns that the approval is lost; two editors meet in the conflict dialog; history tells it', async ({
  person,
}) => {
  const first = await person(['admin_financeiro'], 'Wanda Edita');
  const second = await person(['admin_financeiro'], 'Xavier Edita');
  const despesa = await newDespesa(first.page);
  const nome = despesa.item.nome;
  await create(first.page, 'despesas/solicitar-aprovacao', { ids: [despesa.id], versoes: { [despesa.id]: 1 } });
  const form = (page: Page) => page.getByRole('dialog', { name: 'Editar despesa' });
  for (const { page } of [first, second]) {
    await page.goto(`${listaDe(nome)}&registro=${despesa.id}`);
    await expect(form(page)).toBeVisible();
  }
  await fillMoney(form(first.page), 'Valor', '1.500,00');
  await expect(form(first.page)).toContainText('Esta alteração anula a aprovação: será preciso solicitá-la de novo.');
  await expectNoViolations(first.page);
  await form(first.page).getByRole('button', { name: 'Salvar' }).click();
  await expect(form(first.page)).toBeHidden();

  await fillMoney(form(second.page), 'Valor', '1.600,00');
  await form(second.page).getByRole('button', { name: 'Salvar' }).click();
  const conflict = second.page.getByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  await expect(conflict).toContainText('Wanda Edita');
  await expect(conflict.getByRole('group', { name: 'Valor' })).toContainText('R$ 1.500,00');
  await expectNoViolations(second.page);
  await conflict.getByRole('group', { name: 'Valor' }).getByRole('radio').last().check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect(form(second.page)).toBeHidden();
  await expect(row(second.page, nome)).toContainText('1.600,00');

  await rowMenu(second.page, nome, 'Histórico');
  const history = second.page.getByRole('dialog', { name: new RegExp(nome) });
  await expect(history).toContainText(/R\$ 1\.234,56 → R\$ 1\.500,00/);
  await expect(history).toContainText('Wanda Edita');
  await expectNoViolations(second.page);
});

test('filters stand in the address for a colleague; the unpaid of a range and the approval page fit a phone', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const late = await newDespesa(page, { dataVencimento: day(-2) });
  await page.goto(listaDe(late.item.nome));
  await page.getByRole('button', { name: 'Situação', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Vencida', exact: true }).click();
  await expect(page).toHaveURL(/statusVencimento=vencida/);
  await page.keyboard.press('Escape');
  await expect(row(page, late.item.nome)).toContainText('Vencida há 2 dias');
  const colleague = await person(['visualizador_financeiro'], 'Yara Vê');
  await colleague.page.goto(page.url());
  await expect(row(colleague.page, late.item.nome)).toContainText('Vencida há 2 dias');
  await expectNoViolations(colleague.page);
  await colleague.page.goto(`/financial/despesas/${day(-3)}/${day(-1)}?busca=${encodeURIComponent(late.item.nome)}`);
  await expect(row(colleague.page, late.item.nome)).toBeVisible();
  await expectNoViolations(colleague.page);

  await create(page, 'despesas/solicitar-aprovacao', { ids: [late.id], versoes: { [late.id]: 1 } });
  const { page: small } = await person(['aprovador', 'visualizador_financeiro'], 'Zeca Celular', phone);
  for (const path of [aprovacaoDe(late.item.nome), `/financial/despesas/${day(-3)}/${day(-1)}`]) {
    await small.goto(path);
    await expect(small.getByText(late.item.nome).first()).toBeVisible();
    await expectFits(small);
    await expectNoViolations(small);
  }
});

test('an expense is deleted after the question; of several instalments one says how far', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const despesa = await newDespesa(page, { numeroParcelas: 3 });
  const nome = despesa.item.nome;
  await page.goto(listaDe(nome));
  await expect(row(page, nome)).toHaveCount(3);
  await rowMenu(page, `${nome} 2/3`, 'Excluir');
  const question = page.getByRole('dialog', { name: 'Excluir despesa' });
  await expect(question).toContainText('Confirma exclusão da despesa?');
  await expectNoViolations(page);
  await question.getByRole('radio', { name: 'Esta e as seguintes não liquidadas' }).check();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, '2 parcelas excluídas.');
  await expect(row(page, nome)).toHaveCount(1);
});

/**
 * The whole way of an expense: a clerk registers twelve instalments with their PDF and asks approval, two people approve, the clerk
 * settles, and the spreadsheet and the receipt leave with the right types. Who reads gets the same addresses, on a phone too.
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

const aprovacaoDe = (busca: string) => `${APROVAR}?modo=lista&busca=${encodeURIComponent(busca)}`;
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
  await row(one.page, `${item.nome}`).first().click();
  const whole = one.page.getByRole('dialog', { name: item.nome });
  await expect(whole.getByRole('link', { name: /^contrato.pdf/ })).toBeVisible();
  await expect(whole).toContainText(clerk.user.nome);
  await expectNoViolations(one.page);
  await one.page.keyboard.press('Escape');
  await decide(one.page, 'APROVAR');
  await expect(row(one.page, '1 de 2')).toHaveCount(12);

  await two.page.goto(`${aprovacaoDe(item.nome)}&porPagina=20`);
  await decide(two.page, 'APROVAR');
  await expect(row(two.page, item.nome)).toHaveCount(0);
  // The clerk's open list follows by itself.
  await expect(row(page, item.nome).filter({ hasText: 'Aprovada' })).toHaveCount(12);

  await rowMenu(page, `${item.nome} 1/12`, 'Liquidar Parcela');
  const settle = page.getByRole('dialog', { name: 'Liquidar Parcela' });
  const confirm = settle.getByRole('button', { name: 'Liquidar Parcela' });
  await fieldOf(settle, 'Banco').fill('001');
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
  // Cells of dates.
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

test('an address with its filter is the same for a colleague; the unpaid of a range and the approval page fit a phone', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const late = await newDespesa(page, { dataVencimento: day(-2) });
  const colleague = await person(['visualizador_financeiro'], 'Yara Vê');
  await colleague.page.goto(`${listaDe(late.item.nome)}&statusVencimento=vencida`);
  await expect(row(colleague.page, late.item.nome)).toContainText('Vencida há 2 dias');
  await expectNoViolations(colleague.page);
  await colleague.page.goto(`/financial/despesas/${day(-3)}/${day(-1)}?busca=${encodeURIComponent(late.item.nome)}`);
  await expect(row(colleague.page, late.item.nome)).toBeVisible();

  await create(page, 'despesas/solicitar-aprovacao', { ids: [late.id], versoes: { [late.id]: 1 } });
  const { page: small } = await person(['aprovador', 'visualizador_financeiro'], 'Zeca Celular', phone);
  for (const path of [aprovacaoDe(late.item.nome), `/financial/despesas/${day(-3)}/${day(-1)}`]) {
    await small.goto(path);
    await expect(small.getByText(late.item.nome).first()).toBeVisible();
    await expectFits(small);
    await expectNoViolations(small);
  }
});

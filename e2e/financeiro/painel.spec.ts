/** Dashboard, report, analysis, projection: every figure opens its list with the same sum; dialogs, spreadsheets, phone. */
import type { Locator } from '@playwright/test';
import { newDespesa } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import { download, expectFits, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

/** A finance month that no other journey touches. */
const MES = 'periodo=2003-06';
const DIA = '2003-06-10';

const sizeOf = async (figure: Locator) => {
  const box = await figure.locator('svg.recharts-surface').first().boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
};

test('the figures of a month open their lists; the spreadsheets are files; a viewer reads it all on a phone', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const aberta = await newDespesa(page, { valor: 100_00, dataVencimento: DIA, descricao: 'Aberta de junho' });
  const liquidacao = { dataLiquidacaoPagamento: '2003-06-12', bancoLiquidacao: 'Caixa', numeroPagamento: '7' };
  const paga = await newDespesa(page, { valor: 300_00, dataVencimento: DIA, liquidacao, confirmacaoData: true });
  const { id: idItemReceita } = await create<{ id: string }>(page, 'itens-receita', {
    ...{ tipo: 'Ordinária', nome: unique('Mensalidades'), descricao: 'Mensalidades' },
  });
  await create(page, 'receitas', {
    ...{ tipo: 'Ordinária', idItemReceita, descricao: 'Junho', data: '2003-06-20', valor: 900_00, numeroParcelas: 1 },
  });

  await page.goto(`/financial?${MES}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
  const pie = page.getByRole('figure', { name: 'Liquidado e a liquidar no período' });
  await expect(pie.getByRole('img').first()).toHaveAccessibleName(
    /2 partes, R\$\s400,00 ao todo; a maior é Liquidadas/,
  );
  await expect(page.getByRole('link', { name: /^Despesas vencidas/ })).toHaveAttribute(
    'href',
    /^\/financial\/despesas\/\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/,
  );
  await expect(page.getByRole('link', { name: 'Suprimentos' }).first()).toBeVisible();
  const bars = page.getByRole('figure', { name: 'Receitas e despesas por mês' });
  await expect(bars.locator('path.recharts-rectangle').first()).toBeVisible();
  // As large as the text says, where there is room (1 §9).
  expect(await sizeOf(bars)).toEqual([600, 400]);
  expect(await sizeOf(pie)).toEqual([400, 400]);
  await expectNoViolations(page);
  await pie.getByRole('button', { name: /^A liquidar/ }).click();
  await expect(page).toHaveURL(/\/financial\/despesas\/2003-05-21\/2003-06-20$/);
  await expect(page.getByText(/^1 parcela · R\$/)).toContainText('100,00');
  await page.goBack();
  await bars.getByRole('button', { name: 'Ver como tabela' }).click();
  await bars.getByRole('button', { name: /^Receitas, jun\/03: R\$\s900,00$/ }).click();
  await expect(page).toHaveURL(/\/financial\/receitas\?/);
  await expect(page.getByText(/1 parcela · R\$/)).toContainText('900,00');

  await page.goto(`/financial/graficos?${MES}`);
  const chart = page.getByRole('figure', { name: 'Despesas por item de despesa' });
  await expect(chart.getByRole('img').first()).toHaveAccessibleName(/400,00 ao todo/);
  await chart
    .getByRole('list', { name: /^Legenda/ })
    .getByRole('button', { name: aberta.item.nome })
    .press('Enter');
  await expect(page.getByText(/1 lançamento · R\$/)).toContainText('100,00');
  await expect(row(page, '10/06/2003')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Centro de custo' }).check();
  await expect(page.getByText(/2 lançamentos · R\$/)).toContainText('400,00');
  await expectNoViolations(page);

  await page.goto(`/financial/relatorio?${MES}&base=caixa`);
  await expect(row(page, '12/06/2003')).toContainText('Pagamento');
  await expect(page.getByText(/1 lançamento · R\$/)).toContainText('300,00');
  await page.getByRole('button', { name: `Item de despesa: ${paga.item.nome}` }).click();
  const whole = page.getByRole('dialog', { name: 'Item de despesa' });
  await expect(whole).toContainText(paga.item.nome);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  const report = await download(page, async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  });
  expect([report.nome, report.corpo.subarray(0, 2).toString()]).toEqual(['despesas.xlsx', 'PK']);

  await page.goto('/financial/projecao?base=caixa');
  await expect(page.getByRole('region', { name: '2003', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/^Por caixa · 21\/12\/\d{4} a 20\/12\/\d{4} · valores em reais · impresso em /),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  // An A4 that lies, and nothing cut at its right.
  await page.setViewportSize({ width: 1032, height: 703 });
  await expectFits(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = paper.match(/\/MediaBox \[.*?\]/g) ?? [];
  expect([...new Set(sheets)]).toEqual([expect.stringMatching(/^\/MediaBox \[0 0 84[12][.\d]* 59[456][.\d]*\]$/)]);
  await page.emulateMedia({ media: 'screen' });

  const viewer = await person(['visualizador_financeiro'], 'Vera Visita', phone);
  await viewer.page.goto('/financial/projecao');
  const ano = viewer.page.getByRole('region', { name: '2003', exact: true });
  await expect(ano.getByRole('row', { name: /^junho\/2003/ })).toContainText('900,00');
  await expectFits(viewer.page);
  await expectNoViolations(viewer.page);
  const sheet = await download(viewer.page, async () => {
    await ano.getByRole('button', { name: 'Exportar' }).click();
    await viewer.page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  });
  expect(sheet.nome).toBe('projecao geral.xlsx');
  await ano.getByRole('link', { name: '100,00' }).click();
  await expect(viewer.page).toHaveURL(/\/financial\/despesas\/2003-05-21\/2003-06-20$/);
  await viewer.page.goto(`/financial?${MES}`);
  await expect(viewer.page.getByRole('figure', { name: 'Liquidado e a liquidar no período' })).toBeVisible();
  await expectFits(viewer.page);
  await expectNoViolations(viewer.page);
});

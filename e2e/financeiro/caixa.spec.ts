/** The till and the closing: money in, a cash expense, the balance in words; a month closed by one, reopened by another. */
import { newDespesa, typed } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import { confirmOldDate, expectFits, expectNotice, fieldOf, fillMoney, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

/** A finance month of long ago, that no other journey writes in: 21/12/2019 to 20/01/2020. */
const MES = '2020-01';
const DIA = '2020-01-10';

test('money put into the till and a cash expense make its balance; the month is closed, guarded and reopened', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro'], 'Clara Caixa');
  const descricao = unique('Saque');
  await newDespesa(page, { meioPagamento: 'Dinheiro', valor: 30_00, dataVencimento: DIA, descricao: 'Café e açúcar' });
  await page.goto(`/financial/suprimentos?periodo=${MES}`);
  await page.getByRole('button', { name: 'Cadastrar Entrada' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cadastrar Entrada' });
  await fieldOf(drawer, 'Data').fill(typed(DIA));
  await fillMoney(drawer, 'Valor', '100,00');
  await fieldOf(drawer, 'Descrição').fill(descricao);
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await confirmOldDate(page);
  await expectNotice(page, 'Entrada salva com sucesso!');
  await expect(row(page, 'Café e açúcar')).toContainText('a liquidar');
  const saldo = page.getByRole('region', { name: 'Saldo do caixa' });
  await expect(saldo).toContainText(/Saldo\s*R\$\s70,00\s*positivo/);
  await expect(saldo).toContainText(/Em caixa\s*R\$\s100,00\s*positivo/);
  await expectNoViolations(page);

  await page.goto(`/financial/fechamentos?ano=2020`);
  await rowMenu(page, 'janeiro/2020', 'Conferir');
  await expect(page.getByRole('heading', { name: 'Fechamento: janeiro/2020' })).toBeVisible();
  await expect(row(page, 'Despesas não liquidadas')).toContainText('30,00');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Fechar mês' }).click();
  await page.getByRole('dialog', { name: 'Fechar mês' }).getByRole('button', { name: 'Fechar mês' }).click();
  await expectNotice(page, 'Mês fechado.');
  await expect(page.getByRole('link', { name: /^Versão 1, em PDF/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Depois do fechamento' })).toContainText('Nada mudou as somas do mês');
  await expectNoViolations(page);
  // Who closed it does not reopen it.
  await expect(page.getByRole('button', { name: 'Reabrir mês' })).toHaveAttribute('aria-disabled', 'true');

  await page.goto(`/financial/prestacao-de-contas?periodo=${MES}`);
  await expect(row(page, 'Suprimentos, em caixa')).toContainText('100,00');
  await page.getByRole('button', { name: 'Gerar tudo num só PDF' }).click();
  const pronto = page.getByRole('link', { name: /^Baixar em PDF/ });
  await expect(pronto).toBeVisible({ timeout: 30_000 });
  const [pdf] = await Promise.all([page.waitForEvent('download'), pronto.click()]);
  expect(pdf.suggestedFilename()).toBe('prestacao-de-contas-2019-12-21-2020-01-20.pdf');
  await expect(page.getByRole('region', { name: 'Totais por vencimento' })).toContainText(/-\d+,\d{2}/);
  await expectNoViolations(page);

  const refused = await page.request.post('/api/suprimentos', {
    headers: { 'X-Sede': '1' },
    data: { data: DIA, descricao: 'Tarde demais', valor: 1, confirmacaoData: true },
  });
  expect(refused.status()).toBe(409);
  expect((await refused.json()).message).toContain('O mês financeiro de janeiro/2020 está fechado');

  const outro = await person(['admin_financeiro'], 'Otávio Outro', phone);
  await outro.page.goto(`/financial/fechamentos/${MES}`);
  await outro.page.getByRole('button', { name: 'Reabrir mês' }).click();
  const question = outro.page.getByRole('dialog', { name: 'Reabrir mês' });
  await fieldOf(question, 'Motivo').fill('Recibo esquecido');
  await question.getByRole('button', { name: 'Reabrir mês' }).click();
  await expectNotice(outro.page, 'Mês reaberto.');
  await expect(outro.page.getByText(/Reaberto em .* por Otávio Outro: Recibo esquecido/)).toBeVisible();
  await expectFits(outro.page);
  await create(outro.page, 'suprimentos', { data: DIA, descricao: 'Agora sim', valor: 1, confirmacaoData: true });
  await outro.page.goto(`/financial/suprimentos?periodo=${MES}`);
  await expect(outro.page.getByText('Agora sim')).toBeVisible();
  await expectFits(outro.page);

  await page.goto(`/financial/suprimentos?periodo=${MES}`);
  await rowMenu(page, descricao, 'Excluir');
  const sure = page.getByRole('dialog', { name: 'Excluir entrada' });
  await expect(sure).toContainText('Confirma exclusão da entrada?');
  await sure.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, 'Entrada excluída com sucesso.');
  await expect(saldo).toContainText(/Saldo\s*-R\$\s29,99\s*negativo/);
});

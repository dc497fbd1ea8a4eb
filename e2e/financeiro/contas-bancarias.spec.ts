/** A bank account: registered, paid by, read in its statement; money moved from it to the till, which leads back. */
import { day, listaDe, newDespesa, shown, typed } from '../support/expenses.ts';
import { unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, fillMoney, panelOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

test('an account pays an expense and fills the till; its statement has the balance after each', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Célia Contas');
  const conta = unique('Conta');
  await page.goto('/financial/contas');
  await page.getByRole('button', { name: 'Cadastrar conta' }).first().click();
  const form = page.getByRole('dialog', { name: 'Cadastrar conta' });
  await fieldOf(form, 'Nome').fill(conta);
  await choose(form, 'Banco', '070 · BRB', '070');
  await expect(fieldOf(form, 'Nome do banco')).toHaveValue('BRB');
  await fieldOf(form, 'Data do saldo inicial').fill(typed(day(-3)));
  await fillMoney(form, 'Saldo inicial', '-50,00');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Conta salva com sucesso!');
  await expect(row(page, conta)).toContainText(/-50,00/);

  const { item } = await newDespesa(page, { valor: 30_00 });
  await page.goto(listaDe(item.nome));
  await rowMenu(page, item.nome, 'Liquidar Parcela');
  const settle = page.getByRole('dialog', { name: 'Liquidar Parcela' });
  await fieldOf(settle, 'Data do pagamento').fill(typed(day(-1)));
  await choose(settle, 'Conta', conta, conta);
  await expect(fieldOf(settle, 'Banco')).toHaveValue(conta);
  await fieldOf(settle, 'Nº do pagamento').fill('4711');
  await settle.getByRole('button', { name: 'Liquidar Parcela' }).click();
  await expectNotice(page, 'Parcela liquidada.');

  await page.goto('/financial/transferencias?registro=novo');
  const move = page.getByRole('dialog', { name: 'Registrar transferência' });
  const troco = unique('Troco');
  await choose(move, 'De', conta, conta);
  await expect(fieldOf(move, 'Para')).toHaveValue('Suprimentos (caixa)');
  await fieldOf(move, 'Data').fill(typed(day(0)));
  await fillMoney(move, 'Valor', '20,00');
  await fieldOf(move, 'Descrição').fill(troco);
  await expectNoViolations(page);
  await move.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Transferência salva com sucesso!');

  await page.goto('/financial/suprimentos?periodo=tudo&ordem=-data');
  await row(page, troco).click();
  await expect(panelOf(page, new RegExp(conta))).toContainText(troco);

  await page.goto(`/financial/contas?busca=${encodeURIComponent(conta)}`);
  await row(page, conta).click();
  await expect(page.getByRole('heading', { name: `Extrato · ${conta}` })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?periodo=tudo`);
  await expect(row(page, item.nome)).toContainText(/4711\s*30,00\s*-80,00/);
  await expect(row(page, 'Para Suprimentos (caixa)')).toContainText(shown(day(0)));
  const resumo = page.getByRole('region', { name: 'Resumo do período' });
  await expect(resumo).toContainText(/Saldo ao fim\s*-R\$\s100,00\s*negativo/);
  await expectNoViolations(page);
  await page.setViewportSize(phone.viewport);
  await expectFits(page);
});

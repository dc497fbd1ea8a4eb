/** All that a filter matches: requested, settled and refused at once, from the bar of the selected rows. */
import { day, LISTA, listaDe, newDespesa, typed } from '../support/expenses.ts';
import { expectFits, expectNotice, fieldOf, row } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

test('twelve instalments of a filter are requested and settled at once; what is refused is listed', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const { item } = await newDespesa(page, { numeroParcelas: 12 });
  await page.goto(listaDe(item.nome));
  await expect(row(page, item.nome)).toHaveCount(10);
  const bar = page.getByRole('region', { name: 'Linhas selecionadas' });
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
    await bar.getByRole('button', { name: 'Selecionar todas as 12' }).click();
    await expect(bar).toContainText('12 selecionadas');
  };

  await selectAll();
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Solicitar aprovação' }).click();
  const question = page.getByRole('dialog', { name: 'Solicitar aprovação' });
  await expect(question).toContainText('12 parcelas: tudo o que o filtro mostra');
  await question.getByRole('button', { name: 'Solicitar' }).click();
  await expectNotice(page, '12 solicitadas.');
  await expect(bar).toBeHidden();

  await selectAll();
  await bar.getByRole('button', { name: 'Solicitar aprovação' }).click();
  await question.getByRole('button', { name: 'Solicitar' }).click();
  const refused = page.getByRole('dialog', { name: 'Nem todas foram aceitas' });
  await expect(refused).toContainText('Nenhuma solicitada; 12 recusadas');
  await expect(refused.getByRole('listitem').first()).toContainText(`${item.nome}`);
  await expect(refused.getByRole('listitem').first()).toContainText('A aprovação já foi solicitada.');
  await expectNoViolations(page);
  await refused.getByRole('button', { name: 'Entendi' }).click();

  await selectAll();
  await bar.getByRole('button', { name: 'Liquidar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Liquidar parcelas' });
  await fieldOf(drawer, 'Data do pagamento').fill(typed(day(0)));
  await fieldOf(drawer, 'Banco').fill('Caixa');
  await fieldOf(drawer, 'Nº do pagamento').fill('77');
  await expectNoViolations(page);
  await expectFits(page);
  await drawer.getByRole('button', { name: 'Liquidar 12' }).click();
  await expectNotice(page, '12 liquidadas.');
  await expect(row(page, 'Liquidada').first()).toBeVisible();
  await page.goto(`${LISTA}?busca=${encodeURIComponent(item.nome)}&periodo=tudo&statusVencimento=liquidada`);
  await expect(page.getByText(/^12 parcelas/)).toBeVisible();
});

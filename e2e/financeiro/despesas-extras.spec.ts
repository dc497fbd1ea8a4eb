/** Boleto, a total divided, the duplicate radar, and a payment batch from the list to the settled expenses. */
import { day, LISTA, listaDe, newDespesa, shown, typed } from '../support/expenses.ts';
import { create, newBeneficiario, newItem, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, fillMoney, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

const BOLETO = '23793.38128 60083.013528 56000.063307 7 89840000150000';

test('a boleto fills the form, a total is divided, and what looks like another expense takes a reason', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const [item, beneficiario] = [await newItem(page), await newBeneficiario(page)];
  await page.goto(`${LISTA}?registro=novo`);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await fieldOf(drawer, 'Linha digitável do boleto').fill(BOLETO.replaceAll(/[. ]/g, ''));
  await expect(fieldOf(drawer, 'Linha digitável do boleto')).toHaveValue(BOLETO);
  await expect(fieldOf(drawer, 'Vencimento')).toHaveValue('13/05/2022');
  await expect(fieldOf(drawer, 'Valor da parcela')).toHaveValue(/1\.500,00/);

  // Several instalments have no boleto in common; a total is divided to the cent, and a date may be moved.
  await fieldOf(drawer, 'Parcelas').fill('3');
  await expect(fieldOf(drawer, 'Linha digitável do boleto')).toBeHidden();
  await drawer.getByRole('switch', { name: 'Dividir um total pelas parcelas' }).check({ force: true });
  await fillMoney(drawer, 'Valor total', '1.000,00');
  const panel = drawer.getByRole('complementary', { name: 'Parcelas' });
  await expect(panel).toContainText('333,34');
  await panel.getByRole('button', { name: 'Mudar os vencimentos' }).click();
  await fieldOf(panel, 'Vencimento da parcela 2/3').fill(typed('2022-06-20'));
  await expectNoViolations(page);
  await expectFits(page);
  await choose(drawer, 'Item de despesa', item.nome, item.nome);
  await choose(drawer, 'Beneficiário', beneficiario.nome, beneficiario.nome);
  await expect(fieldOf(drawer, 'Tipo de despesa')).toHaveValue('Serviços');
  await choose(drawer, 'Centro de custo', 'Custos operacionais internos');
  await fieldOf(drawer, 'Descrição').fill('Móveis');
  await choose(drawer, 'Meio de pagamento', 'Digital');
  await choose(drawer, 'Tipo de documento', 'BOLETO');
  await fieldOf(drawer, 'Nº do documento').fill('NF-001/2022');
  await drawer.getByRole('button', { name: 'Salvar 3 parcelas' }).click();
  await expectNotice(page, 'Despesa salva com sucesso!');

  await page.goto(listaDe(item.nome));
  await expect(page.getByText(/^3 parcelas/)).toContainText('R$ 1.000,00');
  await expect(row(page, '2/3')).toContainText(shown('2022-06-20'));

  await rowMenu(page, `${item.nome} 3/3`, 'Duplicar para o próximo mês');
  const copy = page.getByRole('dialog', { name: 'Duplicar despesa' });
  await expect(fieldOf(copy, 'Vencimento')).toHaveValue('13/08/2022');
  await fieldOf(copy, 'Nº do documento').fill('nf 1.2022');
  await copy.getByRole('button', { name: 'Salvar', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Pode ser a mesma despesa' });
  await expect(question).toContainText('mesmo número de documento');
  await expectNoViolations(page);
  await question.getByLabel(/^Motivo/).fill('Quarta remessa da mesma nota');
  await question.getByRole('button', { name: 'Não é a mesma: salvar' }).click();
  await expectNotice(page, 'Despesa salva com sucesso!');
  await expect(page.getByText(/^4 parcelas/)).toBeVisible();
});

test('approved expenses are batched, printed and settled as one', async ({ person }) => {
  const clerk = await person(['admin_financeiro']);
  const approvers = [await person(['aprovador']), await person(['aprovador'])];
  const { page } = clerk;
  const numeroDocumento = unique('LOTE');
  const two = [await newDespesa(page, { numeroDocumento }), await newDespesa(page, { numeroDocumento })] as const;
  for (const { id } of two) {
    await create(page, 'despesas/solicitar-aprovacao', { ids: [id], versoes: { [id]: 1 } });
    for (const [index, { page: other }] of approvers.entries()) {
      await create(other, 'despesas/aprovar', { ids: [id], versoes: { [id]: 2 + index } });
    }
  }
  await page.goto(listaDe(numeroDocumento));
  await row(page, two[0].item.nome).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Linhas selecionadas' });
  await bar.getByRole('button', { name: /^Montar borderô/ }).click();
  const question = page.getByRole('dialog', { name: 'Montar borderô' });
  await question.getByLabel(/^Descrição do borderô/).fill('Fornecedores da semana');
  await question.getByRole('button', { name: 'Montar borderô' }).click();

  await expect(page.getByRole('heading', { name: /^Borderô nº/ })).toBeVisible();
  const sheet = page.getByRole('region', { name: 'Despesas do borderô' });
  // The other one is added from the batch itself.
  await page.getByRole('button', { name: 'Incluir despesas' }).click();
  const choice = page.getByRole('dialog', { name: /^Incluir despesas no borderô/ });
  await choice.getByRole('searchbox').fill(numeroDocumento);
  await choice.getByRole('checkbox', { name: new RegExp(two[1].item.nome) }).check();
  await expectNoViolations(page);
  await choice.getByRole('button', { name: 'Incluir' }).click();
  for (const { item, beneficiario } of two) {
    await expect(sheet).toContainText(item.nome);
    await expect(sheet).toContainText(beneficiario.nome);
  }
  await expect(sheet).toContainText('2.469,12');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Liquidar borderô' }).click();
  const drawer = page.getByRole('dialog', { name: 'Liquidar borderô' });
  await fieldOf(drawer, 'Data do pagamento').fill(typed(day(0)));
  await fieldOf(drawer, 'Banco').fill('Banco do Brasil');
  await fieldOf(drawer, 'Nº do pagamento').fill('55');
  await drawer.getByRole('button', { name: 'Liquidar borderô' }).click();
  await expectNotice(page, 'Borderô liquidado.');
  await expect(page.getByText(`Pago em ${shown(day(0))} · Banco do Brasil · nº 55`)).toBeVisible();
  await page.goto(listaDe(numeroDocumento));
  await expect(row(page, 'Liquidada')).toHaveCount(2);

  await page.goto('/financial/impostos-retidos');
  await expect(page.getByRole('heading', { name: 'Impostos retidos' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/financial/borderos');
  await expect(row(page, 'Fornecedores da semana').first()).toContainText('Liquidado');
  await expectNoViolations(page);
});

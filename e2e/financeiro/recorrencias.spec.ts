/** An expense becomes recurring; its months are proposed, confirmed at their row, skipped, and proposed again. */
import { day, listaDe, newDespesa } from '../support/expenses.ts';
import { expectFits, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

test('an expense becomes recurring, one month is confirmed and another skipped', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  // Too long ago to be taken for the same bill.
  const { item } = await newDespesa(page, { dataVencimento: day(-75) });
  await page.goto(listaDe(item.nome));
  await rowMenu(page, item.nome, 'Tornar recorrente');
  const drawer = page.getByRole('dialog', { name: 'Tornar recorrente' });
  await expect(fieldOf(drawer, 'Item de despesa')).toHaveValue(item.nome);
  await drawer.getByRole('radio', { name: 'Variável (estimado)' }).check({ force: true });
  await fieldOf(drawer, 'Descrição').fill('Serviço de {mez}');
  await fieldOf(drawer, 'Dia do vencimento').fill('31');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer.getByText(/Não se conhece \{mez\}/).first()).toBeVisible();
  await fieldOf(drawer, 'Descrição').fill('Serviço de {mês} de {ano}');
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Recorrência salva com sucesso!');

  await page.goto(`/financial/recorrencias/mes?busca=${encodeURIComponent(item.nome)}`);
  await expect(row(page, item.nome)).toHaveCount(1);
  await page.getByRole('button', { name: 'Mês seguinte' }).click();
  await expect(row(page, item.nome)).toHaveCount(2);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const first = row(page, item.nome).first();
  await expect(first.getByLabel(/^Valor de/)).toHaveValue(/1\.234,56/);
  await expect(first.getByRole('button', { name: /^Confirmar/ })).toBeDisabled();
  await first.getByLabel(/^Nº do documento de/).fill('FAT-1');
  await first.getByRole('button', { name: /^Confirmar/ }).click();
  await expectNotice(page, 'Despesa registrada.');
  await expect(row(page, item.nome)).toHaveCount(1);

  await page.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Pular o mês' }).click();
  const skip = page.getByRole('dialog', { name: /^Pular/ });
  await skip.getByLabel(/^Motivo/).fill('Isento neste mês');
  await skip.getByRole('button', { name: 'Pular' }).click();
  await expect(page.getByText('Sem registros para mostrar')).toBeVisible();

  // The expense is one like any other; deleted, its month is proposed again.
  await page.goto(listaDe('FAT-1'));
  await rowMenu(page, item.nome, 'Excluir');
  const question = page.getByRole('dialog', { name: 'Excluir despesa' });
  await expect(question).toContainText('o mês volta a ser proposto');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, 'Despesa excluída com sucesso.');
  await page.goto(`/financial/recorrencias/mes?busca=${encodeURIComponent(item.nome)}`);
  await expect(row(page, item.nome)).toHaveCount(1);
});

/** A bank's statement: imported, its lines matched and settled, the month signed off. */
import { newDespesa } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import { confirmOldDate, expectFits, expectNotice } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

/** A month of long ago, in an account of its own: nothing else writes there. */
const MES = '2020-05';

const linha = (valor: string, memo: string) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20200511<TRNAMT>${valor}<FITID>${memo}<MEMO>${memo}</STMTTRN>`;
const OFX = `OFXHEADER:100\n\n<OFX><STMTRS><BANKTRANLIST>
${linha('-30.00', 'DÉBITO AUTORIZADO')}
${linha('-7.50', 'TARIFA COBRADA E ESTORNADA')}
</BANKTRANLIST><LEDGERBAL><BALAMT>962.50<DTASOF>20200531</LEDGERBAL></STMTRS></OFX>\n`;

test('a statement settles what its lines show, and the month is signed off', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Clara Conciliação');
  const nome = unique('Conta');
  const conta = await create<{ id: string }>(page, 'contas-bancarias', {
    nome,
    tipo: 'corrente',
    dataSaldoInicial: '2020-05-01',
    saldoInicial: 1000_00,
  });
  const descricao = unique('Toner');
  await newDespesa(page, { meioPagamento: 'Digital', valor: 30_00, dataVencimento: '2020-05-10', descricao });
  await page.goto('/financial/conciliacao');
  await expect(page.getByRole('row', { name: new RegExp(nome) })).toContainText('Sem extrato');
  await expectNoViolations(page);

  await page.goto(`/financial/conciliacao/${conta.id}?mes=${MES}`);
  await page.getByRole('link', { name: 'Importar extrato' }).click();
  const arquivo = { name: 'maio.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(OFX, 'latin1') };
  await page.getByLabel('Arquivo do extrato').setInputFiles(arquivo);
  await expect(page.getByText('2 lançamentos entram.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conferência' })).toBeFocused();
  await expectNoViolations(page);
  // Back is a step back, not the end of the work; forward again what was read is still there.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Passo 1 de 3 Arquivo' })).toBeVisible();
  await page.getByRole('link', { name: 'Conferência' }).click();
  await expect(page.getByRole('button', { name: 'Importar 2 lançamentos' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 lançamentos novos.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
  await page.getByLabel('Arquivo do extrato').setInputFiles(arquivo);
  await expect(page.getByText('Este arquivo já foi importado')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ver lançamentos' }).click();

  const linhas = page.getByRole('region', { name: 'Lançamentos do extrato' });
  await expect(linhas.getByRole('listitem').filter({ hasText: 'DÉBITO AUTORIZADO' }).first()).toContainText('Provável');
  await expectNoViolations(page);
  // By keys: into the list, down and up, and Enter confirms.
  await linhas.locator('[data-linha="0"]').focus();
  await page.keyboard.press('j');
  await expect(linhas.locator('[data-linha="1"]')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await confirmOldDate(page);
  await expectNotice(page, 'Lançamento conciliado.');
  // The next line has the place and the focus of the one that left.
  await expect(linhas.getByText('DÉBITO AUTORIZADO')).toHaveCount(0);
  await expect(linhas.locator('[data-linha="0"]')).toBeFocused();
  await page.keyboard.press('i');
  const porque = page.getByRole('dialog', { name: 'Ignorar lançamento' });
  await porque.getByLabel('Motivo').fill('O banco devolve em junho');
  await porque.getByRole('button', { name: 'Ignorar' }).click();
  await expectNotice(page, 'Lançamento ignorado.');
  await expect(linhas.getByText('Nada pendente')).toBeVisible();

  const saldos = page.getByRole('region', { name: 'Saldos' });
  await expect(saldos.getByRole('row', { name: /Diferença sem explicação/ })).toContainText(/explicação0,00/);
  await page.getByRole('button', { name: 'Assinar conciliação' }).click();
  const assinar = page.getByRole('dialog', { name: 'Assinar conciliação' });
  // What was ignored does not cancel out: signing says so and asks why.
  await assinar.getByLabel(/^Por que foram ignorados/).fill('O banco devolve em junho');
  await assinar.getByRole('button', { name: 'Assinar conciliação' }).click();
  await expectNotice(page, 'Conciliação assinada.');
  await expect(page.getByRole('button', { name: 'Reabrir conciliação' })).toHaveAttribute('aria-disabled', 'true');

  const outro = await person(['admin_financeiro'], 'Otávio Outro', phone);
  await outro.page.goto(`/financial/conciliacao/${conta.id}?mes=${MES}`);
  await outro.page.getByRole('radio', { name: 'Todos', exact: true }).click();
  await expect(outro.page.getByText('DÉBITO AUTORIZADO')).toBeVisible();
  await expectFits(outro.page);
  await outro.page.getByRole('button', { name: 'Reabrir conciliação' }).click();
  const reabrir = outro.page.getByRole('dialog', { name: 'Reabrir conciliação' });
  await reabrir.getByLabel('Motivo').fill('Falta um lançamento');
  await reabrir.getByRole('button', { name: 'Reabrir conciliação' }).click();
  await expectNotice(outro.page, 'Conciliação reaberta.');
});

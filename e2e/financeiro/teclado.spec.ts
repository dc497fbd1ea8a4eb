/**
 * Without a mouse: an approver's morning and a treasurer's month, by keys alone. The focus is in sight at every stop and never
 * lost; what is done often takes few keys. Source: issue 9 (It must end with).
 */
import type { Page } from '@playwright/test';
import { APROVAR, day, LISTA, listaDe, newDespesa, shown } from '../support/expenses.ts';
import { countedKeys, expectFocusInSight, tabTo } from '../support/keys.ts';
import { create, newBeneficiario, unique } from '../support/records.ts';
import { choose, expectNotice, fieldOf, row } from '../support/screens.ts';
import { ofx } from '../support/statement.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

const decided = (page: Page) => page.getByRole('region', { name: 'Em decisão' });

/** Twelve of an item, in the order in which the queue shows them, asked for. */
async function twelveAsked(page: Page) {
  const { item, id } = await newDespesa(page, { numeroParcelas: 12, dataVencimento: day(1) });
  const { itens } = await (
    await page.request.get(`/api/despesas?busca=${encodeURIComponent(item.nome)}&porPagina=20`)
  ).json();
  const rows: { id: string; versao: number }[] = itens;
  expect(rows.map((one) => one.id)).toContain(id);
  const versoes = Object.fromEntries(rows.map((one) => [one.id, one.versao]));
  await create(page, 'despesas/solicitar-aprovacao', { ids: Object.keys(versoes), versoes });
  return item;
}

test('an approver’s morning: ten decided with at most twelve keys, one denied with its reason, one taken back', async ({
  person,
}) => {
  const { page: clerk } = await person(['admin_financeiro'], 'Olga Pede');
  const item = await twelveAsked(clerk);
  const { page } = await person(['aprovador'], 'Arlete Aprova');
  await page.goto(`${APROVAR}?busca=${encodeURIComponent(item.nome)}&periodo=tudo`);
  const record = decided(page);
  const { press, count } = countedKeys(page);
  const openNow = (parcela: number) => expect(record).toContainText(`parcela ${parcela}/12`);
  await openNow(1);
  for (let parcela = 1; parcela <= 10; parcela++) {
    await openNow(parcela);
    await press('a');
  }
  await openNow(11);
  expect(count()).toBeLessThanOrEqual(12);
  await expect(page.getByText('Hoje: 10 aprovadas, 0 negadas')).toBeVisible();

  await test.step('the notice with its way back covers neither the record nor its buttons', async () => {
    const notice = page
      .getByRole('region', { name: 'Mensagens' })
      .getByRole('button', { name: /^Desfazer/ })
      .last();
    const [told, foot] = [
      await notice.boundingBox(),
      await record.getByRole('button', { name: /^Negar/ }).boundingBox(),
    ];
    const frame = await record.boundingBox();
    expect(told && foot && frame && told.x + told.width <= frame.x).toBe(true);
  });

  await press('n');
  await expect(page.getByLabel('Motivo da negação')).toBeFocused();
  await expectFocusInSight(page);
  await page.keyboard.type('Falta a nota');
  await press('Control+Enter');
  await openNow(12);
  await expect(page.getByText('Hoje: 10 aprovadas, 1 negada')).toBeVisible();

  await press('u');
  await openNow(11);
  await expect(page.getByText('Hoje: 10 aprovadas, 0 negadas')).toBeVisible();
  await press('ArrowDown');
  await openNow(12);
  await press('ArrowUp');
  await openNow(11);
});

/** Four letters that begin the name of no other item. */
const fourLetters = () => Array.from({ length: 4 }, () => 'bcdfghjkmnpqrstvwxz'.charAt(Math.random() * 19)).join('');

test('an expense of a known item takes at most 35 keys, and asking for its approval a few more', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Ana Teclas');
  const letters = fourLetters();
  const item = { nome: `${letters} da sede`, tipo: 'Serviços', centroCusto: 'Custos operacionais internos' };
  const beneficiario = await newBeneficiario(page);
  const { id } = await create<{ id: string }>(page, 'itens-despesa', { ...item, idBeneficiario: beneficiario.id });
  await newDespesa(page, { idItemDespesa: id, idBeneficiario: beneficiario.id, dataVencimento: day(-20) });
  await page.goto(LISTA);
  await expect(page.getByRole('heading', { level: 1, name: 'Despesas' })).toBeVisible();
  const { press, count } = countedKeys(page);
  const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
  await press('n');
  await expect(fieldOf(drawer, 'Item de despesa')).toBeFocused();
  await expectFocusInSight(page);
  await press(...letters, 'Enter');
  await expect(fieldOf(drawer, 'Beneficiário')).toHaveValue(beneficiario.nome);
  await expect(fieldOf(drawer, 'Tipo de documento')).toHaveValue('FATURA');
  // Enter goes on to what is still missing: description, amount, day, number of the document.
  await press('Enter', ...'Novembro', 'Tab', 'Enter', ...'1500', 'Enter', ...'301126', 'Enter', ...'118');
  await expectFocusInSight(page);
  await press('Control+Enter');
  await expect(drawer).toBeHidden();
  expect(count()).toBeLessThanOrEqual(35);

  await page.goto(listaDe(item.nome));
  await expect(row(page, '30/11/2026')).toContainText('1.500,00');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('s');
  await expectNotice(page, '2 solicitadas.');
  await expect(row(page, item.nome).filter({ hasText: 'Aguardando' })).toHaveCount(2);
});

test('ten are settled from the list in at most six strokes; the account and today are proposed', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const conta = unique('Conta do lote');
  const aberta = { nome: conta, tipo: 'corrente', dataSaldoInicial: day(-30), saldoInicial: 0 };
  await create(page, 'contas-bancarias', aberta);
  const { item } = await newDespesa(page, { numeroParcelas: 12 });
  const drawer = page.getByRole('dialog', { name: 'Liquidar parcelas' });
  // Two to begin with, so that there is an account that was used last.
  await page.goto(`${listaDe(item.nome)}&pagina=2`);
  await expect(row(page, item.nome)).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('l');
  await choose(drawer, 'Conta', conta, conta);
  await expect(fieldOf(drawer, 'Banco')).toHaveValue(conta);
  await fieldOf(drawer, 'Nº do pagamento').fill('1');
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, '2 liquidadas.');

  await page.goto(`${listaDe(item.nome)}&statusVencimento=a_vencer`);
  await expect(row(page, item.nome)).toHaveCount(10);
  const { press, count } = countedKeys(page);
  await press('Control+a', 'l');
  await expect(fieldOf(drawer, 'Data do pagamento')).toHaveValue(shown(day(0)));
  await expect(fieldOf(drawer, 'Conta')).toHaveValue(conta);
  await expect(fieldOf(drawer, 'Nº do pagamento')).toBeFocused();
  await expectFocusInSight(page);
  await expectNoViolations(page);
  await press('7', 'Control+Enter');
  await expectNotice(page, '10 liquidadas.');
  expect(count()).toBeLessThanOrEqual(6);
});

/** Of long ago, and no other journey's; the bank's month is the calendar's. */
const MES = '2019-05';
const EXTRATO = { conta: '77777-7', inicio: '2019-05-01', fim: '2019-05-31', saldo: 970_00 };

test('a treasurer’s month: the statement imported, matched and signed, and the month closed, by keys alone', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro'], 'Tereza Tesoureira');
  const inicial = { dataSaldoInicial: EXTRATO.inicio, saldoInicial: 1_000_00 };
  const dados = { nome: unique('Conta do mês'), tipo: 'corrente', codigoBanco: '001', conta: EXTRATO.conta };
  const { id } = await create<{ id: string }>(page, 'contas-bancarias', { ...dados, ...inicial });
  await newDespesa(page, { valor: 30_00, dataVencimento: '2019-05-10', descricao: unique('Toner') });
  const enterOn = async (name: string | RegExp, within = page.getByRole('main')) => {
    await tabTo(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
    await page.keyboard.press('Enter');
  };
  const confirmOld = async () => {
    const dialog = page.getByRole('dialog', { name: 'Data de mais de 60 dias atrás' });
    await expect(dialog).toBeVisible();
    await enterOn('A data está certa: salvar', dialog);
  };

  await page.goto(`/financial/conciliacao/${id}?mes=${MES}`);
  await test.step('import', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page.getByRole('link', { name: 'Importar extrato' }));
    await page.keyboard.press('Enter');
    const file = ofx(EXTRATO, [{ dia: '2019-05-10', centavos: -30_00, texto: 'TONER DA SEDE' }]);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), enterOn('Escolher arquivo')]);
    await chooser.setFiles({ name: 'maio.ofx', mimeType: 'text/plain', buffer: file });
    await expect(page.getByRole('heading', { name: 'Conferência' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('1 lançamento novo.')).toBeVisible();
    await expectFocusInSight(page);
    await enterOn('Ver lançamentos');
    await expectFocusInSight(page);
  });

  await test.step('match and sign', async () => {
    const linhas = page.getByRole('region', { name: 'Lançamentos do extrato' });
    await tabTo(linhas.locator('[data-linha="0"]'));
    await page.keyboard.press('Enter');
    await confirmOld();
    await expectNotice(page, 'Lançamento conciliado.');
    await expectFocusInSight(page);
    await enterOn('Assinar conciliação');
    const question = page.getByRole('dialog', { name: 'Assinar conciliação' });
    await expect(question).toBeVisible();
    await enterOn('Assinar conciliação', question);
    await expectNotice(page, 'Conciliação assinada.');
    await expectFocusInSight(page);
  });

  await test.step('close', async () => {
    await page.goto(`/financial/fechamentos/${MES}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enterOn('Fechar mês');
    const question = page.getByRole('dialog', { name: 'Fechar mês' });
    await expect(question).toBeVisible();
    await enterOn('Fechar mês', question);
    await expectNotice(page, 'Mês fechado.');
    await expectFocusInSight(page);
  });
});

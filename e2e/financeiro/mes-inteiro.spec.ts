/**
 * A month's work of four people, from the budget to the account of it: clerk, treasurer and two directors.
 *
 * The finance month is long past and no other journey's: it is closed at the end. What another journey proves of a screen is
 * not proven again; here the figures of one month hold from screen to screen and in every spreadsheet. Source: issue 4.
 */
import type { Page } from '@playwright/test';
import { APROVAR, anexosOf, attach, fillDespesa, LISTA, listaDe, newDespesa, pdf, typed } from '../support/expenses.ts';
import { create, newBeneficiario, unique } from '../support/records.ts';
import { confirmOldDate, download, expectNotice, fieldOf, fillMoney, row, rowMenu } from '../support/screens.ts';
import { centavos, exportEverything } from '../support/spreadsheets.ts';
import { ofx } from '../support/statement.ts';
import { expect, type Person, test } from '../support/test.ts';

/** 21/02/2024 to 20/03/2024. */
const MES = '2024-03';
const PERIODO = { inicio: '2024-02-21', fim: '2024-03-20' };
const ORCAMENTO = '/financial/acompanhamento?ano=2024&de=3&ate=3';
const CENTRO = 'Custos operacionais internos';
const EXTRATO = { conta: '12345-6', inicio: '2024-03-01', fim: '2024-03-31', saldo: 11_520_00 };

const bar = (page: Page) => page.getByRole('region', { name: 'Linhas selecionadas' });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' });
const previsto = ({ page }: Person, nome: string) =>
  page.getByRole('textbox', { name: `Previsto de ${nome} em ${CENTRO}` });
const linha = ({ page }: Person, nome: string) =>
  page.getByRole('region', { name: CENTRO }).getByRole('row').filter({ hasText: nome });

/** What the director selected is approved, or denied for a reason. */
async function decide(page: Page, label: 'APROVAR' | 'NEGAR', motivo?: string): Promise<void> {
  await bar(page).getByRole('button', { name: label }).click();
  const question = page.getByRole('dialog', { name: label === 'APROVAR' ? 'Aprovar' : 'Negar' });
  if (motivo) await question.getByLabel('Motivo da negação').fill(motivo);
  await question.getByRole('button', { name: label }).click();
  await expect(question).toBeHidden();
}

/** Presses a button and, in the question of the same name, again. */
async function pressTwice(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog', { name: label }).getByRole('button', { name: label }).click();
}

async function emCaixa(page: Page): Promise<number> {
  const answer = await page.request.get('/api/suprimentos/saldo', { params: PERIODO });
  return (await answer.json()).emCaixa;
}

test('a whole month: budget, approvals, statement, till, refund, closing, account of it, spreadsheets', async ({
  person,
}) => {
  const clerk = await person(['admin_financeiro'], 'Olívia Secretária');
  const treasurer = await person(['admin_financeiro'], 'Tadeu Tesoureiro');
  const { page: dora } = await person(['aprovador'], 'Dora Diretora');
  const { page: davi } = await person(['aprovador'], 'Davi Diretor');
  const { page } = clerk;
  const { page: desk } = treasurer;
  const mes = unique('Mês');
  const [aluguel, grafica, cafe] = [`Aluguel ${mes}`, `Gráfica ${mes}`, `Café ${mes}`];
  const item = async (nome: string) =>
    (await create<{ id: string }>(page, 'itens-despesa', { tipo: 'Serviços', nome, centroCusto: CENTRO })).id;
  const [, idGrafica, idCafe] = [await item(aluguel), await item(grafica), await item(cafe)];
  const imobiliaria = await newBeneficiario(page, unique('Imobiliária Horizonte'));
  const aurora = await newBeneficiario(page, unique('Gráfica Aurora'));
  const conta = await create<{ id: string }>(page, 'contas-bancarias', {
    ...{ nome: `Conta ${mes}`, tipo: 'corrente', codigoBanco: '001', conta: EXTRATO.conta },
    ...{ dataSaldoInicial: EXTRATO.inicio, saldoInicial: 10_000_00 },
  });
  const conciliacao = `/financial/conciliacao/${conta.id}?mes=${MES}`;

  await test.step('the treasurer writes the budget', async () => {
    await desk.goto(ORCAMENTO);
    for (const [nome, valor] of [
      [aluguel, '1.200,00'],
      [grafica, '400,00'],
    ] as const) {
      await previsto(treasurer, nome).fill(valor);
      await previsto(treasurer, nome).press('Enter');
    }
    await expect(linha(treasurer, grafica)).not.toContainText('Fora da previsão');
  });

  await test.step('the clerk registers three instalments with their contract, a bill, coffee, and what members pay', async () => {
    await page.goto(LISTA);
    await page.getByRole('button', { name: 'Registrar despesa' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Registrar despesa' });
    await fillDespesa(drawer, {
      ...{ item: aluguel, beneficiario: imobiliaria.nome, valor: '1.000,00' },
      ...{ vencimento: '2024-03-01', parcelas: 3, numeroDocumento: '2024/3' },
    });
    await attach(drawer, pdf('contrato.pdf'));
    await expect(anexosOf(drawer)).toContainText('contrato.pdf');
    await drawer.getByRole('button', { name: 'Salvar 3 parcelas' }).click();
    await expectNotice(page, 'Despesa salva com sucesso!');
    const made = { centroCusto: CENTRO, dataVencimento: '2024-03-05' };
    await newDespesa(page, { ...made, idItemDespesa: idGrafica, idBeneficiario: aurora.id, valor: 500_00 });
    await newDespesa(page, { ...made, idItemDespesa: idCafe, valor: 30_00, meioPagamento: 'Dinheiro' });
    const receita = { tipo: 'Ordinária', descricao: mes };
    const { id } = await create<{ id: string }>(page, 'itens-receita', { ...receita, nome: `Mensalidades ${mes}` });
    await create(page, 'receitas', {
      ...{ ...receita, idItemReceita: id, data: '2024-03-10', valor: 3_000_00, numeroParcelas: 1 },
    });
  });

  await test.step('she asks for approval; a director denies the bill, she asks again, and both approve', async () => {
    await page.goto(listaDe(mes));
    await expect(row(page, mes)).toHaveCount(5);
    await all(page).check();
    await bar(page).getByRole('button', { name: 'Solicitar aprovação' }).click();
    await expectNotice(page, '5 solicitadas.');
    for (const director of [dora, davi]) await director.goto(`${APROVAR}?modo=lista&busca=${encodeURIComponent(mes)}`);
    await row(davi, grafica).getByRole('checkbox').check();
    await decide(davi, 'NEGAR', 'Falta a nota fiscal');
    await expect(row(page, grafica)).toContainText('Negada');
    await rowMenu(page, grafica, 'Solicitar aprovação');
    for (const director of [dora, davi]) {
      await expect(row(director, mes)).toHaveCount(5);
      await all(director).check();
      await decide(director, 'APROVAR');
    }
    await expect(row(page, mes).filter({ hasText: 'Aprovada' })).toHaveCount(5);
  });

  await test.step('the bank’s statement settles and credits what it shows, and adds nothing when it comes twice', async () => {
    const extrato = ofx(EXTRATO, [
      { dia: '2024-03-01', centavos: -1_000_00, texto: 'PIX ENVIADO IMOBILIARIA HORIZONTE' },
      { dia: '2024-03-05', centavos: -500_00, texto: 'PAGAMENTO GRAFICA AURORA' },
      { dia: '2024-03-11', centavos: 3_000_00, texto: 'CREDITO MENSALIDADES' },
      { dia: '2024-03-15', centavos: 20_00, texto: 'DEVOLUCAO GRAFICA AURORA' },
    ]);
    await page.goto(conciliacao);
    await page.getByRole('link', { name: 'Importar extrato' }).click();
    const file = { name: 'marco.ofx', mimeType: 'text/plain', buffer: extrato };
    await page.getByLabel('Arquivo do extrato').setInputFiles(file);
    await page.getByRole('button', { name: 'Importar 4 lançamentos' }).click();
    await expect(page.getByText('4 lançamentos novos.')).toBeVisible();
    await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
    await page.getByLabel('Arquivo do extrato').setInputFiles(file);
    await expect(page.getByText('Este arquivo já foi importado')).toBeVisible();
    await page.getByRole('button', { name: 'Ver lançamentos' }).click();

    await page.getByRole('button', { name: 'Confirmar todas as seguras' }).click();
    const question = page.getByRole('dialog', { name: 'Confirmar propostas seguras' });
    await question.getByRole('button', { name: 'Confirmar todas as seguras (2)' }).click();
    await confirmOldDate(page);
    await expectNotice(page, '2 conciliados.');
    await page.getByRole('button', { name: 'Confirmar CREDITO MENSALIDADES' }).click();
    await confirmOldDate(page);
    await expectNotice(page, 'Lançamento conciliado.');
    await page.goto(listaDe(mes));
    await expect(row(page, mes).filter({ hasText: 'Liquidada' })).toHaveCount(2);
  });

  await test.step('of the bill some money came back: recorded, matched, and the bank’s month signed', async () => {
    await rowMenu(page, grafica, 'Estornar');
    const estorno = page.getByRole('dialog', { name: 'Estorno' });
    await fillMoney(estorno, 'Valor do estorno', '20,00');
    await fieldOf(estorno, 'Data do estorno').fill(typed('2024-03-15'));
    await estorno.getByRole('button', { name: 'Registrar estorno' }).click();
    await confirmOldDate(page);
    await expectNotice(page, 'Estorno registrado.');
    await page.goto(conciliacao);
    await page.getByRole('button', { name: 'Confirmar DEVOLUCAO GRAFICA AURORA' }).click();
    await expectNotice(page, 'Lançamento conciliado.');
    await pressTwice(page, 'Assinar conciliação');
    await expectNotice(page, 'Conciliação assinada.');
  });

  await test.step('money is put into the till, and the coffee paid from it', async () => {
    const antes = await emCaixa(page);
    await page.goto(`/financial/suprimentos?periodo=${MES}`);
    await page.getByRole('button', { name: 'Cadastrar Entrada' }).first().click();
    const entrada = page.getByRole('dialog', { name: 'Cadastrar Entrada' });
    await fieldOf(entrada, 'Data').fill(typed('2024-03-01'));
    await fillMoney(entrada, 'Valor', '100,00');
    await fieldOf(entrada, 'Descrição').fill(`Saque ${mes}`);
    await entrada.getByRole('button', { name: 'Salvar' }).click();
    await confirmOldDate(page);
    await expectNotice(page, 'Entrada salva com sucesso!');
    await page.goto(listaDe(cafe));
    await rowMenu(page, cafe, 'Liquidar Parcela');
    const paga = page.getByRole('dialog', { name: 'Liquidar Parcela' });
    await fieldOf(paga, 'Data do pagamento').fill(typed('2024-03-06'));
    await fillMoney(paga, 'Pagamento em dinheiro', '30,00');
    await paga.getByRole('button', { name: 'Liquidar Parcela' }).click();
    await confirmOldDate(page);
    await expectNotice(page, 'Parcela liquidada.');
    expect(await emCaixa(page)).toBe(antes + 70_00);
  });

  await test.step('the treasurer compares with the budget, and closes the month', async () => {
    await desk.goto(ORCAMENTO);
    await expect(linha(treasurer, aluguel)).toContainText('1.000,00');
    await expect(linha(treasurer, grafica)).toContainText('480,00');
    await desk.goto(`/financial/fechamentos/${MES}`);
    await expect(row(desk, 'Despesas não liquidadas').getByRole('cell').first()).toHaveText('0');
    await pressTwice(desk, 'Fechar mês');
    await expectNotice(desk, 'Mês fechado.');
    // The clerk's open list hears of it.
    const desfazer = page.getByRole('menuitem', { name: /^Desfazer liquidação/ });
    await expect(async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `Ações de ${cafe}` }).click();
      await expect(desfazer).toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('the account of the month holds, is a zip and a PDF, and is published', async () => {
    await desk.goto(`/financial/prestacao-de-contas?periodo=${MES}`);
    await expect(desk.getByText(/ 5 lançamentos · R\$/)).toContainText('1.490,00');
    await expect(row(desk, `Conta ${mes}`)).toContainText('11.520,00');
    const zip = await download(desk, () => desk.getByRole('link', { name: /\.zip/ }).click());
    expect([zip.corpo.subarray(0, 2).toString(), zip.corpo.includes('contrato.pdf')]).toEqual(['PK', true]);
    await desk.getByRole('button', { name: 'Gerar tudo num só PDF' }).click();
    const pronto = desk.getByRole('link', { name: /^Baixar em PDF/ });
    await expect(pronto).toBeVisible({ timeout: 30_000 });
    const contas = await download(desk, () => pronto.click());
    expect(contas.corpo.subarray(0, 5).toString()).toBe('%PDF-');

    await desk.goto('/financial/transparencia?registro=novo');
    const drawer = desk.getByRole('dialog', { name: 'Cadastrar documento' });
    await fieldOf(drawer, 'Nome').fill(`Contas de março ${mes}`);
    await attach(drawer, { ...pdf('contas.pdf'), buffer: Buffer.from(contas.corpo) });
    await expect(drawer.getByRole('link', { name: /^contas.pdf/ })).toBeVisible();
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(desk, 'Documento salvo com sucesso!');
  });

  await test.step('every spreadsheet opens, and tells the same sums', async () => {
    const sheets = await exportEverything(page, {
      '/api/despesas/exportar': { busca: mes },
      '/api/receitas/exportar': { busca: mes },
      '/api/relatorio-despesas/exportar': { busca: mes, base: 'caixa' },
      '/api/fechamentos/prestacao/exportar': PERIODO,
      '/api/orcamento/exportar': { ano: '2024', de: '3', ate: '3' },
      '/api/contas-bancarias/extrato/exportar': { conta: conta.id },
    });
    const column = (module: string, title: string) => centavos(sheets.get(`/api/${module}/exportar`) ?? [], title);
    const sum = (module: string, title: string) => column(module, title).reduce((total, one) => total + one, 0);
    expect(sum('despesas', 'Valor')).toBe(3_530_00);
    expect(sum('despesas', 'Valor pago')).toBe(1_530_00);
    expect(sum('receitas', 'Valor')).toBe(3_000_00);
    expect(sum('relatorio-despesas', 'Valor')).toBe(1_510_00);
    expect(sum('fechamentos/prestacao', 'Valor')).toBe(1_490_00);
    expect(column('contas-bancarias/extrato', 'Saldo').at(-1)).toBe(EXTRATO.saldo);
  });
});

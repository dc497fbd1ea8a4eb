/** Revenues from the item to the report: instalments, credit, refund, what a viewer sees, the chart and its table. */
import { anexosOf, attach, day, pdf, shown, typed } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import {
  choose,
  download,
  expectFieldError,
  expectFits,
  expectNotice,
  fieldOf,
  fillMoney,
  panelOf,
  row,
  rowMenu,
} from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const LISTA = '/financial/receitas';
const listaDe = (busca: string, page = LISTA) => `${page}?periodo=tudo&busca=${encodeURIComponent(busca)}`;

test('a revenue in instalments is registered from its item, credited, refunded; then it cannot be deleted', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const item = unique('Aluguel do salão');
  await page.goto('/financial/itensreceita?registro=novo');
  const itemDrawer = page.getByRole('dialog', { name: 'Cadastrar item de receita' });
  await choose(itemDrawer, 'Tipo', 'Extraordinária');
  await fieldOf(itemDrawer, 'Nome').fill(item);
  await itemDrawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(itemDrawer, 'Descrição', 'Obrigatório');
  await fieldOf(itemDrawer, 'Descrição').fill('Aluguel mensal do salão de festas');
  await itemDrawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'ItemReceita salva com sucesso!');

  await page.goto(LISTA);
  await page.getByRole('button', { name: 'Registrar receita' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Registrar receita' });
  await choose(drawer, 'Item de receita', item, item);
  await expect(fieldOf(drawer, 'Tipo')).toHaveValue('Extraordinária');
  await expect(fieldOf(drawer, 'Descrição')).toHaveValue('Aluguel mensal do salão de festas');
  await choose(drawer, 'Origem', 'Aluguel');
  await choose(drawer, 'Tipo', 'Ordinária');
  await expect(fieldOf(drawer, 'Origem')).toHaveValue('');
  await choose(drawer, 'Tipo', 'Extraordinária');
  await choose(drawer, 'Origem', 'Sublocação');
  await fieldOf(drawer, 'Empresa').fill('Buffet São José');
  await fillMoney(drawer, 'Valor da parcela', '1.000,50');
  await fieldOf(drawer, 'Parcelas').fill('3');
  await fieldOf(drawer, 'Primeira data').fill('31012027');
  await expect(drawer.getByRole('complementary', { name: 'Parcelas' })).toContainText('2/3 · 28/02/2027');
  await expect(drawer.getByText('Esta receita já foi creditada')).toBeHidden();
  await attach(drawer, pdf('contrato.pdf'));
  await expect(anexosOf(drawer)).toContainText('contrato.pdf');
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar 3 parcelas' }).click();
  await expectNotice(page, 'Receita salva com sucesso!');

  await page.goto(listaDe(item));
  await expect(page.getByText(/3 parcelas · R\$/)).toContainText('3.001,50');
  await page.getByRole('checkbox', { name: `Selecionar ${item} 1/3` }).check();
  await page.getByRole('checkbox', { name: `Selecionar ${item} 2/3` }).check();
  await expect(page.getByRole('region', { name: 'Linhas selecionadas' })).toContainText('2.001,00');

  const primeira = `${item} 1/3`;
  await rowMenu(page, primeira, 'Creditar');
  const credito = page.getByRole('dialog', { name: 'Creditar' });
  await expect(credito.getByRole('button', { name: 'Creditar' })).toBeDisabled();
  await fieldOf(credito, 'Data do crédito').fill(typed(day(0)));
  await credito.getByRole('button', { name: 'Creditar' }).click();
  await expectNotice(page, 'Receita creditada.');
  await expect(row(page, '1/3')).toContainText(`Creditada ${shown(day(0)).slice(0, 5)}`);
  await page.getByRole('button', { name: `Ações de ${primeira}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Desfazer crédito' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Estornar' }).click();
  const estorno = page.getByRole('dialog', { name: 'Estorno' });
  await expect(estorno.getByRole('button', { name: 'Registrar estorno' })).toBeDisabled();
  await fillMoney(estorno, 'Valor do estorno', '0,50');
  await fieldOf(estorno, 'Data do estorno').fill(typed(day(0)));
  await estorno.getByRole('button', { name: 'Registrar estorno' }).click();
  await expectNotice(page, 'Estorno registrado.');
  await expect(row(page, '1/3')).toContainText('1.000,00');

  const segunda = `${item} 2/3`;
  await rowMenu(page, segunda, 'Excluir');
  const exclusao = page.getByRole('dialog', { name: 'Excluir receita' });
  await expect(exclusao).toContainText('Confirma exclusão da receita?');
  await exclusao.getByLabel('Esta e as seguintes não creditadas').check();
  await exclusao.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, '2 parcelas excluídas.');

  const viewer = await person(['visualizador_financeiro'], 'Vera Visita', phone);
  await viewer.page.goto(listaDe(item));
  await expect(viewer.page.getByRole('button', { name: 'Registrar receita' })).toHaveCount(0);
  await viewer.page.getByRole('button', { name: primeira, exact: true }).click();
  const leitura = panelOf(viewer.page, primeira);
  await expect(leitura.getByRole('link', { name: /^contrato\.pdf/ })).toBeVisible();
  await expect(leitura.getByRole('button', { name: 'Remover contrato.pdf' })).toHaveCount(0);
  await expectFits(viewer.page);
  await expectNoViolations(viewer.page);
});

test('the report’s legend filters its table; its data is a table, its picture and its spreadsheet are files', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const word = unique('Convênio');
  const made = async (nome: string, valor: number, dataCredito: string | null) => {
    const tipo = 'Extraordinária';
    const { id } = await create<{ id: string }>(page, 'itens-receita', { tipo, nome, descricao: word });
    await create(page, 'receitas', {
      ...{ tipo, idItemReceita: id, descricao: word, data: '2026-05-10', valor, numeroParcelas: 1, dataCredito },
      confirmacaoData: true,
    });
  };
  const [odonto, seguro] = [unique('Odontológico'), unique('Seguro')];
  await made(odonto, 300_00, '2026-05-12');
  await made(seguro, 100_00, null);

  await page.goto(listaDe(word, `${LISTA}/graficos`));
  const chart = page.getByRole('figure', { name: 'Receitas por item de receita' });
  await expect(chart.getByRole('img', { name: /ao todo/ })).toHaveAccessibleName(
    /400,00 ao todo; a maior é Odontológico/,
  );
  await expect(chart.locator('path.recharts-sector')).toHaveCount(2);
  const legend = chart.getByRole('list', { name: /^Legenda/ });
  await expect(legend.getByRole('button')).toHaveText([/75,0 %300,00/, /25,0 %100,00/]);
  await legend.getByRole('button', { name: odonto }).press('Enter');
  await expect(row(page, '10/05/2026')).toHaveCount(1);
  await expect(page.getByText(/1 lançamento · R\$/)).toContainText('300,00');
  await expect(legend.getByRole('button')).toHaveCount(2);
  await chart.locator('path.recharts-sector').last().click();
  await expect(row(page, '10/05/2026')).toContainText(seguro);

  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  const data = chart.getByRole('table');
  await expect(data.getByRole('row')).toHaveText([/Quantidade/, /300,00/, /100,00/, /Total2400,00/]);
  await expectNoViolations(page);

  const save = (entry: string) =>
    download(page, async () => {
      await chart.getByRole('button', { name: 'Salvar imagem' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    });
  const png = await save('Imagem (.png)');
  expect([png.nome, png.corpo.subarray(1, 4).toString()]).toEqual(['receitas.png', 'PNG']);
  const svg = await save('Desenho (.svg)');
  expect(svg.corpo.toString()).toContain(odonto.slice(0, 20));
  expect(svg.corpo.toString()).not.toContain('var(');

  await page.getByRole('button', { name: 'Datas' }).click();
  await page.getByText(/^Por caixa/).click();
  await expect(chart).toContainText('Por caixa (créditos e estornos)');
  await expect(legend.getByRole('button')).toHaveText([/100,0 %300,00/]);
});

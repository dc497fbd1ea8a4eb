/** An asset from its purchase over an exit, a delay, its return and a maintenance to its discard; two people want the same one; on a phone. */
import type { Page } from '@playwright/test';
import { day, pdf, shown, typed } from '../support/expenses.ts';
import { create } from '../support/records.ts';
import {
  choose,
  download,
  expectFieldError,
  expectFits,
  expectNotice,
  fieldOf,
  panelOf,
  row,
  rowMenu,
} from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const BENS = '/patrimonio';
let count = 0;
/** A plate that no other asset of this run has. */
const plate = () => String(1_000_000 + (process.pid % 9000) * 1000 + ++count).padStart(10, '0');

interface Bem {
  id: string;
  numero: string;
  nome: string;
}
async function newBem(page: Page): Promise<Bem> {
  const numero = plate();
  const dados = { classe: 'pessoa', tipoObjeto: 'Notebook', nPatrimonio: numero, responsavel: 'Almoxarifado' };
  const { id } = await create<{ id: string }>(page, 'bens', { ...dados, descricaoBem: 'Dell Latitude 5450' });
  return { id, numero, nome: `${numero} · Notebook` };
}

test('an asset is bought, taken out, late, returned, repaired and discarded', async ({ person }) => {
  const { page } = await person(['patrimonio'], 'Paula Rezende');
  const numero = plate();
  const nome = `${numero} · Notebook`;
  const find = `?busca=${numero}`;
  await page.goto(BENS);
  await page.getByRole('button', { name: 'Cadastrar bem' }).first().click();
  const novo = page.getByRole('dialog', { name: 'Cadastrar bem' });
  await fieldOf(novo, 'Nº de patrimônio').fill(numero);
  await novo.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(novo, 'Tipo de objeto', 'Obrigatorio');
  await choose(novo, 'Tipo de objeto', 'Notebook');
  await fieldOf(novo, 'Descrição').fill('Dell Latitude 5450');
  await fieldOf(novo, 'Responsável').fill('Almoxarifado');
  await choose(novo, 'Setor', 'Comunicação');
  await fieldOf(novo, 'Data de aquisição').fill(typed(day(-30)));
  await novo.locator('[data-field=anexos] input[type=file]').setInputFiles(pdf('nota-fiscal.pdf'));
  const enviar = page.getByRole('dialog', { name: 'Enviar arquivos' });
  await expect(enviar).toContainText('Confirma o envio dos arquivos?');
  await enviar.getByRole('button', { name: 'Confirmar' }).click();
  await expect(novo.getByRole('link', { name: /nota-fiscal\.pdf/ })).toBeVisible();
  await expectNoViolations(page);
  await novo.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Bem patrimonial salvo com sucesso!');

  // Taken out, due back yesterday.
  await page.goto(`${BENS}${find}`);
  await expect(row(page, numero)).toContainText(/Disponível.*Na sede/);
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: `Selecionar ${nome}` }).check();
  await page.getByRole('button', { name: /^Registrar saída/ }).click();
  const saida = page.getByRole('dialog', { name: 'Registrar saída' });
  await expect(saida.getByRole('list', { name: 'Bens: escolhidos' })).toContainText(nome);
  await saida.getByRole('button', { name: 'Outra pessoa' }).click();
  await fieldOf(saida, 'Responsável').fill('Renato Vilela');
  await fieldOf(saida, 'Motivo da movimentação').fill('Reunião externa');
  await fieldOf(saida, 'Data de saída').fill(typed(day(-3)));
  await fieldOf(saida, 'Hora de saída').fill('0900');
  await fieldOf(saida, 'Previsão de retorno').fill(typed(day(-1)));
  await saida.getByRole('radio', { name: 'Bom' }).check();
  await expectNoViolations(page);
  await saida.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Fluxo salvo com sucesso!');
  await expect(row(page, numero)).toContainText(/Em uso.*Atrasado 1 dia/);

  // What is out is not discarded.
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await expect(page.getByRole('menuitem', { name: /^Descartar/ })).toContainText('registre o retorno antes');
  await page.keyboard.press('Escape');

  const irmas = page.getByRole('navigation', { name: 'Páginas desta seção' });
  await expect(irmas.getByRole('link', { name: /^Histórico de manutenção/ })).toBeVisible();
  await irmas.getByRole('link', { name: /^Controle de Fluxo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Controle de Fluxo' })).toBeVisible();
  await page.goto(`/patrimonio/controle-de-fluxo${find}&situacao=atrasado`);
  await expect(row(page, numero)).toContainText('Fora do prazo há 1 dia');
  await expectNoViolations(page);
  const file = await download(page, async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /xlsx|Excel/ }).click();
  });
  expect(file.nome).toBe('controle_de_fluxo.xlsx');
  await rowMenu(page, nome, 'Prorrogar');
  const prorrogar = page.getByRole('dialog', { name: 'Prorrogar' });
  await fieldOf(prorrogar, 'Previsão de retorno').fill(typed(day(5)));
  await prorrogar.getByRole('button', { name: 'Prorrogar' }).click();
  await expectNotice(page, 'Previsão de retorno alterada.');
  await page.goto(`/patrimonio/controle-de-fluxo${find}`);
  await rowMenu(page, nome, 'Registrar retorno');
  const retorno = page.getByRole('dialog', { name: 'Registrar retorno' });
  await fieldOf(retorno, 'Data de retorno').fill(typed(day(-4)));
  await retorno.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(retorno, 'Data de retorno', 'O retorno não pode ser anterior à saída.');
  await fieldOf(retorno, 'Data de retorno').fill(typed(day(-1)));
  await fieldOf(retorno, 'Hora de retorno').fill('1730');
  await retorno.getByRole('radio', { name: 'Ruim' }).check();
  await retorno.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Fluxo salvo com sucesso!');
  await expect(row(page, numero)).toContainText(`${shown(day(-1))} 17:30`);

  // To the workshop and back without a repair.
  await page.goto('/patrimonio/historico-manutencao');
  await page.getByRole('button', { name: 'Cadastrar Manutenção' }).first().click();
  const manutencao = page.getByRole('dialog', { name: 'Cadastrar Manutenção' });
  await choose(manutencao, 'Nº Patrimônio', nome, numero);
  await fieldOf(manutencao, 'Responsável pela Manutenção').fill('Oficina Central');
  await fieldOf(manutencao, 'Descrição do Problema').fill('Tela trincada');
  await expectNoViolations(page);
  await manutencao.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Histórico de manutenção salvo com sucesso!');
  await page.goto(`${BENS}${find}`);
  await expect(row(page, numero)).toContainText(/Em manutenção.*Oficina desde/);
  await rowMenu(page, nome, 'Retorno da manutenção');
  const fim = page.getByRole('dialog', { name: 'Registrar retorno' });
  await fim.getByRole('radio', { name: 'Sem conserto' }).check();
  await fim.getByRole('switch', { name: 'Marcar o bem como descarte pendente' }).check();
  await fim.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Histórico de manutenção salvo com sucesso!');
  await expect(row(page, numero)).toContainText('Descarte pendente');

  // Discarded, taken back, discarded for good; its panel tells all of it.
  await rowMenu(page, nome, 'Descartar');
  const descartar = page.getByRole('dialog', { name: 'Descartar bem' });
  await descartar.getByRole('button', { name: 'Descartar' }).click();
  await expectNotice(page, 'Descarte registrado com sucesso!');
  await expect(row(page, numero)).toContainText('Descartado');
  await rowMenu(page, nome, 'Desfazer descarte');
  const desfazer = page.getByRole('dialog', { name: 'Desfazer descarte' });
  await fieldOf(desfazer, 'Motivo').fill('Era outro bem');
  await desfazer.getByRole('button', { name: 'Desfazer' }).click();
  await expectNotice(page, 'Descarte desfeito.');
  await row(page, numero).click();
  const panel = panelOf(page, nome);
  await expect(panel.getByRole('region', { name: 'Fluxos' })).toContainText('Renato Vilela');
  await expect(panel.getByRole('region', { name: 'Manutenções' })).toContainText('Sem conserto');
  await expect(panel.getByRole('region', { name: 'Anexos' })).toContainText('nota-fiscal.pdf');
  await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText('Era outro bem');
  await expectNoViolations(page);
});

test('two people take the same asset: the second is told at it, and loses nothing of what was typed', async ({
  person,
}) => {
  const { page: uma } = await person(['patrimonio'], 'Paula Rezende');
  const { page: outra } = await person(['patrimonio'], 'Edson Lopes');
  const [disputado, livre] = [await newBem(uma), await newBem(uma)];
  const begin = async (page: Page, bens: Bem[]) => {
    await page.goto(`/patrimonio/controle-de-fluxo?registro=novo`);
    const drawer = page.getByRole('dialog', { name: 'Registrar saída' });
    for (const { numero, nome } of bens) {
      await fieldOf(drawer, 'Bens').fill(numero);
      await page.getByRole('option', { name: new RegExp(`^${nome}`) }).click();
      await expect(drawer.getByRole('button', { name: `Tirar ${nome}` })).toBeVisible();
    }
    await drawer.getByRole('button', { name: 'Outra pessoa' }).click();
    await fieldOf(drawer, 'Responsável').fill('Renato Vilela');
    return drawer;
  };
  const primeira = await begin(uma, [disputado]);
  const segunda = await begin(outra, [livre, disputado]);
  await primeira.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(uma, 'Fluxo salvo com sucesso!');
  await segunda.getByRole('button', { name: 'Salvar' }).click();
  await expect(segunda.getByText(`O bem ${disputado.numero} já está fora, com Renato Vilela.`)).toBeVisible();
  await expect(segunda.getByRole('listitem').filter({ hasText: disputado.numero })).toContainText(
    'já está fora, com Renato Vilela',
  );
  await expectNoViolations(outra);
  // Nothing of it left; without the taken one the rest does.
  await segunda.getByRole('button', { name: `Tirar ${disputado.nome}` }).click();
  await segunda.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(outra, 'Fluxo salvo com sucesso!');
  await outra.goto(`${BENS}?busca=${livre.numero}`);
  await expect(row(outra, livre.numero)).toContainText('Fora');
});

test('on a phone the register, an asset by its own address, and its forms fit; whoever lacks the role is sent home', async ({
  person,
}) => {
  const { page } = await person(['patrimonio'], undefined, phone);
  const { id, numero, nome } = await newBem(page);
  await page.goto(`${BENS}?busca=${numero}`);
  await expect(page.getByRole('button', { name: nome, exact: true })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await page.goto(`/patrimonio/bens/${id}`);
  await expect(panelOf(page, nome).getByRole('region', { name: 'Custódia' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`registro=${id}`));
  await expectFits(page);
  await expectNoViolations(page);
  await panelOf(page, nome).getByRole('button', { name: 'Registrar saída' }).click();
  await expect(page.getByRole('dialog', { name: 'Registrar saída' })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);

  const { page: fora } = await person(['verificador_filiado']);
  await fora.goto(BENS);
  await expect(fora.getByText('Você não tem permissão para abrir essa página.')).toBeVisible();
});

/** An inventory: two phones read one asset, one without a network and back; the desk closes it and takes over a new sector. */
import type { Page } from '@playwright/test';
import { type Camera, withCamera } from '../support/camera.ts';
import { create } from '../support/records.ts';
import { expectFits, expectNotice, fieldOf, row } from '../support/screens.ts';
import { test as base, expect, expectNoViolations, phone } from '../support/test.ts';

const test = base.extend<{ camera: Camera }, { filme: string }>(withCamera);

let count = 0;
const plate = () => String(2_000_000 + (process.pid % 9000) * 1000 + ++count).padStart(10, '0');

async function typeNumber(page: Page, numero: string) {
  await page.getByRole('button', { name: 'Digitar número' }).click();
  await page.getByLabel('Nº de patrimônio').fill(numero);
  await page.getByRole('button', { name: 'Registrar leitura' }).click();
}

test('two phones count one asset once; readings wait for the network; the end takes no more', async ({
  person,
  camera,
}) => {
  const { page } = await person(['patrimonio'], 'Paula Rezende');
  const { page: celular } = await person(['patrimonio'], 'Edson Lopes', phone);
  const novo = (nPatrimonio: string) =>
    create<{ id: string }>(page, 'bens', {
      ...{ classe: 'pessoa', tipoObjeto: 'Notebook', nPatrimonio, responsavel: 'Almoxarifado' },
      ...{ setorAlocado: 'Comunicação', descricaoBem: 'Dell Latitude 5450' },
    });
  const [um, dois, tres, quatro] = [plate(), plate(), plate(), plate()];
  const { id: bem } = await novo(um);
  await novo(dois);
  await novo(tres);
  await novo(quatro);

  const nome = `Inventário ${um}`;
  await page.goto('/patrimonio/inventarios');
  await page.getByRole('button', { name: 'Novo inventário' }).first().click();
  const form = page.getByRole('dialog', { name: 'Novo inventário' });
  await fieldOf(form, 'Nome').fill(nome);
  await form.getByRole('radio', { name: 'Bens de alguns setores' }).check();
  await form.getByRole('checkbox', { name: 'Comunicação' }).check();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Inventário iniciado com sucesso!');
  await page.getByRole('link', { name: nome }).or(page.getByText(nome)).first().click();
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  const endereco = new URL(page.url()).pathname;
  await expect(row(page, um)).toContainText('Falta ler');
  await expectNoViolations(page);

  // A label before the camera, read by jsqr in its worker: this browser has no detector of its own.
  await camera.show(`https://sede.example.org/patrimonio/bens/${bem}`);
  await celular.goto(`${endereco}/leitura`);
  const cartao = celular.getByRole('region', { name: 'Última leitura' });
  await expect(cartao).toContainText(um);
  await expect(cartao).toContainText('Encontrado');
  await cartao.getByRole('button', { name: 'Regular' }).click();
  await expectNoViolations(celular);
  await expectFits(celular);
  await expect(row(page, um)).toContainText(/Encontrado.*Regular.*Edson Lopes/);

  // The second scanner.
  await page.goto(`${endereco}/leitura`);
  await typeNumber(page, um);
  await expect(page.getByRole('region', { name: 'Última leitura' })).toContainText('Lido por Edson Lopes');

  // Offline, in another sector, and back.
  await celular.getByRole('button', { name: 'Trocar setor' }).click();
  await celular.getByRole('button', { name: 'Depósito' }).click();
  await celular.context().setOffline(true);
  await typeNumber(celular, dois);
  await expect(cartao).toContainText('Em outro setor');
  await expect(celular.getByText('Sem rede: 1 leitura guardada neste celular')).toBeVisible();
  // Meanwhile somebody else reads what it reads too: back in the network it counts once, and this phone learns whose reading it is.
  await typeNumber(celular, quatro);
  await expect(cartao).toContainText(quatro);
  await expect(cartao.getByRole('button', { name: 'Excluir leitura' })).toBeVisible();
  await expect(celular.getByText('Sem rede: 2 leituras guardadas neste celular')).toBeVisible();
  // It says 'Encontrado' before the server has it: whose reading counts is who reached it first.
  const guardada = page.waitForResponse((answer) =>
    /\/inventarios\/ler(Varias)?$/.test(new URL(answer.url()).pathname),
  );
  await typeNumber(page, quatro);
  await expect(page.getByRole('region', { name: 'Última leitura' })).toContainText('Encontrado');
  expect((await guardada).ok()).toBe(true);
  await celular.context().setOffline(false);
  await expect(celular.getByText(/Sem rede: \d/)).toBeHidden();
  await expect(cartao).toContainText('Lido por Paula Rezende');
  await expect(cartao.getByRole('button', { name: 'Excluir leitura' })).toHaveCount(0);

  await page.goto(endereco);
  await expect(row(page, dois)).toContainText(/Em outro setor.*Depósito/);
  await expect(row(page, quatro)).toContainText(/Encontrado.*Paula Rezende/);
  await page.getByRole('button', { name: 'Encerrar inventário' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Encerrar inventário' });
  await pergunta.getByRole('button', { name: 'Encerrar inventário' }).click();
  await expectNotice(page, 'Inventário encerrado com sucesso!');
  await expect(row(page, tres)).toContainText('Não encontrado');
  await page.getByRole('button', { name: `Mudar para Depósito: ${dois}` }).click();
  await expectNotice(page, 'Novo setor registrado com sucesso!');
  await page.getByRole('button', { name: `Não localizado: ${tres}` }).click();
  await expectNotice(page, 'Bem marcado como não localizado.');

  await typeNumber(celular, tres);
  await expect(celular.getByText(`O inventário '${nome}' foi encerrado por Paula Rezende`)).toBeVisible();
  await page.goto(`/patrimonio?busca=${tres}`);
  await expect(row(page, tres)).toContainText('não localizado');
});

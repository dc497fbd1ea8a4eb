/** Two people want the same asset; the register and an asset on a phone. The life of one: `vida-de-um-bem.spec.ts`. */
import type { Page } from '@playwright/test';
import { create } from '../support/records.ts';
import { expectFits, expectNotice, fieldOf, panelOf, row } from '../support/screens.ts';
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

/** Both calculators with the vectors of the decisions, typed; what is kept is compared and exported; on a phone. */
import type { Page } from '@playwright/test';
import { create } from '../support/records.ts';
import { download, expectFieldError, expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const type = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.type(text);
};
const typeAll = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await type(page, label, text);
};
const resultado = (page: Page) => page.getByRole('region', { name: 'Resultado' }).getByRole('status');

async function viabilidade(page: Page, uso: string, descricao: string) {
  await page.goto('/Sindex?calculo=viabilidade');
  await typeAll(page, {
    'Uso real': uso,
    'Uso esperado': '100',
    'Receita mensal': '1200000',
    'Custo mensal': '1500000',
    'Nota SERVQUAL': '4',
    Descrição: descricao,
  });
}

test('the index of viability is typed, kept twice, compared and exported', async ({ person }) => {
  const { page, user } = await person(['sindex']);
  await page.goto('/Sindex');
  await expect(page.getByText('Para comecar voce precisa selecionar qual calculo deseja realizar.')).toBeVisible();
  await expectNoViolations(page);
  await viabilidade(page, '80', 'Como está');
  await expect(page.getByRole('textbox', { name: 'Receita mensal', exact: true })).toHaveValue('R$ 12.000,00');
  await expect(resultado(page)).toHaveText('4,00');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Guardar cálculo' }).click();
  await expect(page.getByText('Cálculo guardado com sucesso!')).toBeVisible();
  // Untouched since, it is not kept again.
  await expect(page.getByRole('button', { name: 'Guardar cálculo' })).toBeDisabled();
  await viabilidade(page, '100', 'Com mais uso');
  await expect(resultado(page)).toHaveText('4,40');
  await page.getByRole('button', { name: 'Guardar cálculo' }).click();
  await expect(page.getByText('Cálculo guardado com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: 'Cálculos guardados' }).click();
  await expect(page).toHaveURL(/\/Sindex\/calculos$/);
  for (const nome of ['Como está', 'Com mais uso'])
    await page.getByRole('checkbox', { name: `Selecionar ${nome}` }).check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /Comparar/ }).click();
  await expect(page).toHaveURL(/\/Sindex\/comparar\?ids=/);
  await expect(page.getByRole('row', { name: /Resultado/ })).toContainText(/4,(00|40).*4,(00|40)/);
  await expect(page.getByRole('row', { name: /Guardado por/ })).toContainText(user.nome);
  await expectNoViolations(page);
  await page.goto('/Sindex/calculos');
  const file = await download(page, async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /xlsx|Excel/ }).click();
  });
  expect(file.nome).toBe('sindex.xlsx');
});

test('the cost of a member, with the active ones of the registry; zeros and letters are told at their field', async ({
  person,
}) => {
  const { page } = await person(['sindex']);
  await page.goto('/Sindex?calculo=custo');
  const ativos = page.getByRole('textbox', { name: 'Filiados ativos', exact: true });
  await expect(ativos).toHaveValue(/^[0-9]+$/);
  await expect(page.getByText(/^No cadastro de hoje: /)).toBeVisible();
  await ativos.fill('5000');
  await typeAll(page, {
    'Receita de aluguéis': '5000000',
    'Pagamentos ao jurídico': '2000000',
    'Pagamentos à seguradora': '1500000',
    'Clube de benefícios': '500000',
    // Letters are no part of an amount.
    'Custos gerais': '3a0b00000',
  });
  await expect(resultado(page)).toHaveText('R$ 4,00');
  await ativos.fill('0');
  await expect(resultado(page)).toHaveText('—');
  // Whoever only calculates never saves, and reads the reason beside the result.
  const motivo = page.getByRole('region', { name: 'Resultado' }).getByText('Filiados ativos: Deve ser maior que zero');
  await expect(motivo).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cálculo' }).click();
  await expectFieldError(page.locator('main'), 'Filiados ativos', 'Deve ser maior que zero');
  await expect(motivo).toHaveCount(0);
  await ativos.fill('5000');
  await page.getByRole('textbox', { name: 'Custos gerais', exact: true }).fill('trinta mil');
  await page.getByRole('button', { name: 'Guardar cálculo' }).click();
  await expectFieldError(page.locator('main'), 'Custos gerais', 'Número inválido.');
  await page.getByRole('textbox', { name: 'Custos gerais', exact: true }).fill('30.000,00');
  await page.getByRole('button', { name: 'Guardar cálculo' }).click();
  await expect(page.getByText('Cálculo guardado com sucesso!')).toBeVisible();
});

test('a part of the index has its dots as the index has, on a phone too', async ({ person }) => {
  const { page } = await person(['sindex'], undefined, phone);
  await page.goto('/Sindex?calculo=viabilidade');
  await typeAll(page, {
    'Uso real': '999999999999999',
    'Uso esperado': '0,000001',
    'Receita mensal': '1',
    'Custo mensal': '1',
    'Nota SERVQUAL': '5',
  });
  await expect(resultado(page)).toHaveText('1.999.999.999.999.998.000.003,00');
  await expect(page.getByText('1.999.999.999.999.998.000.000,00', { exact: true })).toBeVisible();
  await expectFits(page);
});

test('a description without a space hides no other calculation', async ({ person }) => {
  const { page } = await person(['sindex']);
  const dados = { usoReal: '80', usoEsperado: '100', receita: 1_200_000, custo: 1_500_000, nota: '4' };
  const ids: string[] = [];
  for (const descricao of ['x'.repeat(120), 'Como está'])
    ids.push((await create<{ id: string }>(page, 'sindex/viabilidade', { ...dados, descricao })).id);
  await page.goto(`/Sindex/comparar?ids=${ids.join(',')}`);
  await expect(page.getByRole('columnheader', { name: 'Como está' })).toBeInViewport({ ratio: 1 });
});

test('on a phone a calculator fits; whoever lacks the role is sent home', async ({ person }) => {
  const { page } = await person(['sindex'], undefined, phone);
  await viabilidade(page, '80', 'Na rua');
  await expect(resultado(page)).toHaveText('4,00');
  await expectFits(page);
  await expectNoViolations(page);
  const { page: outra } = await person(['verificador_filiado']);
  await outra.goto('/Sindex');
  await expect(outra.getByText('Você não tem permissão para abrir essa página.')).toBeVisible();
});

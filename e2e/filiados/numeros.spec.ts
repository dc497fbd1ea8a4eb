/** A CPF looked up at the counter, on a desk and on a phone; the dashboard's number, its list and its spreadsheet; the numbers per house. */
import type { Page } from '@playwright/test';
import { create, newCpf, unique } from '../support/records.ts';
import { download, expectFieldError, expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

interface Membro {
  id: string;
  versao: number;
  nome: string;
  cpf: string;
}
async function newFiliado(page: Page, over: object = {}): Promise<Membro> {
  const nome = unique('Filiada');
  const cpf = newCpf();
  const { id, versao } = await create<{ id: string; versao: number }>(page, 'filiados', {
    ...{ nomeCompleto: nome, cpf, email: null, semEmail: true, empresa: 'TCU', matricula: cpf.slice(2) },
    ...{ situacaoFiliado: 'APOSENTADO', dataFiliacao: '2001-02-03', estado: 'DF' },
    ...over,
  });
  return { id, versao, nome, cpf };
}
const answerOf = (page: Page) => page.getByRole('status', { name: 'Resultado da pesquisa' });

test('the counter looks up who is a member, who left and who is neither; what it asked is written down', async ({
  person,
}) => {
  const { page: gestora } = await person(['gestor_usuario']);
  const [ativa, saiu] = [await newFiliado(gestora), await newFiliado(gestora)];
  await create(gestora, `filiados/${saiu.id}/desfiliar`, {
    ...{ versao: saiu.versao, data: '2024-05-06', motivo: 'A pedido' },
  });
  const { page, user } = await person(['verificador_filiado']);
  await page.goto('/profile');
  // Their only page: what everybody may open is none of their own.
  await expect(page).toHaveURL(/\/Verificador$/);
  const field = page.getByLabel('CPF', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(ativa.cpf);
  await page.keyboard.press('Enter');
  const found = answerOf(page).getByRole('region', { name: 'Filiado(a) encontrado(a)' });
  await expect(found).toContainText(ativa.nome);
  await expect(found).toContainText('TCU');
  await expectNoViolations(page);
  // The number stands selected: the next is typed over it.
  await page.keyboard.type(saiu.cpf);
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toContainText(
    /FILIADO CONSTA COMO INATIVO\. PROCURE O ATENDIMENTO DO .+ PARA VERIFICAR A SITUACAO\./,
  );
  await expectNoViolations(page);
  await field.fill(newCpf());
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toHaveText('CPF nao consta como filiado ou dependente');
  await field.fill('111.111.111-11');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expectFieldError(page.locator('body'), 'CPF', 'CPF inválido.');
  await field.fill('');
  await expect(answerOf(page)).toBeEmpty();
  const { page: sistema } = await person(['gestor_sistema']);
  await sistema.goto(`/configuracoes/acessos?busca=${encodeURIComponent(user.nome)}`);
  await expect(sistema.getByText('Pesquisou o CPF')).toHaveCount(3);
});

test('on a phone the lookup fits and works by touch', async ({ person }) => {
  const { page: gestora } = await person(['gestor_usuario']);
  const { cpf, nome } = await newFiliado(gestora);
  const { page } = await person(['verificador_filiado'], undefined, phone);
  await page.goto('/Verificador');
  await page.getByLabel('CPF', { exact: true }).fill(cpf);
  await page.getByRole('button', { name: 'Pesquisar' }).tap();
  await expect(answerOf(page)).toContainText(nome);
  await expectFits(page);
  await expectNoViolations(page);
});

test('a number of the dashboard opens its list with the same total, and is a spreadsheet; anybody reads the numbers per house', async ({
  person,
}) => {
  const { page } = await person(['gestor_usuario']);
  await newFiliado(page, { telCelular: '61999142207' });
  await page.goto('/filiados/dashboard');
  const link = page.getByRole('link', { name: /^Sem e-mail: \d+, ver lista$/ });
  const quantos = Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0]);
  expect(quantos).toBeGreaterThan(0);
  await expectNoViolations(page);
  const book = await download(page, () => page.getByRole('link', { name: 'Baixar: Sem e-mail', exact: true }).click());
  expect(book.nome).toBe('filiados-sem-email.xlsx');
  const porUf = await download(page, () => page.getByRole('link', { name: /filiadosTCUPorUF/ }).click());
  expect(porUf.nome).toBe('filiadosTCUPorUF.xlsx');
  await link.click();
  await expect(page).toHaveURL(/\/filiados\?cadastro=FILIADO&comEmail=nao$/);
  await expect(page.getByText(new RegExp(`^${quantos} filiad`))).toBeVisible();

  const { page: anyone } = await person([], undefined, phone);
  await anyone.goto('/filiados/dashboard-casas');
  await expect(anyone.getByRole('heading', { level: 1, name: /em números$/ })).toBeVisible();
  await expect(anyone.getByRole('figure', { name: 'Idade x Casa' })).toBeVisible();
  await expect(anyone.getByText(/contagens de 1 a 4 aparecem como <5/)).toBeVisible();
  await expectFits(anyone);
  await expectNoViolations(anyone);
});

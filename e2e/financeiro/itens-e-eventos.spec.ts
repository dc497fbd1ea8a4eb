/** Expense items and events: the same list as beneficiaries; here what is their own, and axe on all of it. */
import { newBeneficiario, unique } from '../support/records.ts';
import {
  choose,
  download,
  expectFieldError,
  expectFits,
  expectNotice,
  fieldOf,
  row,
  rowMenu,
} from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

test('an expense item is registered with what it suggests; a second one of the same name is refused at the field', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const beneficiario = await newBeneficiario(page);
  const nome = unique('Aluguel');
  await page.goto('/financial/itensdespesa');
  await page.getByRole('button', { name: 'Cadastrar item de despesa' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cadastrar item de despesa' });
  await choose(drawer, 'Tipo', 'Aluguel/Imposto');
  await fieldOf(drawer, 'Nome').fill(nome);
  await choose(drawer, 'Centro de custo', 'Custos operacionais internos');
  await choose(drawer, 'Beneficiário', beneficiario.nome, beneficiario.nome);
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'ItemDespesa salva com sucesso!');
  await expect(drawer).toBeHidden();
  await expect(row(page, nome)).toContainText(beneficiario.nome);
  await expectNoViolations(page);

  await page.goto('/financial/itensdespesa?registro=novo');
  await choose(drawer, 'Tipo', 'Aluguel/Imposto');
  await fieldOf(drawer, 'Nome').fill(nome.toUpperCase());
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Nome', 'Já existe um item de despesa habilitado com este nome e tipo.');
  await expectNoViolations(page);
});

test('whoever keeps events registers, edits and deletes one; whoever only sees them cannot', async ({ person }) => {
  const { page } = await person(['gestor_evento']);
  const nome = unique('Congresso');
  await page.goto('/eventos');
  await page.getByRole('button', { name: 'Cadastrar evento' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cadastrar evento' });
  await drawer.getByRole('radio', { name: 'Próprio' }).check();
  await fieldOf(drawer, 'Nome').fill(nome);
  await fieldOf(drawer, 'Início').fill('31022026');
  await fieldOf(drawer, 'Fim').fill('28022026');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Início', 'Data inválida');
  await fieldOf(drawer, 'Início').fill('25022026');
  await drawer.getByRole('checkbox', { name: 'Defesa' }).check();
  await drawer.getByRole('button', { name: 'Abrir o calendário' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Calendário' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Evento salvo com sucesso!');
  await expect(row(page, nome)).toContainText('25/02/2026');
  await expectNoViolations(page);

  const viewer = await person(['visualizador_evento', 'patrimonio']);
  await viewer.page.goto(`/eventos?busca=${encodeURIComponent(nome)}`);
  await expect(row(viewer.page, nome)).toBeVisible();
  await expect(viewer.page.getByRole('button', { name: 'Cadastrar evento' })).toHaveCount(0);
  await expect(viewer.page.getByRole('button', { name: `Ações de ${nome}` })).toHaveCount(0);
  await expectNoViolations(viewer.page);

  await rowMenu(page, nome, 'Excluir');
  const removal = page.getByRole('dialog', { name: 'Excluir evento' });
  await expect(removal).toContainText('Confirma a exclusão permanente do evento?');
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, 'Evento excluído com sucesso.');
  await expect(row(viewer.page, nome)).toBeHidden();
});

test('the items leave as a real spreadsheet; on a phone both lists fit', async ({ person }) => {
  const { page } = await person(['admin_financeiro', 'gestor_evento'], 'Com telefone', phone);
  for (const path of ['/financial/itensdespesa', '/eventos']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
    await expectNoViolations(page);
  }
  await page.goto('/financial/itensdespesa');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const { nome, corpo } = await download(page, () => page.getByRole('menuitem', { name: /Excel/ }).click());
  expect(nome).toBe('itens-despesa.xlsx');
  expect(corpo.subarray(0, 2).toString()).toBe('PK');
});

/** Documents with their PDF and validity, an event related to one; what the union publishes. */
import { attach, day, pdf } from '../support/expenses.ts';
import { unique } from '../support/records.ts';
import { choose, download, expectFieldError, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

const br = (date: string) => date.split('-').toReversed().join('');

test('a document is included with its PDF, read by others, and an event is related to it', async ({ person }) => {
  const { page } = await person(['admin_financeiro', 'gestor_evento']);
  const nome = unique('Alvará');
  await page.goto('/financial/documentos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerenciar contratos e documentos auxiliares');
  await page.getByRole('button', { name: 'Cadastrar documento' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cadastrar documento' });
  await fieldOf(drawer, 'Nome').fill(nome);
  await fieldOf(drawer, 'Início da vigência').fill(br(day(-30)));
  await fieldOf(drawer, 'Fim da vigência').fill(br(day(-31)));
  await attach(drawer, pdf('alvara.pdf'));
  await expect(drawer.getByRole('link', { name: /^alvara.pdf/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Fim da vigência', 'A data final deve ser igual ou posterior à inicial.');
  await expectNoViolations(page);
  await fieldOf(drawer, 'Fim da vigência').fill(br(day(0)));
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Documento incluído com sucesso');
  await expect(row(page, nome)).toContainText('Sim');
  await expectNoViolations(page);

  const viewer = await person(['visualizador_contratos']);
  await viewer.page.goto(`/financial/documentos?busca=${encodeURIComponent(nome)}`);
  await expect(viewer.page.getByRole('heading', { level: 1 })).toHaveText('Documentos');
  await expect(viewer.page.getByRole('button', { name: 'Cadastrar documento' })).toHaveCount(0);
  const file = await download(viewer.page, () => viewer.page.getByRole('link', { name: nome }).click());
  expect([file.nome, file.corpo.subarray(0, 5).toString()]).toEqual(['alvara.pdf', '%PDF-']);

  const evento = unique('Congresso');
  await page.goto('/eventos?registro=novo');
  const form = page.getByRole('dialog', { name: 'Cadastrar evento' });
  await form.getByRole('radio', { name: 'Patrocinado' }).check();
  await fieldOf(form, 'Nome').fill(evento);
  await form.getByRole('switch', { name: 'Relacionado a documento' }).check();
  await choose(form, 'Documento ou contrato', nome, nome);
  await form.getByRole('button', { name: 'Abrir o calendário' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Calendário' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Evento salvo com sucesso!');

  await page.goto(`/financial/documentos?busca=${encodeURIComponent(nome)}`);
  await rowMenu(page, nome, 'Excluir');
  const removal = page.getByRole('dialog', { name: 'Excluir documento' });
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await expect(removal).toContainText('O Documento está associado a um ou mais eventos e não pode ser excluído.');
});

test('a transparency document is published as a link, then as a PDF that is replaced, and deleted', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const nome = unique('Balanço');
  await page.goto('/financial/transparencia?registro=novo');
  const drawer = page.getByRole('dialog', { name: 'Cadastrar documento' });
  await fieldOf(drawer, 'Nome').fill(nome);
  await fieldOf(drawer, 'Link').fill('http://sindicato.org.br');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectFieldError(drawer, 'Link', 'Informe um link completo que comece por https://.');
  await fieldOf(drawer, 'Link').fill('https://sindicato.org.br/balanco');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Documento salvo com sucesso!');
  await expect(row(page, nome).getByRole('link', { name: nome })).toHaveAttribute(
    'href',
    'https://sindicato.org.br/balanco',
  );

  const editing = page.getByRole('dialog', { name: 'Editar documento' });
  const put = async (name: string) => {
    await rowMenu(page, nome, 'Editar');
    await fieldOf(editing, 'Link').fill('');
    await attach(editing, pdf(name));
    await expect(editing.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toBeHidden();
  };
  await put('um.pdf');
  await put('dois.pdf');
  await expectNotice(page, 'Anexo excluído com sucesso!');
  const file = await download(page, () => row(page, nome).getByRole('link', { name: nome }).click());
  expect(file.nome).toBe('dois.pdf');
  await expectNoViolations(page);

  await rowMenu(page, nome, 'Excluir');
  const removal = page.getByRole('dialog', { name: 'Excluir documento' });
  await expect(removal).toContainText(`Confirma a exclusão do documento ${nome}?`);
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, 'Documento excluído com sucesso.');
  await expect(row(page, nome)).toBeHidden();
});

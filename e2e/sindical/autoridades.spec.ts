/**
 * An authority from the empty form to its deletion: photo, two mandates, a document; found by Ctrl K; printed; gone
 * only for whoever has both permissions.
 */
import type { Locator, Page } from '@playwright/test';
import { pdf } from '../support/expenses.ts';
import { readPdf } from '../support/pdf.ts';
import { png } from '../support/picture.ts';
import { create, unique } from '../support/records.ts';
import { expectFits, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const widthOf = (image: Locator) => image.evaluate((node: HTMLImageElement) => node.naturalWidth);

async function fillForm(page: Page, nome: string) {
  const drawer = page.getByRole('dialog', { name: 'Inserir novo perfil' });
  await fieldOf(drawer, 'Nome político').fill(nome);
  await fieldOf(drawer, 'Nome').fill(`${nome} da Silva`);
  const picker = drawer.getByRole('group', { name: 'Foto' }).locator('input[type=file]');
  await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(drawer.getByText('O arquivo não é um JPEG, PNG ou WebP válido.')).toBeVisible();
  await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png(600, 450) });
  const photo = drawer.getByRole('img', { name: 'Foto escolhida' });
  // Drawn anew as a square.
  await expect.poll(() => widthOf(photo)).toBe(400);

  const cargos = drawer.getByRole('group', { name: 'Cargos e mandatos', exact: true }).last();
  for (const [at, cargo, tempo] of [
    [0, 'Senadora', '2023 a 2031'],
    [1, 'Deputada federal', '2015 a 2023'],
  ] as const) {
    await cargos.getByRole('button', { name: 'Adicionar cargo' }).click();
    const linha = cargos.locator('fieldset').nth(at);
    await fieldOf(linha, 'Cargo').fill(cargo);
    await fieldOf(linha, 'Tempo').fill(tempo);
    await linha.getByRole('checkbox').check();
  }
  await expect(cargos.getByRole('checkbox', { name: 'Senadora: atual' })).not.toBeChecked();
  await cargos.getByRole('checkbox', { name: 'Senadora: atual' }).check();
  await expect(cargos.getByRole('checkbox', { name: 'Deputada federal: atual' })).not.toBeChecked();
  await fieldOf(drawer, 'Redes sociais').fill('javascript:alert(1)');
  await fieldOf(drawer, 'Parentesco').fill('Irmã de servidora');
  await drawer.locator('[data-field=anexos] input[type=file]').setInputFiles(pdf('discurso.pdf'));
  await expect(drawer.getByRole('link', { name: /discurso\.pdf/ })).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Politico salvo com sucesso!');
}

test('an authority is registered with photo, mandates and a document, found, read, printed, and deleted by whoever may', async ({
  person,
}) => {
  const { page } = await person(['autoridades'], 'Cláudia Ramos');
  const nome = unique('Lígia Montenegro');
  await page.goto('/Autoridades');
  // An empty list offers it a second time.
  await page.getByRole('button', { name: 'Inserir novo perfil' }).first().click();
  await fillForm(page, nome);
  await expect(row(page, nome)).toContainText('Senadora');
  await expect.poll(() => widthOf(row(page, nome).locator('img'))).toBe(100);
  await rowMenuHas(page, nome, ['Editar', 'Histórico']);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar em todo o sistema' });
  await palette.getByRole('combobox').fill(nome.replace('í', 'i'));
  await expect(palette.getByRole('option', { name: new RegExp(`^${nome}`) })).toContainText('Senadora');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
  await expect(page).toHaveURL(/\/Autoridades\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Senadora · 2023 a 2031')).toBeVisible();
  // What somebody typed is a text, whatever it says.
  await expect(page.getByText('javascript:alert(1)')).toBeVisible();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  const link = page.getByRole('link', { name: /^discurso\.pdf/ });
  const address = (await link.getAttribute('href')) ?? '';
  const opened = await page.request.get(address);
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: /Dados sensíveis/ }).click();
  await page.getByRole('button', { name: 'Mostrar dados sensíveis' }).click();
  await expect(page.getByText('Irmã de servidora')).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Irmã de servidora')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Histórico' }).click();
  const historico = page.getByRole('dialog', { name: `Histórico de ${nome}` });
  await expect(historico).toContainText('Cláudia Ramos');
  await expect(historico).not.toContainText('Irmã de servidora');

  const { page: gestor } = await person(['gestor_sistema']);
  await gestor.goto('/Autoridades');
  await expect(gestor.getByText('Você não tem permissão para abrir essa página.')).toBeVisible();
  const { page: ambas } = await person(['autoridades', 'gestor_sistema']);
  await ambas.goto('/Autoridades');
  await rowMenu(ambas, nome, 'Excluir');
  const question = ambas.getByRole('dialog', { name: 'Excluir perfil' });
  await expect(question).toContainText(`Confirma a exclusão permanente de ${nome}?`);
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(ambas, 'Perfil excluído com sucesso!');
  await expect(row(ambas, nome)).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

async function rowMenuHas(page: Page, nome: string, entries: string[]) {
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(entries);
  await page.keyboard.press('Escape');
}

test('a profile with every section, offices and a theme is printed on one sheet', async ({ person }) => {
  const { page } = await person(['autoridades', 'politico_sindical']);
  const nome = unique('Celina Prates');
  const texto = 'Votou a favor da recomposição salarial em dois turnos.';
  const { id } = await create<{ id: string }>(page, 'autoridades', {
    ...{ nome, nomePolitico: nome, partido: 'PSB', telPrimario: '6133032182', emailPrimario: 'celina@exemplo.org.br' },
    ...{ biografia: texto, comissoes: texto, projetosDeLeiPropostos: texto, interessesPoliticosEspecificos: texto },
    ...{
      historicoDeVotacao: texto,
      aliadosPoliticos: texto,
      almaMater: texto,
      formacaoAdicional: texto,
      noticias: texto,
    },
    ...{ agendasComOSindicato: texto, possivelAgendaFuturaComOSindicato: texto },
    cargos: ['Senadora', 'Deputada federal', 'Secretária de Administração'].map((cargo, at) => ({
      ...{ cargo, tempo: '2023 a 2031', colegioEleitoral: 'Pernambuco', atual: at === 0 },
    })),
  });
  const titulo = unique('Recomposição');
  const tema = {
    tipoTema: 'Administrativo',
    titulo,
    interessados: ['Sociedade'],
    descricao: texto,
    prioridade: 'Média',
  };
  const { id: doTema } = await create<{ id: string }>(page, 'temas', tema);
  const pessoa = { nome, motivoRelevancia: 'Relatora', autoridadeId: id, posicao: 'Favorável' };
  await create(page, `temas/${doTema}/pessoas`, pessoa);
  await page.goto(`/Autoridades/${id}`);
  await expect(page.getByText(titulo)).toBeVisible();
  expect(readPdf(await page.pdf({ format: 'A4' })).paginas).toBe(1);
  // A theme's own page on paper has nowhere to lead to, and its sections the whole sheet.
  await page.goto(`/sindical/tema/${doTema}`);
  const secao = page.getByRole('region', { name: 'Dados Gerais' });
  await expect(secao).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Seções do tema' })).toBeHidden();
  const [largura, folha] = await Promise.all([secao.boundingBox(), page.locator('main').boundingBox()]);
  expect(largura?.width).toBe(folha?.width);
});

test('on a phone the list, a profile and its form fit', async ({ person }) => {
  const { page } = await person(['autoridades'], undefined, phone);
  const nome = unique('Augusto Tavares');
  const cargos = [{ cargo: 'Deputado federal', tempo: '2023 a 2027', atual: true }];
  const dados = {
    nome,
    nomePolitico: nome,
    partido: 'MDB',
    redesSociais: 'https://rede.example/'.padEnd(300, 'x'),
    cargos,
  };
  const { id } = await create<{ id: string }>(page, 'autoridades', dados);
  await page.goto('/Autoridades');
  await expect(page.getByText(nome)).toBeVisible();
  await expectFits(page);
  await page.goto(`/Autoridades/${id}`);
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar perfil' })).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
});

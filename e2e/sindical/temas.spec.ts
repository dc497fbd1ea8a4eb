/** A theme from its first step to its page: six steps, files and links, two people in two sections, a reader; on a phone. */
import type { Locator, Page } from '@playwright/test';
import { pdf } from '../support/expenses.ts';
import { readPdf } from '../support/pdf.ts';
import { create, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const passo = (drawer: Locator, numero: number) =>
  expect(drawer.getByRole('heading', { name: new RegExp(`^Passo ${numero} de 6`) })).toBeVisible();
const avancar = (drawer: Locator) => drawer.getByRole('button', { name: 'Avançar' }).click();
const cartao = (drawer: Locator, name: string) => drawer.getByRole('listitem', { name, exact: true });

async function dados(drawer: Locator, titulo: string) {
  await choose(drawer, 'Tipo', 'Projeto de Lei Ordinária');
  await drawer.getByRole('radio', { name: 'Máxima' }).check();
  await fieldOf(drawer, 'Título').fill(titulo);
  await drawer.getByRole('checkbox', { name: 'Câmara dos Deputados' }).check();
  await fieldOf(drawer, 'Descrição').fill('Recompõe as tabelas de vencimento em três parcelas.');
}

const novo = (titulo: string) => ({
  ...{ tipoTema: 'Administrativo', titulo, interessados: ['Sociedade'], descricao: 'Assunto interno.' },
  prioridade: 'Média',
});

test('a theme is made step by step, with a file and links, concluded, read on its page, ended and deleted', async ({
  person,
}) => {
  const { page } = await person(['politico_sindical'], 'Marina Alves');
  const titulo = unique('Recomposição salarial');
  await page.goto('/sindical');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Novo tema' }).click();
  await expect(page).toHaveURL(/\/sindical\/temas\?registro=novo$/);
  const drawer = drawerOf(page, 'Novo tema');
  await dados(drawer, titulo);
  await expectNoViolations(page);
  await avancar(drawer);
  await expectNotice(page, 'Tema salvo com sucesso!');
  await passo(drawer, 2);
  await choose(drawer, 'Casa da proposição', 'Câmara');
  await fieldOf(drawer, 'Sigla da proposição').fill('PL');
  await fieldOf(drawer, 'Número da proposição').fill('2384');
  await fieldOf(drawer, 'Ano da proposição').fill('2025');
  await drawer.getByLabel('Incluir arquivos').and(drawer.locator('input')).setInputFiles(pdf('Nota técnica.pdf'));
  await expectNotice(page, 'Arquivo carregado com sucesso!');
  await expect(drawer.getByRole('link', { name: /^Nota técnica\.pdf/ })).toBeVisible();
  await avancar(drawer);
  await expectNotice(page, 'Tema informações gerais salvo com sucesso!');

  await passo(drawer, 3);
  await avancar(drawer);
  await expect(drawer.getByText('Pelo menos um item de destaque deve ser informado.')).toBeVisible();
  const item = cartao(drawer, 'Item de destaque 1');
  await expect(item.getByRole('button', { name: 'Salvar item de destaque 1' })).toBeDisabled();
  await fieldOf(item, 'Item de destaque').fill('Art. 2º: três parcelas');
  await item.getByRole('radio', { name: 'Parcialmente favorável' }).check();
  await item.getByRole('button', { name: 'Salvar item de destaque 1' }).click();
  await expectNotice(page, 'Item de destaque salvo com sucesso!');
  await item.getByLabel('Incluir arquivos').and(item.locator('input')).setInputFiles(pdf('estudo.pdf'));
  await expect(item.getByRole('link', { name: /^estudo\.pdf/ })).toBeVisible();
  await item.getByRole('button', { name: 'Incluir link' }).click();
  await fieldOf(item, 'Nome do link').fill('Inteiro teor');
  await choose(item, 'Tipo do link', 'Proposição');
  await fieldOf(item, 'URL').fill('https://www.camara.leg.br/1');
  await item.getByRole('button', { name: 'Incluir link' }).click();
  await expect(item.getByRole('link', { name: /^Inteiro teor/ })).toBeVisible();
  await expectNoViolations(page);
  await avancar(drawer);

  await passo(drawer, 4);
  const pessoa = cartao(drawer, 'Pessoa ou instituição 1');
  await fieldOf(pessoa, 'Nome').fill('Dep. Helena Barros');
  await fieldOf(pessoa, 'Motivo da relevância').fill('Relatora na CASP');
  await choose(pessoa, 'Posição', 'Favorável');
  await fieldOf(pessoa, 'E-mail 1').fill('helena@example.org');
  // Going on keeps what is typed.
  await avancar(drawer);
  await expectNotice(page, 'Pessoas ou instituições relacionadas ao tema com sucesso!');
  await passo(drawer, 5);
  await drawer
    .getByRole('radiogroup', { name: /^Existem processos/ })
    .getByRole('radio', { name: 'Não' })
    .check();
  await avancar(drawer);
  await passo(drawer, 6);
  const acao = cartao(drawer, 'Ação 1');
  await fieldOf(acao, 'Data da ação').fill('19/11/2026');
  await fieldOf(acao, 'Descrição da ação').fill('Reunião com a relatora');
  await drawer.getByRole('button', { name: 'Concluir' }).click();
  await expect(drawer).toHaveCount(0);

  await row(page, titulo).getByRole('link', { name: titulo, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page).toHaveURL(/\/sindical\/tema\/[0-9a-f-]{36}$/);
  await expect(page.getByText('PL 2384/2025').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'helena@example.org' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ações do sindicato' })).toContainText('Reunião com a relatora');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Arquivos e links de Art\. 2º/ }).click();
  const popup = drawerOf(page, 'Arquivos e links');
  await expect(popup.getByRole('link', { name: /^Inteiro teor/ })).toHaveAttribute(
    'href',
    'https://www.camara.leg.br/1',
  );
  const arquivo = (await popup.getByRole('link', { name: /^estudo\.pdf/ }).getAttribute('href')) ?? '';
  expect((await page.request.get(arquivo)).status()).toBe(200);
  await page.keyboard.press('Escape');

  // The brief opens in another tab: one page, written down as printed by her.
  const endereco = page.url();
  const resumo = page.getByRole('link', { name: /^Resumo em PDF/ });
  await expect(resumo).toHaveAttribute('target', '_blank');
  const folha = await page.request.get((await resumo.getAttribute('href')) ?? '');
  expect([folha.status(), folha.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(folha.headers()['content-disposition']).toMatch(/^inline;.*resumo-do-tema\.pdf/);
  const texto = readPdf(await folha.body());
  expect(texto.paginas).toBe(1);
  for (const parte of ['Uso interno', titulo, 'PL 2384/2025', 'Em acompanhamento', 'Art. 2º: três parcelas'])
    expect(texto.palavras).toContain(parte);
  for (const parte of ['Parcialmente favorável', 'Reunião com a relatora', 'Dep. Helena Barros', 'por Marina Alves'])
    expect(texto.palavras).toContain(parte);
  expect(texto.palavras).not.toContain('helena@example.org');

  // Its address at a section opens there.
  await page.goto(`${endereco}/4`);
  await expect(page.getByRole('heading', { level: 2, name: 'Ações do sindicato' })).toBeInViewport();

  const { page: leitor } = await person(['visualizador_financeiro']);
  await leitor.goto(endereco);
  await expect(leitor.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(leitor.getByText('helena@example.org')).toHaveCount(0);
  await expect(leitor.getByRole('button', { name: 'Nova ação' })).toHaveCount(0);
  await leitor.goto(`/sindical/temas?busca=${encodeURIComponent(titulo)}`);
  await rowMenu(leitor, titulo, 'Detalhe');
  const detalhe = drawerOf(leitor, 'Detalhe');
  await expect(fieldOf(detalhe, 'Título')).toHaveAttribute('readonly', '');
  await detalhe.getByRole('button', { name: /Itens de destaque/ }).click();
  await expect(detalhe.getByRole('link', { name: /^estudo\.pdf/ })).toBeVisible();
  await expect(detalhe.getByRole('button', { name: /^(Salvar|Remover|Excluir)/ })).toHaveCount(0);

  await page.goto(`/sindical/temas?busca=${encodeURIComponent(titulo)}`);
  await rowMenu(page, titulo, 'Encerrar acompanhamento');
  await expect(page.getByText('Confirma a execução desta operação?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(row(page, titulo)).toContainText('Encerrado');
  await rowMenu(page, titulo, 'Excluir');
  await expect(page.getByText('Confirma a exclusão permanente do tema?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expectNotice(page, 'Tema excluído com sucesso!');
  await page.goto(endereco);
  await expect(page.getByText('Tema não existe... :(')).toBeVisible();
});

test('two people work in two sections of one theme, and in one card the second is told there', async ({ person }) => {
  const { page } = await person(['politico_sindical'], 'Marina Alves');
  const titulo = unique('Data-base');
  const { id } = await create<{ id: string }>(page, 'temas', novo(titulo));
  await create(page, `temas/${id}/itens`, { descricaoItem: 'Primeiro', posicionamento: 'Favorável' });
  await create(page, `temas/${id}/acoes`, { dataAcao: '2026-11-01', descricaoAcao: 'Ofício' });
  const { page: outra } = await person(['politico_sindical'], 'Júlio Sá');
  await page.goto(`/sindical/tema/${id}?editar=3`);
  await outra.goto(`/sindical/tema/${id}?editar=6`);
  const minha = cartao(drawerOf(page, 'Editar tema'), 'Item de destaque 1');
  const dela = cartao(drawerOf(outra, 'Editar tema'), 'Ação 1');
  await fieldOf(minha, 'Item de destaque').fill('Primeiro, com emenda');
  await fieldOf(dela, 'Descrição da ação').fill('Ofício 88/2026');
  await minha.getByRole('button', { name: 'Salvar item de destaque 1' }).click();
  await expectNotice(page, 'Item de destaque salvo com sucesso!');
  await dela.getByRole('button', { name: 'Salvar ação 1' }).click();
  await expectNotice(outra, 'Ação salva com sucesso!');

  // Now both in one card.
  const item = cartao(drawerOf(outra, 'Editar tema'), 'Item de destaque 1');
  await outra.goto(`/sindical/tema/${id}?editar=3`);
  await expect(fieldOf(item, 'Item de destaque')).toHaveValue('Primeiro, com emenda');
  await fieldOf(item, 'Item de destaque').fill('Primeiro, de Júlio');
  await fieldOf(minha, 'Item de destaque').fill('Primeiro, de Marina');
  // The notice may still be the one of before.
  const salvo = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/rpc/temas/updateItem');
  await minha.getByRole('button', { name: 'Salvar item de destaque 1' }).click();
  expect((await salvo).ok()).toBe(true);
  await item.getByRole('button', { name: 'Salvar item de destaque 1' }).click();
  await expect(item.getByRole('alert')).toContainText('Este registro foi alterado por Marina Alves');
  await expect(fieldOf(item, 'Item de destaque')).toHaveValue('Primeiro, de Júlio');
  await item.getByRole('button', { name: 'Comparar e escolher' }).click();
  await outra.getByRole('radio', { name: /O que eu digitei/ }).check();
  await outra.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expectNotice(outra, 'Item de destaque salvo com sucesso!');
  // It shows at the other's, who typed nothing more.
  await expect(fieldOf(minha, 'Item de destaque')).toHaveValue('Primeiro, de Júlio');
});

test('on a phone the summary, the list, a theme and its steps fit', async ({ person }) => {
  const { page } = await person(['politico_sindical'], undefined, phone);
  const titulo = unique('Regulamentação do teletrabalho nas três casas e nos gabinetes');
  const { id } = await create<{ id: string }>(page, 'temas', novo(titulo));
  await create(page, `temas/${id}/itens`, { descricaoItem: 'x'.repeat(200), posicionamento: 'Parcialmente contrário' });
  for (const address of ['/sindical', '/sindical/temas', `/sindical/tema/${id}`]) {
    await page.goto(address);
    await expect(page.getByText(titulo).first()).toBeVisible();
    await expectFits(page);
    await expectNoViolations(page);
  }
  await page.goto(`/sindical/tema/${id}?editar=3`);
  const drawer = drawerOf(page, 'Editar tema');
  await expect(cartao(drawer, 'Item de destaque 1')).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);
  // A title without a space grows its drawer no wider either.
  const { id: outro } = await create<{ id: string }>(page, 'temas', novo('Palavracompridissima'.repeat(15)));
  await page.goto(`/sindical/tema/${outro}?editar=1`);
  await expect(drawer.getByRole('heading', { name: /Passo 1 de 6/ })).toBeVisible();
  expect(await drawer.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

/**
 * The first load of the list of expenses stays small, a page without a list does not load the lists, a page of a few parts is no request
 * for each of them: counts and sizes, which no busy machine changes.
 *
 * Sizes are what is sent (the browser takes Brotli), as in `todas-as-telas`. A new import that opens a chunk of its own shows
 * here, not months later in the bench; the groups of `vite.config.ts` are the place to mend it. Source: issue 2 (Speed and
 * size), decisions 072, 119, 124.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Role } from '@sede/domain/access';
import { day, newDespesa } from '../support/expenses.ts';
import { figuresOf } from '../support/figures.ts';
import { newEscritorio, newProcesso } from '../support/legal.ts';
import { create, unique } from '../support/records.ts';
import { expect, test } from '../support/test.ts';

const REQUESTS = 12;
const BYTES = 170_000;
const GZIP = 172_000;
/** The aim of issue 2, to whoever has every area, too. */
const AIM = 180_000;

/** Once it stands, and the stream of what others change is asked for. */
async function opened(page: Page, path: string, heading: string): Promise<void> {
  const stream = page.waitForRequest(/\/api\/ao-vivo/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await stream;
}

/** Until nothing more is asked for, however slow the machine: parts that come on demand count as well. */
async function settled(asked: readonly string[]): Promise<void> {
  let seen = -1;
  const grows = () => {
    const grown = asked.length > seen;
    seen = asked.length;
    return grown;
  };
  await expect.poll(grows, { intervals: [700] }).toBe(false);
}

test('the first load of the expenses takes at most 12 requests and 170 kB of JavaScript', async ({ person }) => {
  const { page } = await person(['admin_financeiro'], 'Ana Primeira');
  await newDespesa(page, { dataVencimento: day(0) });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const stream = page.waitForRequest(/\/api\/ao-vivo/);
  await page.goto('/financial/expenses');
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
  await stream;
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(asked.some((path) => path.startsWith('/assets/despesas-'))).toBe(true);
  const { scripts } = await figuresOf(page);
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts).toBeLessThanOrEqual(BYTES);
});

test('a page without a list loads none of what lists are made of', async ({ person }) => {
  const { page } = await person(['politico_sindical', 'autoridades', 'sindex']);
  const nome = unique('Primeira carga');
  const tema = { tipoTema: 'Administrativo', titulo: nome, interessados: ['Sociedade'], descricao: 'Assunto interno.' };
  const { id } = await create<{ id: string }>(page, 'temas', { ...tema, prioridade: 'Média' });
  const { id: autoridade } = await create<{ id: string }>(page, 'autoridades', { nome, nomePolitico: nome });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, heading, requests] of [
    ['/sindical', 'Político sindical', 13],
    [`/sindical/tema/${id}`, nome, 16],
    [`/Autoridades/${autoridade}`, nome, 18],
    ['/Sindex?calculo=viabilidade', 'Sindex', 18],
    ['/Sindex?calculo=custo', 'Sindex', 19],
  ] as const) {
    // What the page before still asks for is not this one's.
    await page.goto('about:blank');
    asked.length = 0;
    await opened(page, path, heading);
    await settled(asked);
    expect(asked.filter((one) => one.startsWith('/assets/casca-'))).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(requests);
    expect(
      asked.filter((one) => one.startsWith('/assets/lista-')),
      path,
    ).toEqual([]);
  }
});

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** Of all scripts that the open page asked for. */
async function gzipOf(page: Page): Promise<number> {
  const sizes = await Promise.all(
    (await scriptsOf(page)).map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}

/** Address, title and what it may take of each list, to somebody who has this area alone. */
const LISTAS: readonly [Role, readonly (readonly [string, string, number])[]][] = [
  ['politico_sindical', [['/sindical/temas', 'Temas da pauta político-sindical', GZIP]]],
  ['autoridades', [['/Autoridades', 'PERFIS DE AUTORIDADES', GZIP]]],
  ['admin_financeiro', [['/financial/expenses', 'Despesas', 174_000]]],
  ['gestor_de_contratos', [['/gestao-de-contratos/contratos', 'Gerenciar contratos e documentos', GZIP]]],
  [
    'juridico',
    [
      ['/juridico/processos', 'Gerenciar processos', 175_500],
      ['/juridico/atendimentos', 'Atendimentos', 176_000],
      ['/juridico/prazos', 'Prazos', 174_500],
      ['/juridico/feriados', 'Feriados', 174_500],
      ['/juridico/escritorios', 'Escritórios', 172_500],
    ],
  ],
  [
    'patrimonio',
    [
      ['/patrimonio', 'Bens patrimoniais', 175_000],
      ['/patrimonio/inventarios', 'Inventários', 172_500],
    ],
  ],
];

for (const [papel, listas] of LISTAS)
  test(`the lists of ${papel} keep to what a first load may have`, async ({ person }) => {
    const { page } = await person([papel]);
    for (const [path, heading, limit] of listas) {
      await opened(page, path, heading);
      expect(await gzipOf(page), [path, ...(await scriptsOf(page))].join('\n')).toBeLessThanOrEqual(limit);
    }
  });

test('the lists keep to the aim also for somebody who has every area', async ({ person }) => {
  const { page } = await person([...LISTAS.map(([papel]) => papel), 'comunicacao', 'sindex', 'gestor_usuario']);
  for (const [path, heading] of LISTAS.flatMap(([, listas]) => listas)) {
    await opened(page, path, heading);
    expect(await gzipOf(page), [path, ...(await scriptsOf(page))].join('\n')).toBeLessThanOrEqual(AIM);
  }
});

test('the page of a case loads no list', async ({ person }) => {
  const { page } = await person(['juridico']);
  const { id: escritorio } = await newEscritorio(page);
  const { id, numero } = await newProcesso(page, escritorio);
  await opened(page, `/juridico/processos/${id}`, numero);
  expect((await scriptsOf(page)).filter((name) => name.includes('/assets/lista-'))).toEqual([]);
  expect(await gzipOf(page)).toBeLessThanOrEqual(169_000);
});

test('the page of an inventory keeps to the aim', async ({ person }) => {
  const { page } = await person(['patrimonio']);
  const nome = unique('Inventário');
  await create(page, 'bens', {
    ...{ classe: 'pessoa', tipoObjeto: 'Notebook', nPatrimonio: String(process.pid).padStart(10, '0') },
    ...{ responsavel: 'Almoxarifado', setorAlocado: 'Comunicação', descricaoBem: 'Dell Latitude 5450' },
  });
  const { id } = await create<{ id: string }>(page, 'inventarios', { nome, escopo: 'tudo' });
  await opened(page, `/patrimonio/inventarios/${id}`, nome);
  expect(await gzipOf(page)).toBeLessThanOrEqual(177_000);
});

/**
 * What a list keeps whatever the window: its head in sight, its bars on one line, its columns where they are, its rows as
 * cards on a phone. Only what a layout can show; the rules are the screen tests'.
 */
import type { Page } from '@playwright/test';
import { LISTA, listaDe, newDespesa } from '../support/expenses.ts';
import { create, unique } from '../support/records.ts';
import { expectFits, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const ROLES = ['admin_financeiro', 'gestor_evento', 'gestor_funcionarios', 'gestor_sistema'];
/** Lists of every kind: of instalments, of a register, of an account, of what the system keeps. */
const LISTS = [
  LISTA,
  '/financial/receitas',
  '/financial/beneficiarios',
  '/financial/contas',
  '/financial/impostos-retidos',
  '/financial/relatorio',
  '/funcionarios',
  '/roles',
  '/configuracoes/acessos',
];
/** Seven filters, of which hardly one window has the room. */
const MANY =
  '&situacao=aprovada,negada&centroCusto=Custos%20operacionais%20internos&statusVencimento=a_vencer,vencida' +
  '&tipoDespesa=Servi%C3%A7os&meioPagamento=Digital&valor=100..900000000';

interface Line {
  height: number;
  /** By how much what stands in it is wider than it. */
  over: number;
}
const lineOf = (page: Page, selector: string): Promise<Line | null> =>
  page.evaluate((at) => {
    const line = document.querySelector<HTMLElement>(at);
    return line && { height: line.offsetHeight, over: line.scrollWidth - line.clientWidth };
  }, selector);

/** Where the page's bar ends, and where the table's head, the foot, and what has the focus stand. */
const places = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null) => element?.getBoundingClientRect();
    return {
      bar: box(document.querySelector('header'))?.bottom ?? 0,
      head: box(document.querySelector('thead th'))?.top ?? 0,
      /** How much of what has the focus the head covers. */
      under: (box(document.querySelector('thead th'))?.bottom ?? 0) - (box(document.activeElement)?.top ?? 0),
      bottom: box(document.activeElement)?.bottom ?? 0,
      // The lowest edge that nothing sticks over.
      free: Math.min(
        innerHeight,
        ...[...document.querySelectorAll('[data-selection-bar], [data-table-foot]')].map(
          (e) => box(e)?.top ?? innerHeight,
        ),
      ),
    };
  });

async function forty(page: Page): Promise<string> {
  const { item } = await newDespesa(page, { numeroParcelas: 40 });
  return item.nome;
}

test('the head stays below the bar and no focused row under it, also where the table scrolls sideways', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const item = await forty(page);
  for (const width of [1366, 1920, 960]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${listaDe(item)}&porPagina=50`);
    await expect(row(page, item)).toHaveCount(40);
    await row(page, item).nth(0).focus();
    for (let at = 1; at < 30; at += 1) await page.keyboard.press('ArrowDown');
    // Where the table scrolls sideways its head follows a frame later.
    const off = async () => {
      const { head, bar } = await places(page);
      return Math.abs(head - bar);
    };
    await expect.poll(off, { message: `the head at ${width}` }).toBeLessThanOrEqual(1);
    const down = await places(page);
    expect(down.bottom).toBeLessThanOrEqual(down.free);
    for (let at = 30; at > 6; at -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect
        .poll(async () => (await places(page)).under, { message: `row ${at} at ${width} under the head` })
        .toBeLessThanOrEqual(1);
    }
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('region', { name: 'Linhas selecionadas' })).toBeVisible();
    for (let at = 6; at < 34; at += 1) {
      await page.keyboard.press('ArrowDown');
      const now = await places(page);
      expect(now.bottom, `row ${at} at ${width}, with rows selected`).toBeLessThanOrEqual(now.free);
    }
    await expectFits(page);
  }
});

test('toolbar and selection’s bar are one line, whatever is set, and what finds no room is under one button', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const item = await forty(page);
  for (const width of [1920, 1366, 1024, 700]) {
    await page.setViewportSize({ width, height: 800 });
    for (const filters of ['', MANY]) {
      await page.goto(`${listaDe(item)}${filters}`);
      await expect(page.getByRole('heading', { name: 'Despesas' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
      const bar = await lineOf(page, 'div:has(> search)');
      expect(bar, `${width}${filters}`).toEqual({ height: 30, over: 0 });
      // The placeholder is read whole.
      await page.getByRole('searchbox').fill('');
      const search = await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
        const sizer = box.parentElement?.querySelector('[aria-hidden]');
        return box.clientWidth - (sizer?.clientWidth ?? 0);
      });
      expect(search).toBeGreaterThanOrEqual(-2);
    }
    await page.getByRole('button', { name: /^Filtros \(\d\)$/ }).click();
    const first = page.getByRole('menuitem').first();
    const name = ((await first.innerText()).split('\n')[0] ?? '').trim();
    await first.click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    expect(await lineOf(page, 'div:has(> search)')).toEqual({ height: 30, over: 0 });

    await page.goto(listaDe(item));
    await expect(row(page, item)).toHaveCount(10);
    await page.keyboard.press('Control+a');
    const line = await lineOf(page, '[data-selection-bar]');
    expect(line?.height, `the selection's bar at ${width}`).toBe(48);
    expect(line?.over).toBeLessThanOrEqual(0);
  }
});

declare global {
  interface Window {
    moved: number;
  }
}

test('another page size and another page move nothing in sight, and rows come where their skeleton stood', async ({
  person,
}) => {
  const { page } = await person(['admin_financeiro']);
  const item = await forty(page);
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      // Entries of 'layout-shift', which TypeScript does not know.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.moved += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Slower than the half second after a press in which a browser forgives every movement.
  await page.route('**/api/despesas*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(listaDe(item));
  await expect(row(page, item)).toHaveCount(10);
  const widths = () => page.locator('thead th').evaluateAll((heads) => heads.map((head) => head.clientWidth));
  const first = await widths();
  expect(await page.evaluate(() => window.moved), 'the first rows').toBeLessThan(0.05);
  await page.getByLabel('Linhas por página').selectOption('50');
  await expect(row(page, item)).toHaveCount(40);
  expect(await widths()).toEqual(first);
  await page.getByLabel('Linhas por página').selectOption('20');
  await expect(row(page, item)).toHaveCount(20);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('21–40 de 40')).toBeVisible();
  expect(await page.evaluate(() => window.moved), 'page sizes and pages').toBeLessThan(0.05);
});

test('a large window is used: the texts get the room, the numbers stay together', async ({ person }) => {
  const { page } = await person(['admin_financeiro']);
  const item = await forty(page);
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(listaDe(item));
    await expect(row(page, item)).toHaveCount(10);
    return page.evaluate(() => {
      const head = (text: string) =>
        [...document.querySelectorAll('thead th')].find((th) => th.textContent === text)?.clientWidth ?? 0;
      return { table: document.querySelector('table')?.clientWidth ?? 0, item: head('Item'), valor: head('Valor') };
    });
  };
  const small = await measure(1366);
  const large = await measure(1920);
  expect(large.table).toBeGreaterThanOrEqual(1820);
  expect(large.item).toBeGreaterThan(small.item + 200);
  expect(large.valor).toBe(small.valor);
  const huge = await measure(2560);
  expect(huge.table).toBeLessThanOrEqual(2080);
  expect(huge.valor).toBe(small.valor);
});

/** What can be pressed and is smaller than a finger, in the list alone: the frame around it is another's. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-wide] :is(button, a[href], input[type="checkbox"], select)')].flatMap(
      (element) => {
        const pressed = element.closest('label') ?? element;
        const { width, height } = pressed.getBoundingClientRect();
        const shown = width > 0 && element.checkVisibility();
        return shown && Math.min(height, width) < 43.5
          ? [`${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(width)}×${Math.round(height)}`]
          : [];
      },
    ),
  );

for (const width of [390, 360]) {
  test(`on a phone of ${width} px every list fits, its rows are cards and its filters one sheet`, async ({
    person,
  }) => {
    const { page } = await person(ROLES, 'Vera Celular', { ...phone, viewport: { width, height: 844 } });
    const item = await forty(page);
    const conta = unique('Conta');
    const { id } = await create<{ id: string }>(page, 'contas-bancarias', {
      nome: conta,
      tipo: 'corrente',
      dataSaldoInicial: '2026-01-02',
      saldoInicial: 123_456_789,
    });
    for (const at of [...LISTS, `/financial/contas/${id}?periodo=tudo`]) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('[data-wide] thead')).toHaveCount(0);
      await expectFits(page);
      await expectNoViolations(page);
    }
    // The statement of the account: what, how much, when, and the balance after it.
    await expect(page.getByRole('listitem').filter({ hasText: 'Saldo' }).first()).toContainText('1.234.567,89');

    await page.goto(`${listaDe(item)}${MANY.replace('aprovada,negada', 'aprovada,negada,sem')}`);
    await expect(page.getByRole('button', { name: 'Filtros (6)' })).toBeVisible();
    await page.goto(listaDe(item));
    const cards = page.getByRole('list', { name: 'Despesas' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    // Three lines: 24, 22 and 22 px with the paddings.
    expect(Math.max(...(await cards.evaluateAll((all) => all.map((card) => card.clientHeight))))).toBeLessThan(96);
    expect(await small(page)).toEqual([]);
    await cards.first().getByRole('checkbox').check();
    const line = await lineOf(page, '[data-selection-bar]');
    expect([line?.height, (line?.over ?? 1) <= 0]).toEqual([56, true]);
    await page.getByRole('button', { name: 'Filtros', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet.getByRole('button', { name: /^Ver 40 parcelas/ })).toBeVisible();
    await expectNoViolations(page);
    await sheet.getByRole('button', { name: /^Período/ }).tap();
    await expect(sheet.getByRole('button', { name: 'Aplicar' })).toBeVisible();
    await expectFits(page);
    await expectNoViolations(page);
  });
}

/** The kit's parts as a person meets them: fields by their label, row menus, notices, downloads. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text-like field; the mark of an obligatory one is part of its label's text. */
export const fieldOf = (scope: Locator, label: string): Locator =>
  scope.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`)).and(scope.locator('input, textarea'));

/** Chooses in a select, or in a picker that searches: there the text typed first. */
export async function choose(scope: Locator, label: string, option: string, typed?: string): Promise<void> {
  const field = fieldOf(scope, label);
  await field.click();
  if (typed !== undefined) await field.fill(typed);
  await scope
    .page()
    .getByRole('option', { name: new RegExp(`^${escaped(option)}`) })
    .click();
  await expect(field).toHaveValue(option);
}

/** An amount is shown with 'R$' and turns into plain digits on focus: only then is it typed over. */
export async function fillMoney(scope: Locator, label: string, text: string): Promise<void> {
  const field = fieldOf(scope, label);
  await field.focus();
  await expect(field).not.toHaveValue(/R\$/);
  await field.fill(text);
}

/** The message below a field, as its description for those who cannot see. */
export async function expectFieldError(scope: Locator, label: string, message: string): Promise<void> {
  await expect(fieldOf(scope, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(scope, label)).toHaveAccessibleDescription(new RegExp(escaped(message)));
}

export async function rowMenu(page: Page, row: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${row}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** The first row of data: while a list is read its table has grey rows to come, whose click opens nothing. */
export const firstRow = (page: Page): Locator => page.locator('tbody tr[data-row]').first();

/** The panel that reads a record: beside its list, over it, or the whole screen of a phone. */
export const panelOf = (page: Page, name: string | RegExp): Locator => page.getByRole('complementary', { name });

/** A notice in the corner. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Mensagens' }).getByText(text, { exact: true }).last()).toBeVisible();
}

/** What a click downloads: name and content. */
export async function download(page: Page, click: () => Promise<void>): Promise<{ nome: string; corpo: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { nome: file.suggestedFilename(), corpo: await readFile(await file.path()) };
}

/** A page that must be scrolled sideways does not fit. */
export async function expectFits(page: Page): Promise<void> {
  // Asked again: after a change of width the page draws itself anew.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${page.url()} is wider than the screen`,
    })
    .toBeLessThanOrEqual(0);
}

/** Answers that a date of long ago is right. */
export const confirmOldDate = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Data de mais de 60 dias atrás' })
    .getByRole('button', { name: 'A data está certa: salvar' })
    .click();

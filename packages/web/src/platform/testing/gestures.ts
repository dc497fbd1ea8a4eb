/** The kit's parts as a person meets them: fields by their label, row menus, notices. Twins of e2e/support/screens.ts. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What the test goes on with: it fails here where that is missing. */
export function there<T>(found: T | null | undefined): T {
  expect(found ?? undefined).toBeDefined();
  return found as T; // or the line above has thrown
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text-like field; the mark of an obligatory one is part of its label's text. */
export function fieldOf(scope: HTMLElement, label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = within(scope)
    .getAllByLabelText(new RegExp(`^${escaped(label)}( \\*)?$`))
    .filter((node) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement);
  expect(found, `fields called '${label}'`).toHaveLength(1);
  return found[0] as HTMLInputElement | HTMLTextAreaElement; // what a label names
}

/**
 * Puts a text in the place of what stands in the field, at once: where it matters that it comes letter by letter (a mask, a
 * search as one types), `user.type`.
 */
export async function fill(user: UserEvent, scope: HTMLElement, label: string, text: string): Promise<void> {
  const field = fieldOf(scope, label);
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

/** Chooses in a select, or in a picker that searches: there the text typed first. */
export async function choose(
  user: UserEvent,
  scope: HTMLElement,
  label: string,
  option: string,
  typed?: string,
): Promise<void> {
  const field = fieldOf(scope, label);
  await user.click(field);
  if (typed !== undefined) await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${escaped(option)}`) }));
  await waitFor(() => expect(field).toHaveProperty('value', option));
}

/** The message below a field, as its description for those who cannot see; null while it has none. */
export function fieldError(scope: HTMLElement, label: string): string | null {
  const field = fieldOf(scope, label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

export async function rowMenu(user: UserEvent, row: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Ações de ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** A notice in the corner. */
export const findNotice = (text: string): Promise<HTMLElement> =>
  within(screen.getByRole('region', { name: 'Mensagens' })).findByText(text);

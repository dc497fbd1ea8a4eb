import { expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show, waitFor } from '#platform/testing/index.ts';
import { Menu, type MenuEntry } from './Menu.tsx';

const picked = vi.fn();
const ENTRIES: MenuEntry[] = [
  { label: 'Editar', onSelect: () => picked('Editar') },
  { label: 'Estornar', disabledReason: 'Já foi estornada.', onSelect: () => picked('Estornar') },
  { label: 'Histórico', onSelect: () => picked('Histórico') },
  { label: 'Excluir', danger: true, divided: true, onSelect: () => picked('Excluir') },
];

async function showMenu() {
  picked.mockClear();
  const shown = await show(
    <Menu
      label="Ações"
      entries={ENTRIES}
      trigger={(props) => (
        <button type="button" {...props}>
          Abrir
        </button>
      )}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Abrir' });
  trigger.focus();
  return { ...shown, trigger };
}

const focused = () => document.activeElement?.textContent;

it('opens on its first entry; arrows go round, Home and End to the ends, a letter to its word', async () => {
  const { user, trigger } = await showMenu();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Editar'));
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await expectNoViolations();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Excluir');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toContain('Estornar');
  await user.keyboard('{End}');
  expect(focused()).toBe('Excluir');
  await user.keyboard('h');
  expect(focused()).toBe('Histórico');
  await user.keyboard('{Enter}');
  expect(picked.mock.calls).toEqual([['Histórico']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(trigger);
});

it.each([
  ['{ArrowUp}', 'Excluir'],
  ['{End}', 'Excluir'],
  ['{ArrowDown}', 'Editar'],
  ['{Home}', 'Editar'],
])('a key that comes while the focus is still on the button (%s) leads into the menu', async (key, entry) => {
  const { user, trigger } = await showMenu();
  const page = vi.fn();
  document.body.addEventListener('keydown', page);
  await user.click(trigger);
  trigger.focus();
  await user.keyboard(key);
  expect(focused()).toBe(entry);
  expect(page).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', page);
});

it('an entry that cannot be chosen now is reached, says why, and does nothing', async () => {
  const { user } = await showMenu();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  const blocked = screen.getByRole('menuitem', { name: /Estornar.*Já foi estornada/ });
  expect(blocked.getAttribute('aria-disabled')).toBe('true');
  expect(picked).not.toHaveBeenCalled();
  screen.getByRole('menu', { name: 'Ações' });
});

it('Escape and Tab close it, and give the focus back', async () => {
  const { user, trigger } = await showMenu();
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(trigger);
  await user.keyboard('{Enter}{Tab}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('stays as far down as it was scrolled: what moves inside it does not place it anew, what moves the page does', async () => {
  const { user, trigger } = await showMenu();
  await user.keyboard('{Enter}');
  const menu = screen.getByRole('menu', { name: 'Ações' });
  // As in a browser: without its limit of height there is nothing to scroll.
  Object.defineProperty(menu, 'offsetHeight', {
    get: () => {
      if (menu.style.maxHeight === '') menu.scrollTop = 0;
      return 500;
    },
  });
  const measured = vi.spyOn(trigger, 'getBoundingClientRect');
  menu.scrollTop = 40;
  menu.dispatchEvent(new Event('scroll'));
  expect(measured).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll'));
  expect(measured).toHaveBeenCalled();
  expect(menu.scrollTop).toBe(40);
});

import { PREFERENCIAS_PADRAO } from '@sede/domain/access';
import { expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { useHotkey } from '#platform/ui/index.ts';
import { AppearancePanel } from './AppearancePanel.tsx';

const pressed = vi.fn();
function Page() {
  useHotkey('n', 'Nova despesa', () => pressed('n'));
  useHotkey('Ctrl+K', 'Buscar', () => pressed('Ctrl+K'));
  return <AppearancePanel />;
}

async function showPanel(teclasDeLetra: boolean) {
  pressed.mockClear();
  const sent: unknown[] = [];
  const shown = await show(<Page />, {
    session: { preferencias: { ...PREFERENCIAS_PADRAO, teclasDeLetra } },
    addresses: {
      'POST /api/conta/preferencias': async (request) => {
        sent.push(await request.json());
        return Response.json({ ...PREFERENCIAS_PADRAO, teclasDeLetra: false });
      },
    },
  });
  return { ...shown, sent };
}

it('keys of one letter are switched off, and kept by the server', async () => {
  const { user, sent } = await showPanel(true);
  await expectNoViolations();
  await user.keyboard('n');
  expect(pressed.mock.calls).toEqual([['n']]);
  await user.click(screen.getByRole('checkbox', { name: /Atalhos de uma só letra/ }));
  expect(sent).toEqual([{ teclasDeLetra: false }]);
});

it('switched off, letters and signs do nothing, Ctrl does, and the help says where they are', async () => {
  const { user } = await showPanel(false);
  await user.keyboard('n?{Control>}k{/Control}');
  expect(pressed.mock.calls).toEqual([['Ctrl+K']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver os atalhos do teclado' }));
  const help = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
  expect(help.textContent).toContain('desligados em Minha conta › Aparência');
  expect(help.textContent).not.toContain('Nova despesa');
});

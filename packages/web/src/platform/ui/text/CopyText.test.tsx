import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNotice, screen, show } from '#platform/testing/index.ts';
import { CopyText } from './CopyText.tsx';

const CHAVE = 'financeiro@sindicato.org';
const openAndCopy = async (tls = true) => {
  const { user } = await show(<CopyText text={CHAVE} what="a chave Pix" />);
  if (!tls) vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await user.click(screen.getByRole('button', { name: 'Copiar a chave Pix' }));
};

it('what is copied is in the clipboard', async () => {
  await openAndCopy();
  await findNotice('Copiado.');
  expect(await navigator.clipboard.readText()).toBe(CHAVE);
});

describe('without TLS, where the browser keeps its clipboard to itself', () => {
  let selected = '';
  const command = vi.fn(() => {
    const field = document.activeElement;
    selected = field instanceof HTMLTextAreaElement ? field.value : '';
    return true;
  });
  beforeEach(() => {
    document.execCommand = command;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the text is copied as if it had been selected, and the focus stays', async () => {
    await openAndCopy(false);
    await findNotice('Copiado.');
    expect(selected).toBe(CHAVE);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Copiar a chave Pix');
  });

  it('where that is refused too, it says so', async () => {
    command.mockReturnValueOnce(false);
    await openAndCopy(false);
    await findNotice('O navegador não deixou copiar. Selecione o texto e copie com Ctrl C.');
  });
});

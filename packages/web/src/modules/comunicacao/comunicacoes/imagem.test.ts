import { expect, it } from 'vitest';
import { prepareImagem, withinWidth } from './imagem.ts';

it('a picture is at most 1,200 px wide, in its own proportions; a smaller one stays', () => {
  expect(withinWidth(2400, 601)).toEqual({ largura: 1200, altura: 301 });
  expect(withinWidth(800, 600)).toEqual({ largura: 800, altura: 600 });
});

it('a GIF goes as it is, what is no picture of a message is refused', async () => {
  const gif = new File(['GIF89a'], 'vivo.gif', { type: 'image/gif' });
  expect(await prepareImagem(gif)).toBe(gif);
  await expect(prepareImagem(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
    'PNG, JPEG ou GIF',
  );
});

import type { Bem } from '@sede/domain/modules/patrimonio/bens';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show, within } from '#platform/testing/index.ts';
import type { Alvo } from '#platform/ui/index.ts';
import { bem } from '../patrimonio.bens-for-tests.ts';
import { EtiquetasDialog } from './EtiquetasDialog.tsx';

/** Addresses that were downloaded. */
let baixados: string[] = [];
beforeEach(() => {
  baixados = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    baixados.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => vi.restoreAllMocks());

async function open(alvo: Alvo<Bem>) {
  const onClose = vi.fn();
  const { user } = await show(<EtiquetasDialog alvo={alvo} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  const gerar = dialog.getByRole('button', { name: 'Gerar PDF' });
  return { user, dialog, gerar, onClose };
}
const pedido = () => new URLSearchParams(baixados[0]?.split('?')[1]);

it('labels of the chosen begin where the sheet is free; what is discarded has none', async () => {
  const fim = bem(3, { situacaoBase: 'Descartado', situacao: 'Descartado' });
  const { user, dialog, gerar, onClose } = await open([bem(1), bem(2), fim]);
  dialog.getByText('2 etiquetas em 1 página');
  await expectNoViolations();
  await user.click(dialog.getByRole('radio', { name: 'Posição 33' }));
  dialog.getByText('2 etiquetas em 2 páginas');
  // One stop of the tab key, arrows from there.
  await user.keyboard('{ArrowUp}');
  await user.click(gerar);
  expect(baixados[0]).toMatch(/^\/api\/bens\/etiquetas\?/);
  expect(pedido().getAll('ids')).toEqual([bem(1).id, bem(2).id]);
  expect([pedido().get('papel'), pedido().get('primeira')]).toEqual(['a4', '32']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a label printer has no positions', async () => {
  const { user, dialog, gerar } = await open([bem(1)]);
  await user.click(dialog.getByRole('radio', { name: 'Posição 7' }));
  await user.click(dialog.getByRole('radio', { name: /50 × 30 mm/ }));
  expect(dialog.queryByRole('radio', { name: 'Posição 7' })).toBeNull();
  dialog.getByText('1 etiqueta em 1 página');
  await user.click(gerar);
  expect([pedido().get('papel'), pedido().get('primeira')]).toEqual(['rolo', '1']);
});

const todos = (total: number) => ({ filtro: { classe: 'pessoa', setor: ['Jurídico'] }, total, soma: 0, marca: 'x' });
it('all that a filter finds are asked for by the filter, a thousand at most', async () => {
  const { user, dialog, gerar } = await open(todos(1000));
  dialog.getByText('1.000 etiquetas em 31 páginas');
  await user.click(gerar);
  expect(Object.fromEntries(pedido())).toEqual({ classe: 'pessoa', setor: 'Jurídico', papel: 'a4', primeira: '1' });
});
it('more than a thousand are refused before they are asked for', async () => {
  const { dialog, gerar } = await open(todos(1001));
  dialog.getByText('No máximo 1.000 etiquetas por vez.');
  expect(gerar).toHaveProperty('disabled', true);
});

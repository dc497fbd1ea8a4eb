import type { TemaDaAutoridade } from '@sede/domain/modules/sindical/temas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoViolations, openAt, screen, within } from '#platform/testing/index.ts';
import { autoridade } from './autoridade-for-tests.ts';
import { autoridadesModule } from './autoridades.routes.tsx';

const ID = autoridade().id;
const tema = (n: number, over: Partial<TemaDaAutoridade> = {}): TemaDaAutoridade => ({
  id: `01939e2b-7c00-7000-8000-0000000000a${n}`,
  ...{ titulo: `Tema ${n}`, tipoTema: 'Projeto de Lei', situacao: 'EM_ACOMPANHAMENTO', proposicao: `PL ${n}/2026` },
  posicoesDela: [{ posicao: 'Contrário', quantas: 1 }],
  nossasPosicoes: [
    { posicao: 'Favorável', quantas: 2 },
    { posicao: 'Parcialmente contrário', quantas: 1 },
  ],
  ...over,
});

const abrir = (itens: TemaDaAutoridade[], roles: 'autoridades'[] = ['autoridades']) =>
  openAt(`/Autoridades/${ID}`, autoridadesModule.routes, {
    as: roles,
    contract: { autoridades: { get: () => autoridade() }, temas: { daAutoridade: () => ({ itens }) } },
  });
const opened = () => vi.spyOn(window, 'open').mockReturnValue(null);
afterEach(() => vi.restoreAllMocks());

describe('the themes of a profile', () => {
  it('stand with both positions and lead to the theme', async () => {
    await abrir([tema(1), tema(2, { posicoesDela: [], situacao: 'ENCERRADO' })]);
    const secao = within(await screen.findByRole('region', { name: 'Temas' }));
    const [um, dois] = await secao.findAllByRole('listitem');
    if (!um || !dois) throw new Error('two themes');
    expect(within(um).getByRole('link', { name: 'Tema 1' }).getAttribute('href')).toContain(tema(1).id);
    for (const text of [
      'Contrário',
      'Favorável',
      '2 itens',
      'Parcialmente contrário',
      '1 item',
      'PL 1/2026 · Projeto de Lei',
    ])
      expect(within(um).getByText(text)).toBeDefined();
    for (const text of ['Não informada', 'Encerrado']) expect(within(dois).getByText(text)).toBeDefined();
    await expectNoViolations();
  });

  it('none: it says so', async () => {
    await abrir([]);
    expect(await screen.findByText('Nenhum tema cita esta autoridade.')).toBeDefined();
  });
});

describe('the ficha', () => {
  it('proposes what is followed, takes five themes and three lines, keeps what was typed', async () => {
    const open = opened();
    const { user } = await abrir([1, 2, 3, 4, 5, 6].map((n) => tema(n, n === 2 ? { situacao: 'ENCERRADO' } : {})));
    await user.click(await screen.findByRole('button', { name: 'Ficha para reunião' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ficha para reunião: Lígia Montenegro' }));
    const [, dois] = await dialog.findAllByRole<HTMLInputElement>('checkbox');
    if (!dois) throw new Error('six themes');
    // Five are chosen: the sixth waits for one of them to go.
    expect([dois.checked, dois.disabled]).toEqual([false, true]);
    expect(dialog.getByText('No máximo 5 temas.')).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: 'Tema 1' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Tema 2' }));
    await user.type(dialog.getByRole('textbox', { name: 'Linha 1' }), 'Pedir a relatoria');
    await expectNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Gerar PDF' }));
    const asked = new URL(String(open.mock.calls[0]?.[0]), 'http://sede');
    expect(asked.pathname).toBe(`/api/temas/da-autoridade/${ID}/ficha-pdf`);
    expect(asked.searchParams.getAll('temas').flatMap((um) => um.split(','))).toEqual(
      [3, 4, 5, 6, 2].map((n) => tema(n).id),
    );
    expect(asked.searchParams.getAll('linhas')).toEqual(['Pedir a relatoria']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ficha para reunião' }));
    expect(await screen.findByDisplayValue('Pedir a relatoria')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tema 2' }).checked).toBe(true);
  });

  it('needs no theme', async () => {
    const open = opened();
    const { user } = await abrir([]);
    await user.click(await screen.findByRole('button', { name: 'Ficha para reunião' }));
    await user.click(await screen.findByRole('button', { name: 'Gerar PDF' }));
    expect(open.mock.calls[0]?.[0]).toBe(`/api/temas/da-autoridade/${ID}/ficha-pdf`);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.close());

type Grupos = { grupos: { fonte: string; itens: { id: string; titulo: string; detalhe: string | null }[] }[] };

it('revenues and their items are found by the search over everything, each by who may read it', async () => {
  const idItemReceita = await o.item('Zarzuela', 'Extraordinária');
  const nova = { tipo: 'Extraordinária', origem: 'Aluguel', empresa: 'Buffet', idItemReceita, numeroParcelas: 2 };
  const { ids } = (await o.ana.rest<{ ids: string[] }>('POST', '/receitas', o.form(nova))).body;
  const found = async (busca: string, who = o.vera) =>
    (await o.read<Grupos>(`/busca?busca=${busca}`, who)).grupos.map(({ fonte, itens }) => [fonte, ...itens]);
  expect(await found('zarzuela')).toEqual([
    [
      'receitas',
      { id: ids[0], titulo: 'Zarzuela · Buffet', detalhe: 'parcela 1/2 · 25/11/2026 · R$ 100,00' },
      { id: ids[1], titulo: 'Zarzuela · Buffet', detalhe: 'parcela 2/2 · 25/12/2026 · R$ 100,00' },
    ],
    ['itensReceita', { id: idItemReceita, titulo: 'Zarzuela', detalhe: 'Extraordinária' }],
  ]);
  // Two letters match only at the beginning of a word.
  expect((await found('bu')).map(([fonte]) => fonte)).toEqual(['receitas']);
  expect(await found('zarzuela', o.eva)).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conhecido, type LancamentoLido, lancamentosNovos, type Novo } from './index.ts';

let linha = 0;
const lido = (over: Partial<LancamentoLido> = {}): LancamentoLido => {
  linha += 1;
  return { data: '2026-10-05', valor: -100, descricao: 'TARIFA PIX', documento: null, fitid: null, linha, ...over };
};
const comoConhecidos = (novos: readonly Novo[]): Conhecido[] =>
  novos.map(({ data, valor, descricao, fitid, ordem }) => ({ data, valor, descricao, fitid, ordem }));

describe('lines that an account does not have yet', () => {
  it('of a first file are all, equals of a day numbered', () => {
    const novos = lancamentosNovos([lido(), lido(), lido({ valor: 5 })], []);
    expect(novos.map(({ ordem }) => ordem)).toEqual([1, 2, 1]);
  });

  it('of the same file again are none, nor of an overlapping one but its new days', () => {
    const dia5 = [lido(), lido()];
    const conhecidos = comoConhecidos(lancamentosNovos(dia5, []));
    expect(lancamentosNovos(dia5, conhecidos)).toEqual([]);
    const dia6 = lido({ data: '2026-10-06' });
    expect(lancamentosNovos([...dia5, dia6], conhecidos)).toEqual([{ ...dia6, ordem: 1 }]);
  });

  it('of a file that was taken in the middle of the day are what came after', () => {
    const conhecidos = comoConhecidos(lancamentosNovos([lido()], []));
    expect(lancamentosNovos([lido(), lido()], conhecidos)).toMatchObject([{ ordem: 2 }]);
  });

  it('do not hang on the bank’s identifier: renumbered, repeated or absent, nothing comes twice', () => {
    const ofx = [lido({ fitid: '1' }), lido({ fitid: '2', descricao: 'PIX MARIA' })];
    const conhecidos = comoConhecidos(lancamentosNovos(ofx, []));
    expect(lancamentosNovos([lido({ fitid: '7' }), lido({ fitid: '8', descricao: 'Pix  Maria' })], conhecidos)).toEqual(
      [],
    );
    expect(lancamentosNovos([lido(), lido({ descricao: 'outro texto no CSV' })], conhecidos)).toEqual([]);
    // One identifier for movements of several amounts (Banco do Brasil): each is a movement of its own.
    expect(lancamentosNovos([lido({ fitid: 'x', valor: 1 }), lido({ fitid: 'x', valor: 2 })], [])).toHaveLength(2);
  });

  it('are two where identifier and text both differ: two files that share a day', () => {
    const conhecidos = comoConhecidos(lancamentosNovos([lido({ fitid: 'a', descricao: 'PIX JOÃO' })], []));
    expect(lancamentosNovos([lido({ fitid: 'b', descricao: 'PIX MARIA' })], conhecidos)).toMatchObject([{ ordem: 2 }]);
  });

  it('however a file is cut into overlapping ones by days, come once each', () => {
    const um = fc.record({
      dia: fc.integer({ min: 1, max: 6 }),
      valor: fc.constantFrom(-100, -200, 300),
      descricao: fc.constantFrom('TARIFA', 'PIX A', 'PIX B'),
    });
    const cortes = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(um, { maxLength: 30 }), cortes, fc.boolean(), (movimentos, partes, comFitid) => {
        const todos = movimentos.map(({ dia, ...resto }, index) =>
          lido({ ...resto, data: `2026-10-0${dia}`, fitid: comFitid ? String(index) : null }),
        );
        let conta: Conhecido[] = [];
        for (const [a, b] of [...partes, [1, 6]] as const) {
          const [de, ate] = [`2026-10-0${Math.min(a, b)}`, `2026-10-0${Math.max(a, b)}`];
          const arquivo = todos.filter(({ data }) => data >= de && data <= ate);
          conta = [...conta, ...comoConhecidos(lancamentosNovos(arquivo, conta))];
        }
        const chaves = conta.map(({ data, valor, ordem }) => `${data} ${valor} ${ordem}`);
        expect(new Set(chaves).size).toBe(chaves.length);
        expect(conta.map(({ data, valor }) => `${data} ${valor}`).toSorted()).toEqual(
          todos.map(({ data, valor }) => `${data} ${valor}`).toSorted(),
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('of 50,000 equals are counted, not compared each with each', { timeout: 30_000 }, () => {
    const muitos = Array.from({ length: 50_000 }, (_, i) => lido({ fitid: String(i) }));
    const conhecidos = comoConhecidos(lancamentosNovos(muitos, []));
    expect(lancamentosNovos([...muitos, lido()], conhecidos)).toHaveLength(1);
  });
});

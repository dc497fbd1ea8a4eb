import { describe, expect, it, vi } from 'vitest';
import { inSteps, type Parte } from './inSteps.ts';

const whole = { filtro: { inicio: '2026-11-01' }, total: 3, soma: 300, marca: 'm1' };
const refused = { id: 'b', message: 'A despesa já está aprovada.' };

describe('an operation on many records', () => {
  it('on rows is one call, on the versions that were seen', async () => {
    const act = vi.fn(async (_: Parte) => ({ feitas: ['a'], recusadas: [] }));
    const rows = [{ id: 'a', versao: 3 }];
    expect(await inSteps(rows, act)).toMatchObject({ feitas: ['a'], recusadas: [] });
    expect(act.mock.calls).toEqual([[{ ids: ['a'], versoes: { a: 3 } }]]);
  });

  it('on a filter goes on where the call before ended, and tells how far it is', async () => {
    const answers = [
      { feitas: ['a'], recusadas: [refused], restam: { esperadas: 1, marca: 'm2', depois: 'b' } },
      { feitas: ['c'], recusadas: [], restam: null },
    ];
    const act = vi.fn(async (_: Parte) => answers.shift() ?? { feitas: [], recusadas: [] });
    const report = vi.fn();
    expect(await inSteps(whole, act, report)).toMatchObject({ feitas: ['a', 'c'], recusadas: [refused] });
    expect(act.mock.calls).toEqual([
      [{ filtro: whole.filtro, esperadas: 3, marca: 'm1' }],
      [{ filtro: whole.filtro, esperadas: 1, marca: 'm2', depois: 'b' }],
    ]);
    expect(report.mock.calls).toEqual([[{ done: 2, total: 3 }], [{ done: 3, total: 3 }]]);
  });

  it('that fails at once fails; that fails on the way keeps what was done', async () => {
    const failure = new Error('mudou');
    await expect(inSteps(whole, () => Promise.reject(failure))).rejects.toBe(failure);
    let calls = 0;
    const act = async () => {
      calls += 1;
      if (calls > 1) throw failure;
      return { feitas: ['a'], recusadas: [], restam: { esperadas: 2, marca: 'm2', depois: 'a' } };
    };
    expect(await inSteps(whole, act)).toMatchObject({ feitas: ['a'], recusadas: [], falha: failure });
  });
});

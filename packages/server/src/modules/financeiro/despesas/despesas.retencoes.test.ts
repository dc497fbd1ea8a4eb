/** Retained taxes: one row for each tax, sums by month and tax that tie to the expenses, and the spreadsheet. */
import { monthRange } from '@sede/domain/kernel';
import type { ResumoRetencoes, Retencao } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

interface Lista {
  itens: Retencao[];
  total: number;
  somas: { retido: number };
}
let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const list = (query = '') => o.read<Lista>(`/despesas/retencoes${query}`);
const resumo = (query = '') => o.read<ResumoRetencoes>(`/despesas/retencoes/resumo${query}`);
const some = async () => {
  const a = await o.settled({}, { ...PAGAMENTO, irrf: 1_50, iss: 5_00 });
  const b = await o.settled({}, { ...PAGAMENTO, dataLiquidacaoPagamento: '2026-10-31', irrf: 2_01 });
  await o.settled({}, PAGAMENTO);
  await o.one();
  return [a, b] as const;
};

describe('retained taxes', () => {
  it('are one row for each tax of a settled expense', async () => {
    const [a, b] = await some();
    const { itens, total, somas } = await list();
    expect({ total, somas }).toEqual({ total: 3, somas: { retido: 8_51 } });
    expect(itens.map(({ idDespesa, imposto, retido }) => [idDespesa, imposto, retido])).toEqual(
      expect.arrayContaining([
        [a.id, 'irrf', 1_50],
        [a.id, 'iss', 5_00],
        [b.id, 'irrf', 2_01],
      ]),
    );
    expect(itens.at(-1)?.dataLiquidacaoPagamento).toBe('2026-10-31');
  });

  it('are summed by civil month and tax, each sum that of the list it opens and of the expenses', async () => {
    await some();
    const { itens } = await resumo();
    const um = { quantidade: 1, recolhimento: null };
    expect(itens).toEqual([
      { ...um, mes: '2026-11', imposto: 'irrf', retido: 1_50, devido: 1_50 },
      { ...um, mes: '2026-11', imposto: 'iss', retido: 5_00, devido: 5_00 },
      { ...um, mes: '2026-10', imposto: 'irrf', retido: 2_01, devido: 2_01 },
    ]);
    for (const { mes, imposto, quantidade, retido } of itens) {
      const { inicio, fim } = monthRange(mes);
      const opened = await list(`?inicio=${inicio}&fim=${fim}&imposto=${imposto}`);
      expect(opened).toMatchObject({ total: quantidade, somas: { retido } });
    }
    const [byHand] = await o.app.rows('select sum(irrf + inss + iss + csrf)::int as retido from despesas');
    expect((await list()).somas).toEqual(byHand);
  });

  it('are gone with the settlement', async () => {
    const [a] = await some();
    await o.actOn(o.ana, 'desfazer-liquidacao', a, { motivo: 'Engano' });
    expect((await list()).total).toBe(1);
    expect((await resumo()).itens).toHaveLength(1);
  });

  it('are exported with the filter', async () => {
    await some();
    const { status, body } = await o.ana.rest<string>('GET', '/despesas/retencoes/exportar?formato=csv&imposto=iss');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('IRRF');
  });

  it('are for whoever sees the expenses', async () => {
    expect((await o.vera.rest('GET', '/despesas/retencoes')).status).toBe(200);
    expect((await o.carla.rest('GET', '/despesas/retencoes')).status).toBe(403);
  });
});

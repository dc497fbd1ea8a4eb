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
    const um = (codigo: string, devido: number) => ({
      ...{ quantidade: 1, recolhimento: null, retido: devido, devido },
      codigos: [{ codigo, devido }],
    });
    expect(itens).toEqual([
      { ...um('1708', 1_50), mes: '2026-11', imposto: 'irrf', vencimento: '2026-12-18' },
      { ...um('', 5_00), mes: '2026-11', imposto: 'iss', vencimento: '2026-12-10' },
      { ...um('1708', 2_01), mes: '2026-10', imposto: 'irrf', vencimento: '2026-11-19' },
    ]);
    for (const { mes, imposto, quantidade, retido } of itens) {
      const { inicio, fim } = monthRange(mes);
      const opened = await list(`?inicio=${inicio}&fim=${fim}&imposto=${imposto}`);
      expect(opened).toMatchObject({ total: quantidade, somas: { retido } });
    }
    const [byHand] = await o.app.rows('select sum(irrf + inss + iss + csrf)::int as retido from despesas');
    expect((await list()).somas).toEqual(byHand);
  });

  it('say what they were worked out from, where it was told, under which code and by which day they are paid over', async () => {
    const pessoa = await o.beneficiario({ tipo: 'F', cpfCnpj: '52998224725', nomeBeneficiario: 'Ana Souza' });
    const base = { irrfBase: 1_000_00, irrfAliquota: 15_000, irrf: 15_00, issBase: null, issAliquota: null };
    await o.settled({ valor: 2_000_00 }, { ...PAGAMENTO, ...base, iss: 50_00 });
    await o.settled({ idBeneficiario: pessoa, valor: 2_000_00 }, { ...PAGAMENTO, irrf: 7_00 });
    const shown = (await list('?ordem=imposto,-retido')).itens.map(
      ({ imposto, codigo, base: sobre, aliquota, retido, vencimento }) =>
        [imposto, codigo, sobre, aliquota, retido, vencimento] as const,
    );
    expect(shown).toEqual([
      ['irrf', '1708', 1_000_00, 15_000, 15_00, '2026-12-18'],
      ['irrf', '0588', null, null, 7_00, '2026-12-18'],
      ['iss', '', null, null, 50_00, '2026-12-10'],
    ]);
    expect((await resumo()).itens[0]?.codigos).toEqual([
      { codigo: '0588', devido: 7_00 },
      { codigo: '1708', devido: 15_00 },
    ]);
    await o.setting('codigoIrrfPessoa', '3208');
    await o.setting('codigoIrrfEmpresa', '3208');
    await o.setting('diaIss', 5);
    const { itens } = await resumo();
    expect(itens.map(({ codigos, vencimento }) => [codigos, vencimento])).toEqual([
      [[{ codigo: '3208', devido: 22_00 }], '2026-12-18'],
      // 05/12 is a Saturday.
      [[{ codigo: '', devido: 50_00 }], '2026-12-04'],
    ]);
    const csv = (
      await o.ana.rest('GET', '/despesas/retencoes/exportar?formato=csv&imposto=irrf&ordem=-retido')
    ).bytes.toString();
    const [titulos = [], ...linhas] = csv.split(/\r?\n/).map((line) => line.replace('\ufeff', '').split(';'));
    const shownAs = (nome: string) => linhas.slice(0, 2).map((linha) => linha[titulos.indexOf(nome)]);
    expect(['Código', 'Base', 'Alíquota', 'Vence'].map(shownAs)).toEqual([
      ['3208', '3208'],
      ['1000,00', ''],
      ['1,5%', ''],
      ['18/12/2026', '18/12/2026'],
    ]);
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

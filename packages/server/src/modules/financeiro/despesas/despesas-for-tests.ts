/**
 * The expenses' test office: finance's, with a beneficiary and an item to refer to, and expenses of 100,00 due
 * 25/11/2026, each under a document number of its own.
 *
 *     const o = await office();                               // beforeAll
 *     await o.clear();                                        // beforeEach: no expenses, default settings
 *     const seen = await o.approved({ valor: 100_00 });       // through the API: asked by Ana, approved by Carla and Davi
 */
import type { Despesa, DespesaCompleta, DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { expect } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { financeOffice, financeRecords, many, type Seen } from '../financeiro.office-for-tests.ts';

export type Office = Awaited<ReturnType<typeof office>>;

/** An id that no record has. */
export const NINGUEM = '01939e2b-7c00-7000-8000-000000000099';
export const PAGAMENTO = {
  dataLiquidacaoPagamento: '2026-11-20',
  bancoLiquidacao: 'Banco do Brasil',
  numeroPagamento: '1234',
};

export async function office() {
  const finance = await financeOffice();
  const { app, ana, carla, davi, made } = finance;
  let documents = 0;
  const beneficiario = (over: object = {}) =>
    made(ana, '/beneficiarios', {
      tipo: 'J',
      cpfCnpj: '11222333000181',
      nomeBeneficiario: 'Gráfica São João',
      confirmarRepetido: true,
      ...over,
    });
  const item = (nome: string) => made(ana, '/itens-despesa', { tipo: 'Serviços', nome });
  const idBeneficiario = await beneficiario();
  const idItemDespesa = await item('Impressão de boletins');
  const despesas = financeRecords<Despesa, DespesaCompleta, DespesaListada>(finance, 'despesas', (over = {}) => {
    documents += 1;
    return {
      idItemDespesa,
      tipoDespesa: 'Serviços',
      centroCusto: 'Custos operacionais internos',
      descricao: 'Boletim de novembro',
      idBeneficiario,
      valor: 100_00,
      dataVencimento: '2026-11-25',
      numeroParcelas: 1,
      meioPagamento: 'Digital',
      tipoDocumento: 'BOLETO',
      numeroDocumento: `DOC-${documents}`,
      // All are alike: same beneficiary, same amount.
      confirmacaoDuplicidade: { motivo: 'Outra do mesmo mês' },
      ...over,
    };
  });
  /** One act on several expenses, on the versions that stand now: what was done and what refused. */
  const actNow = async (who: TestPerson, transition: string, seen: Pick<Seen, 'id'>[], over: object = {}) => {
    const now = await Promise.all(seen.map(({ id }) => despesas.get(id)));
    const { status, body } = await despesas.act(who, transition, { ...many(...now), ...over });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** Asked by Ana; answered as it then stands. */
  const asked = async (over: object = {}) => {
    const seen = await despesas.one(over);
    expect((await actNow(ana, 'solicitar-aprovacao', [seen])).feitas).toEqual([seen.id]);
    return despesas.get(seen.id);
  };
  const approved = async (over: object = {}) => {
    const seen = await asked(over);
    for (const who of [carla, davi]) expect((await actNow(who, 'aprovar', [seen])).feitas).toEqual([seen.id]);
    return despesas.get(seen.id);
  };
  return {
    ...finance,
    ...despesas,
    idBeneficiario,
    idItemDespesa,
    beneficiario,
    item,
    actNow,
    asked,
    approved,
    settled: async (over: object = {}, pagamento: object = PAGAMENTO) =>
      despesas.done('liquidar', await despesas.one(over), pagamento),
    /** As the database has it; column names are SQL's. */
    async row(id: string) {
      const [found] = await app.rows('select * from despesas where id = $1', [id]);
      if (!found) throw new Error('no such expense');
      return found;
    },
  };
}

/**
 * The kept report of a closing, and what moved the month's figures afterwards. Source: decisions §7 (Month closing); decision 060.
 */
import { createHash } from 'node:crypto';
import type { DepoisDoFechamento, MesFinanceiro } from '@sede/domain/modules/financeiro/fechamentos';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';

let c: CaixaOffice;
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(() => c.clear());

const depois = () => c.ok<DepoisDoFechamento>(c.vera, 'GET', '/fechamentos/depois?mes=2026-10');
const fechar = async () =>
  (await c.fechar<MesFinanceiro>(c.ana)).body.fechamento as NonNullable<MesFinanceiro['fechamento']>;
const reabrir = async () => {
  const { itens } = await c.ok<{ itens: MesFinanceiro[] }>(c.vera, 'GET', '/fechamentos?ano=2026');
  const { id = '', versao = 0 } = itens[9]?.fechamento ?? {};
  await c.ok(c.bruno, 'POST', `/fechamentos/${id}/reabrir`, { versao, motivo: 'Nota esquecida' });
};
const EM = '2026-10-05';
const despesa = (over: object = {}) => c.despesa({ dataVencimento: EM, valor: 100_00, ...over });
const patch = async (id: string, body: object) => {
  const { versao } = await c.ok(c.ana, 'GET', `/despesas/${id}`);
  return c.ok(c.ana, 'PATCH', `/despesas/${id}`, { versao, ...body });
};
const baixar = (id: string, numero: number, who = c.vera) =>
  who.rest('GET', `/fechamentos/${id}/relatorios?numero=${numero}`);

describe('the report of a closing', () => {
  it('is kept with its figures and its PDF, to be downloaded as it was signed', async () => {
    expect(await depois()).toMatchObject({ relatorios: [], noFechamento: null, mudancas: [], total: 0 });
    await despesa();
    await c.receita({ data: EM, valor: 250_00 });
    const { id } = await fechar();
    const { relatorios, noFechamento, hoje, total } = await depois();
    expect(noFechamento).toEqual({
      receitas: { quantidade: 1, valor: 250_00 },
      despesas: { quantidade: 1, valor: 100_00 },
      saldo: 150_00,
    });
    expect([hoje, total]).toEqual([noFechamento, 0]);
    const file = await baixar(id, 1);
    expect([file.status, file.headers['content-type'], file.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(file.headers['content-disposition']).toContain('fechamento-2026-10-v1.pdf');
    expect(relatorios).toMatchObject([
      {
        numero: 1,
        fechadoPorNome: 'Ana',
        tamanho: file.bytes.length,
        digest: createHash('sha256').update(file.bytes).digest('hex'),
      },
    ]);
  });

  it('is who sees closings’ to read, and unknown ones are not there', async () => {
    const { id } = await fechar();
    const eva = await c.app.person(['gestor_evento']);
    expect([(await baixar(id, 1, eva)).status, (await baixar(id, 2)).status]).toEqual([403, 404]);
    expect((await eva.rest('GET', '/fechamentos/depois?mes=2026-10')).status).toBe(403);
  });

  it('is not there for whom its month is hidden', async () => {
    const { id } = await fechar();
    const row = c.app.modules.fechamentos?.rows.reabrir;
    if (!row || !('rule' in row)) throw new Error('no rule on the months');
    const { visivel } = row.rule;
    row.rule.visivel = () => sql`false`;
    try {
      expect((await baixar(id, 1)).status).toBe(404);
    } finally {
      row.rule.visivel = visivel;
    }
    expect((await baixar(id, 1)).status).toBe(200);
  });

  it('is never changed, also by the database’s owner in passing; each closing keeps its own', async () => {
    await despesa();
    const { id } = await fechar();
    await expect(c.app.rows("update fechamentos_relatorios set digest = 'x'")).rejects.toThrow('does not change');
    const first = (await baixar(id, 1)).bytes;
    await reabrir();
    await despesa({ valor: 7_00 });
    expect((await c.fechar(c.bruno)).status).toBe(200);
    const { relatorios, noFechamento } = await depois();
    expect(relatorios.map(({ numero, fechadoPorNome }) => [numero, fechadoPorNome])).toEqual([
      [2, 'Bruno'],
      [1, 'Ana'],
    ]);
    expect(noFechamento?.despesas).toEqual({ quantidade: 2, valor: 107_00 });
    expect((await baixar(id, 1)).bytes.equals(first)).toBe(true);
    expect((await baixar(id, 2)).bytes.equals(first)).toBe(false);
  });

  it('is not kept where the closing is refused', async () => {
    await fechar();
    expect((await c.fechar(c.bruno)).status).toBe(409);
    expect((await depois()).relatorios).toHaveLength(1);
  });
});

it('after the closing: each change of the sums by due date is told with who, when and how much, and explains the difference', async () => {
  const [fica, vai, muda, apaga] = [await despesa(), await despesa(), await despesa(), await despesa({ valor: 9_00 })];
  const vem = await c.despesa({ dataVencimento: '2026-11-30', valor: 40_00 });
  const r = await c.receita({ data: EM, valor: 50_00 });
  await fechar();

  const nova = await despesa({ valor: 11_00 });
  await patch(fica.id, { centroCusto: 'Outro' });
  await patch(fica.id, { descricao: 'Só o texto' });
  await patch(vai.id, { dataVencimento: '2026-11-30' });
  await patch(muda.id, { valor: 130_00 });
  await patch(vem.id, { dataVencimento: EM });
  await c.ok(c.bruno, 'DELETE', `/despesas/${apaga.id}`, { versao: apaga.versao });
  await c.ok(c.ana, 'PATCH', `/receitas/${r.id}`, { versao: r.versao, valor: 45_00 });
  // Paid in an open month: the sums by due date stay.
  const aberta = await c.ok(c.ana, 'GET', `/despesas/${nova.id}`);
  expect((await c.liquidar(c.ana, aberta, '2026-11-20')).status).toBe(200);
  const paga = await c.ok(c.ana, 'GET', `/despesas/${nova.id}`);
  await c.ok(c.ana, 'POST', `/despesas/${nova.id}/estornar`, {
    versao: paga.versao,
    valorEstorno: 1_00,
    dataEstorno: '2026-11-20',
  });

  const { noFechamento, hoje, mudancas, total, outras } = await depois();
  expect(
    mudancas.map(({ por, modulo, mudanca, valor, diferenca }) => [por, modulo, mudanca, valor, diferenca]),
  ).toEqual([
    ['Ana', 'despesas', 'estorno', 10_00, -1_00],
    ['Ana', 'receitas', 'valor', 45_00, -5_00],
    ['Bruno', 'despesas', 'excluida', 9_00, -9_00],
    ['Ana', 'despesas', 'entrou', 40_00, 40_00],
    ['Ana', 'despesas', 'valor', 130_00, 30_00],
    ['Ana', 'despesas', 'saiu', 100_00, -100_00],
    ['Ana', 'despesas', 'centro_custo', 100_00, 0],
    ['Ana', 'despesas', 'registrada', 11_00, 11_00],
  ]);
  expect(total).toBe(8);
  expect(mudancas.map(({ existe }) => existe).filter((one) => !one)).toHaveLength(1);
  const soma = (modulo: string) =>
    mudancas.filter((one) => one.modulo === modulo).reduce((sum, { diferenca }) => sum + diferenca, 0);
  expect([hoje.despesas.valor, hoje.receitas.valor]).toEqual([
    (noFechamento?.despesas.valor ?? 0) + soma('despesas'),
    (noFechamento?.receitas.valor ?? 0) + soma('receitas'),
  ]);
  expect(outras).toEqual({ receitas: 0, despesas: 0 });
});

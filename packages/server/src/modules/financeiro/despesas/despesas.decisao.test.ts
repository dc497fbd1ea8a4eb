import type { Decisao } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Seen } from '../financeiro.office-for-tests.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const decisao = ({ id }: Pick<Seen, 'id'>, who = o.carla) => o.read<Decisao>(`/despesas/${id}/decisao`, who);

it('tells what changed since approval was first asked for, field by field, the PDFs too, and who changed it', async () => {
  const asked = await o.asked({ valor: 123_00, anexos: [await o.pdf('fatura.pdf')] });
  expect((await decisao(asked)).mudou).toBeNull();
  await o.change(asked, { valor: 125_00, dataVencimento: '2026-11-24' }, o.bruno);
  await o.change(await o.get(asked.id), { valor: 126_00 }, o.bruno);
  const [fatura] = (await o.get(asked.id)).arquivos;
  const { versao } = await o.get(asked.id);
  const added = { versao, anexos: [await o.pdf('relatorio.pdf', o.bruno)] };
  expect((await o.bruno.rest('POST', `/despesas/${asked.id}/anexar`, added)).status).toBe(200);
  const removed = { versao: (await o.get(asked.id)).versao, anexo: fatura?.id };
  expect((await o.bruno.rest('POST', `/despesas/${asked.id}/remover-anexo`, removed)).status).toBe(200);
  await o.actNow(o.ana, 'solicitar-aprovacao', [asked]);
  const { mudou, nomeSolicitante, despesa } = await decisao(asked);
  expect(nomeSolicitante).toBe('Ana');
  expect(despesa.versao).toBe((await o.get(asked.id)).versao);
  expect(mudou).toMatchObject({ por: 'Bruno', anexosNovos: ['relatorio.pdf'], anexosRetirados: ['fatura.pdf'] });
  expect(
    mudou?.mudancas.map(({ campo, de, para }) => [campo, de.replace(/\s/g, ' '), para.replace(/\s/g, ' ')]),
  ).toEqual([
    ['dataVencimento', '25/11/2026', '24/11/2026'],
    ['valor', 'R$ 123,00', 'R$ 126,00'],
  ]);
});

it('a change that was taken back again is none', async () => {
  const asked = await o.asked();
  await o.change(asked, { descricao: 'Outra' });
  await o.change(await o.get(asked.id), { descricao: asked.descricao });
  expect((await decisao(asked)).mudou).toBeNull();
});

it('gives what the beneficiary was paid in twelve months, with the median; nobody without the page reads it', async () => {
  const pay = (dataLiquidacaoPagamento: string, valor: number) =>
    o.settled(
      { valor },
      { ...PAGAMENTO, dataLiquidacaoPagamento, confirmacaoData: true, confirmacaoDuplicidade: { motivo: 'x' } },
    );
  await pay('2026-11-20', 100_00);
  await pay('2026-11-19', 120_00);
  await pay('2026-10-20', 110_00);
  await pay('2025-11-30', 999_00);
  const asked = await o.asked({ valor: 121_00 });
  const { pagamentos } = await decisao(asked);
  expect(pagamentos).toMatchObject({ quantidade: 3, mediana: 110_00 });
  expect(pagamentos.ultimos.map(({ data, valor }) => [data, valor])).toEqual([
    ['2026-11-20', 100_00],
    ['2026-11-19', 120_00],
    ['2026-10-20', 110_00],
  ]);
  expect([pagamentos.meses.length, pagamentos.meses[0]?.mes, pagamentos.meses.at(-1)]).toEqual([
    12,
    '2025-12',
    { mes: '2026-11', valor: 220_00 },
  ]);
  expect((await o.eva.rest('GET', `/despesas/${asked.id}/decisao`)).status).toBe(403);
});

it('counts what one has decided today, less what was taken back', async () => {
  const hoje = () => o.read<object>('/despesas/decididas-hoje', o.carla);
  const antes = await o.read<{ aprovadas: number; negadas: number }>('/despesas/decididas-hoje', o.carla);
  const [a, b] = [await o.asked(), await o.asked()];
  await o.actNow(o.carla, 'negar', [a], { motivo: 'Não.' });
  const body = many(await o.get(b.id));
  const key = { 'idempotency-key': 'hoje' };
  expect((await o.carla.rest('POST', '/despesas/aprovar', body, key)).status).toBe(200);
  expect(await hoje()).toEqual({ aprovadas: antes.aprovadas + 1, negadas: antes.negadas + 1 });
  const act = { operacao: 'despesas.aprovar', chave: 'hoje' };
  expect((await o.carla.rest('POST', '/atos/desfazer', act)).status).toBe(200);
  expect(await hoje()).toEqual({ aprovadas: antes.aprovadas, negadas: antes.negadas + 1 });
});

/**
 * The projection counts what recurring expenses propose and nobody has registered, apart, by the very rule of the
 * proposals, to the end of what it shows. Source: issue 9 §4.
 */
import type { Projecao } from '@sede/domain/modules/financeiro/projecao';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Office, office } from './recorrencias-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const projecao = () => o.read<Projecao>('/projecao');
const meses = ({ anos }: Projecao) => anos.flatMap((ano) => ano.meses).filter(({ previstas }) => previstas > 0);
const doMes = (found: Projecao, mes: string) => found.anos.flatMap((ano) => ano.meses).find((one) => one.mes === mes);

it('of a rent: its open months by finance month, to the end of the year; the balances are without', async () => {
  await o.recorrencia();
  const found = await projecao();
  expect(meses(found).map(({ mes, previstas }) => [mes, previstas])).toEqual([
    ['2026-09', 100_00],
    ['2026-10', 100_00],
    ['2026-11', 100_00],
    ['2026-12', 100_00],
  ]);
  expect(found.previstas).toEqual({ ate: '2026-12-20', quantidade: 4, valor: 400_00 });
  expect(found.anos.at(-1)?.total).toMatchObject({ aLiquidar: 0, saldo: 0, previstas: 400_00 });
  expect(doMes(found, '2026-12')).toMatchObject({ acumulado: 0, comPrevistas: -400_00 });
  expect(found.proximos.aPagar).toBe(0);
});

it('goes on as far as records do, farther than a month may be confirmed', async () => {
  await o.recorrencia({ primeiroMes: '2026-11' });
  await o.one({ dataVencimento: '2028-06-05' });
  const found = await projecao();
  expect(found.previstas).toMatchObject({ ate: '2028-12-20', quantidade: 26 });
  expect((await o.propostas('?mes=2027-11&porPagina=100')).itens).toHaveLength(13);
});

it('what is registered is no longer proposed but owed, and deleted it is proposed again', async () => {
  const made = await o.recorrencia();
  const id = await o.feita(made, '2026-09');
  const found = await projecao();
  expect(doMes(found, '2026-09')).toMatchObject({ previstas: 0, aLiquidar: 100_00 });
  expect(found.previstas.quantidade).toBe(3);
  await o.app.rows('delete from despesas where id = $1', [id]);
  expect(doMes(await projecao(), '2026-09')).toMatchObject({ previstas: 100_00, aLiquidar: 0 });
});

it('not what was skipped, paused, ended or disabled', async () => {
  const skipped = await o.recorrencia();
  const [first] = (await o.propostas()).itens;
  if (!first) throw new Error('no proposal');
  await o.pular([first]);
  await o.recorrencia({ primeiroMes: '2026-09', ultimoMes: '2026-10', valor: 7_00 });
  await o.doneOn(await o.recorrencia({ valor: 1 }), 'pausar', { aPartirDe: '2026-09' });
  const off = await o.recorrencia({ valor: 2 });
  await o.app.rows('update recorrencias set desabilitado = true where id = $1', [off.id]);
  expect(skipped.id).toBe(first.idRecorrencia);
  expect(meses(await projecao()).map(({ mes, previstas }) => [mes, previstas])).toEqual([
    ['2026-09', 7_00],
    ['2026-10', 107_00],
    ['2026-11', 100_00],
    ['2026-12', 100_00],
  ]);
});

it('the spreadsheet has them in columns of their own', async () => {
  await o.recorrencia({ valor: 123_45 });
  const { bytes } = await o.ana.rest('GET', '/projecao/exportar?formato=csv&ano=2026');
  const [head = '', ...lines] = bytes.toString().trim().split(/\r?\n/);
  expect(head.split(';').slice(-3)).toEqual(['Saldo acumulado', 'Recorrentes previstas', 'Acumulado com previstas']);
  expect(lines.at(-2)?.split(';').slice(-3)).toEqual(['0,00', '123,45', '-493,80']);
  expect(lines.at(-1)?.split(';').slice(-2)).toEqual(['493,80', '']);
});

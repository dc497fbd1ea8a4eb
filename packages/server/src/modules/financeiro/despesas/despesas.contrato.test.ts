import { formatReais } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Office, office } from './despesas-for-tests.ts';

let o: Office;

beforeAll(async () => {
  o = await office();
});
afterAll(() => o.app.close());
beforeEach(() => o.clear());

interface Vinculada {
  id: string;
  versao: number;
  avisos: string[];
  contrato: { id: string; numeroContrato: string; nome: string; saldo: number | null } | null;
}
const link = (who: TestPerson, { id, versao }: { id: string; versao: number }, idContrato: string | null) =>
  who.rest<Vinculada>('POST', `/despesas/${id}/vincular-contrato`, { versao, idContrato });
const avisosDe = async (despesa: object, over: object = {}) => {
  const seen = await o.one(despesa);
  return (await link(o.ana, seen, await o.contrato(over))).body.avisos;
};

it('an expense is linked, shows number, name and what is left, and is taken off again', async () => {
  const id = await o.contrato({ valorTotal: 1_000_00 });
  const seen = await o.one({ valor: 300_00 });
  const { status, body } = await link(o.ana, seen, id);
  expect([status, body.avisos, body.contrato]).toEqual([
    200,
    [],
    { id, numeroContrato: expect.stringMatching(/^\d{4}\/2026$/), nome: 'Boletim mensal', saldo: 700_00 },
  ]);
  expect((await o.app.rows('select id_contrato, relacao_contrato from despesas where id = $1', [seen.id]))[0]).toEqual({
    id_contrato: id,
    relacao_contrato: true,
  });
  const off = await link(o.ana, body, null);
  expect([off.status, off.body.contrato]).toEqual([200, null]);
});

it('the list is narrowed to one contract', async () => {
  const id = await o.contrato();
  const seen = await o.one();
  await o.one();
  await link(o.ana, seen, id);
  const { body } = await o.ana.rest<{ itens: { id: string }[] }>('GET', `/despesas?idContrato=${id}`);
  expect(body.itens.map((one) => one.id)).toEqual([seen.id]);
});

describe('what is odd warns, blocks nothing and stays in the history', () => {
  it('another beneficiary, a day outside, a value exceeded', async () => {
    const seen = await o.one({ valor: 100_01, dataVencimento: '2026-11-25' });
    const id = await o.contrato({
      ...{ dataFim: '2026-11-20', dataAlerta: '2026-11-01', valorTotal: 100_00 },
      contratados: [{ cnpjContratado: '33000167000101', nome: 'Outra' }],
    });
    const { status, body } = await link(o.ana, seen, id);
    expect([status, body.avisos]).toEqual([
      200,
      [
        'O CPF/CNPJ não é de nenhum dos contratados.',
        'A data 25/11/2026 está fora da vigência, de 01/01/2026 a 20/11/2026.',
        `O valor do contrato é excedido em ${formatReais(1)}.`,
      ],
    ]);
    const history = await o.ana.rest('GET', `/despesas/${seen.id}/historico`);
    expect(JSON.stringify(history.body)).toContain('fora da vigência');
  });
  it('nothing is odd, no word', async () => {
    expect(await avisosDe({}, { valorTotal: 100_00 })).toEqual([]);
  });
  it('linked again to the same contract, its own amount counts once', async () => {
    const id = await o.contrato({ valorTotal: 100_00 });
    const first = await link(o.ana, await o.one(), id);
    expect((await link(o.ana, first.body, id)).body.avisos).toEqual([]);
  });
});

it('an approval stands', async () => {
  const seen = await o.approved();
  await link(o.ana, seen, await o.contrato());
  expect((await o.get(seen.id)).situacao).toBe('Aprovada');
});

it('what is paid, also in a closed month, is linked; nothing else of it changes', async () => {
  const seen = await o.settled();
  await o.app.rows(
    `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome, criado_em, atualizado_em)
     values (gen_random_uuid(), '2026-11', '2026-10-21', '2026-11-20', now(), gen_random_uuid(), 'Ana', now(), now())`,
  );
  try {
    const { status, body } = await link(o.ana, seen, await o.contrato());
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Boletim mensal')]);
  } finally {
    await o.app.rows('delete from fechamentos');
  }
});

it('a deleted contract, and one that is none, are refused at the field', async () => {
  const seen = await o.one();
  const id = await o.contrato();
  await o.app.rows(`update contratos set situacao = 'Excluido' where id = $1`, [id]);
  for (const one of [id, '01939e2b-7c00-7000-8000-000000000099']) {
    const { status, body } = await link(o.ana, seen, one);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('idContrato')]);
  }
});

it('two people at once: one links, the other is told that it changed', async () => {
  const seen = await o.one();
  const [a, b] = [await o.contrato(), await o.contrato()];
  const answers = await Promise.all([link(o.ana, seen, a), link(o.ana, seen, b)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('whoever only reads may not', async () => {
  const reader = await o.app.person(['visualizador_financeiro']);
  expect((await link(reader, await o.one(), null)).status).toBe(403);
  expect((await link(o.gil, await o.one(), null)).status).toBe(403);
});

import { formatReais } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { NINGUEM, type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.app.close());
beforeEach(() => o.clear());

interface Salva {
  id: string;
  versao: number;
  avisos: string[];
  aprovacaoAnulada: boolean;
}
const ligada = async (over: object = {}) => ({ relacaoContrato: true, idContrato: await o.contrato(over) });
const historyOf = async (id: string) => JSON.stringify((await o.ana.rest('GET', `/despesas/${id}/historico`)).body);

describe('registering', () => {
  it('links every instalment; what is odd is told once for all of them, and stays in the history of each', async () => {
    const vinculo = await ligada({ valorTotal: 250_00 });
    const { status, body } = await o.register<{ ids: string[]; avisos: string[] }>({ ...vinculo, numeroParcelas: 3 });
    const avisos = [
      'A data 25/01/2027 está fora da vigência, de 01/01/2026 a 31/12/2026.',
      `O valor do contrato é excedido em ${formatReais(50_00)}.`,
    ];
    expect([status, body.avisos]).toEqual([200, avisos]);
    for (const id of body.ids) {
      expect(await o.get(id)).toMatchObject({ ...vinculo, contrato: { id: vinculo.idContrato, saldo: -50_00 } });
      expect((await o.audit(id))[0]?.motivo).toBe(avisos.join(' '));
    }
  });

  it('the history of a payment registered at once says both', async () => {
    const vinculo = await ligada({ valorTotal: 1 });
    const paga = await o.one({ ...vinculo, liquidacao: PAGAMENTO });
    expect((await o.audit(paga.id))[0]?.motivo).toBe(
      `Liquidada no registro, sem aprovação. O valor do contrato é excedido em ${formatReais(99_99)}.`,
    );
  });

  it.each([
    ['yes and none', { relacaoContrato: true }, { idContrato: ' Obrigatório' }],
    ['one and no', { idContrato: NINGUEM }, { relacaoContrato: ' Obrigatório' }],
    [
      'one that there is not',
      { relacaoContrato: true, idContrato: NINGUEM },
      { idContrato: 'O contrato foi excluído.' },
    ],
  ])('%s is refused at its field', async (_, over, campos) => {
    const { status, body } = await o.register<Refusal>(over);
    expect([status, body.data?.campos]).toEqual([400, campos]);
  });

  it('at once with the deletion of the contract: one of both, never both', async () => {
    const vinculo = await ligada();
    const [salva, excluido] = await Promise.all([
      o.register(vinculo),
      o.gil.rest('POST', `/contratos/${vinculo.idContrato}/excluir`, { versao: 1 }),
    ]);
    expect([
      [200, 422],
      [400, 200],
    ]).toContainEqual([salva.status, excluido.status]);
  });
});

describe('changing', () => {
  it('gives it a contract, another one, none', async () => {
    const seen = await o.one();
    const vinculo = await ligada();
    const first = await o.change<Salva>(seen, vinculo);
    expect(first.body).toMatchObject({ ...vinculo, avisos: [] });
    const outro = await o.contrato({
      nome: 'Outro',
      contratados: [{ cnpjContratado: '33000167000101', nome: 'Outra' }],
    });
    const second = await o.change<Salva>(first.body, { idContrato: outro });
    expect(second.body).toMatchObject({
      idContrato: outro,
      nomeContrato: expect.stringMatching(/^\d{4}\/2026 · Outro$/),
      avisos: ['O CPF/CNPJ não é de nenhum dos contratados.'],
    });
    expect(await historyOf(seen.id)).toContain('nenhum dos contratados');
    const third = await o.change(second.body, { relacaoContrato: false });
    expect(third.body).toMatchObject({ relacaoContrato: false, idContrato: null, nomeContrato: null });
  });

  it('a new amount, day or beneficiary of a linked one is told of; its own amount counts once; another field is not told', async () => {
    const seen = await o.one(await ligada({ valorTotal: 150_00 }));
    const dentro = await o.change<Salva>(seen, { valor: 150_00 });
    expect(dentro.body.avisos).toEqual([]);
    const alem = await o.change<Salva>(dentro.body, { valor: 150_01 });
    expect(alem.body.avisos).toEqual([`O valor do contrato é excedido em ${formatReais(1)}.`]);
    const dia = await o.change<Salva>(alem.body, { valor: 1_00, dataVencimento: '2027-01-04' });
    expect(dia.body.avisos).toEqual(['A data 04/01/2027 está fora da vigência, de 01/01/2026 a 31/12/2026.']);
    expect((await o.change<Salva>(dia.body, { descricao: 'Outro texto' })).body.avisos).toEqual([]);
  });

  it('reaches the later ones where asked, and leaves their own contract where it does not change', async () => {
    const [primeira, segunda, terceira] = await o.instalments(3);
    const outro = await ligada({ nome: 'Outro' });
    await o.change(terceira, outro);
    const vinculo = await ligada({ valorTotal: 1_000_00 });
    const todas = await o.change<Salva>(primeira, { ...vinculo, escopo: 'esta_e_seguintes' });
    expect(todas.body.avisos).toEqual(['A data 25/01/2027 está fora da vigência, de 01/01/2026 a 31/12/2026.']);
    expect((await o.get(terceira.id)).idContrato).toBe(vinculo.idContrato);
    await o.change(await o.get(terceira.id), { idContrato: outro.idContrato });
    // Of the same contract two: 800,00 within it, and the third is none of its.
    const valores = await o.change<Salva>(todas.body, { valor: 400_00, escopo: 'esta_e_seguintes' });
    expect(valores.body.avisos).toEqual([]);
    expect((await o.get(segunda.id)).contrato).toMatchObject({ id: vinculo.idContrato, saldo: 200_00 });
    expect((await o.get(terceira.id)).idContrato).toBe(outro.idContrato);
  });

  it('a link alone voids no approval, and what it says does not stand at what is done besides', async () => {
    const seen = await o.approved();
    const { body } = await o.change<Salva>(seen, await ligada({ valorTotal: 1 }));
    expect([body.avisos.length, body.aprovacaoAnulada]).toEqual([1, false]);
    expect((await o.get(seen.id)).situacao).toBe('Aprovada');
    expect((await o.change<Salva>(body, { valor: 5_00 })).body.aprovacaoAnulada).toBe(true);
  });

  it('what is paid, also in a closed month, takes a contract; nothing else of it changes', async () => {
    const seen = await o.settled();
    await o.app.rows(
      `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome, criado_em, atualizado_em)
       values (gen_random_uuid(), '2026-11', '2026-10-21', '2026-11-20', now(), gen_random_uuid(), 'Ana', now(), now())`,
    );
    try {
      const vinculo = await ligada();
      expect((await o.change(seen, vinculo)).body).toMatchObject(vinculo);
    } finally {
      await o.app.rows('delete from fechamentos');
    }
  });

  it('what came over with yes and no contract is saved on other fields; yes again without one is refused', async () => {
    const seen = await o.one();
    await o.app.rows('update despesas set relacao_contrato = true where id = $1', [seen.id]);
    const agora = await o.get(seen.id);
    const texto = await o.change(agora, { descricao: 'Como veio', relacaoContrato: true, idContrato: null });
    expect([texto.status, texto.body]).toMatchObject([200, { relacaoContrato: true, idContrato: null }]);
    const sem = await o.change(texto.body, { relacaoContrato: false });
    expect(sem.body).toMatchObject({ relacaoContrato: false });
    const { status, body } = await o.change<Refusal>(sem.body, { relacaoContrato: true });
    expect([status, body.data?.campos]).toEqual([400, { idContrato: ' Obrigatório' }]);
  });

  it('a linked contract that was deleted since the import does not stand in the way of other fields', async () => {
    const seen = await o.one(await ligada());
    await o.app.rows(`update contratos set situacao = 'Excluido' where id = $1`, [seen.idContrato]);
    expect((await o.change(seen, { valor: 90_00 })).status).toBe(200);
  });
});

it('the list, and its spreadsheet, have number and name; the approver reads them with what is left', async () => {
  const seen = await o.asked(await ligada({ valorTotal: 250_00 }));
  await o.one();
  const { itens } = await o.list();
  expect(itens.map(({ nomeContrato }) => nomeContrato).toSorted()).toEqual([
    expect.stringMatching(/^\d{4}\/2026 · Boletim mensal$/),
    null,
  ]);
  const csv = (await o.ana.rest('GET', '/despesas/exportar?formato=csv')).bytes.toString();
  expect(csv.split('\n')[0]).toContain(';Evento;Contrato;');
  expect(csv).toContain(`;${seen.nomeContrato};`);
  const { despesa } = await o.read<{ despesa: { contrato: object } }>(`/despesas/${seen.id}/decisao`, o.carla);
  expect(despesa.contrato).toMatchObject({ id: seen.idContrato, nome: 'Boletim mensal', saldo: 150_00 });
});

/** Proposals: what waits, with which amount; confirmed one by one or many at once, skipped, by two people at once. */
import { addMeses, descricaoDoMes, mesesDaSerie, vencimentoDoMes } from '@sede/domain/modules/financeiro/recorrencias';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Feitas, type Office, office } from './recorrencias-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const dela = async (id: string, query = '') =>
  (await o.propostas(`?porPagina=100${query}`)).itens.filter((p) => p.idRecorrencia === id);

describe('what waits', () => {
  it('is every month up to the one asked for, overdue ones too, each with its own day and text', async () => {
    const { id } = await o.recorrencia({ diaVencimento: 31 });
    expect((await dela(id)).map((p) => [p.mes, p.dataVencimento, p.status, p.descricao])).toEqual([
      ['2026-09', '2026-09-30', 'atrasada', 'Aluguel de setembro de 2026'],
      ['2026-10', '2026-10-31', 'atrasada', 'Aluguel de outubro de 2026'],
      ['2026-11', '2026-11-30', 'a_vencer', 'Aluguel de novembro de 2026'],
    ]);
    expect((await dela(id, '&mes=2027-02')).at(-1)?.dataVencimento).toBe('2027-02-28');
    expect((await dela(id, '&status=atrasada')).map(({ mes }) => mes)).toEqual(['2026-09', '2026-10']);
    const far = await o.ana.rest<Refusal>('GET', '/recorrencias/propostas?mes=2027-12');
    expect(far.status).toBe(400);
    expect(Object.keys(far.body.data.campos ?? {})).toEqual(['mes']);
  });

  it('in SQL is what the rules say, for any series, day and pause', async () => {
    const mes = fc.integer({ min: 0, max: 14 }).map((n) => addMeses('2025-12', n));
    const frequencia = fc.constantFrom('mensal', 'bimestral', 'trimestral', 'semestral', 'anual');
    const one = fc.record({
      frequencia,
      primeiroMes: mes,
      meses: fc.option(fc.nat(12)),
      diaVencimento: fc.integer({ min: 1, max: 31 }),
      pausa: fc.option(mes, { freq: 3 }),
    });
    for (const { meses, pausa, ...serie } of fc.sample(one, { numRuns: 30, seed: 28 })) {
      const ultimoMes = meses === null ? null : addMeses(serie.primeiroMes, meses);
      const made = await o.recorrencia({ ...serie, ultimoMes });
      if (pausa) await o.doneOn(made, 'pausar', { aPartirDe: pausa });
      const expected = mesesDaSerie({ ...made, ultimoMes }, '2025-01', '2027-11')
        .filter((m) => !pausa || m < pausa)
        .map((m) => [m, vencimentoDoMes(m, serie.diaVencimento), descricaoDoMes(made.descricao, m)]);
      const found = await dela(made.id, '&mes=2027-11&ordem=dataVencimento');
      expect(found.map((p) => [p.mes, p.dataVencimento, p.descricao])).toEqual(expected);
      await o.app.rows('delete from recorrencias');
    }
  });

  it('the worklist counts what its page lists', async () => {
    await o.recorrencia();
    await o.recorrencia({ frequencia: 'trimestral', primeiroMes: '2026-11' });
    const { itens } = await o.read<{ itens: { id: string; quantidade: number }[] }>('/inicio/pendencias');
    const { total } = await o.propostas('?mes=2026-11');
    expect(total).toBe(4);
    expect(itens.find(({ id }) => id === 'recorrencias.propostas')?.quantidade).toBe(total);
  });
});

describe('a variable amount', () => {
  it('is what was last paid of the item to the beneficiary, of the series’ own where there are some, with the three last', async () => {
    const made = await o.recorrencia({ tipoValor: 'estimado', valor: 70_00, diaVencimento: 10 });
    expect((await dela(made.id))[0]).toMatchObject({ valor: 70_00, ultimos: [] });
    // Another one of the same item and beneficiary, paid later than the series' own.
    await o.paid((await o.one({ valor: 88_00, dataVencimento: '2026-11-18' })).id, '2026-11-18');
    expect((await dela(made.id))[0]?.valor).toBe(88_00);
    const own = await o.feita(made, '2026-09', { valor: 91_00 });
    expect((await dela(made.id))[0]?.valor, 'not yet paid').toBe(88_00);
    await o.done('liquidar', await o.get(own), {
      dataLiquidacaoPagamento: '2026-09-12',
      bancoLiquidacao: 'BB',
      numeroPagamento: '7',
      juros: 5_00,
      confirmacaoData: true,
    });
    const [next] = await dela(made.id);
    expect(next?.valor, 'the face value: interest is no forecast').toBe(91_00);
    expect(next?.ultimos.map(({ valor, dataLiquidacaoPagamento }) => [valor, dataLiquidacaoPagamento])).toEqual([
      [91_00, '2026-09-12'],
    ]);
  });
});

describe('confirming', () => {
  it('one registers a real expense as it was sent, once', async () => {
    const made = await o.recorrencia();
    const [proposta] = await dela(made.id);
    if (!proposta) throw new Error('no proposal');
    const { idItemDespesa, tipoDespesa, centroCusto, idBeneficiario, meioPagamento, tipoDocumento } = proposta;
    const body = {
      ...{ mes: '2026-09', idItemDespesa, tipoDespesa, centroCusto, idBeneficiario, meioPagamento, tipoDocumento },
      descricao: 'Aluguel, com a taxa de limpeza',
      valor: 103_00,
      dataVencimento: '2026-09-08',
      numeroDocumento: 'R-9',
    };
    expect((await o.on(made, 'confirmar', body, o.vera)).status).toBe(403);
    // `doneOn` is typed by the operations that answer a recorrência; this one answers what it made.
    const { idDespesa } = (await o.doneOn(made, 'confirmar', body)) as unknown as { idDespesa: string };
    expect(await o.get(idDespesa)).toMatchObject({
      descricao: 'Aluguel, com a taxa de limpeza',
      valor: 103_00,
      dataVencimento: '2026-09-08',
      situacao: null,
      recorrencia: { id: made.id, mes: '2026-09' },
    });
    const again = await o.on<Refusal>(made, 'confirmar', { ...body, numeroDocumento: 'R-10' });
    expect(again).toMatchObject({ status: 409, body: { code: 'recorrencias.mes_feito' } });
    expect(await o.app.rows('select 1 from despesas')).toHaveLength(1);
    expect((await o.audit(idDespesa))[0]).toMatchObject({ operacao: 'recorrencias.confirmar', usuario_nome: 'Ana' });
  });

  it('many: each is done or refused on its own, and a refused one leaves nothing', async () => {
    const [a, b] = [await o.recorrencia(), await o.recorrencia({ diaVencimento: 9, valor: 50_00 })];
    const [first] = await dela(a.id);
    const [other] = await dela(b.id);
    if (!first || !other) throw new Error('no proposals');
    await o.one({ dataVencimento: '2026-09-09', numeroDocumento: 'TAKEN', valor: 1_00 });
    const { feitas, recusadas } = await o.confirmar([
      o.vista(first),
      o.vista(other, { numeroDocumento: 'TAKEN' }),
      { ...o.vista(first), mes: '2026-10', versao: first.versao + 7 },
    ]);
    expect(feitas.map(({ id, mes }) => [id, mes])).toEqual([[a.id, '2026-09']]);
    expect(recusadas.map(({ id, mes, code }) => [id, mes, code]).sort()).toEqual(
      [
        [b.id, '2026-09', 'despesas.duplicada'],
        [a.id, '2026-10', 'recorrencias.mudou'],
      ].sort(),
    );
    expect(await o.get(feitas[0]?.idDespesa ?? '')).toMatchObject({
      descricao: 'Aluguel de setembro de 2026',
      dataVencimento: '2026-09-05',
      valor: 100_00,
    });
    expect(await o.app.rows('select 1 from recorrencias_meses')).toHaveLength(1);
  });

  it('what it refers to may have been disabled since: that is said in words', async () => {
    const outro = await o.beneficiario('Imobiliária fechada');
    const made = await o.recorrencia({ idBeneficiario: outro });
    await o.ana.rest('POST', `/beneficiarios/${outro}/desabilitar`, { versao: 1 });
    const [proposta] = await dela(made.id);
    if (!proposta) throw new Error('no proposal');
    const { recusadas } = await o.confirmar([o.vista(proposta)]);
    expect(recusadas.map(({ message }) => message)).toEqual(['O beneficiário está desabilitado.']);
    expect(await o.app.rows('select 1 from despesas')).toEqual([]);
  });

  it('the same proposal twice in one request is refused whole', async () => {
    const made = await o.recorrencia();
    const [proposta] = await dela(made.id);
    if (!proposta) throw new Error('no proposal');
    const propostas = [o.vista(proposta), o.vista(proposta)];
    expect((await o.ana.rest('POST', '/recorrencias/confirmar', { propostas })).status).toBe(400);
    expect(await o.app.rows('select 1 from despesas')).toEqual([]);
  });

  it('the radar takes no other month of the series for the same bill, but what somebody registered by hand', async () => {
    const made = await o.recorrencia({ primeiroMes: '2026-11' });
    const november = await o.feita(made, '2026-11');
    // Thirty days after a bill of the same amount; then both are paid.
    const december = await o.feita(made, '2026-12', { numeroDocumento: 'R-12' });
    for (const id of [november, december]) await o.paid(id, '2026-11-20');
    await o.one({ dataVencimento: '2027-01-06' });
    const [proposta] = await dela(made.id, '&mes=2027-01');
    if (!proposta) throw new Error('no proposal');
    const { recusadas } = await o.confirmar([o.vista(proposta)]);
    expect(recusadas).toMatchObject([
      { code: 'despesas.parecida', message: expect.stringContaining('Confirme-a sozinha') },
    ]);
    const body = {
      ...proposta,
      valor: 100_00,
      numeroDocumento: 'R-1',
      confirmacaoDuplicidade: { motivo: 'Outra sala' },
    };
    const { id: _, idRecorrencia: __, versao: ___, itemDespesa: ____, ...resto } = body;
    const { nomeBeneficiario: _a, status: _b, tipoValor: _c, ultimos: _d, ...dados } = resto;
    expect((await o.on(made, 'confirmar', dados)).status).toBe(200);
  });

  it('two people at once make one expense', async () => {
    const made = await o.recorrencia();
    const [proposta] = await dela(made.id);
    if (!proposta) throw new Error('no proposal');
    const answers = await Promise.all(
      [o.ana, o.bruno, o.ana, o.bruno].map((who) => o.confirmar([o.vista(proposta)], who)),
    );
    expect(answers.flatMap(({ feitas }) => feitas)).toHaveLength(1);
    expect(answers.flatMap(({ recusadas }) => recusadas.map(({ code }) => code))).toEqual(
      Array(3).fill('recorrencias.mes_feito'),
    );
    expect(await o.app.rows('select 1 from despesas')).toHaveLength(1);
  });

  it('the database itself holds a month to one outcome, and an outcome to one kind', async () => {
    const made = await o.recorrencia();
    await o.feita(made, '2026-09');
    const insert = (values: string) =>
      o.app.rows(`insert into recorrencias_meses (id, recorrencia_id, mes, despesa_id, motivo_pulo)
        values (gen_random_uuid(), '${made.id}', ${values})`);
    await expect(insert(`'2026-09', null, 'x'`)).rejects.toThrow(/recorrencias_meses_um_por_mes/);
    await expect(insert(`'2026-10', null, null`)).rejects.toThrow(/recorrencias_meses_desfecho/);
  });

  it('what the database refuses at the last moment is that one’s refusal, the others go on', async () => {
    const [a, b] = [await o.recorrencia(), await o.recorrencia({ diaVencimento: 9 })];
    const [first] = await dela(a.id);
    const [other] = await dela(b.id);
    if (!first || !other) throw new Error('no proposals');
    // Another person's expense, equal but for its amount, is not yet committed when ours is checked.
    const theirs = await o.app.banco.ownerPool.connect();
    try {
      await theirs.query('begin');
      await theirs.query(
        `insert into despesas (id, criado_em, atualizado_em, id_item_despesa, id_beneficiario, tipo_despesa,
          centro_custo, descricao, valor, data_vencimento, meio_pagamento, tipo_documento, numero_documento)
        values (gen_random_uuid(), now(), now(), $1, $2, 'Serviços', 'Outro', 'x', 1, '2026-09-05', 'Digital', 'BOLETO', 'S/N')`,
        [o.idItemDespesa, o.idBeneficiario],
      );
      const confirming = o.confirmar([o.vista(first, { numeroDocumento: 'S/N' }), o.vista(other)]);
      const waiting = async () =>
        (
          await o.app.rows(`select 1 from pg_locks l join pg_stat_activity a using (pid)
            where not l.granted and a.datname = current_database()`)
        ).length;
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await theirs.query('commit');
      const { feitas, recusadas } = await confirming;
      expect(recusadas.map(({ id, code }) => [id, code])).toEqual([[a.id, 'despesas.duplicada']]);
      expect(feitas.map(({ id }) => id)).toEqual([b.id]);
    } finally {
      await theirs.query('rollback').catch(() => undefined);
      theirs.release();
    }
    expect(await o.app.rows('select 1 from despesas')).toHaveLength(2);
  });

  it('deleting the expense frees its month', async () => {
    const made = await o.recorrencia();
    const id = await o.feita(made, '2026-09');
    expect((await dela(made.id)).map(({ mes }) => mes)).toEqual(['2026-10', '2026-11']);
    expect((await o.remove(await o.get(id))).status).toBe(200);
    expect((await dela(made.id)).map(({ mes }) => mes)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(await o.feita(made, '2026-09', { numeroDocumento: 'DE NOVO' })).not.toBe(id);
  });

  it('a settlement may go with it, by the rules of the expenses', async () => {
    const made = await o.recorrencia();
    await o.setting('exigirAprovacaoParaLiquidar', true);
    const liquidacao = { dataLiquidacaoPagamento: '2026-11-20', bancoLiquidacao: 'BB', numeroPagamento: '1' };
    const { descricao, ...dados } = o.form({ descricao: 'Aluguel' }) as Record<string, unknown> & { descricao: string };
    const { tipoValor: _a, frequencia: _b, diaVencimento: _c, primeiroMes: _d, ...fields } = dados;
    const body = {
      ...fields,
      descricao,
      mes: '2026-09',
      dataVencimento: '2026-09-05',
      numeroDocumento: 'X',
      liquidacao,
    };
    const refused = await o.on<Refusal>(made, 'confirmar', body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'despesas.estado' } });
    expect(await o.app.rows('select 1 from recorrencias_meses')).toEqual([]);
  });
});

describe('skipping', () => {
  it('leaves the month without an expense, with its reason, and may be undone', async () => {
    const made = await o.recorrencia();
    const [first] = await dela(made.id);
    if (!first) throw new Error('no proposal');
    expect((await o.pular([first], 'Isento', o.vera)).status).toBe(403);
    const { body } = await o.pular([first], 'Isento');
    expect(body.feitas).toEqual([{ id: made.id, mes: '2026-09', idDespesa: null, avisos: [] }]);
    expect((await dela(made.id)).map(({ mes }) => mes)).toEqual(['2026-10', '2026-11']);
    const { itens } = await o.read<{ itens: object[] }>(`/recorrencias/${made.id}/meses`);
    expect(itens).toMatchObject([{ mes: '2026-09', idDespesa: null, motivoPulo: 'Isento', por: 'Ana' }]);
    const twice = await o.pular([first]);
    expect(twice.body.recusadas).toMatchObject([{ code: 'recorrencias.mes_feito' }]);
    await o.doneOn(made, 'desfazer-pulo', { mes: '2026-09' });
    expect((await dela(made.id)).map(({ mes }) => mes)).toContain('2026-09');
  });

  it('meets a confirmation of the same month: one of the two wins', async () => {
    const made = await o.recorrencia();
    const [first] = await dela(made.id);
    if (!first) throw new Error('no proposal');
    const [skipped, confirmed] = await Promise.all([o.pular([first], 'x', o.bruno), o.confirmar([o.vista(first)])]);
    const both: Feitas[] = [skipped.body, confirmed];
    expect(both.flatMap(({ feitas }) => feitas)).toHaveLength(1);
    expect(await o.app.rows('select 1 from recorrencias_meses')).toHaveLength(1);
  });
});

it('the spreadsheet has what the filter finds, in words', async () => {
  await o.recorrencia({ diaVencimento: 31 });
  const csv = (await o.vera.rest('GET', '/recorrencias/propostas/exportar?formato=csv&mes=2026-10')).bytes.toString();
  const [, ...lines] = csv.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('setembro/2026;30/09/2026;Atrasada;Aluguel;Imobiliária Eixo Sul');
});

import type { Conferencia, MesFinanceiro } from '@sede/domain/modules/financeiro/fechamentos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';

let c: CaixaOffice;
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(() => c.clear());

const MENSAGEM = 'O mês financeiro de outubro/2026 está fechado: use uma data de um mês aberto ou peça a reabertura.';
const fechado = (campo: string) => ({
  status: 409,
  body: { code: 'fechamentos.periodo_fechado', message: MENSAGEM, data: { campos: { [campo]: MENSAGEM } } },
});
const meses = async (ano = 2026) =>
  (await c.ok<{ itens: MesFinanceiro[] }>(c.vera, 'GET', `/fechamentos?ano=${ano}`)).itens;
const mes = async (nome = '2026-10') => (await meses()).find((one) => one.mes === nome) as MesFinanceiro;
const reabrir = async (who = c.bruno, over: object = {}) => {
  const { fechamento } = await mes();
  const { id, versao } = fechamento as NonNullable<typeof fechamento>;
  return who.rest<Refusal>('POST', `/fechamentos/${id}/reabrir`, { versao, motivo: 'Nota esquecida', ...over });
};
const settledInOctober = async (over: object = {}) => {
  const seen = await c.despesa(over);
  expect((await c.liquidar(c.ana, seen, '2026-10-20')).status).toBe(200);
  return c.ok(c.ana, 'GET', `/despesas/${seen.id}`);
};

describe('closing a finance month', () => {
  it('is finance’s to do and a viewer’s to see; strangers learn nothing', async () => {
    expect((await c.app.stranger.rest('GET', '/fechamentos?ano=2026')).status).toBe(401);
    expect((await c.fechar(c.vera)).status).toBe(403);
    const eva = await c.app.person(['gestor_evento']);
    expect((await eva.rest('GET', '/fechamentos?ano=2026')).status).toBe(403);
    expect((await c.vera.rest('GET', '/fechamentos/conferencia?mes=2026-10')).status).toBe(200);
  });

  it.each([
    ['/fechamentos', 'ano'],
    ['/fechamentos?ano=1999', 'ano'],
    ['/fechamentos/conferencia?mes=2026-13', 'mes'],
  ])('refuses to read %s at %s', async (path, campo) => {
    const { status, body } = await c.ana.rest<Refusal>('GET', path);
    expect([status, Object.keys(body.data.campos ?? {})]).toEqual([400, [campo]]);
  });

  it('needs the month to have ended; it is done once, by name, and audited', async () => {
    expect((await c.fechar<Refusal>(c.ana, '2026-11')).body.message).toBe('O mês financeiro ainda não terminou.');
    expect((await c.ana.rest('POST', '/fechamentos', { mes: '2026-00' })).status).toBe(400);
    expect(await mes()).toMatchObject({ situacao: 'aberto', fechamento: null, pode: { reabrir: expect.anything() } });
    const { body } = await c.fechar<MesFinanceiro>(c.ana);
    expect(body).toMatchObject({
      mes: '2026-10',
      inicio: '2026-09-21',
      fim: '2026-10-20',
      situacao: 'fechado',
      fechamento: { fechadoPorNome: 'Ana', reabertoEm: null },
    });
    expect((await c.fechar<Refusal>(c.bruno)).body).toMatchObject({
      code: 'fechamentos.estado',
      message: 'O mês já está fechado.',
    });
    expect((await meses()).map(({ situacao }) => situacao)).toEqual([
      ...Array(9).fill('aberto'),
      'fechado',
      'em_curso',
      'futuro',
    ]);
    expect(c.app.events).toEqual([{ modulo: 'fechamentos', ids: [body.fechamento?.id] }]);
  });

  it('is undone by somebody else only, with a reason that stays; and done again', async () => {
    await c.fechar(c.ana);
    expect((await reabrir(c.ana)).body.message).toContain('peça a outra pessoa');
    expect((await reabrir(c.bruno, { motivo: ' ' })).body.data.campos).toEqual({ motivo: ' Obrigatório' });
    expect((await reabrir(c.bruno, { versao: 9 })).body.code).toBe('plataforma.versao_conflito');
    expect((await reabrir()).status).toBe(200);
    const { fechamento, situacao } = await mes();
    expect([situacao, fechamento?.reabertoPorNome, fechamento?.motivoReabertura]).toEqual([
      'aberto',
      'Bruno',
      'Nota esquecida',
    ]);
    expect((await reabrir()).body.message).toBe('O mês não está fechado.');
    expect((await c.fechar<MesFinanceiro>(c.bruno)).body.fechamento).toMatchObject({
      id: fechamento?.id,
      fechadoPorNome: 'Bruno',
      motivoReabertura: null,
    });
    const history = await c.ok<{ itens: { por: string; motivo: string | null }[] }>(
      c.vera,
      'GET',
      `/fechamentos/${fechamento?.id}/historico`,
    );
    expect(history.itens.map(({ por, motivo }) => [por, motivo])).toEqual([
      // Each closing, and the report that it keeps.
      ['Bruno', null],
      ['Bruno', null],
      ['Bruno', 'Nota esquecida'],
      ['Ana', null],
      ['Ana', null],
    ]);
  });

  it('keeps its days when the setting moves them, and never overlaps another', async () => {
    await c.fechar(c.ana);
    await c.app.rows(
      `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
       values (gen_random_uuid(), 'periodoFinanceiro', '{"inicio":1,"fim":31}', now(), now())`,
    );
    expect(await mes()).toMatchObject({ inicio: '2026-09-21', fim: '2026-10-20' });
    expect((await c.fechar<Refusal>(c.ana, '2026-09')).body.code).toBe('fechamentos.sobreposto');
    expect((await c.fechar<MesFinanceiro>(c.ana, '2026-08')).body).toMatchObject({ fim: '2026-08-31' });
  });
});

describe('in a closed month', () => {
  it('nothing is settled, settled in bulk, registered as paid, or refunded', async () => {
    const [open, paid] = [await c.despesa(), await settledInOctober()];
    await c.fechar(c.ana);
    expect(await c.liquidar(c.ana, open, '2026-09-21')).toMatchObject(fechado('dataLiquidacaoPagamento'));
    const bulk = { ids: [open.id], versoes: { [open.id]: open.versao } };
    expect(
      await c.ana.rest('POST', '/despesas/liquidar', {
        ...bulk,
        dataLiquidacaoPagamento: '2026-10-20',
        bancoLiquidacao: 'BB',
        numeroPagamento: '1',
      }),
    ).toMatchObject(fechado('dataLiquidacaoPagamento'));
    expect(
      await c.ana.rest('POST', `/despesas/${paid.id}/estornar`, {
        versao: paid.versao,
        valorEstorno: 1,
        dataEstorno: '2026-10-20',
      }),
    ).toMatchObject(fechado('dataEstorno'));
    expect(await c.app.rows('select 1 from despesas where data_estorno is not null')).toEqual([]);
  });

  it('an older open instalment is paid or moved into an open month, the day before and after count', async () => {
    const [open, moved, before] = [await c.despesa(), await c.despesa(), await c.despesa()];
    await c.fechar(c.ana);
    expect((await c.liquidar(c.ana, open, '2026-10-21')).status).toBe(200);
    expect((await c.liquidar(c.ana, before, '2026-09-20')).status).toBe(200);
    const { id, versao } = moved;
    expect((await c.ana.rest('PATCH', `/despesas/${id}`, { versao, dataVencimento: '2026-11-25' })).status).toBe(200);
  });

  it('what was paid in it stays as it is, for financeiroEspecial too, and may be refunded in an open month', async () => {
    const paid = await settledInOctober();
    await c.app.rows(
      `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
       select gen_random_uuid(), 'financeiroEspecial', jsonb_build_array(email), now(), now() from usuarios where id = $1`,
      [c.ana.usuarioId],
    );
    await c.fechar(c.bruno);
    const { versao } = paid;
    const path = `/despesas/${paid.id}`;
    const closed = fechado('dataLiquidacaoPagamento');
    expect(await c.ana.rest('PATCH', path, { versao, descricao: 'Outra' })).toMatchObject(closed);
    expect(await c.ana.rest('PATCH', path, { versao, valor: 1 })).toMatchObject(closed);
    expect(await c.ana.rest('DELETE', path, { versao })).toMatchObject(closed);
    expect(await c.ana.rest('POST', `${path}/desfazer-liquidacao`, { versao, motivo: 'x' })).toMatchObject(closed);
    const anexo = await sendPdf(c.app, c.ana, 'despesas');
    expect(await c.ana.rest('POST', `${path}/anexar`, { versao, anexos: [anexo] })).toMatchObject(closed);
    const refund = { versao, valorEstorno: 5_00, dataEstorno: '2026-11-20' };
    expect((await c.ana.rest('POST', `${path}/estornar`, refund)).status).toBe(200);
    const [row] = await c.app.rows('select descricao, valor::int, valor_estorno::int from despesas');
    expect(row).toEqual({ descricao: 'Papel', valor: 100_00, valor_estorno: 5_00 });
  });

  it('the record says so early, and only of what was paid in it', async () => {
    const [paid, open] = [await settledInOctober(), await c.despesa()];
    await c.fechar(c.ana);
    type Pode = { pode: Record<string, string> };
    const { pode } = await c.ok<Pode>(c.ana, 'GET', `/despesas/${paid.id}`);
    for (const acao of ['editar', 'excluir', 'anexar', 'removerAnexo', 'desfazerLiquidacao', 'corrigirPagamento']) {
      expect(pode[acao], acao).toBe('mes_fechado');
    }
    expect(pode).not.toHaveProperty('estornar');
    expect((await c.ok<Pode>(c.ana, 'GET', `/despesas/${open.id}`)).pode).not.toHaveProperty('editar');
    await reabrir();
    expect((await c.ok<Pode>(c.ana, 'GET', `/despesas/${paid.id}`)).pode).not.toHaveProperty('editar');
  });

  it('no revenue is credited, undone, changed or refunded', async () => {
    const [open, credited] = [await c.receita(), await c.receita()];
    const credit = { versao: credited.versao, dataCredito: '2026-10-20' };
    await c.ok(c.ana, 'POST', `/receitas/${credited.id}/creditar`, credit);
    const { versao } = await c.ok(c.ana, 'GET', `/receitas/${credited.id}`);
    await c.fechar(c.ana);
    const date = { dataCredito: '2026-10-20' };
    expect(await c.ana.rest('POST', `/receitas/${open.id}/creditar`, { versao: open.versao, ...date })).toMatchObject(
      fechado('dataCredito'),
    );
    const many = { ids: [open.id], versoes: { [open.id]: open.versao }, ...date };
    expect(await c.ana.rest('POST', '/receitas/creditar', many)).toMatchObject(fechado('dataCredito'));
    const path = `/receitas/${credited.id}`;
    expect((await c.ana.rest('POST', `${path}/desfazer-credito`, { versao, motivo: 'x' })).status).toBe(409);
    expect((await c.ana.rest('PATCH', path, { versao, descricao: 'y' })).status).toBe(409);
    const refund = { versao, valorEstorno: 1, dataEstorno: '2026-10-20' };
    expect(await c.ana.rest('POST', `${path}/estornar`, refund)).toMatchObject(fechado('dataEstorno'));
    const { pode } = await c.ok<{ pode: object }>(c.ana, 'GET', path);
    expect(Object.keys(pode).sort()).toEqual([
      'anexar',
      'creditar',
      'darConta',
      'desfazerCredito',
      'editar',
      'excluir',
      'removerAnexo',
    ]);
  });
});

describe('at the same instant', () => {
  it('ten closings are one, and nine are told', async () => {
    const hands = Array.from({ length: 10 }, (_, i) => c.fechar<Refusal>(i % 2 ? c.ana : c.bruno));
    const answers = await Promise.all(hands);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await c.app.rows('select 1 from fechamentos')).toHaveLength(1);
  });

  it.each([1, 2, 3, 4, 5])('a settlement is in the month before it is closed, or is refused (%i)', async () => {
    const seen = await Promise.all(Array.from({ length: 6 }, () => c.despesa()));
    const [first, second, third, ...rest] = seen.map((one) => () => c.liquidar(c.ana, one, '2026-10-20'));
    const settle = [first, second, third] as (() => ReturnType<typeof c.liquidar>)[];
    const early = settle.map((run) => run());
    const closing = c.fechar(c.bruno);
    const late = rest.map((run) => run());
    expect((await closing).status).toBe(200);
    const settled = (await Promise.all([...early, ...late])).map(({ status }) => status);
    expect(settled.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const paid = await c.app.rows('select 1 from despesas where data_liquidacao_pagamento is not null');
    expect(paid).toHaveLength(settled.filter((status) => status === 200).length);
  });

  it('a closing waits for who writes in the month, and is waited for', async () => {
    const seen = await c.despesa();
    const writer = await c.app.banco.ownerPool.connect();
    try {
      await writer.query('begin');
      await writer.query(
        `update despesas set data_liquidacao_pagamento = '2026-10-01', valor_pago = valor where id = $1`,
        [seen.id],
      );
      const closing = c.fechar(c.ana);
      const waiting = () =>
        c.app.rows(`select 1 from pg_locks l join pg_database b on b.oid = l.database
          where l.locktype = 'advisory' and not l.granted and b.datname = current_database()`);
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
      expect(await c.app.rows('select 1 from fechamentos')).toEqual([]);
      await writer.query('commit');
      expect((await closing).status).toBe(200);
    } finally {
      await writer.query('rollback').catch(() => undefined);
      writer.release();
    }
    expect(await c.app.rows('select 1 from despesas where data_liquidacao_pagamento is not null')).toHaveLength(1);
  });
});

it('before closing tells what is open, unchecked and without PDF; the totals are the lists’ and the cash’s', async () => {
  await c.despesa();
  await c.despesa({ dataVencimento: '2026-10-21' });
  const paid = await settledInOctober({ valor: 70_00 });
  await c.ok(c.ana, 'POST', `/despesas/${paid.id}/estornar`, {
    versao: paid.versao,
    valorEstorno: 20_00,
    dataEstorno: '2026-11-01',
  });
  const credited = await c.receita();
  await c.ok(c.ana, 'POST', `/receitas/${credited.id}/creditar`, {
    versao: credited.versao,
    dataCredito: '2026-10-19',
  });
  await c.receita({ valor: 40_00 });
  await c.despesa({ meioPagamento: 'Dinheiro', valor: 7_00 });
  const cash = await c.despesa({ meioPagamento: 'Dinheiro', valor: 11_00 });
  await c.ok(c.ana, 'POST', `/despesas/${cash.id}/liquidar`, {
    versao: cash.versao,
    dataLiquidacaoPagamento: '2026-11-19',
    pagamento: 11_00,
  });
  const { pontos, vencimento, caixa } = await c.ok<Conferencia>(c.vera, 'GET', '/fechamentos/conferencia?mes=2026-10');
  expect(pontos).toEqual({
    naoLiquidadas: { quantidade: 2, valor: 107_00 },
    naoCreditadas: { quantidade: 1, valor: 40_00 },
    semAprovacao: { quantidade: 2, valor: 61_00 },
    semAnexo: { quantidade: 2, valor: 61_00 },
    dinheiroSemAnexo: { quantidade: 2, valor: 18_00 },
    conferir: { quantidade: 0, valor: 0 },
    semConciliacao: { quantidade: 0, valor: 0 },
  });
  expect(vencimento).toEqual({
    receitas: { quantidade: 2, valor: 340_00 },
    despesas: { quantidade: 4, valor: 168_00 },
    saldo: 172_00,
  });
  expect(caixa).toMatchObject({ saldo: 230_00, pagamentos: { valor: 70_00 }, estornosDeDespesas: { valor: 0 } });
  // Each opens this list (`fechamentos.paths.ts` of the screens), with the same number.
  const listas = {
    naoLiquidadas: '/despesas?statusVencimento=vencida,vence_hoje,a_vencer',
    naoCreditadas: '/receitas?statusCredito=atrasada,prevista_hoje,a_creditar',
    semAprovacao: '/despesas?statusVencimento=liquidada&situacao=aguardando,negada,sem',
    semAnexo: '/despesas?statusVencimento=liquidada&semAnexo=sim',
    dinheiroSemAnexo: '/despesas?meioPagamento=Dinheiro&semAnexo=sim',
    conferir: '/despesas?conferir=sim',
  };
  for (const [ponto, path] of Object.entries(listas)) {
    const { total, somas } = await c.ok<{ total: number; somas: { valorLiquido: number } }>(
      c.vera,
      'GET',
      `${path}&inicio=2026-09-21&fim=2026-10-20`,
    );
    expect([ponto, { quantidade: total, valor: somas.valorLiquido }]).toEqual([
      ponto,
      pontos[ponto as keyof typeof pontos],
    ]);
  }
});

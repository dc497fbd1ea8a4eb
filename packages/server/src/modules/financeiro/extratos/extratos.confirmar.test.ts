import type { Alvo, Lancamento } from '@sede/domain/modules/financeiro/extratos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BancoOffice, bancoOffice, ofx } from '../financeiro.banco-for-tests.ts';

let banco: BancoOffice;
beforeAll(async () => {
  banco = await bancoOffice();
});
afterAll(() => banco.close());
afterEach(() => banco.clear());

const alvos = (linha: Lancamento) => ({ vinculos: linha.proposta?.alvos.map(({ tipo, id }) => ({ tipo, id })) ?? [] });
const despesaDe = (id: string) =>
  banco.ok<Record<string, unknown> & { versao: number }>(banco.ana, 'GET', `/despesas/${id}`);
const vinculos = () => banco.app.rows('select * from extratos_vinculos');

/** An account, and its statement of one line. */
async function comLinha(valor: string, over: { data?: string; memo?: string; doc?: string } = {}) {
  const conta = await banco.conta();
  await banco.importar(banco.ana, conta, ofx([{ data: '20261010', valor, ...over }]));
  return { conta, linha: () => banco.linha(conta) };
}

describe('a line of a statement', () => {
  it('proposes the unsettled expense of its amount; confirming settles it in the account, on the line’s day', async () => {
    const { conta, linha } = await comLinha('-100.00', { doc: 'R-1', memo: 'PIX PAPELARIA CENTRAL' });
    const { id } = await banco.despesa();
    const vista = await linha();
    expect(vista.proposta).toMatchObject({
      certeza: 'segura',
      razoes: ['Valor igual', 'No dia do vencimento', 'Nome no histórico'],
      alvos: [{ tipo: 'pagamento', id, titulo: 'Material · Papelaria Central', feito: false, valor: -100_00 }],
    });
    const feita = await banco.act(banco.ana, 'confirmar', vista, alvos(vista));
    expect(feita).toMatchObject({
      status: 200,
      body: { estado: 'conciliado', proposta: null, vinculos: [{ id, feito: true, data: '2026-10-10' }] },
    });
    expect(await despesaDe(id)).toMatchObject({
      dataLiquidacaoPagamento: '2026-10-10',
      idContaLiquidacao: conta.id,
      bancoLiquidacao: expect.stringMatching(/^Conta /),
      numeroPagamento: 'R-1',
      valorPago: 100_00,
    });
    const trilha = await banco.app.rows(
      "select tabela, usuario_nome from auditoria where operacao = 'extratos.confirmar' order by tabela",
    );
    expect(trilha.map(({ tabela }) => tabela)).toEqual(['despesas', 'extratos_lancamentos', 'extratos_vinculos']);
  });

  it('credits the revenue, takes the refunds and both sides of a transfer', async () => {
    const conta = await banco.conta();
    const outra = await banco.conta();
    const receita = await banco.receita();
    const paga = await banco.despesa();
    await banco.liquidar(banco.ana, paga, '2026-10-05', { idContaLiquidacao: conta.id });
    await banco.ok(banco.ana, 'POST', `/despesas/${paga.id}/estornar`, {
      versao: 2,
      valorEstorno: 40_00,
      dataEstorno: '2026-10-12',
    });
    const lados = { idContaOrigem: conta.id, idContaDestino: outra.id };
    const { id } = await banco.ok(banco.ana, 'POST', '/transferencias', { data: '2026-10-13', valor: 70_00, ...lados });
    const linhas = [
      { data: '20261005', valor: '-100.00' },
      { data: '20261011', valor: '300.00' },
      { data: '20261012', valor: '40.00' },
      { data: '20261013', valor: '-70.00' },
    ];
    await banco.importar(banco.ana, conta, ofx(linhas));
    await banco.importar(banco.ana, outra, ofx([{ data: '20261013', valor: '70.00' }]));
    for (const linha of [...(await banco.linhas(conta)), ...(await banco.linhas(outra))]) {
      expect(linha.proposta, linha.data).not.toBeNull();
      expect((await banco.act(banco.ana, 'confirmar', linha, alvos(linha))).status).toBe(200);
    }
    const feitos = await banco.app.rows(
      'select tipo, id_registro as id, valor::int from extratos_vinculos order by tipo',
    );
    expect(feitos).toEqual([
      { tipo: 'credito', id: receita.id, valor: 300_00 },
      { tipo: 'estornoDespesa', id: paga.id, valor: 40_00 },
      { tipo: 'pagamento', id: paga.id, valor: -100_00 },
      { tipo: 'transferenciaEnviada', id, valor: -70_00 },
      { tipo: 'transferenciaRecebida', id, valor: 70_00 },
    ]);
    expect(await banco.ok(banco.ana, 'GET', `/receitas/${receita.id}`)).toMatchObject({
      dataCredito: '2026-10-11',
      idContaCredito: conta.id,
    });
  });

  it('gives its account to what was paid without one, and not to what was paid from another', async () => {
    const { conta, linha } = await comLinha('-100.00');
    const semConta = await banco.despesa();
    await banco.liquidar(banco.ana, semConta, '2026-10-10');
    const vista = await linha();
    await banco.act(banco.ana, 'confirmar', vista, alvos(vista));
    expect(await despesaDe(semConta.id)).toMatchObject({ idContaLiquidacao: conta.id });

    const outra = await comLinha('-100.00');
    const alheia = await banco.despesa({ dataVencimento: '2026-10-11' });
    await banco.liquidar(banco.ana, alheia, '2026-10-10', {
      idContaLiquidacao: conta.id,
      confirmacaoDuplicidade: { motivo: 'Outra' },
    });
    const dela = await outra.linha();
    expect(dela.proposta).toBeNull();
    const body = { vinculos: [{ tipo: 'pagamento', id: alheia.id }] };
    expect(await banco.act(banco.ana, 'confirmar', dela, body)).toMatchObject({
      status: 409,
      body: { code: 'extratos.outra_conta_do_registro' },
    });
  });

  it('is not confirmed at another sum; with juros it is, of one expense', async () => {
    const { linha } = await comLinha('-102.50', { memo: 'PIX PAPELARIA CENTRAL' });
    const { id } = await banco.despesa();
    const vista = await linha();
    expect(vista.proposta).toMatchObject({ certeza: 'diferenca', diferenca: 2_50 });
    expect(await banco.act(banco.ana, 'confirmar', vista, alvos(vista))).toMatchObject({
      status: 422,
      body: {
        code: 'extratos.soma_diferente',
        message: 'Os registros somam -R$ 100,00, e o lançamento é de -R$ 102,50.',
      },
    });
    expect(await despesaDe(id)).toMatchObject({ dataLiquidacaoPagamento: null, valorPago: null });
    expect(await vinculos()).toEqual([]);
    expect((await banco.act(banco.ana, 'confirmar', vista, { ...alvos(vista), juros: 50, multa: 2_00 })).status).toBe(
      200,
    );
    expect(await despesaDe(id)).toMatchObject({ juros: 50, multa: 2_00, valorPago: 102_50 });
  });

  it('may be several records, which together are its amount', async () => {
    const { linha } = await comLinha('-300.00');
    const tres = [
      await banco.despesa(),
      await banco.despesa({ dataVencimento: '2026-10-11' }),
      await banco.despesa({ dataVencimento: '2026-10-12' }),
    ];
    const vista = await linha();
    const body = { vinculos: tres.map(({ id }) => ({ tipo: 'pagamento', id })) };
    const duas = await banco.act(banco.ana, 'confirmar', vista, { vinculos: body.vinculos.slice(1) });
    expect(duas).toMatchObject({ status: 422, body: { code: 'extratos.soma_diferente' } });
    expect((await banco.act(banco.ana, 'confirmar', vista, body)).status).toBe(200);
    expect(await vinculos()).toHaveLength(3);
  });

  it('of an open batch settles it as the batch', async () => {
    const carla = await banco.app.person(['aprovador']);
    const davi = await banco.app.person(['aprovador']);
    const ids = [(await banco.despesa()).id, (await banco.despesa({ dataVencimento: '2026-10-12' })).id];
    const feita = async (who: typeof carla, verbo: string) => {
      const versoes = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, (await despesaDe(id)).versao])));
      expect((await who.rest('POST', `/despesas/${verbo}`, { ids, versoes })).body).toMatchObject({ recusadas: [] });
    };
    await feita(banco.ana, 'solicitar-aprovacao');
    await feita(carla, 'aprovar');
    await feita(davi, 'aprovar');
    const { id } = await banco.ok(banco.ana, 'POST', '/borderos', { descricao: 'Outubro', despesas: ids });
    const { conta, linha } = await comLinha('-200.00');
    const vista = await linha();
    expect(vista.proposta).toMatchObject({ certeza: 'provavel', bordero: expect.any(Number), alvos: [{}, {}] });
    expect((await banco.act(banco.ana, 'confirmar', vista, alvos(vista))).status).toBe(200);
    expect(await banco.ok(banco.ana, 'GET', `/borderos/${id}`)).toMatchObject({
      situacao: 'liquidado',
      dataLiquidacao: '2026-10-10',
    });
    expect(await despesaDe(ids[0] ?? '')).toMatchObject({ idContaLiquidacao: conta.id });
  });

  it('of an open batch of one, with its retained tax, settles it as the batch', async () => {
    const carla = await banco.app.person(['aprovador']);
    const davi = await banco.app.person(['aprovador']);
    const { id: despesa } = await banco.despesa();
    for (const [who, verbo] of [
      [banco.ana, 'solicitar-aprovacao'],
      [carla, 'aprovar'],
      [davi, 'aprovar'],
    ] as const) {
      const versoes = { [despesa]: (await despesaDe(despesa)).versao };
      await banco.ok(who, 'POST', `/despesas/${verbo}`, { ids: [despesa], versoes });
    }
    const { id } = await banco.ok(banco.ana, 'POST', '/borderos', { descricao: 'Um', despesas: [despesa] });
    await banco.ok(banco.ana, 'POST', `/borderos/${id}/ajustar`, { versao: 1, despesa, irrf: 1_50 });
    const { linha } = await comLinha('-98.50');
    const vista = await linha();
    expect(vista.proposta).toMatchObject({ bordero: expect.any(Number), alvos: [{ id: despesa }] });
    expect((await banco.act(banco.ana, 'confirmar', vista, alvos(vista))).status).toBe(200);
    expect(await banco.ok(banco.ana, 'GET', `/borderos/${id}`)).toMatchObject({ situacao: 'liquidado' });
    expect(await despesaDe(despesa)).toMatchObject({ irrf: 1_50, valorPago: 98_50 });
  });

  it('keeps to the modules’ own rules: closed month, approval demanded, likeness, cash', async () => {
    const { linha } = await comLinha('-100.00');
    const { id } = await banco.despesa();
    const vista = await linha();
    await banco.fechar(banco.ana, '2026-10');
    expect(await banco.act(banco.ana, 'confirmar', vista, alvos(vista))).toMatchObject({
      status: 409,
      body: { code: 'fechamentos.periodo_fechado' },
    });
    await banco.app.rows('delete from fechamentos');
    await banco.app.rows(
      `insert into configuracoes (id, chave, valor, criado_em, atualizado_em) values (gen_random_uuid(), 'exigirAprovacaoParaLiquidar', 'true', now(), now())`,
    );
    expect(await banco.act(banco.ana, 'confirmar', vista, alvos(vista))).toMatchObject({
      status: 409,
      body: { code: 'despesas.estado' },
    });
    await banco.app.rows('delete from configuracoes');
    expect(await despesaDe(id)).toMatchObject({ dataLiquidacaoPagamento: null });
    expect((await banco.linha({ id: vista.idConta })).estado).toBe('pendente');
    await banco.app.rows("update despesas set meio_pagamento = 'Dinheiro'");
    expect((await linha()).proposta).toBeNull();
  });
});

describe('two people', () => {
  it('who confirm one line at the same moment: one does, the other is told', async () => {
    const { linha } = await comLinha('-100.00');
    await banco.despesa();
    const vista = await linha();
    const answers = await Promise.all(
      [banco.ana, banco.bruno, banco.ana, banco.bruno].map((who) => banco.act(who, 'confirmar', vista, alvos(vista))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await vinculos()).toHaveLength(1);
  });

  it('who give one expense to two lines: one line has it', async () => {
    const conta = await banco.conta();
    const igual = { data: '20261010', valor: '-100.00' };
    await banco.importar(banco.ana, conta, ofx([igual, igual]));
    const { id } = await banco.despesa();
    const linhas = await banco.linhas(conta);
    const body = { vinculos: [{ tipo: 'pagamento', id }] };
    const answers = await Promise.all(
      linhas.map((linha, i) => banco.act(i ? banco.ana : banco.bruno, 'confirmar', linha, body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('extratos.ja_vinculado');
    expect(await vinculos()).toHaveLength(1);
  });
});

describe('many lines at once', () => {
  it('the safe ones are confirmed, each by itself; what is refused is named and stays', async () => {
    const conta = await banco.conta();
    const dias = ['01', '02', '03'];
    await banco.importar(
      banco.ana,
      conta,
      ofx(dias.map((dia) => ({ data: `202610${dia}`, valor: '-100.00', memo: 'PIX PAPELARIA CENTRAL' }))),
    );
    const ids: string[] = [];
    for (const dia of dias) ids.push((await banco.despesa({ dataVencimento: `2026-10-${dia}`, valor: 100_00 })).id);
    // Of equal amounts on neighbouring days none is safe.
    const seguras = `/extratos/seguras?idConta=${conta.id}&inicio=2026-10-01&fim=2026-10-31`;
    expect(await banco.ok(banco.ana, 'GET', seguras)).toEqual({ itens: [] });
    await banco.app.rows(
      "update despesas set numero_documento = 'N' || extract(day from data_vencimento)::text || '7777'",
    );
    await banco.app.rows("update extratos_lancamentos set documento = extract(day from data)::text || '7777'");
    const { itens } = await banco.ok<{ itens: { id: string }[] }>(banco.ana, 'GET', seguras);
    expect(itens).toHaveLength(3);
    // In the meantime the amount of one of the expenses was changed.
    await banco.app.rows('update despesas set valor = 10100 where id = $1', [ids[2]]);
    const { body } = await banco.ana.rest<{ feitas: string[]; recusadas: { message: string }[] }>(
      'POST',
      '/extratos/lancamentos/confirmar',
      { itens },
    );
    expect(body).toMatchObject({
      feitas: [expect.any(String), expect.any(String)],
      recusadas: [{ code: 'extratos.soma_diferente' }],
    });
    expect((await banco.linhas(conta)).map(({ estado }) => estado)).toEqual(['conciliado', 'conciliado', 'pendente']);
    expect(await vinculos()).toHaveLength(2);
  });
});

describe('what was decided', () => {
  it('is undone: the settlement stays, or goes too if asked, with a reason', async () => {
    const { linha } = await comLinha('-100.00');
    const { id } = await banco.despesa();
    let vista = await linha();
    await banco.act(banco.ana, 'confirmar', vista, alvos(vista));
    const undo = async (body: object) => banco.act(banco.ana, 'desfazer', await linha(), body);
    expect(await undo({ desfazerRegistros: true, motivo: null })).toMatchObject({ status: 400 });
    expect(await undo({ desfazerRegistros: false, motivo: null })).toMatchObject({
      status: 200,
      body: { estado: 'pendente', vinculos: [] },
    });
    expect(await despesaDe(id)).toMatchObject({ dataLiquidacaoPagamento: '2026-10-10' });
    vista = await linha();
    expect(vista.proposta).toMatchObject({ certeza: 'segura', alvos: [{ id, feito: true }] });
    await banco.act(banco.ana, 'confirmar', vista, alvos(vista));
    expect((await undo({ desfazerRegistros: true, motivo: 'Linha errada' })).status).toBe(200);
    expect(await despesaDe(id)).toMatchObject({ dataLiquidacaoPagamento: null, idContaLiquidacao: null });
    expect(await undo({ desfazerRegistros: false, motivo: null })).toMatchObject({ status: 409 });
  });

  it('falls with what it stood on: a settlement that is undone elsewhere leaves its line pending', async () => {
    const { linha } = await comLinha('-200.00');
    const duas = [await banco.despesa(), await banco.despesa({ dataVencimento: '2026-10-12' })];
    const vista = await linha();
    await banco.act(banco.ana, 'confirmar', vista, { vinculos: duas.map(({ id }) => ({ tipo: 'pagamento', id })) });
    const id = duas[0]?.id ?? '';
    const { versao } = await despesaDe(id);
    await banco.ok(banco.ana, 'POST', `/despesas/${id}/desfazer-liquidacao`, { versao, motivo: 'Engano' });
    expect(await linha()).toMatchObject({ estado: 'pendente', vinculos: [] });
    expect(await vinculos()).toEqual([]);
  });

  it('can be that a line needs no record, with a reason; or that it is a transfer', async () => {
    const { linha } = await comLinha('-80.00', { memo: 'SAQUE' });
    const vista = await linha();
    expect((await banco.act(banco.ana, 'ignorar', vista, { motivo: '' })).status).toBe(400);
    const ignorada = await banco.act(banco.ana, 'ignorar', vista, { motivo: 'Estornado no mesmo dia' });
    expect(ignorada.body).toMatchObject({ estado: 'ignorado', motivo: 'Estornado no mesmo dia' });
    expect(
      (await banco.act(banco.ana, 'confirmar', ignorada.body, { vinculos: [{ tipo: 'pagamento', id: vista.id }] }))
        .status,
    ).toBe(409);
    const solta = await banco.act(banco.ana, 'desfazer', ignorada.body, { desfazerRegistros: false, motivo: null });
    const feita = await banco.act(banco.ana, 'transferir', solta.body, { idOutraConta: null });
    expect(feita.body).toMatchObject({
      estado: 'conciliado',
      vinculos: [{ tipo: 'transferenciaEnviada', titulo: expect.stringMatching(/^Para Suprimentos/), valor: -80_00 }],
    });
    // The amount is in the till.
    expect(await banco.app.rows('select valor::int from entradas')).toEqual([{ valor: 80_00 }]);
  });

  it('is a matter of whoever edits finance', async () => {
    const { linha } = await comLinha('-80.00');
    const vista = await linha();
    expect((await banco.act(banco.vera, 'ignorar', vista, { motivo: 'x' })).status).toBe(403);
    expect(
      (await banco.act(banco.ana, 'ignorar', { id: banco.ana.usuarioId, versao: 1 }, { motivo: 'x' })).status,
    ).toBe(404);
    expect((await banco.act(banco.ana, 'confirmar', vista, { vinculos: [] })).status).toBe(400);
    const repetido = { tipo: 'pagamento', id: vista.id };
    expect((await banco.act(banco.ana, 'confirmar', vista, { vinculos: [repetido, repetido] })).status).toBe(400);
  });
});

it('by hand, the records of the same sign are offered, the nearest amount first, and found by words', async () => {
  const { linha } = await comLinha('-100.00');
  const perto = await banco.despesa({ valor: 101_00, numeroDocumento: 'NF-555' });
  const igual = await banco.despesa({ dataVencimento: '2026-11-09' });
  await banco.receita({ valor: 100_00 });
  const { id } = await linha();
  const path = `/extratos/lancamentos/${id}/candidatos`;
  const { itens } = await banco.ok<{ itens: Alvo[] }>(banco.vera, 'GET', path);
  expect(itens.map((um) => um.id)).toEqual([igual.id, perto.id]);
  expect(
    (await banco.ok<{ itens: Alvo[] }>(banco.ana, 'GET', `${path}?busca=nf-555`)).itens.map((um) => um.id),
  ).toEqual([perto.id]);
});

it('what was imported with a date outside is offered to no line until somebody corrects it', async () => {
  const { linha } = await comLinha('-100.00');
  const { id: despesa } = await banco.despesa({ dataVencimento: '2026-11-09' });
  const offered = async () => {
    const path = `/extratos/lancamentos/${(await linha()).id}/candidatos`;
    return (await banco.ok<{ itens: Alvo[] }>(banco.ana, 'GET', path)).itens.map(({ id }) => id);
  };
  expect(await offered()).toEqual([despesa]);
  await banco.app.rows('update despesas set data_fora = true where id = $1', [despesa]);
  expect(await offered()).toEqual([]);
});

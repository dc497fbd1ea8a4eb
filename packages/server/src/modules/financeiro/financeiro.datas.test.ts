/**
 * Dates of money over the API: none after today, none before 1990, a long past one asks; every operation that dates money.
 * Imported rows outside are 'a conferir': in no figure, found by their filter, put right by a change.
 * Source: decisions §7 (Dates of money); decision 059.
 */
import { newId } from '@sede/domain/kernel';
import type { Lancamento } from '@sede/domain/modules/financeiro/extratos';
import type { Qualidade } from '@sede/domain/modules/financeiro/projecao';
import type { Busca } from '@sede/domain/modules/sistema/busca';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type BancoOffice, bancoOffice, ofx } from './financeiro.banco-for-tests.ts';

let c: BancoOffice;
beforeAll(async () => {
  c = await bancoOffice();
});
afterAll(() => c.close());
afterEach(() => c.clear());

const [ANTES, LIMITE, PRIMEIRO] = ['1989-12-31', '2026-09-21', '1990-01-01'];
const [VESPERA, AMANHA] = ['2026-09-20', '2026-11-21'];
const linhaDe = async ({ id }: { id: string }) => {
  const query = `idConta=${id}&inicio=2026-09-01&fim=2026-12-31`;
  const { itens } = await c.ok<{ itens: Lancamento[] }>(c.ana, 'GET', `/extratos/lancamentos?${query}`);
  const [linha] = itens;
  if (!linha) throw new Error('no line');
  return linha;
};
const PAGO = { bancoLiquidacao: 'BB', numeroPagamento: '1' };

/** Each act that dates money: the field's name, and a fresh try of it on a day. */
const acts: Record<
  string,
  [campo: string, act: (dia: string, over: object) => Promise<{ status: number; body: unknown }>]
> = {
  'settling an expense': [
    'dataLiquidacaoPagamento',
    async (dia, over) => {
      const { id, versao } = await c.despesa();
      const body = { versao, dataLiquidacaoPagamento: dia, ...PAGO, ...over };
      return c.ana.rest('POST', `/despesas/${id}/liquidar`, body);
    },
  ],
  'settling many': [
    'dataLiquidacaoPagamento',
    async (dia, over) => {
      const { id, versao } = await c.despesa();
      const alvo = { ids: [id], versoes: { [id]: versao } };
      return c.ana.rest('POST', '/despesas/liquidar', { ...alvo, dataLiquidacaoPagamento: dia, ...PAGO, ...over });
    },
  ],
  'refunding an expense': [
    'dataEstorno',
    async (dia, over) => {
      const paga = await c.despesa();
      await c.app.rows(
        "update despesas set data_liquidacao_pagamento = '1990-01-01', valor_pago = valor where id = $1",
        [paga.id],
      );
      const body = { versao: 2, valorEstorno: 1, dataEstorno: dia, ...over };
      return c.ana.rest('POST', `/despesas/${paga.id}/estornar`, body);
    },
  ],
  'crediting a revenue': [
    'dataCredito',
    async (dia, over) => {
      const { id, versao } = await c.receita();
      return c.ana.rest('POST', `/receitas/${id}/creditar`, { versao, dataCredito: dia, ...over });
    },
  ],
  'crediting many': [
    'dataCredito',
    async (dia, over) => {
      const { id, versao } = await c.receita();
      const alvo = { ids: [id], versoes: { [id]: versao } };
      return c.ana.rest('POST', '/receitas/creditar', { ...alvo, dataCredito: dia, ...over });
    },
  ],
  'an inflow of the till': [
    'data',
    (data, over) => c.ana.rest('POST', '/suprimentos', { data, descricao: 'Saque', valor: 100, ...over }),
  ],
  'a transfer': [
    'data',
    async (data, over) => {
      const conta = await c.conta({ dataSaldoInicial: PRIMEIRO });
      const lados = { idContaOrigem: conta.id, idContaDestino: null };
      return c.ana.rest('POST', '/transferencias', { data, valor: 1, ...lados, ...over });
    },
  ],
};

describe.each(Object.entries(acts))('%s', (_, [campo, act]) => {
  const refused = async (dia: string) => ((await act(dia, {})).body as Refusal).data.campos;

  it('is not dated after today, nor before 1990', async () => {
    expect(await refused(AMANHA)).toEqual({ [campo]: 'A data não pode ser futura.' });
    expect(await refused(ANTES)).toEqual({ [campo]: 'A data não pode ser anterior a 01/01/1990.' });
  });

  it('more than 60 days ago asks first, and is taken once confirmed', async () => {
    const asked = await act(VESPERA, {});
    expect([asked.status, asked.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'financeiro.data_antiga',
        message: 'A data 20/09/2026 é de 61 dias atrás: confirme que está certa.',
      }),
    ]);
    for (const [dia, over] of [
      [LIMITE, {}],
      [VESPERA, { confirmacaoData: true }],
      [PRIMEIRO, { confirmacaoData: true }],
    ] as const)
      expect((await act(dia, over)).status).toBe(200);
  });
});

describe('before the opening balance of the account that it names', () => {
  const ABERTURA = '2026-11-15';
  const DIA = '2026-11-10';
  const naConta: Record<string, (conta: string) => object> = {
    'settling an expense': (idContaLiquidacao) => ({ idContaLiquidacao }),
    'settling many': (idContaLiquidacao) => ({ idContaLiquidacao }),
    'crediting a revenue': (idContaCredito) => ({ idContaCredito }),
    'crediting many': (idContaCredito) => ({ idContaCredito }),
    'a transfer': (idContaDestino) => ({ idContaOrigem: null, idContaDestino }),
  };

  it.each(Object.entries(naConta))('%s asks first, and is then no movement of the account', async (nome, namedIn) => {
    const act = async (conta: string, over: object) => {
      const answer = await acts[nome]?.[1](DIA, { ...namedIn(conta), ...over });
      if (!answer) throw new Error(`no act ${nome}`);
      return answer;
    };
    const { id } = await c.conta({ nome: 'Nova', dataSaldoInicial: ABERTURA, saldoInicial: 100_00 });
    expect(await act(id, {})).toMatchObject({
      status: 409,
      body: {
        code: 'financeiro.antes_da_abertura',
        message: expect.stringMatching(
          /^A data 10\/11\/2026 é anterior ao saldo inicial da conta Nova \(15\/11\/2026\): .*não entra no extrato nem no saldo/,
        ),
      },
    });
    expect((await act(id, { confirmacaoData: true })).status).toBe(200);
    expect(await c.ok(c.ana, 'GET', `/contas-bancarias/${id}`)).toMatchObject({ saldo: 100_00 });
    // On the day itself, and later, nothing is asked.
    const outra = await c.conta({ nome: 'De antes', dataSaldoInicial: DIA });
    expect((await act(outra.id, {})).status).toBe(200);
  });

  it('a correction of the day asks, one of something else does not', async () => {
    const { id } = await c.conta({ dataSaldoInicial: ABERTURA });
    const { id: transferencia, versao } = await c.ok(c.ana, 'POST', '/transferencias', {
      ...{ data: '2026-11-16', valor: 1, idContaOrigem: id, idContaDestino: null },
    });
    const change = (body: object) =>
      c.ana.rest<Refusal>('PATCH', `/transferencias/${transferencia}`, { versao, ...body });
    expect((await change({ data: DIA })).body.code).toBe('financeiro.antes_da_abertura');
    expect((await change({ valor: 2 })).status).toBe(200);
  });
});

it.each(['dataVencimento', 'vencimentos'])('nothing is due before 1990 or after 2100: %s', async (campo) => {
  const { id } = await c.despesa();
  const { body } = await c.ana.rest<Record<string, unknown>>('GET', `/despesas/${id}`);
  for (const dia of [ANTES, '2101-01-01']) {
    const over = campo === 'dataVencimento' ? { dataVencimento: dia } : { vencimentos: ['2026-11-30', dia] };
    const answer = await c.ana.rest<Refusal>('POST', '/despesas', {
      idItemDespesa: body.idItemDespesa,
      idBeneficiario: body.idBeneficiario,
      ...{ tipoDespesa: 'Serviços', centroCusto: 'Outro', descricao: 'X', valor: 1, meioPagamento: 'Digital' },
      ...{ tipoDocumento: 'BOLETO', numeroDocumento: 'X', dataVencimento: '2026-11-30', numeroParcelas: 2, ...over },
    });
    expect([answer.status, Object.keys(answer.body.data.campos ?? {})[0]]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${campo}`)),
    ]);
  }
});

describe('a statement’s line', () => {
  it('of long ago settles once somebody says that its day is right, one or many', async () => {
    for (const varias of [false, true]) {
      const conta = await c.conta({ dataSaldoInicial: '2026-01-01' });
      await c.importar(c.ana, conta, ofx([{ data: '20260910', valor: '-100.00', doc: 'R' }]));
      const { id } = await c.despesa({ dataVencimento: '2026-09-10' });
      const { id: linha, versao } = await linhaDe(conta);
      const alvo = { vinculos: [{ tipo: 'pagamento', id }] };
      const confirm = (over: object) =>
        varias
          ? c.ana.rest<Refusal>('POST', '/extratos/lancamentos/confirmar', {
              itens: [{ id: linha, versao, ...alvo }],
              ...over,
            })
          : c.ana.rest<Refusal>('POST', `/extratos/lancamentos/${linha}/confirmar`, { versao, ...alvo, ...over });
      expect(await confirm({})).toMatchObject({ status: 409, body: { code: 'financeiro.data_antiga' } });
      expect((await confirm({ confirmacaoData: true })).status).toBe(200);
      expect(await c.ok(c.ana, 'GET', `/despesas/${id}`)).toMatchObject({ dataLiquidacaoPagamento: '2026-09-10' });
    }
  });

  it('of a day to come settles nothing', async () => {
    const conta = await c.conta();
    await c.importar(c.ana, conta, ofx([{ data: '20261121', valor: '-100.00', doc: 'R' }]));
    const { id } = await c.despesa();
    const { id: linha, versao } = await linhaDe(conta);
    const vinculos = [{ tipo: 'pagamento', id }];
    const { status, body } = await c.ana.rest<Refusal>('POST', `/extratos/lancamentos/${linha}/confirmar`, {
      versao,
      vinculos,
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining('data futura')]);
  });
});

describe('an imported row with a date outside', () => {
  const insert = async () => {
    const { id } = await c.despesa({ valor: 7_00 });
    const { id: receita } = await c.receita({ valor: 9_00 });
    await c.app.rows("update despesas set data_vencimento = '1900-01-01', data_fora = true where id = $1", [id]);
    await c.app.rows("update receitas set data = '1900-01-01', data_fora = true where id = $1", [receita]);
    await c.app.rows(
      `insert into entradas (id, criado_em, atualizado_em, data, descricao, valor, data_fora)
       values ($1, now(), now(), '2027-01-01', 'Futura', 5, true)`,
      [newId()],
    );
    return id;
  };
  const totals = async (path: string) =>
    (await c.ok<{ total: number }>(c.ana, 'GET', `${path}${path.includes('?') ? '&' : '?'}inicio=1900-01-01`)).total;

  it('is in no figure, counted in the note, found by its filter, and put right by a change', async () => {
    const id = await insert();
    for (const path of ['/despesas/totais', '/receitas/totais', '/suprimentos/totais']) {
      expect([path, await totals(path), await totals(`${path}?conferir=sim`)]).toEqual([path, 0, 1]);
    }
    // Nor in the search over everything, which finds what the lists find, by the same indexes.
    const { grupos } = await c.ok<Busca>(c.ana, 'GET', '/busca?busca=papel');
    expect(grupos.filter(({ fonte }) => ['despesas', 'receitas'].includes(fonte))).toEqual([]);
    const nota = await c.ok<Qualidade>(c.ana, 'GET', '/painel/qualidade');
    expect(nota).toEqual({ semVencimento: 0, despesasAConferir: 1, receitasAConferir: 1, entradasAConferir: 1 });
    const pagar = { versao: 2, dataLiquidacaoPagamento: '2026-11-20', ...PAGO };
    expect(await c.ana.rest('POST', `/despesas/${id}/liquidar`, pagar)).toMatchObject({
      status: 409,
      body: { message: 'A despesa tem uma data importada a conferir: corrija-a antes.' },
    });
    const right = { versao: 2, dataVencimento: '2026-11-30' };
    expect(await c.ana.rest('PATCH', `/despesas/${id}`, right)).toMatchObject({
      status: 200,
      body: { dataFora: false },
    });
    expect(await totals('/despesas/totais')).toBe(1);
  });

  it('cannot be written by anything else: the database refuses it', async () => {
    const { id } = await c.despesa();
    for (const change of ["data_vencimento = '1900-01-01'", "data_vencimento = '2101-01-01'"]) {
      await expect(c.app.rows(`update despesas set ${change} where id = $1`, [id])).rejects.toThrow('despesas_datas');
    }
    const conta = await c.conta({ dataSaldoInicial: PRIMEIRO });
    const lados = { idContaOrigem: conta.id, idContaDestino: null };
    await c.ok(c.ana, 'POST', '/transferencias', { data: '2026-11-20', valor: 1, ...lados });
    await expect(c.app.rows("update transferencias set data = '1900-01-01'")).rejects.toThrow('transferencias_data');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { NINGUEM, type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

const DUPLICADA =
  'Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const stored = () => o.app.rows('select * from despesas order by numero_parcela');

describe('who may', () => {
  const ID = NINGUEM;
  const seen = { versao: 1 };
  const some = many({ id: ID, versao: 1 });
  const FINANCE = ['ana', 'vera'];
  const EDITS = ['ana'];
  const READS_ONE = ['ana', 'vera', 'carla'];
  const APPROVES = ['carla'];
  it.each([
    ['GET', '/despesas', undefined, FINANCE],
    ['GET', '/despesas/totais', undefined, FINANCE],
    ['GET', '/despesas/exportar', undefined, FINANCE],
    ['GET', '/despesas/selecao', undefined, FINANCE],
    ['GET', '/despesas/pendentes', undefined, READS_ONE],
    ['GET', '/despesas/pendentes/totais', undefined, READS_ONE],
    ['GET', '/despesas/pendentes/selecao', undefined, READS_ONE],
    ['GET', `/despesas/${ID}`, undefined, READS_ONE],
    ['GET', `/despesas/${ID}/historico`, undefined, READS_ONE],
    ['GET', `/despesas/${ID}/pagamentos-anteriores`, undefined, READS_ONE],
    ['GET', `/despesas/${ID}/recibo`, undefined, EDITS],
    ['POST', '/despesas', {}, EDITS],
    ['PATCH', `/despesas/${ID}`, seen, EDITS],
    ['DELETE', `/despesas/${ID}`, seen, EDITS],
    ['POST', '/despesas/solicitar-aprovacao', some, EDITS],
    ['POST', '/despesas/retirar-solicitacao', some, EDITS],
    ['POST', '/despesas/aprovar', some, APPROVES],
    ['POST', '/despesas/negar', { ...some, motivo: 'x' }, APPROVES],
    ['POST', '/despesas/liquidar', some, EDITS],
    ['POST', `/despesas/${ID}/liquidar`, seen, EDITS],
    ['POST', `/despesas/${ID}/desfazer-liquidacao`, seen, EDITS],
    ['POST', `/despesas/${ID}/estornar`, seen, EDITS],
    ['POST', `/despesas/${ID}/anexar`, seen, EDITS],
    ['POST', `/despesas/${ID}/remover-anexo`, seen, EDITS],
  ] as const)('%s %s', async (method, path, body, allowed) => {
    expect((await o.app.stranger.rest(method, path, body)).status).toBe(401);
    const { ana, vera, carla, eva } = o;
    for (const [name, who] of Object.entries({ ana, vera, carla, eva })) {
      const refused = (await who.rest(method, path, body)).status === 403;
      expect([name, refused]).toEqual([name, !(allowed as readonly string[]).includes(name)]);
    }
  });
});

describe('registering an expense', () => {
  it.each([
    ['tipoDespesa', { tipoDespesa: '' }, ' Obrigatório'],
    ['centroCusto', { centroCusto: ' ' }, ' Obrigatório'],
    ['descricao', { descricao: '   ' }, ' Obrigatório'],
    ['meioPagamento', { meioPagamento: undefined }, ' Obrigatório'],
    ['tipoDocumento', { tipoDocumento: null }, ' Obrigatório'],
    ['numeroDocumento', { numeroDocumento: '' }, ' Obrigatório'],
    ['numeroParcelas', { numeroParcelas: undefined }, ' Obrigatório'],
    ['valor', { valor: undefined }, ' Obrigatório'],
    ['valor', { valor: 0 }, 'O valor deve ser maior que zero.'],
    ['valor', { valor: -1 }, 'O valor deve ser maior que zero.'],
    ['valor', { valor: 1_000_000_000_000_000 }, 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    ['valor', { valor: 10.5 }, 'Informe o valor em centavos, inteiro.'],
    ['dataVencimento', { dataVencimento: '' }, ' Obrigatório'],
    ['dataVencimento', { dataVencimento: '2026-02-29' }, 'Data inválida'],
    ['dataVencimento', { dataVencimento: '25/11/2026' }, 'Data inválida'],
    ['numeroParcelas', { numeroParcelas: 0 }, 'No mínimo 1.'],
    ['numeroParcelas', { numeroParcelas: 361 }, 'No máximo 360.'],
    ['numeroParcelas', { numeroParcelas: 1.5 }, 'Use um número inteiro.'],
    ['tipoDespesa', { tipoDespesa: 'Inventado' }, 'Escolha uma das opções.'],
    ['centroCusto', { centroCusto: 'Inventado' }, 'Escolha uma das opções.'],
    ['meioPagamento', { meioPagamento: 'Pix do vizinho' }, 'Escolha uma das opções.'],
    ['tipoDocumento', { tipoDocumento: 'NOTA' }, 'Escolha uma das opções.'],
    ['idItemDespesa', { idItemDespesa: NINGUEM }, 'O item de despesa não existe mais.'],
    ['idBeneficiario', { idBeneficiario: NINGUEM }, 'O beneficiário não existe mais.'],
    ['idEvento', { relacaoEvento: true, idEvento: NINGUEM }, 'O evento não existe mais.'],
    ['idEvento', { relacaoEvento: true }, ' Obrigatório'],
    ['situacao', { situacao: 'Aprovada' }, 'Campo desconhecido: situacao.'],
    ['aprovadores', { aprovadores: [] }, 'Campo desconhecido: aprovadores.'],
    ['conferir', { conferir: true }, 'Campo desconhecido: conferir.'],
  ])('is refused at %s with %j, and nothing is written', async (campo, over, mensagem) => {
    const { status, body } = await o.register<Refusal>(over);
    expect({ status, campos: body.data.campos }).toMatchObject({ status: 400, campos: { [campo]: mensagem } });
    expect(await stored()).toEqual([]);
  });

  it('keeps what was typed, by whom, and tells the screens', async () => {
    const { id } = await o.one({ relacaoEvento: true, idEvento: o.idEvento, valor: 1 });
    expect((await stored())[0]).toMatchObject({
      id,
      versao: 1,
      criado_por: o.ana.usuarioId,
      alterado_por: o.ana.usuarioId,
      valor: 1,
      data_vencimento: '2026-11-25',
      parcela: '1/1',
      grupo_parcelas: null,
      situacao: null,
      data_liquidacao_pagamento: null,
      valor_pago: null,
      id_evento: o.idEvento,
    });
    expect(await o.audit(id)).toMatchObject([{ acao: 'criar', tabela: 'despesas', usuario_id: o.ana.usuarioId }]);
    expect(o.app.events).toMatchObject([{ modulo: 'despesas' }]);
  });

  it('reads with names, the due state and what may be done', async () => {
    const despesa = await o.one();
    expect(despesa).toMatchObject({
      itemDespesa: 'Impressão de boletins',
      nomeBeneficiario: 'Gráfica São João',
      cpfCnpj: '11222333000181',
      valorLiquido: 100_00,
      statusVencimento: 'a_vencer',
      criadoPorNome: 'Ana',
      aprovadores: [],
      arquivos: [],
    });
    expect(Object.keys(despesa.pode).sort()).toEqual(
      [
        'aprovar',
        'corrigirPagamento',
        'darConta',
        'desfazerLiquidacao',
        'estornar',
        'negar',
        'retirarSolicitacao',
      ].sort(),
    );
    expect((await o.get(despesa.id, o.vera)).pode).toMatchObject({
      editar: 'so_consulta',
      liquidar: 'so_consulta',
    });
  });

  it('with 4 instalments from 31/01 makes 4 records of one group, due at the month ends', async () => {
    await o.register({ numeroParcelas: 4, dataVencimento: '2027-01-31' });
    const rows = await stored();
    expect(rows.map((row) => [row.parcela, row.data_vencimento, row.valor])).toEqual([
      ['1/4', '2027-01-31', 100_00],
      ['2/4', '2027-02-28', 100_00],
      ['3/4', '2027-03-31', 100_00],
      ['4/4', '2027-04-30', 100_00],
    ]);
    expect(new Set(rows.map((row) => row.grupo_parcelas)).size).toBe(1);
    expect(rows[0]?.grupo_parcelas).not.toBeNull();
  });

  it('takes 360 instalments in one go', async () => {
    const answer = await o.register({ numeroParcelas: 360 });
    expect(answer.body.ids).toHaveLength(360);
    expect((await stored()).at(-1)).toMatchObject({ parcela: '360/360', data_vencimento: '2056-10-25' });
  });

  it('whose 3rd instalment exists already makes none', async () => {
    await o.one({ numeroDocumento: 'X', dataVencimento: '2027-01-25' });
    const { status, body } = await o.register<Refusal>({ numeroDocumento: 'X', numeroParcelas: 3 });
    expect([status, body.code, body.message]).toEqual([409, 'despesas.duplicada', DUPLICADA]);
    expect(await stored()).toHaveLength(1);
  });

  it('beyond the calendar is refused at the date', async () => {
    const { status, body } = await o.register<Refusal>({ dataVencimento: '2099-12-31', numeroParcelas: 360 });
    expect([status, body.data.campos]).toEqual([400, { dataVencimento: 'Data inválida' }]);
    expect(await stored()).toEqual([]);
  });

  it('a duplicate is refused with the spec’s message, at its field, naming the one that stands', async () => {
    const first = await o.one({ numeroDocumento: 'X' });
    const { status, body } = await o.register<Refusal>({ numeroDocumento: 'X', valor: 5, descricao: 'outra' });
    expect([status, body.code, body.message]).toEqual([409, 'despesas.duplicada', DUPLICADA]);
    expect(body.data).toMatchObject({ campos: { numeroDocumento: DUPLICADA }, existente: first.id });
  });

  it.each([
    ['document number', { numeroDocumento: 'Y' }],
    ['document type', { tipoDocumento: 'FATURA' }],
    ['due day', { dataVencimento: '2026-11-26' }],
  ])('is no duplicate with another %s', async (_what, over) => {
    await o.one({ numeroDocumento: 'X' });
    expect((await o.register({ numeroDocumento: 'X', ...over })).status).toBe(200);
  });

  it('a disabled beneficiary, item or event is not taken', async () => {
    for (const [campo, tabela, nome] of [
      ['idBeneficiario', 'beneficiarios', 'O beneficiário'],
      ['idItemDespesa', 'itens_despesa', 'O item de despesa'],
      ['idEvento', 'eventos', 'O evento'],
    ] as const) {
      await o.app.rows(`update ${tabela} set desabilitado = true`);
      const { status, body } = await o.register<Refusal>({ relacaoEvento: true, idEvento: o.idEvento });
      await o.app.rows(`update ${tabela} set desabilitado = false`);
      expect([status, body.data.campos]).toEqual([400, { [campo]: `${nome} está desabilitado.` }]);
    }
  });

  it('settles at once a single instalment, never several', async () => {
    const paid = await o.one({ liquidacao: { ...PAGAMENTO, juros: 1_50 } });
    expect(paid).toMatchObject({
      statusVencimento: 'liquidada',
      valorPago: 101_50,
      bancoLiquidacao: 'Banco do Brasil',
      numeroPagamento: '1234',
    });
    expect(await o.audit(paid.id)).toMatchObject([{ acao: 'criar', motivo: 'Liquidada no registro, sem aprovação.' }]);
    const several = await o.register<Refusal>({ numeroParcelas: 2, liquidacao: PAGAMENTO });
    expect(several.status).toBe(400);
    await o.setting('exigirAprovacaoParaLiquidar', true);
    const demanded = await o.register<Refusal>({ liquidacao: PAGAMENTO });
    expect([demanded.status, demanded.body.code]).toEqual([409, 'despesas.estado']);
    expect(await stored()).toHaveLength(1);
  });

  it('a list of a setting decides which words are taken', async () => {
    await o.setting('tiposDocumento', ['NOTA']);
    expect((await o.register({ tipoDocumento: 'NOTA' })).status).toBe(200);
    expect((await o.register({ tipoDocumento: 'BOLETO' })).status).toBe(400);
  });
});

import { type DespesaCompleta, despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many, type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

describe('changing an expense', () => {
  it('keeps the change, its version, and who made it', async () => {
    const seen = await o.expense();
    const { status, body } = await o.change(seen, { valor: 120_00, descricao: 'Outra' }, o.bruno);
    expect([status, body.valor, body.descricao, body.versao, body.aprovacaoAnulada]).toEqual([
      200,
      120_00,
      'Outra',
      2,
      false,
    ]);
    expect(await o.audit(seen.id)).toMatchObject([
      { acao: 'criar' },
      { acao: 'alterar', usuario_id: o.bruno.usuarioId },
    ]);
  });

  it.each([
    [{ valor: 0 }, 'valor', 'O valor deve ser maior que zero.'],
    [{ dataVencimento: '2026-13-01' }, 'dataVencimento', 'Data inválida'],
    [{ descricao: '' }, 'descricao', ' Obrigatório'],
    [{ tipoDespesa: 'Inventado' }, 'tipoDespesa', 'Escolha uma das opções.'],
    [{ relacaoEvento: true }, 'idEvento', ' Obrigatório'],
    [{ valorPago: 1 }, 'valorPago', 'Campo desconhecido: valorPago.'],
    [{ grupoParcelas: null }, 'grupoParcelas', 'Campo desconhecido: grupoParcelas.'],
  ])('%j is refused at %s', async (body, campo, mensagem) => {
    const seen = await o.expense();
    const answer = await o.change<Refusal>(seen, body);
    expect([answer.status, answer.body.data.campos]).toEqual([400, expect.objectContaining({ [campo]: mensagem })]);
    expect((await o.get(seen.id)).versao).toBe(1);
  });

  it('does not collide with itself, but with another', async () => {
    const a = await o.expense({ numeroDocumento: 'A' });
    const b = await o.expense({ numeroDocumento: 'B' });
    expect((await o.change(a, { numeroDocumento: 'A', valor: 7 })).status).toBe(200);
    const { status, body } = await o.change<Refusal>(b, { numeroDocumento: 'A' });
    expect([status, body.code, body.data.existente]).toEqual([409, 'despesas.duplicada', a.id]);
  });

  it('a word that its list has lost, and a beneficiary disabled since, stay while they are not touched', async () => {
    const seen = await o.expense();
    await o.setting('tiposDocumento', ['NOTA']);
    await o.app.rows('update beneficiarios set desabilitado = true');
    const answer = await o.change(seen, { tipoDocumento: 'BOLETO', idBeneficiario: o.idBeneficiario, valor: 5 });
    await o.app.rows('update beneficiarios set desabilitado = false');
    expect([answer.status, answer.body.valor]).toEqual([200, 5]);
  });

  it('an imported row marked a conferir comes under the duplicate rule with its next change', async () => {
    await o.expense({ numeroDocumento: 'X' });
    const seen = await o.expense({ numeroDocumento: 'Y' });
    await o.app.rows(`update despesas set conferir = true, numero_documento = 'X' where id = $1`, [seen.id]);
    const { versao } = await o.get(seen.id);
    expect((await o.change<Refusal>({ id: seen.id, versao }, { descricao: 'vista' })).body.code).toBe(
      'despesas.duplicada',
    );
    const fixed = await o.change({ id: seen.id, versao }, { numeroDocumento: 'Z' });
    expect([fixed.status, fixed.body.conferir]).toEqual([200, false]);
  });

  it('rows of the import that are excluded or have no due date exist for nobody', async () => {
    const gone = await o.expense();
    const dateless = await o.expense();
    await o.app.rows('update despesas set excluido = true where id = $1', [gone.id]);
    await o.app.rows('update despesas set data_vencimento = null where id = $1', [dateless.id]);
    for (const { id } of [gone, dateless]) {
      const seen = { id, versao: 2 };
      expect((await o.ana.rest('GET', `/despesas/${id}`)).status).toBe(404);
      expect((await o.change(seen, { valor: 1 })).status).toBe(404);
      expect((await o.remove(seen)).status).toBe(404);
      expect((await o.act(o.ana, 'solicitar-aprovacao', many(seen))).body.recusadas).toMatchObject([
        { id, code: 'plataforma.nao_encontrado' },
      ]);
    }
    expect((await o.list()).total).toBe(0);
  });
});

describe('approval and change', () => {
  const OTHER = { tipoDocumento: 'FATURA', meioPagamento: 'Cheque', tipoDespesa: 'Diverso', centroCusto: 'Outro' };
  it.each([
    ['valor', { valor: 100_01 }, true],
    ['dataVencimento', { dataVencimento: '2026-11-26' }, true],
    ['numeroDocumento', { numeroDocumento: 'novo' }, true],
    ...Object.entries(OTHER).map(([campo, valor]) => [campo, { [campo]: valor }, true] as const),
    ['descricao', { descricao: 'mais clara' }, false],
    ['the same valor', { valor: 100_00 }, false],
  ] as const)('a change of %s voids it: %j → %s', async (_campo, body, voided) => {
    const seen = await o.approved();
    const answer = await o.change(seen, body);
    expect([answer.status, answer.body.aprovacaoAnulada]).toEqual([200, voided]);
    expect(answer.body).toMatchObject(
      voided ? { situacao: null, aprovadores: [], solicitante: null } : { situacao: 'Aprovada', aprovadores: [{}, {}] },
    );
  });

  it('whoever changed the amount may not approve it, whoever changed the description may', async () => {
    const both = await o.app.person(['admin_financeiro', 'aprovador'], { nome: 'Gil' });
    const seen = await o.expense();
    await o.change(seen, { descricao: 'nova' }, both);
    await o.act(o.ana, 'solicitar-aprovacao', many(await o.get(seen.id)));
    expect((await o.act(both, 'aprovar', many(await o.get(seen.id)))).body.feitas).toEqual([seen.id]);
    await o.change(await o.get(seen.id), { valor: 1 }, both);
    await o.act(o.ana, 'solicitar-aprovacao', many(await o.get(seen.id)));
    expect((await o.act(both, 'aprovar', many(await o.get(seen.id)))).body.recusadas).toMatchObject([
      { code: 'despesas.estado', message: 'Quem registrou ou alterou a despesa não pode aprovar.' },
    ]);
  });
});

describe('this one, or this and the later ones not settled', () => {
  const pay = (despesa: DespesaCompleta) =>
    o.act(o.ana, `${despesa.id}/liquidar`, { versao: despesa.versao, ...PAGAMENTO });
  const plan = () =>
    o.instalments(4, { dataVencimento: '2026-12-31' }) as Promise<
      [DespesaCompleta, DespesaCompleta, DespesaCompleta, DespesaCompleta]
    >;
  const values = async () => (await o.list('?ordem=parcela')).itens.map(({ valor }) => valor);

  it('alone by default', async () => {
    const [, second] = await plan();
    expect((await o.change(second, { valor: 1 })).body.alteradas).toBe(1);
    expect(await values()).toEqual([100_00, 1, 100_00, 100_00]);
  });

  it('the later ones too, neither the earlier nor the settled', async () => {
    const [, second, third] = await plan();
    await pay(third);
    expect((await o.change(second, { valor: 1, escopo: 'esta_e_seguintes' })).body.alteradas).toBe(2);
    expect(await values()).toEqual([100_00, 1, 100_00, 1]);
  });

  it('a new due day moves the later ones month by month, also onto days where sisters stood', async () => {
    const [, second] = await plan();
    const answer = await o.change<Refusal>(second, { dataVencimento: '2027-02-28', escopo: 'esta_e_seguintes' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await o.list('?ordem=parcela')).itens.map((d) => d.dataVencimento)).toEqual([
      '2026-12-31',
      '2027-02-28',
      '2027-03-28',
      '2027-04-28',
    ]);
    const back = await o.change(await o.get(second.id), { dataVencimento: '2027-01-31', escopo: 'esta_e_seguintes' });
    expect(back.status).toBe(200);
    expect((await o.list('?ordem=parcela')).itens.map((d) => d.dataVencimento)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  it('removal takes the later open ones and keeps their whole last state in the audit', async () => {
    const [first, second, third, fourth] = await plan();
    await pay(third);
    const answer = await o.remove(second, { escopo: 'esta_e_seguintes' });
    expect(answer.body.excluidas.sort()).toEqual([second.id, fourth.id].sort());
    expect((await o.list()).itens.map(({ id }) => id).sort()).toEqual([first.id, third.id].sort());
    const [kept] = await o.app.rows(`select antes from auditoria where registro_id = $1 and acao = 'excluir'`, [
      fourth.id,
    ]);
    expect(kept?.antes).toMatchObject({
      id: fourth.id,
      valor: 100_00,
      parcela: '4/4',
      numero_documento: fourth.numeroDocumento,
    });
  });
});

describe('a settled expense', () => {
  const PAGA = despesasErrors.paga().message;
  it.each([{ valor: 1 }, { dataVencimento: '2026-12-01' }, { meioPagamento: 'Cheque' }])(
    'keeps what was paid: %j',
    async (body) => {
      const answer = await o.change<Refusal>(await o.settled(), body);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([409, 'despesas.paga', PAGA]);
    },
  );

  it('still takes a description', async () => {
    expect((await o.change(await o.settled(), { descricao: 'com nota' })).status).toBe(200);
  });

  it('is not deleted, but by who is named in financeiroEspecial', async () => {
    const seen = await o.settled();
    const refused = await o.remove<Refusal>(seen);
    expect([refused.status, refused.body.message]).toEqual([409, 'Uma despesa liquidada não pode ser excluída.']);
    await o.especiais(o.ana);
    expect((await o.remove(seen, {}, o.bruno)).status).toBe(409);
    expect((await o.remove(seen)).status).toBe(200);
  });

  it('somebody named without the finance role gains nothing', async () => {
    const seen = await o.settled();
    await o.especiais(o.vera);
    expect((await o.remove(seen, {}, o.vera)).status).toBe(403);
  });
});

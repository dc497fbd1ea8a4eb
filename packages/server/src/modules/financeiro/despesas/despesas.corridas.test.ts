/** The races of the issue, run for real: parallel requests over HTTP, each its own transaction on PostgreSQL. */
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const ROUNDS = [1, 2, 3, 4, 5];
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const count = async (query: string) => (await o.app.rows<{ n: number }>(query))[0]?.n;

describe('at the same instant', () => {
  it('50 submits with one key make one record, and all are told the same', async () => {
    const body = o.form({ numeroParcelas: 3 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        o.ana.rest<{ ids: string[] }>('POST', '/despesas', body, { 'idempotency-key': 'clique' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: { ids } }) => ids.join()))).toHaveLength(1);
    expect(await count('select count(*)::int as n from despesas')).toBe(3);
  });

  it('the same duplicate saved by ten hands is one record and nine refusals in the spec’s words', async () => {
    const body = o.form({ numeroParcelas: 2 });
    const hands = Array.from({ length: 10 }, (_, i) => (i % 2 ? o.ana : o.bruno));
    const answers = await Promise.all(hands.map((who) => who.rest<Refusal>('POST', '/despesas', body)));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body: { code } }) => code))).toEqual(new Set(['despesas.duplicada']));
    for (const { body: refusal } of refused) expect(refusal.data.campos).toHaveProperty('numeroDocumento');
    expect(await count('select count(*)::int as n from despesas')).toBe(2);
  });

  it('two instalment plans that meet in one month never both pass', async () => {
    const body = o.form();
    const answers = await Promise.all([
      o.ana.rest<Refusal>('POST', '/despesas', { ...body, numeroParcelas: 6 }),
      o.bruno.rest<Refusal>('POST', '/despesas', { ...body, dataVencimento: '2027-02-25', numeroParcelas: 6 }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await count('select count(*)::int as n from despesas')).toBe(6);
  });

  it.each(ROUNDS)('two first approvals end as approved with both names (%i)', async () => {
    const seen = await o.asked();
    const answers = await Promise.all([o.act(o.carla, 'aprovar', many(seen)), o.act(o.davi, 'aprovar', many(seen))]);
    for (const { status, body } of answers) expect([status, body.feitas]).toEqual([200, [seen.id]]);
    const after = await o.get(seen.id);
    expect([after.situacao, (await o.row(seen.id)).aprovacoes]).toEqual(['Aprovada', 2]);
    expect(after.aprovadores.map(({ nome }) => nome).sort()).toEqual(['Carla', 'Davi']);
  });

  it('the same approver five times counts once', async () => {
    const seen = await o.asked();
    const answers = await Promise.all(ROUNDS.map(() => o.act(o.carla, 'aprovar', many(seen))));
    expect(answers.flatMap(({ body }) => body.feitas)).toEqual([seen.id]);
    const after = await o.get(seen.id);
    expect([after.situacao, after.aprovadores.map(({ nome }) => nome)]).toEqual(['Aguardando aprovação', ['Carla']]);
    expect((await o.row(seen.id)).aprovacoes).toBe(1);
  });

  it('three approvers leave two names', async () => {
    const edu = await o.app.person(['aprovador'], { nome: 'Edu' });
    const seen = await o.asked();
    const answers = await Promise.all([o.carla, o.davi, edu].map((who) => o.act(who, 'aprovar', many(seen))));
    expect(answers.flatMap(({ body }) => body.feitas)).toHaveLength(2);
    expect(answers.flatMap(({ body }) => body.recusadas)).toHaveLength(1);
    expect((await o.get(seen.id)).aprovadores).toHaveLength(2);
  });

  it.each(ROUNDS)('of an approval and a denial exactly one wins, the other is told (%i)', async () => {
    const seen = await o.asked();
    const [yes, no] = await Promise.all([
      o.act(o.carla, 'aprovar', many(seen)),
      o.act(o.davi, 'negar', { ...many(seen), motivo: 'Sem nota fiscal.' }),
    ]);
    expect([yes.body.feitas.length, no.body.feitas.length].sort()).toEqual([0, 1]);
    const [refusal] = [...yes.body.recusadas, ...no.body.recusadas];
    expect(refusal?.code).toMatch(/^(plataforma\.versao_conflito|despesas\.estado)$/);
    const after = await o.get(seen.id);
    const approved = yes.body.feitas.length === 1;
    expect(after.situacao).toBe(approved ? 'Aguardando aprovação' : 'Negada');
    expect(after.aprovadores.map(({ nome }) => nome)).toEqual(approved ? ['Carla'] : []);
    expect((await o.row(seen.id)).aprovacoes).toBe(approved ? 1 : 0);
  });

  it.each(ROUNDS)('nobody ever approves an amount that was changed meanwhile (%i)', async () => {
    const seen = await o.asked();
    const [approval, edit] = await Promise.all([
      o.act(o.carla, 'aprovar', many(seen)),
      o.change<Despesa & { aprovacaoAnulada: boolean } & Refusal>(seen, { valor: 999_00 }),
    ]);
    const after = await o.get(seen.id);
    if (edit.status === 200) {
      expect(approval.body.feitas).toEqual([]);
      expect([after.valor, after.situacao, after.aprovadores]).toEqual([999_00, null, []]);
    } else {
      expect([edit.status, edit.body.code]).toEqual([409, 'plataforma.versao_conflito']);
      expect([after.valor, after.aprovadores.length]).toEqual([100_00, 1]);
    }
  });

  it('two edits of one version: one is saved, the other is told who changed it', async () => {
    const seen = await o.one();
    const answers = await Promise.all([
      o.change<Refusal>(seen, { valor: 1_00 }),
      o.change<Refusal>(seen, { valor: 2_00 }, o.bruno),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(/^Este registro foi alterado por (Ana|Bruno) às \d\d:\d\d\.$/);
  });

  it.each([
    ['settled', 'liquidar', 'despesas.liquidar', () => o.one(), PAGAMENTO],
    [
      'refunded',
      'estornar',
      'despesas.estornar',
      () => o.settled(),
      { valorEstorno: 10_00, dataEstorno: '2026-11-20' },
    ],
    ['unsettled', 'desfazer-liquidacao', 'despesas.desfazerLiquidacao', () => o.settled(), { motivo: 'Conta errada.' }],
  ] as const)('an expense %s ten times over is so once', async (_done, transition, operation, make, body) => {
    const seen = await make();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => o.actOn<Refusal>(n % 2 ? o.ana : o.bruno, transition, seen, body)),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect((await o.get(seen.id)).versao).toBe(seen.versao + 1);
    expect((await o.audit(seen.id)).filter(({ operacao }) => operacao === operation)).toHaveLength(1);
  });

  it('refunds of different amounts: the one that is told it happened stands', async () => {
    const seen = await o.settled();
    const answers = await Promise.all(
      [10, 20, 30].map((valorEstorno) => o.actOn(o.ana, 'estornar', seen, { valorEstorno, dataEstorno: '2026-11-20' })),
    );
    expect(statuses(answers)).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.valorEstorno;
    expect((await o.get(seen.id)).valorEstorno).toBe(winner);
  });

  it.each(ROUNDS)('a settlement and a removal: exactly one happens (%i)', async () => {
    const seen = await o.one();
    const [paid, gone] = await Promise.all([
      o.actOn<Refusal>(o.ana, 'liquidar', seen, PAGAMENTO),
      o.remove<Refusal>(seen, {}, o.bruno),
    ]);
    expect([paid.status === 200, gone.status === 200].sort()).toEqual([false, true]);
    expect(await count('select count(*)::int as n from despesas')).toBe(paid.status === 200 ? 1 : 0);
  });

  it.each([
    ['beneficiary', () => o.beneficiario(), 'idBeneficiario', '/beneficiarios', 'O Beneficiário', 'O beneficiário'],
    [
      'item',
      (n: number) => o.item(`Item ${n}`),
      'idItemDespesa',
      '/itens-despesa',
      'O item de despesa',
      'O item de despesa',
    ],
    ['event', (n: number) => o.evento(`Evento ${n}`), 'idEvento', '/eventos', 'O Evento', 'O evento'],
  ])(
    'a %s deleted while an expense is registered: the block or no expense',
    async (_w, make, campo, path, block, gone) => {
      const keeper = await o.app.person(['gestor_evento', 'admin_financeiro']);
      for (const round of ROUNDS) {
        await o.clear();
        const ref = await make(round);
        const over = { relacaoEvento: campo === 'idEvento', [campo]: ref, numeroParcelas: 3 };
        const [registered, deleted] = await Promise.all([
          o.register<Refusal>(over),
          keeper.rest('DELETE', `${path}/${ref}`, { versao: 1 }),
        ]);
        const left = await count('select count(*)::int as n from despesas');
        if (registered.status === 200) {
          expect([deleted.status, left]).toEqual([409, 3]);
          expect(deleted.body.message).toBe(`${block} está associado a uma ou mais despesas e não pode ser excluído.`);
        } else {
          expect([registered.status, registered.body.data.campos]).toEqual([
            400,
            { [campo]: `${gone} não existe mais.` },
          ]);
          expect([deleted.status, left]).toEqual([200, 0]);
        }
        expect(o.app.logged).toEqual([]);
      }
    },
  );

  it.each(ROUNDS)(
    'the last two sisters let go of a shared file: it is released, whoever comes last (%i)',
    async (n) => {
      const anexo = await o.pdf();
      const [a, b] = await o.instalments(2, { anexos: [anexo] });
      const answers = await Promise.all([
        o.actOn(o.ana, 'remover-anexo', a, { anexo }),
        n % 2 ? o.actOn(o.bruno, 'remover-anexo', b, { anexo }) : o.remove(b, {}, o.bruno),
      ]);
      expect(statuses(answers)).toEqual([200, 200]);
      const [file] = await o.app.rows('select liberado_em from anexos where id = $1', [anexo]);
      expect(file?.liberado_em).not.toBeNull();
      expect((await o.ana.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    },
  );

  it('one file given to three expenses belongs to one', async () => {
    const anexos = [await o.pdf()];
    const answers = await Promise.all([1, 2, 3].map(() => o.register({ anexos })));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await count('select count(*)::int as n from despesas')).toBe(1);
  });

  it.each(ROUNDS)('an edit of all instalments and one of a later one: no save is lost unsaid (%i)', async () => {
    const [first, , third] = await o.instalments(4);
    const [all, one] = await Promise.all([
      o.change(first, { valor: 5, escopo: 'esta_e_seguintes' }),
      o.change(third, { descricao: 'só esta' }, o.bruno),
    ]);
    expect(all.status).toBe(200);
    const after = await o.get(third.id);
    expect([after.valor, after.descricao]).toEqual([5, one.status === 200 ? 'só esta' : third.descricao]);
  });

  it('two that lock the same instalments in opposite order do not block each other for good', async () => {
    const [a, b] = [await o.asked(), await o.asked()];
    const answers = await Promise.all([o.act(o.carla, 'aprovar', many(a, b)), o.act(o.davi, 'aprovar', many(b, a))]);
    expect(answers.map(({ body }) => body.feitas.length)).toEqual([2, 2]);
  });
});

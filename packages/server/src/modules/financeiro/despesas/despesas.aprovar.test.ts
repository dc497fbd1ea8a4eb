import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many, type Office, office, type Pagina } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

describe('asking for approval', () => {
  it('takes those never asked or denied, and says of each other why not', async () => {
    const fresh = await o.expense();
    const waiting = await o.asked();
    const approved = await o.approved();
    const denied = await o.asked();
    await o.act(o.carla, 'negar', { ...many(denied), motivo: 'Sem nota.' });
    const { body } = await o.act(
      o.bruno,
      'solicitar-aprovacao',
      many(fresh, waiting, approved, await o.get(denied.id)),
    );
    expect(body.feitas.sort()).toEqual([fresh.id, denied.id].sort());
    expect(Object.fromEntries(body.recusadas.map(({ id, message }) => [id, message]))).toEqual({
      [waiting.id]: 'A aprovação já foi solicitada.',
      [approved.id]: 'A despesa já está aprovada.',
    });
    const [bruno] = await o.app.rows('select email from usuarios where id = $1', [o.bruno.usuarioId]);
    expect(await o.get(denied.id)).toMatchObject({
      situacao: 'Aguardando aprovação',
      solicitante: bruno?.email,
      aprovadores: [],
      motivoNegacao: null,
    });
  });

  it('on a version that is no longer so is refused, the rest is done', async () => {
    const [a, b] = [await o.expense(), await o.expense()];
    await o.change(a, { descricao: 'mudou' });
    const { body } = await o.act(o.ana, 'solicitar-aprovacao', many(a, b));
    expect(body).toMatchObject({ feitas: [b.id], recusadas: [{ id: a.id, code: 'plataforma.versao_conflito' }] });
  });

  it('is withdrawn only while it waits, and empties the approvers', async () => {
    const seen = await o.asked();
    await o.act(o.carla, 'aprovar', many(seen));
    const { body } = await o.act(o.ana, 'retirar-solicitacao', many(await o.get(seen.id)));
    expect(body.feitas).toEqual([seen.id]);
    expect(await o.get(seen.id)).toMatchObject({ situacao: null, solicitante: null, aprovadores: [] });
    const again = await o.act(o.ana, 'retirar-solicitacao', many(await o.get(seen.id)));
    expect(again.body.recusadas).toMatchObject([{ code: 'despesas.estado' }]);
  });

  it.each([[{ ids: [] }], [{ ids: 'x' }], [{}], [{ ids: ['nada'], versoes: {} }]])('%j is refused', async (body) => {
    expect((await o.act<Refusal>(o.ana, 'solicitar-aprovacao', body)).status).toBe(400);
  });
});

describe('approving', () => {
  it('the first approver is recorded, the second makes it approved', async () => {
    const seen = await o.asked();
    await o.act(o.carla, 'aprovar', many(seen));
    const once = await o.get(seen.id);
    expect([once.situacao, once.aprovadores.map(({ nome }) => nome)]).toEqual(['Aguardando aprovação', ['Carla']]);
    await o.act(o.davi, 'aprovar', many(once));
    const twice = await o.get(seen.id);
    expect([twice.situacao, twice.aprovadores.map(({ nome }) => nome)]).toEqual(['Aprovada', ['Carla', 'Davi']]);
    expect(await o.app.rows('select aprovacoes from despesas')).toEqual([{ aprovacoes: 2 }]);
  });

  it('acts on what was seen: changed since and asked again, it is refused until it is seen', async () => {
    const seen = await o.asked();
    await o.change(seen, { valor: 900_00 });
    await o.act(o.ana, 'solicitar-aprovacao', many(await o.get(seen.id)));
    const stale = await o.act(o.carla, 'aprovar', many(seen));
    expect(stale.body).toMatchObject({ feitas: [], recusadas: [{ code: 'plataforma.versao_conflito' }] });
    expect((await o.act(o.carla, 'aprovar', many(await o.get(seen.id)))).body.feitas).toEqual([seen.id]);
  });

  it('a second approval by the same user is refused', async () => {
    const seen = await o.asked();
    await o.act(o.carla, 'aprovar', many(seen));
    const { body } = await o.act(o.carla, 'aprovar', many(await o.get(seen.id)));
    expect(body).toMatchObject({
      feitas: [],
      recusadas: [{ message: 'Você já aprovou esta despesa; a segunda aprovação é de outra pessoa.' }],
    });
  });

  it('neither requester nor creator approves, unless the setting is off', async () => {
    const gil = await o.app.person(['admin_financeiro', 'aprovador'], { nome: 'Gil' });
    const answer = await o.register({}, gil);
    const created = await o.get(answer.body.ids[0] as string);
    await o.act(o.ana, 'solicitar-aprovacao', many(created));
    const asked = await o.expense();
    await o.act(gil, 'solicitar-aprovacao', many(asked));
    const both = many(await o.get(created.id), await o.get(asked.id));
    const refused = await o.act(gil, 'aprovar', both);
    expect(refused.body.recusadas.map(({ message }) => message).sort()).toEqual([
      'Quem registrou ou alterou a despesa não pode aprovar.',
      'Quem solicitou a aprovação não pode aprovar.',
    ]);
    await o.setting('segregacaoAprovacao', false);
    expect((await o.act(gil, 'aprovar', both)).body.feitas).toHaveLength(2);
  });

  it('where a file is demanded, an expense without one is not approved', async () => {
    await o.setting('anexoObrigatorioParaAprovar', true);
    const bare = await o.asked();
    const withFile = await o.asked({ anexos: [await o.pdf()] });
    const { body } = await o.act(o.carla, 'aprovar', many(bare, withFile));
    expect(body).toMatchObject({
      feitas: [withFile.id],
      recusadas: [{ id: bare.id, message: 'Anexe o documento antes de aprovar.' }],
    });
  });

  it('somebody without the role in finance can only see what was asked for', async () => {
    const seen = await o.expense();
    expect((await o.carla.rest('GET', `/despesas/${seen.id}`)).status).toBe(404);
    expect((await o.act(o.carla, 'aprovar', many(seen))).body.recusadas).toMatchObject([
      { code: 'plataforma.nao_encontrado' },
    ]);
  });
});

describe('denying', () => {
  it('takes a reason, empties the approvers, and can be asked again', async () => {
    const seen = await o.asked();
    await o.act(o.carla, 'aprovar', many(seen));
    const now = await o.get(seen.id);
    expect((await o.act<Refusal>(o.davi, 'negar', many(now))).status).toBe(400);
    expect((await o.act<Refusal>(o.davi, 'negar', { ...many(now), motivo: '  ' })).body.data.campos).toEqual({
      motivo: ' Obrigatório',
    });
    await o.act(o.davi, 'negar', { ...many(now), motivo: 'Valor acima do contrato.' });
    expect(await o.get(seen.id)).toMatchObject({
      situacao: 'Negada',
      aprovadores: [],
      motivoNegacao: 'Valor acima do contrato.',
      negadoPor: 'Davi',
    });
    expect((await o.audit(seen.id)).at(-1)).toMatchObject({
      motivo: 'Valor acima do contrato.',
      usuario_id: o.davi.usuarioId,
    });
  });
});

describe('the approval list', () => {
  const pending = async (query = '', who = o.carla) =>
    (await who.rest<Pagina>('GET', `/despesas/pendentes${query}`)).body;

  it('has what waits, due after the cut-off, summed; and only mine when asked', async () => {
    const old = await o.asked({ dataVencimento: '2022-11-30' });
    const first = await o.asked({ dataVencimento: '2022-12-01', valor: 1 });
    const mine = await o.asked({ dataVencimento: '2026-12-01', valor: 2 });
    await o.approved();
    await o.expense();
    const all = await pending();
    expect(all).toMatchObject({ total: 2, somas: { valor: 3, valorLiquido: 3 } });
    expect(all.itens.map(({ id }) => id)).toEqual([first.id, mine.id]);
    await o.act(o.carla, 'aprovar', many(mine));
    expect((await pending('?somenteMinhas=sim')).itens.map(({ id }) => id)).toEqual([first.id]);
    expect((await pending('?somenteMinhas=sim', o.davi)).total).toBe(2);
    expect((await pending('?inicio=2026-01-01')).itens.map(({ id }) => id)).toEqual([mine.id]);
    expect((await pending('?fim=2026-01-01')).itens.map(({ id }) => id)).toEqual([first.id]);
    expect(all.itens.map(({ id }) => id)).not.toContain(old.id);
  });

  it('tells each reader what they may do', async () => {
    // With a file: reads may know a setting of the tests above for two seconds more.
    await o.asked({ anexos: [await o.pdf()] });
    expect((await pending()).itens[0]?.pode).not.toHaveProperty('aprovar');
    expect((await pending('', o.ana)).itens[0]?.pode).toMatchObject({
      aprovar: 'Só quem tem o perfil Aprovador aprova.',
    });
  });

  it('an approver reads earlier payments to the same beneficiary', async () => {
    const paid = await o.settled();
    await o.expense();
    const seen = await o.asked();
    const { body } = await o.carla.rest<Pagina>('GET', `/despesas/${seen.id}/pagamentos-anteriores`);
    expect(body.itens.map(({ id }) => id)).toEqual([paid.id]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many, type Pagina, type Seen } from '../financeiro.office-for-tests.ts';
import { NINGUEM, type Office, office } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

type Named = Pick<Seen, 'id'>;
const SEM_NOTA = { motivo: 'Sem nota.' };
const ask = (seen: Named[], who = o.ana) => o.actNow(who, 'solicitar-aprovacao', seen);
const withdraw = (seen: Named, who = o.bruno) => o.actNow(who, 'retirar-solicitacao', [seen]);
const approve = (who: TestPerson, ...seen: Named[]) => o.actNow(who, 'aprovar', seen);
const deny = (who: TestPerson, ...seen: Named[]) => o.actNow(who, 'negar', seen, SEM_NOTA);
const approvers = async ({ id }: Named) =>
  (await o.app.rows('select usuario_nome from despesas_aprovacoes where despesa_id = $1', [id])).map(
    ({ usuario_nome }) => usuario_nome,
  );
const texts = ({ recusadas }: { recusadas: { id: string; message: string }[] }) =>
  Object.fromEntries(recusadas.map(({ id, message }) => [id, message]));

it.each([
  ['solicitar-aprovacao', () => o.carla],
  ['retirar-solicitacao', () => o.carla],
  ['aprovar', () => o.ana],
  ['negar', () => o.ana],
] as const)('%s by somebody without its role leaves the expense as it was', async (transition, who) => {
  const seen = await o.asked();
  const body = { ...many(seen), ...(transition === 'negar' && SEM_NOTA) };
  expect((await o.act(who(), transition, body)).status).toBe(403);
  expect(await o.get(seen.id)).toEqual(seen);
});

describe('asking for approval', () => {
  it('sets the state and the requester’s e-mail, in the audit and on the other screens', async () => {
    const [a, b] = [await o.one(), await o.one()];
    o.app.events.length = 0;
    const body = await ask([a, b]);
    expect([body.feitas, body.recusadas]).toEqual([[a.id, b.id].sort(), []]);
    expect(await o.row(a.id)).toMatchObject({
      situacao: 'Aguardando aprovação',
      solicitante: 'pessoa1@x.org',
      solicitante_id: o.ana.usuarioId,
      solicitado_em: '2026-11-20T15:00:00.000Z',
      versao: 2,
    });
    expect((await o.audit(a.id)).at(-1)).toMatchObject({
      operacao: 'despesas.solicitarAprovacao',
      usuario_nome: 'Ana',
      antes: { situacao: null },
      depois: { situacao: 'Aguardando aprovação', solicitante: 'pessoa1@x.org' },
    });
    expect(o.app.events.map(({ modulo }) => modulo)).toContain('despesas');
  });

  it('says how many fall due before the cut-off, where no approver will see them', async () => {
    const [old, fresh] = [await o.one({ dataVencimento: '2022-11-30' }), await o.one({ dataVencimento: '2022-12-01' })];
    const body = (await o.act(o.ana, 'solicitar-aprovacao', many(old, fresh))).body;
    expect(body).toMatchObject({ antesDoCorte: { quantas: 1, corte: '2022-11-30' } });
    const seen = await o.read<Pagina<Seen>>('/despesas/pendentes', o.carla);
    expect(seen.itens.map(({ id }) => id)).toEqual([fresh.id]);
    expect((await o.act(o.ana, 'solicitar-aprovacao', many(await o.one()))).body).toMatchObject({ antesDoCorte: null });
  });

  it('takes those never asked or denied, and says of each other why not', async () => {
    const [fresh, waiting, approved, denied] = [await o.one(), await o.asked(), await o.approved(), await o.asked()];
    await deny(o.carla, denied);
    const body = await ask([fresh, waiting, approved, denied], o.bruno);
    expect(body.feitas.toSorted()).toEqual([fresh.id, denied.id].sort());
    expect(texts(body)).toEqual({
      [waiting.id]: 'A aprovação já foi solicitada.',
      [approved.id]: 'A despesa já está aprovada.',
    });
    expect(await o.get(denied.id)).toMatchObject({
      situacao: 'Aguardando aprovação',
      solicitante: 'Bruno',
      aprovadores: [],
      motivoNegacao: null,
      negadoPor: null,
    });
  });

  it('refuses by itself what changed since, what no version was sent of, what is not there; the rest is done', async () => {
    const [good, stale, silent] = [await o.one(), await o.one(), await o.one()];
    await o.change(stale, { descricao: 'Outra' }, o.bruno);
    const versoes = { [good.id]: 1, [stale.id]: 1, [NINGUEM]: 1 };
    const ids = [good.id, stale.id, silent.id, NINGUEM];
    const { body } = await o.act(o.ana, 'solicitar-aprovacao', { ids, versoes });
    expect(body.feitas).toEqual([good.id]);
    expect(Object.fromEntries(body.recusadas.map(({ id, code }) => [id, code]))).toEqual({
      [stale.id]: 'plataforma.versao_conflito',
      [silent.id]: 'plataforma.versao_conflito',
      [NINGUEM]: 'plataforma.nao_encontrado',
    });
    expect(texts(body)[stale.id]).toBe('Este registro foi alterado por Bruno às 12:00.');
  });

  it('is withdrawn only while it waits, and forgets an approval already given', async () => {
    const seen = await o.asked();
    await approve(o.carla, seen);
    expect((await withdraw(seen)).feitas).toEqual([seen.id]);
    expect(await o.row(seen.id)).toMatchObject({ situacao: null, solicitante: null, aprovacoes: 0 });
    expect(await approvers(seen)).toEqual([]);
    expect((await withdraw(seen)).recusadas).toMatchObject([
      { code: 'despesas.estado', message: 'Não há solicitação de aprovação em andamento.' },
    ]);
  });
});

describe('approving', () => {
  it('takes two different people; the first alone changes no state', async () => {
    const seen = await o.asked();
    const edu = await o.app.person(['aprovador'], { nome: 'Edu' });
    expect((await approve(o.carla, seen)).feitas).toEqual([seen.id]);
    expect(await o.row(seen.id)).toMatchObject({ situacao: 'Aguardando aprovação', aprovacoes: 1 });
    const again = await approve(o.carla, seen);
    expect(again.feitas).toEqual([]);
    expect(texts(again)[seen.id]).toBe('Você já aprovou esta despesa; a segunda aprovação é de outra pessoa.');
    expect(await approvers(seen)).toEqual(['Carla']);
    expect((await approve(o.davi, seen)).feitas).toEqual([seen.id]);
    expect(await o.row(seen.id)).toMatchObject({ situacao: 'Aprovada', aprovacoes: 2 });
    expect((await o.get(seen.id, o.vera)).aprovadores.map(({ nome }) => nome)).toEqual(['Carla', 'Davi']);
    expect(texts(await approve(edu, seen))[seen.id]).toBe('A despesa não está aguardando aprovação.');
    expect((await o.audit(seen.id)).filter(({ tabela }) => tabela === 'despesas_aprovacoes')).toMatchObject([
      { acao: 'criar', usuario_nome: 'Carla', operacao: 'despesas.aprovar' },
      { acao: 'criar', usuario_nome: 'Davi', operacao: 'despesas.aprovar' },
    ]);
  });

  it('is not for whoever asked, registered or changed what is approved, unless the setting lets them', async () => {
    const gil = await o.app.person(['admin_financeiro', 'aprovador'], { nome: 'Gil' });
    const [requested, changed, described, own] = [await o.one(), await o.one(), await o.one(), await o.one({}, gil)];
    await o.change(changed, { valor: 200_00 }, gil);
    await o.change(described, { descricao: 'mais clara' }, gil);
    await ask([requested], gil);
    await ask([changed, described, own]);
    const body = await approve(gil, requested, changed, described, own);
    const registered = 'Quem registrou ou alterou a despesa não pode aprovar.';
    expect(body.feitas).toEqual([described.id]);
    expect(texts(body)).toEqual({
      [requested.id]: 'Quem solicitou a aprovação não pode aprovar.',
      [changed.id]: registered,
      [own.id]: registered,
    });
    expect((await o.get(own.id, gil)).pode.aprovar).toBe('registrou_ou_alterou');
    await o.setting('segregacaoAprovacao', false);
    expect((await approve(gil, requested, changed, own)).feitas).toHaveLength(3);
  });

  it('where a file is demanded, an expense without one is not approved', async () => {
    await o.setting('anexoObrigatorioParaAprovar', true);
    const [bare, withFile] = [await o.asked(), await o.asked({ anexos: [await o.pdf()] })];
    const body = await approve(o.carla, bare, withFile);
    expect([body.feitas, texts(body)]).toEqual([[withFile.id], { [bare.id]: 'Anexe o documento antes de aprovar.' }]);
  });

  it('acts on what was seen: another approval since then is no matter, a change is, even when asked again', async () => {
    const seen = await o.asked();
    await approve(o.carla, seen);
    expect((await o.act(o.davi, 'aprovar', many(seen))).body.feitas).toEqual([seen.id]);
    const [described, dearer] = [await o.asked(), await o.asked()];
    await o.change(described, { descricao: 'Outra coisa' }, o.bruno);
    await o.change(dearer, { valor: 900_00 });
    await ask([dearer]);
    for (const transition of ['aprovar', 'negar']) {
      const extra = transition === 'negar' ? SEM_NOTA : {};
      const stale = await o.act(o.carla, transition, { ...many(described, dearer), ...extra });
      expect(stale.body.feitas).toEqual([]);
      expect(stale.body.recusadas.map(({ code }) => code)).toEqual(Array(2).fill('plataforma.versao_conflito'));
    }
    expect((await o.act(o.carla, 'aprovar', many({ id: dearer.id, versao: 9 }))).body.feitas).toEqual([]);
    expect((await approve(o.carla, dearer)).feitas).toEqual([dearer.id]);
  });
});

describe('denying', () => {
  it('keeps the reason, forgets the approvals, and stands in the audit with the reason', async () => {
    const seen = await o.asked();
    await approve(o.carla, seen);
    expect((await deny(o.davi, seen)).feitas).toEqual([seen.id]);
    expect(await o.get(seen.id)).toMatchObject({
      situacao: 'Negada',
      aprovadores: [],
      motivoNegacao: 'Sem nota.',
      negadoPor: 'Davi',
    });
    expect([(await o.row(seen.id)).aprovacoes, await approvers(seen)]).toEqual([0, []]);
    expect((await o.audit(seen.id)).at(-1)).toMatchObject({
      motivo: 'Sem nota.',
      operacao: 'despesas.negar',
      usuario_id: o.davi.usuarioId,
    });
    expect(texts(await deny(o.carla, seen))[seen.id]).toBe('A despesa não está aguardando aprovação.');
  });

  it.each<[object, string, string | undefined]>([
    [{ ids: [] }, 'ids', 'Selecione ao menos um registro.'],
    [{ ids: ['x'] }, 'ids.0', 'Identificador inválido.'],
    [{ motivo: '   ' }, 'motivo', ' Obrigatório'],
    [{ motivo: undefined }, 'motivo', ' Obrigatório'],
    [{ motivo: 'm'.repeat(501) }, 'motivo', 'No máximo 500 caracteres.'],
    [{ versoes: { [NINGUEM]: 0 } }, `versoes.${NINGUEM}`, undefined],
    [{ ids: Array(501).fill(NINGUEM) }, 'ids', 'No máximo 500 por vez.'],
    [{ filtro: {} }, 'ids', 'Envie ids com versoes, ou filtro com esperadas e marca.'],
  ])('a body of case %# is refused at its field', async (over, campo, message) => {
    const body = { ids: [NINGUEM], versoes: {}, ...SEM_NOTA, ...over };
    const answer = await o.act<Refusal>(o.carla, 'negar', body);
    expect(answer.status).toBe(400);
    expect(answer.body.data.campos).toHaveProperty([campo]);
    if (message) expect(answer.body.data.campos?.[campo]).toBe(message);
  });
});

describe('an approver outside finance', () => {
  it('sees what approval was asked for and nothing else', async () => {
    const [closed, open] = [await o.one(), await o.asked()];
    for (const path of ['', '/historico']) {
      expect((await o.carla.rest('GET', `/despesas/${closed.id}${path}`)).status).toBe(404);
      expect((await o.carla.rest('GET', `/despesas/${open.id}${path}`)).status).toBe(200);
    }
    for (const body of [await approve(o.carla, closed), await deny(o.carla, closed)])
      expect(body.recusadas).toMatchObject([{ code: 'plataforma.nao_encontrado' }]);
    for (const path of ['', `/${open.id}/recibo`])
      expect((await o.carla.rest('GET', `/despesas${path}`)).status).toBe(403);
  });

  it('sees only the sisters that approval was asked for, and earlier payments to the same beneficiary', async () => {
    const paid = await o.settled();
    const [first] = await o.instalments(3);
    await ask([first]);
    const sisters = async (who: TestPerson) => (await o.get(first.id, who)).parcelasDoGrupo.map((p) => p.parcela);
    expect(await sisters(o.carla)).toEqual(['1/3']);
    expect(await sisters(o.ana)).toEqual(['1/3', '2/3', '3/3']);
    const earlier = await o.read<Pagina<Seen>>(`/despesas/${first.id}/pagamentos-anteriores`, o.carla);
    expect(earlier.itens.map(({ id }) => id)).toEqual([paid.id]);
  });
});

describe('the approval list', () => {
  const pending = (query = '', who = o.carla) => o.list(`/pendentes${query}`, who);
  const found = async (query: string) => (await pending(query)).itens.map(({ id }) => id);

  it('has what waits and is due after the cut-off, counted and summed; of a period both ends; only mine if asked', async () => {
    await o.asked({ dataVencimento: '2022-11-30' });
    const first = await o.asked({ dataVencimento: '2022-12-01', valor: 1 });
    const mine = await o.asked({ dataVencimento: '2026-12-01', valor: 2 });
    await o.approved();
    await o.one();
    const all = await pending();
    expect(all).toMatchObject({ total: 2, somas: { valor: 3, valorLiquido: 3 } });
    expect(all.itens.map(({ id }) => id)).toEqual([first.id, mine.id]);
    expect(await o.read('/despesas/pendentes/totais', o.carla)).toMatchObject({ total: 2 });
    expect((await pending('', o.vera)).total).toBe(2);
    await approve(o.carla, mine);
    expect(await found('?somenteMinhas=sim')).toEqual([first.id]);
    expect((await pending('?somenteMinhas=sim', o.davi)).total).toBe(2);
    expect(await found('?inicio=2026-12-01&fim=2026-12-01')).toEqual([mine.id]);
    expect(await found('?inicio=2022-12-02')).toEqual([mine.id]);
    expect(await found('?fim=2026-11-30')).toEqual([first.id]);
    expect((await o.carla.rest('GET', '/despesas/pendentes?situacao=sem')).status).toBe(400);
  });

  it('tells each reader what they may do', async () => {
    // With a file, because reads may still use a setting of the tests above for two seconds.
    await o.asked({ anexos: [await o.pdf()] });
    expect((await pending()).itens[0]?.pode).not.toHaveProperty('aprovar');
    expect((await pending('', o.ana)).itens[0]?.pode).toMatchObject({
      aprovar: 'so_aprovador_aprova',
    });
  });
});

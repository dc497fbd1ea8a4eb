import type { Aviso } from '@sede/domain/modules/sistema/avisos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseAvisos } from '#modules/sistema/avisos/index.ts';
import { createSystemWrite, runWrite } from '#platform/api/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { CallAnswer, Refusal } from '#platform/testing/test-caller.ts';
import { type Feito, many, type Seen } from '../financeiro.office-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

const NOW = '2026-11-20T15:00:00.000Z';
let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(async () => {
  o.app.clock.set(NOW);
  await o.app.rows('delete from avisos');
  await o.app.rows('delete from avisos_retidos');
  await o.app.rows('delete from fechamentos');
  await o.clear();
});

let keys = 0;
/** An act of the list under a key, as the screens send it; gives the key. */
async function actKeyed(who: TestPerson, verb: string, seen: Pick<Seen, 'id'>[], over: object = {}) {
  const chave = `chave-${++keys}`;
  const now = await Promise.all(seen.map(({ id }) => o.get(id)));
  const body = { ...many(...now), ...over };
  const answer = await who.rest<Feito>('POST', `/despesas/${verb}`, body, { 'idempotency-key': chave });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return chave;
}
const undo = <T = Feito>(who: TestPerson, operacao: string, chave: string): Promise<CallAnswer<T>> =>
  who.rest<T>('POST', '/atos/desfazer', { operacao, chave });
const refused = async (who: TestPerson, operacao: string, chave: string) => {
  const { status, body } = await undo<Refusal>(who, operacao, chave);
  return [status, body.message];
};
const denied = { motivo: 'Sem nota.' };
const settle = async (who: TestPerson, seen: Seen) => {
  const chave = `chave-${++keys}`;
  const body = { versao: seen.versao, ...PAGAMENTO };
  const answer = await who.rest('POST', `/despesas/${seen.id}/liquidar`, body, { 'idempotency-key': chave });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return chave;
};
const column = (row: Record<string, unknown>) => {
  const { versao, atualizado_em, atualizado_por, versao_aprovavel, ...content } = row;
  return content;
};
const approvals = (id: string) =>
  o.app.rows(
    'select id, usuario_nome, criado_em, criado_por from despesas_aprovacoes where despesa_id = $1 order by id',
    [id],
  );

describe('what was just done is taken back by whoever did it', () => {
  it('a denial: the approvals with their time, the state and who asked stand as they did; the history says so', async () => {
    const asked = await o.asked();
    await o.actNow(o.davi, 'aprovar', [asked]);
    const before = [column(await o.row(asked.id)), await approvals(asked.id)];
    o.app.clock.advance(60_000);
    const chave = await actKeyed(o.carla, 'negar', [asked], denied);
    expect(await approvals(asked.id)).toEqual([]);
    o.app.clock.advance(9000);
    expect((await undo(o.carla, 'despesas.negar', chave)).body).toEqual({ feitas: [asked.id], recusadas: [] });
    expect([column(await o.row(asked.id)), await approvals(asked.id)]).toEqual(before);
    expect((await o.audit(asked.id)).at(-1)).toMatchObject({
      operacao: 'atos.desfazer',
      usuario_nome: 'Carla',
      motivo: 'Desfeito em seguida.',
    });
  });

  it('a second approval: the first stays; and the colleague may decide again', async () => {
    const asked = await o.asked();
    await o.actNow(o.davi, 'aprovar', [asked]);
    const before = [column(await o.row(asked.id)), await approvals(asked.id)];
    const chave = await actKeyed(o.carla, 'aprovar', [asked]);
    expect((await o.get(asked.id)).situacao).toBe('Aprovada');
    expect((await undo(o.carla, 'despesas.aprovar', chave)).status).toBe(200);
    expect([column(await o.row(asked.id)), await approvals(asked.id)]).toEqual(before);
    expect((await o.actNow(o.carla, 'aprovar', [asked])).feitas).toEqual([asked.id]);
  });

  it('a settlement, without a reason; many at once, each by itself', async () => {
    const seen = await o.one();
    const before = column(await o.row(seen.id));
    const chave = await settle(o.ana, seen);
    expect((await undo(o.ana, 'despesas.liquidar', chave)).status).toBe(200);
    expect(column(await o.row(seen.id))).toEqual(before);

    const [a, b] = [await o.one(), await o.one()];
    const all = await actKeyed(o.ana, 'liquidar', [a, b], PAGAMENTO);
    const settled = await o.get(b.id);
    expect((await o.change(settled, { descricao: 'Outra' }, o.bruno)).status).toBe(200);
    expect((await undo(o.ana, 'despesas.liquidarVarias', all)).body).toEqual({
      feitas: [a.id],
      recusadas: [
        {
          id: b.id,
          code: 'plataforma.desfazer_mudou',
          message: 'Bruno já mexeu neste registro depois: não é mais possível desfazer.',
        },
      ],
    });
    expect((await o.get(a.id)).dataLiquidacaoPagamento).toBeNull();
    expect((await o.get(b.id)).dataLiquidacaoPagamento).toBe(PAGAMENTO.dataLiquidacaoPagamento);
  });

  it('a beneficiary that was disabled', async () => {
    const id = await o.beneficiario({ nomeBeneficiario: 'Outra gráfica' });
    const { body } = await o.ana.rest<Seen>(
      'POST',
      `/beneficiarios/${id}/desabilitar`,
      { versao: 1 },
      { 'idempotency-key': 'fora' },
    );
    expect(body).toMatchObject({ desabilitado: true });
    expect((await undo(o.ana, 'beneficiarios.desabilitar', 'fora')).status).toBe(200);
    expect(await o.read(`/beneficiarios/${id}`)).toMatchObject({ desabilitado: false });
  });

  it('twice, or by a double click, it is taken back once and answered alike', async () => {
    const asked = await o.asked();
    const chave = await actKeyed(o.carla, 'aprovar', [asked]);
    const two = await Promise.all([1, 2].map(() => undo(o.carla, 'despesas.aprovar', chave)));
    expect(two.map(({ status, body }) => [status, body.feitas])).toEqual([
      [200, [asked.id]],
      [200, [asked.id]],
    ]);
    expect((await o.audit(asked.id)).filter(({ operacao }) => operacao === 'atos.desfazer')).toHaveLength(2);
    const { versao } = await o.get(asked.id);
    expect((await undo(o.carla, 'despesas.aprovar', chave)).body.feitas).toEqual([asked.id]);
    expect((await o.get(asked.id)).versao).toBe(versao);
  });
});

describe('it is refused', () => {
  it('late; by another person; without the key; of what cannot be taken back', async () => {
    const asked = await o.asked();
    const chave = await actKeyed(o.carla, 'aprovar', [asked]);
    expect(await refused(o.davi, 'despesas.aprovar', chave)).toEqual([404, 'Não há o que desfazer.']);
    expect(await refused(o.carla, 'despesas.aprovar', 'outra')).toEqual([404, 'Não há o que desfazer.']);
    expect(await refused(o.carla, 'despesas.solicitarAprovacao', chave)).toEqual([404, 'Não há o que desfazer.']);
    expect(await refused(o.vera, 'despesas.aprovar', chave)).toEqual([403, expect.any(String)]);
    o.app.clock.advance(12_001);
    expect(await refused(o.carla, 'despesas.aprovar', chave)).toEqual([409, 'O tempo para desfazer terminou.']);
    expect((await o.get(asked.id)).aprovadores).toHaveLength(1);
  });

  it.each([
    ['aprovar', {}, { situacao: 'Aguardando aprovação', aprovacoes: 1 }],
    ['negar', denied, { situacao: 'Negada', aprovacoes: 0 }],
  ])('of whoever lost the role since: %s stands', async (verb, over, row) => {
    const edu = await o.app.person(['aprovador']);
    const asked = await o.asked();
    const chave = await actKeyed(edu, verb, [asked], over);
    await o.app.rows('delete from papeis_usuario where usuario_id = $1', [edu.usuarioId]);
    expect((await refused(edu, `despesas.${verb}`, chave))[0]).toBe(403);
    expect(await o.row(asked.id)).toMatchObject(row);
  });

  it('once somebody acted on it, also on what hangs on it', async () => {
    const [asked, other] = [await o.asked(), await o.one()];
    const chave = await actKeyed(o.carla, 'aprovar', [asked]);
    await o.actNow(o.davi, 'aprovar', [asked]);
    expect(await refused(o.carla, 'despesas.aprovar', chave)).toEqual([
      409,
      'Davi já mexeu neste registro depois: não é mais possível desfazer.',
    ]);
    expect(await o.get(asked.id)).toMatchObject({ situacao: 'Aprovada' });
    const paid = await settle(o.ana, other);
    const { versao } = await o.get(other.id);
    const anexo = { versao, anexos: [await o.pdf('nota.pdf', o.bruno)] };
    expect((await o.bruno.rest('POST', `/despesas/${other.id}/anexar`, anexo)).status).toBe(200);
    expect((await refused(o.ana, 'despesas.liquidar', paid))[0]).toBe(409);
    expect((await o.get(other.id)).dataLiquidacaoPagamento).toBe(PAGAMENTO.dataLiquidacaoPagamento);
  });

  it('of what its author sees no more, as if it were not there', async () => {
    const asked = await o.asked();
    const chave = await actKeyed(o.carla, 'aprovar', [asked]);
    await o.actNow(o.ana, 'retirar-solicitacao', [asked]);
    const [status, message] = await refused(o.carla, 'despesas.aprovar', chave);
    expect([status, message]).toEqual([404, expect.not.stringContaining('Ana')]);
  });

  it('once the month was closed', async () => {
    const chave = await settle(o.ana, await o.one());
    await o.app.rows(
      `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome)
       values (gen_random_uuid(), '2026-11', '2026-10-21', '2026-11-20', now(), $1, 'Bruno')`,
      [o.bruno.usuarioId],
    );
    const [status, message] = await refused(o.ana, 'despesas.liquidar', chave);
    expect([status, message]).toEqual([409, expect.stringMatching(/fechado/)]);
  });
});

describe('what the act has to tell waits, and is not told when it is taken back', () => {
  const texts = async (who: TestPerson) =>
    (await who.rest<{ itens: Aviso[] }>('GET', '/avisos')).body.itens.map(({ texto }) => texto);
  /** What the server does every second. */
  const release = () =>
    createSystemWrite({ db: o.app.db, clock: o.app.clock, ...o.app.services })('avisos.liberar', (ctx) =>
      releaseAvisos(ctx),
    );
  const PEDIU = 'Ana solicitou a aprovação de uma despesa';

  it('the bells stay as they were until nobody can take it back, whichever process then tells', async () => {
    const asked = await o.asked();
    const chave = await actKeyed(o.carla, 'negar', [asked], denied);
    o.app.clock.advance(11_000);
    await release();
    expect([await texts(o.davi), await texts(o.ana)]).toEqual([[PEDIU], []]);
    expect((await undo(o.carla, 'despesas.negar', chave)).status).toBe(200);
    o.app.clock.advance(60_000);
    await release();
    expect([await texts(o.davi), await texts(o.ana)]).toEqual([[PEDIU], []]);

    await actKeyed(o.carla, 'negar', [asked], denied);
    o.app.clock.advance(12_001);
    expect(await release()).toBe(2);
    expect([await texts(o.davi), await texts(o.ana)]).toEqual([[], ['Carla negou uma despesa que você solicitou']]);
    expect(await release()).toBe(0);
  });

  it('two approvals of one moment are told as what they came to; the second taken back, the first is told', async () => {
    const asked = await o.asked();
    await actKeyed(o.carla, 'aprovar', [asked]);
    o.app.clock.advance(5000);
    const second = await actKeyed(o.davi, 'aprovar', [asked]);
    o.app.clock.advance(8000);
    await release();
    expect([await texts(o.davi), await texts(o.ana)]).toEqual([[PEDIU], []]);
    expect((await undo(o.davi, 'despesas.aprovar', second)).status).toBe(200);
    await release();
    expect([await texts(o.davi), await texts(o.ana)]).toEqual([
      ['Carla aprovou uma despesa: falta a segunda aprovação'],
      [],
    ]);
    await actKeyed(o.davi, 'aprovar', [asked]);
    o.app.clock.advance(13_000);
    await release();
    expect([await texts(o.davi), await texts(o.ana)]).toEqual([
      [],
      ['A despesa que você solicitou foi aprovada por Davi'],
    ]);
  });

  it('is told at once when somebody else goes on with the record', async () => {
    const asked = await o.asked();
    await actKeyed(o.carla, 'negar', [asked], denied);
    await o.actNow(o.ana, 'solicitar-aprovacao', [asked]);
    expect(await texts(o.ana)).toEqual(['Carla negou uma despesa que você solicitou']);
    o.app.clock.advance(60_000);
    await release();
    expect(await texts(o.davi)).toEqual([PEDIU]);
  });

  it('of many, those taken back are not told and the others are', async () => {
    const [a, b] = [await o.asked(), await o.asked()];
    const chave = await actKeyed(o.carla, 'negar', [a, b], denied);
    await o.actNow(o.ana, 'solicitar-aprovacao', [b]);
    expect((await undo(o.carla, 'despesas.negar', chave)).body.feitas).toEqual([a.id]);
    o.app.clock.advance(60_000);
    await release();
    expect(await texts(o.ana)).toEqual(['Carla negou uma despesa que você solicitou']);
    expect(await texts(o.davi)).toEqual(['Ana solicitou a aprovação de 2 despesas']);
  });

  it('its mails leave when it ends, and not at all when it was taken back', async () => {
    const mails = () => o.app.rows('select proxima_tentativa_em from emails');
    await o.app.rows('delete from emails');
    const { carla } = o;
    const actor = { ...carla, escritorios: [], sessaoId: 's', autenticadoEm: NOW };
    const { clock, services, db, modules } = o.app;
    const log = createLogger({ level: 'silent' });
    /** A denial that also writes a mail, through the write path. */
    const act = async (chave: string) => {
      const input = { ...many(await o.asked()), ...denied };
      const now = clock.now().toISOString();
      const base = { actor, now, today: clock.today(), clock, requestId: chave, address: '', log, services };
      const request = { operation: 'despesas.negar', input, idempotencyKey: chave, undoable: true, base };
      await runWrite(db, {
        ...request,
        work: async (ctx) => {
          await enqueueMail(ctx.tx, { para: 'ana@x.org', assunto: 'Negada', texto: '…', motivo: 'teste' }, now);
          // Handlers of all operations have one type, of which nothing can be passed.
          return modules.despesas.handlers.negar?.(ctx as never, input as never);
        },
      });
    };
    await act('correio-1');
    expect(await mails()).toEqual([{ proxima_tentativa_em: new Date(clock.now().getTime() + 12_000).toISOString() }]);
    expect((await undo(carla, 'despesas.negar', 'correio-1')).status).toBe(200);
    expect(await mails()).toEqual([]);
    await act('correio-2');
    o.app.clock.advance(12_001);
    expect((await undo(carla, 'despesas.negar', 'correio-2')).status).toBe(409);
    expect(await mails()).toHaveLength(1);
  });
});

import type { AlertaDoContrato, ContratoListado } from '@sede/domain/modules/contratos/contratos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { alertContratos } from './alertas.jobs.ts';
import { type ContratosRig, contratosRig } from './contratos-for-tests.ts';

let rig: ContratosRig;
const HOJE = '2026-11-20';

beforeAll(async () => {
  rig = await contratosRig();
});
afterAll(() => rig.app.close());
beforeEach(async () => {
  rig.app.clock.set(`${HOJE}T12:00:00.000Z`);
  await rig.clean();
  await rig.app.rows('delete from emails');
});

const run = () =>
  alertContratos({
    ...{ clock: rig.app.clock, config: rig.app.services.config },
    systemWrite: createSystemWrite({ db: rig.app.db, clock: rig.app.clock, ...rig.app.services }),
  });
/** Ends on 31/12/2026, alert date 15/12. */
const made = async (over: object = {}) =>
  (
    await rig.create<{ id: string; versao: number; numeroContrato: string }>({
      ...{ dataInicio: '2026-01-01', dataFim: '2026-12-31', dataAlerta: '2026-12-15' },
      ...over,
    })
  ).body;
const read = async (id: string, who = rig.gestora) =>
  (
    await who.rest<{ itens: AlertaDoContrato[]; previstos: { rotulo: string; dia: string }[] }>(
      'GET',
      `/contratos/${id}/alertas`,
    )
  ).body;
const resend = (id: string, alerta: string | undefined, who = rig.gestora) =>
  who.rest<Refusal>('POST', `/contratos/${id}/reenviar-alerta`, { alerta });
const mails = (estado: string) =>
  rig.app.rows(
    `update emails set estado = '${estado}', proxima_tentativa_em = null, ultimo_erro = '552 caixa cheia',
       enviado_em = case when '${estado}' = 'enviado' then criado_em end`,
  );
const outbox = () =>
  rig.app.rows<{ estado: string; texto: string }>('select estado, texto from emails order by criado_em, id');

describe('the alerts of a contract', () => {
  it('are told with mark, day, recipient and delivery, then the marks to come', async () => {
    const { id } = await made({ emails: ['a@example.org', 'b@example.org'] });
    expect((await read(id)).itens).toEqual([]);
    await run();
    await mails('enviado');
    await rig.app.rows(`update emails set estado = 'falhou', enviado_em = null where para = 'b@example.org'`);
    const { itens, previstos } = await read(id);
    expect(itens).toMatchObject([
      { rotulo: '90 dias antes do fim', dia: HOJE, destinatario: 'a@example.org', estado: 'enviado', erro: null },
      { rotulo: '90 dias antes do fim', destinatario: 'b@example.org', estado: 'falhou', erro: '552 caixa cheia' },
    ]);
    expect(previstos).toEqual([
      { rotulo: '30 dias antes do fim', dia: '2026-12-01' },
      { rotulo: 'Na data de alerta', dia: '2026-12-15' },
      { rotulo: '7 dias antes do fim', dia: '2026-12-24' },
      { rotulo: 'No fim da vigência', dia: '2026-12-31' },
    ]);
    const { itens: doLeitor } = await read(id, rig.visita);
    expect(doLeitor.map(({ erro, pode }) => [erro, pode.reenviar])).toEqual([
      [null, 'so_consulta'],
      [null, 'so_consulta'],
    ]);
  });

  it('that a newer mark overtook say so, on the day of their mark', async () => {
    const { id } = await made({ dataFim: '2026-12-10', dataAlerta: '2026-11-15' });
    await run();
    const { itens } = await read(id);
    expect(itens.map(({ rotulo, dia, estado, pode }) => [rotulo, dia, estado, pode.reenviar])).toEqual([
      ['Na data de alerta', HOJE, 'pendente', 'alerta_na_fila'],
      ['30 dias antes do fim', '2026-11-10', 'superado', 'alerta_superado'],
      ['90 dias antes do fim', '2026-09-11', 'superado', 'alerta_superado'],
    ]);
  });

  it('of one whom nobody is told of have no marks to come, nor has a closed one', async () => {
    const { id } = await made({ tipoObjeto: 'Documento', emails: [] });
    expect((await read(id)).previstos).toEqual([]);
    const outro = await made();
    await rig.app.rows(`update contratos set situacao = 'Encerrado' where id = $1`, [outro.id]);
    expect((await read(outro.id)).previstos).toEqual([]);
  });
});

describe('sending again', () => {
  const given = async (over: object = {}) => {
    const contrato = await made(over);
    await run();
    return contrato;
  };
  const first = async (id: string) => (await read(id)).itens[0];

  it('puts what failed back into the outbox, and tells who did', async () => {
    const { id } = await given();
    await mails('falhou');
    expect((await resend(id, (await first(id))?.id)).status).toBe(200);
    expect(await outbox()).toMatchObject([{ estado: 'pendente' }]);
    expect(await first(id)).toMatchObject({ estado: 'pendente', reenviadoPor: 'Gil' });
  });

  it('writes what left anew, and the message names the new mail', async () => {
    const { id } = await given();
    await mails('enviado');
    rig.app.clock.set('2026-11-25T12:00:00.000Z');
    expect((await resend(id, (await first(id))?.id)).status).toBe(200);
    const [antes, depois] = await outbox();
    expect([antes?.estado, depois?.estado]).toEqual(['enviado', 'pendente']);
    expect(depois?.texto).toContain('vence em 36 dias');
    expect(await first(id)).toMatchObject({ estado: 'pendente', dia: HOJE });
    await mails('falhou');
    expect((await first(id))?.estado).toBe('falhou');
  });

  it('by two at once sends one; what waits is not sent again', async () => {
    const { id } = await given();
    await mails('enviado');
    const alerta = (await first(id))?.id;
    const done = await Promise.all([resend(id, alerta), resend(id, alerta), resend(id, alerta)]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(done.find(({ status }) => status === 409)?.body.code).toBe('contratos.alerta_na_fila');
    expect(await outbox()).toHaveLength(2);
  });

  /** Two contracts in the one mail of the day. */
  const naMesmaMensagem = async () => {
    const um = await made({ nome: 'Limpeza' });
    const dois = await given({ nome: 'Vigilância' });
    expect(await outbox()).toHaveLength(1);
    return [um.id, dois.id] as const;
  };

  it('of two contracts in one mail by two at once sends one', async () => {
    const ids = await naMesmaMensagem();
    await mails('enviado');
    const alertas = await Promise.all(ids.map(async (id) => ({ id, alerta: (await first(id))?.id })));
    const done = await Promise.all(alertas.map(({ id, alerta }) => resend(id, alerta)));
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await outbox()).toHaveLength(2);
  });

  it('leaves out of a mail of several what was closed meanwhile', async () => {
    const [um, dois] = await naMesmaMensagem();
    await mails('falhou');
    await rig.app.rows(`update contratos set situacao = 'Encerrado' where id = $1`, [dois]);
    expect((await resend(um, (await first(um))?.id)).status).toBe(200);
    const [antes, depois] = await outbox();
    expect(antes).toMatchObject({ estado: 'falhou', texto: expect.stringContaining('Vigilância') });
    expect(depois?.texto).toContain('Limpeza');
    expect(depois?.texto).not.toContain('Vigilância');
  });

  it('is refused to a reader, of a closed or deleted contract, of another’s alert, of one overtaken, to an address that went', async () => {
    const { id } = await given();
    const outro = await made({ dataFim: '2026-12-10', dataAlerta: '2026-11-15', emails: ['b@example.org'] });
    await run();
    await mails('falhou');
    const alerta = (await first(id))?.id;
    const code = async (...args: Parameters<typeof resend>) => {
      const { status, body } = await resend(...args);
      return [status, body.code];
    };
    expect(await code(id, alerta, rig.visita)).toEqual([403, 'plataforma.sem_permissao']);
    expect(await code(outro.id, alerta)).toEqual([404, 'plataforma.nao_encontrado']);
    const superado = (await read(outro.id)).itens.find(({ estado }) => estado === 'superado')?.id;
    expect(await code(outro.id, superado)).toEqual([409, 'contratos.alerta_superado']);
    await rig.app.rows(`update contratos_emails set email = 'c@example.org' where contrato_id = $1`, [id]);
    expect(await code(id, alerta)).toEqual([422, 'contratos.alerta_destinatario']);
    await rig.app.rows(`update contratos set situacao = 'Encerrado' where id = $1`, [id]);
    expect(await code(id, alerta)).toEqual([409, 'contratos.encerrado']);
    await rig.app.rows(`update contratos set situacao = 'Excluido' where id = $1`, [id]);
    expect(await code(id, alerta)).toEqual([404, 'plataforma.nao_encontrado']);
    expect((await outbox()).every(({ estado }) => estado === 'falhou')).toBe(true);
  });
});

describe('in the list, an alert that did not arrive', () => {
  const listed = async () =>
    (await rig.gestora.rest<{ itens: ContratoListado[] }>('GET', '/contratos?alertaNaoEntregue=sim')).body.itens.map(
      ({ nome }) => nome,
    );

  it('is found until it was sent again, a later one arrived, the address went or the contract was closed', async () => {
    const { id } = await made();
    await run();
    expect(await listed()).toEqual([]);
    await mails('falhou');
    expect(await listed()).toEqual(['Limpeza da sede']);
    const gone = async (change: string, back: string) => {
      await rig.app.rows(change);
      const found = await listed();
      await rig.app.rows(back);
      return found;
    };
    expect(
      await gone(
        `update contratos_emails set email = 'c@x.org'`,
        `update contratos_emails set email = 'contratos@example.org'`,
      ),
    ).toEqual([]);
    expect(
      await gone(`update contratos set situacao = 'Encerrado'`, `update contratos set situacao = 'Vigente'`),
    ).toEqual([]);
    expect(
      await gone(`update contratos set data_fim = '2027-12-31'`, `update contratos set data_fim = '2026-12-31'`),
    ).toEqual([]);
    expect(await listed()).toEqual(['Limpeza da sede']);
    rig.app.clock.set('2026-12-01T12:00:00.000Z');
    await run();
    await rig.app.rows(
      `update emails set estado = 'enviado', proxima_tentativa_em = null, enviado_em = now() where estado = 'pendente'`,
    );
    expect(await rig.app.rows('select estado from contratos_alertas where contrato_id = $1', [id])).toHaveLength(2);
    const [row] = await rig.app.rows<{ n: number }>(`select count(*)::int as n from emails where estado = 'falhou'`);
    expect(row).toEqual({ n: 1 });
    rig.app.clock.set(`${HOJE}T12:00:00.000Z`);
    expect(await listed()).toEqual([]);
  });
});

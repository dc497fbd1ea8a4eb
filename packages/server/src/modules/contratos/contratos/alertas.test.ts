import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { alertContratos } from './alertas.jobs.ts';
import { type ContratosRig, contratosRig } from './contratos-for-tests.ts';

let rig: ContratosRig;
let app: ContratosRig['app'];
const HOJE = '2026-11-20';

beforeAll(async () => {
  rig = await contratosRig();
  app = rig.app;
});
afterAll(() => app.close());
beforeEach(async () => {
  to(HOJE);
  await rig.clean();
  await app.rows('delete from avisos; delete from emails');
});

function to(day: string) {
  app.clock.set(`${day}T12:00:00.000Z`);
}
const background = () => ({
  ...{ clock: app.clock, config: app.services.config },
  systemWrite: createSystemWrite({ db: app.db, clock: app.clock, ...app.services }),
});
const run = () => alertContratos(background());
const on = async (day: string) => {
  to(day);
  return (await run()).mensagens;
};
/** Ends on 31/12/2026, alert date 15/12: told on 02/10, 01/12, 15/12, 24/12 and 31/12. */
const made = async (over: object = {}) =>
  (
    await rig.create<{ id: string; versao: number; numeroContrato: string }>({
      ...{ dataInicio: '2026-01-01', dataFim: '2026-12-31', dataAlerta: '2026-12-15' },
      ...over,
    })
  ).body;
const mails = () =>
  app.rows<{ para: string; assunto: string; texto: string }>(
    'select para, assunto, texto from emails order by criado_em, para',
  );
const assuntos = async () => (await mails()).map(({ para, assunto }) => `${para}: ${assunto}`);
const bells = () => app.rows<{ n: number }>(`select count(*)::int as n from avisos where tipo = 'contrato_alerta'`);
const alertas = (id: string) =>
  app.rows<{ marco: string; estado: string }>(
    'select marco, estado from contratos_alertas where contrato_id = $1 order by marco',
    [id],
  );

it('tells at each mark once, by mail and in the managers’ bell; passed marks that a newer one overtook are not sent', async () => {
  const { id, numeroContrato: n } = await made();
  expect(await on(HOJE)).toBe(1);
  expect(await on(HOJE)).toBe(0);
  const told: string[] = [];
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-15', '2026-12-24', '2026-12-31', '2027-01-01'])
    if ((await on(day)) > 0) told.push(day);
  expect(told).toEqual(['2026-12-01', '2026-12-15', '2026-12-24', '2026-12-31']);
  expect(await assuntos()).toEqual(
    ['vence em 41 dias', 'vence em 30 dias', 'vence em 16 dias', 'vence em 7 dias', 'vence hoje'].map(
      (quando) => `contratos@example.org: Contrato ${n} ${quando}`,
    ),
  );
  expect(await bells()).toEqual([{ n: 5 }]);
  expect((await alertas(id)).map(({ marco, estado }) => `${marco} ${estado}`)).toEqual([
    '0 enviado',
    '30 enviado',
    '7 enviado',
    '90 enviado',
    'data enviado',
  ]);
});

it('names number, name, end and link, and no amount', async () => {
  await made({ valorTotal: 987_654_32 });
  await run();
  const [{ texto } = { texto: '' }] = await mails();
  for (const part of ['Limpeza da sede', '0001/2026', '31/12/2026', '/gestao-de-contratos/contratos?registro='])
    expect(texto).toContain(part);
  expect(texto).not.toContain('987.654');
});

it('puts all contracts of a recipient into one mail of the day; what arises later goes with the next day’s', async () => {
  await made({ emails: ['a@example.org', 'b@example.org'] });
  await made({ emails: ['a@example.org'] });
  await made({ emails: ['a@example.org'] });
  expect(await run()).toEqual({ mensagens: 2 });
  expect((await assuntos()).toSorted()).toEqual([
    'a@example.org: 3 contratos pedem atenção',
    'b@example.org: Contrato 0001/2026 vence em 41 dias',
  ]);
  await made({ emails: ['a@example.org'] });
  expect(await run()).toEqual({ mensagens: 0 });
  expect(await on('2026-11-21')).toBe(1);
  expect((await assuntos()).at(-1)).toBe('a@example.org: Contrato 0004/2026 vence em 40 dias');
});

it('of several programs that run at the same moment one tells', async () => {
  await made();
  const runs = await Promise.all([run(), run(), run(), run()]);
  expect(runs.reduce((n, { mensagens }) => n + mensagens, 0)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('a run that is killed before its commit tells nothing, and the next one all of it', async () => {
  await made();
  const { systemWrite, ...rest } = background();
  const killed = alertContratos({
    ...rest,
    systemWrite: (operation, work) =>
      systemWrite(operation, async (ctx) => {
        await work(ctx);
        throw new Error('killed before the commit');
      }),
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  expect(await run()).toEqual({ mensagens: 1 });
});

it('the server down on all days: the newest mark is sent, the others are overtaken; the clock put back sends nothing', async () => {
  const { id } = await made();
  expect(await on('2027-01-10')).toBe(1);
  expect((await alertas(id)).map(({ marco, estado }) => `${marco} ${estado}`)).toEqual([
    '0 enviado',
    '30 superado',
    '7 superado',
    '90 superado',
    'data superado',
  ]);
  expect((await mails())[0]?.assunto).toContain('venceu em 31/12/2026');
  expect(await on('2026-12-24')).toBe(0);
});

it('new dates make new marks', async () => {
  const { id } = await made();
  expect(await on('2026-12-31')).toBe(1);
  // As an aditivo writes them; the person's session does not last until then.
  await app.rows(`update contratos set data_fim = '2027-01-30', data_alerta = '2027-01-15' where id = $1`, [id]);
  expect(await on('2027-01-02')).toBe(1);
  expect((await assuntos()).at(-1)).toContain('vence em 28 dias');
});

it('a new end is told though its marks lie before the alert date that told the old one, once', async () => {
  const { id, numeroContrato: n } = await made({ dataAlerta: '2026-11-18' });
  expect(await on(HOJE)).toBe(1);
  // 90 days before the new end was on 17/11.
  await app.rows(`update contratos set data_fim = '2027-02-15' where id = $1`, [id]);
  // One mail a day: with the next day's.
  expect(await on(HOJE)).toBe(0);
  expect(await on('2026-11-21')).toBe(1);
  expect(await on('2026-11-22')).toBe(0);
  expect(await assuntos()).toEqual(
    ['vence em 41 dias', 'vence em 86 dias'].map((quando) => `contratos@example.org: Contrato ${n} ${quando}`),
  );
});

it.each(['Encerrado', 'Excluido'])('%s sends nothing', async (situacao) => {
  const { id } = await made();
  await app.rows('update contratos set situacao = $2 where id = $1', [id, situacao]);
  expect(await run()).toEqual({ mensagens: 0 });
});

it('marks from before the import were the old system’s', async () => {
  const { id } = await made();
  await app.rows(`update contratos set id_origem = 'c1' where id = $1`, [id]);
  expect(await run()).toEqual({ mensagens: 0 });
  expect(await on('2026-12-01')).toBe(1);
});

it('the marks are a setting, checked before it is kept', async () => {
  await made();
  const gestor = await app.person(['gestor_sistema']);
  const save = (valor: string) =>
    gestor.rest('PATCH', '/configuracoes', { mudancas: [{ chave: 'marcosAlertaContrato', valor, versao: 0 }] });
  const refused = await save('trinta');
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('separados por vírgula');
  expect((await save('45')).status).toBe(200);
  expect(await run()).toEqual({ mensagens: 1 });
});

import { newId } from '@sede/domain/kernel';
import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';
import { type Corpo, deEscritorio, openMundo } from './prazos-for-tests.ts';

let mundo: Awaited<ReturnType<typeof openMundo>>;
let app: TestApp;
let julia: TestPerson;
let vera: TestPerson;
let elias: TestPerson;
let bia: TestPerson;
let doPrado: string;
let doLeal: string;

beforeAll(async () => {
  mundo = await openMundo();
  ({ app, julia, vera, elias, bia } = mundo);
  doPrado = await mundo.processo(mundo.prado);
  doLeal = await mundo.processo(mundo.leal);
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from prazo_avisos; delete from prazos; delete from feriados'));

const create = (who: TestPerson, processo = doPrado, mais: object = {}) => mundo.create(who, processo, mais);
const made = async (mais: object = {}, processo = doPrado) => (await create(julia, processo, mais)).body;
const act = (who: TestPerson, { id, versao }: Corpo, verbo: string, mais: object = {}) =>
  who.rest<Corpo>('POST', `/prazos/${id}/${verbo}`, { versao, ...mais });
const patch = (who: TestPerson, { id, versao }: Corpo, mais: object) =>
  who.rest<Corpo>('PATCH', `/prazos/${id}`, { versao, ...mais });
const list = async (who: TestPerson, busca = '') => (await who.rest<Corpo>('GET', `/prazos${busca}`)).body.itens;
const feriado = (data: string, mais: object = {}) =>
  julia.rest<{ id: string }>('POST', '/feriados', { data, nome: `Feriado de ${data}`, usos: ['prazo'], ...mais });
const recalculos = async () => (await julia.rest<Corpo>('GET', '/prazos/recalculos')).body.itens;

describe('a deadline', () => {
  it('is counted by the server, whatever else was sent as its last day', async () => {
    const { status, body } = await create(elias, doPrado, { vencimento: '2026-12-31' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ vencimento: '2026-11-23', publicacao: '2026-11-13', dias: 5, estado: 'Aberto', responsavel: 'Júlia' },
      ...{ tribunal: 'TRF1', escritorio: 'Prado', responsavelSemAcesso: false, pode: { cancelar: 'so_consulta' } },
    });
    expect((await made({ tipoContagem: 'dias corridos' })).vencimento).toBe('2026-11-18');
    const certa = await made({ tipoContagem: 'data certa', vencimento: '2026-11-29' });
    expect(certa).toMatchObject({ vencimento: '2026-11-29', publicacao: null, dias: null });
  });

  it('knows the holidays of its court and not those of another', async () => {
    await feriado('2026-11-16', { tribunais: ['TJDFT'] });
    await feriado('2026-11-17', { tribunais: ['TRF1'] });
    await feriado('2026-11-18', { usos: ['agenda'] });
    expect((await made()).vencimento).toBe('2026-11-24');
  });

  it.each([
    ['without a publication', { publicacao: null }, 400, 'publicacao'],
    ['without days', { dias: null }, 400, 'dias'],
    ['a fixed day without the day', { tipoContagem: 'data certa' }, 400, 'vencimento'],
    ['beyond the calendar', { publicacao: '2100-12-01', dias: 60 }, 400, 'dias'],
    ['without a title', { titulo: ' ' }, 400, 'titulo'],
  ])('is refused %s', async (_, mais, status, campo) => {
    const answer = await create(julia, doPrado, mais);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body.data.campos)).toEqual([campo]);
    expect(await app.rows('select from prazos')).toEqual([]);
  });

  it('is the responsibility of somebody who works on the case', async () => {
    for (const quem of [bia, vera])
      expect(await create(julia, doPrado, { responsavelId: quem.usuarioId })).toMatchObject({
        status: 422,
        body: { code: 'prazos.responsavel' },
      });
    expect((await create(julia, doPrado, { responsavelId: elias.usuarioId })).status).toBe(200);
    const { body } = await elias.rest<{ itens: { nome: string }[] }>('GET', `/prazos/responsaveis?processo=${doPrado}`);
    expect(body.itens.map(({ nome }) => nome)).toEqual(['Elias', 'Júlia']);
    expect((await bia.rest('GET', `/prazos/responsaveis?processo=${doPrado}`)).status).toBe(404);
  });

  it('is changed while it is open; a title alone leaves its day as it was counted', async () => {
    const um = await made();
    await feriado('2026-11-18');
    const titulo = await patch(elias, um, { titulo: 'Tréplica' });
    expect(titulo.body).toMatchObject({ titulo: 'Tréplica', vencimento: '2026-11-23' });
    const seis = await patch(julia, titulo.body, { dias: 6 });
    expect(seis.body.vencimento).toBe('2026-11-25');
    expect((await patch(julia, um, { dias: 7 })).status).toBe(409);
    const certa = await patch(julia, seis.body, { tipoContagem: 'data certa', vencimento: '2026-12-01' });
    expect(certa.body).toMatchObject({ vencimento: '2026-12-01', dias: null, publicacao: null });
    expect((await patch(julia, certa.body, { tipoContagem: 'dias úteis' })).status).toBe(400);
  });

  it('is met with a note, by the office too; cancelled with a reason, by the legal editors; nothing follows', async () => {
    const um = await made();
    expect((await act(elias, um, 'cumprir')).status).toBe(400);
    const cumprido = await act(elias, um, 'cumprir', { nota: 'Protocolado.' });
    expect(cumprido.body).toMatchObject({ estado: 'Cumprido', nota: 'Protocolado.', encerradoPor: 'Elias' });
    expect(cumprido.body.pode).toEqual({ editar: 'cumprido', cumprir: 'cumprido', cancelar: 'so_consulta' });
    const outro = await made();
    expect((await act(elias, outro, 'cancelar', { motivo: 'x' })).status).toBe(403);
    expect((await act(julia, outro, 'cancelar')).status).toBe(400);
    const cancelado = await act(julia, outro, 'cancelar', { motivo: 'Sem efeito.' });
    expect(cancelado.body).toMatchObject({ estado: 'Cancelado', motivo: 'Sem efeito.', nota: null });
    for (const [fim, estado] of [
      [cumprido.body, 'Cumprido'],
      [cancelado.body, 'Cancelado'],
    ] as const) {
      const de = {
        status: 409,
        body: { code: 'prazos.estado', message: `A situação mudou para ${estado}. Atualize a página.` },
      };
      expect(await act(julia, fim, 'cumprir', { nota: 'x' })).toMatchObject(de);
      expect(await act(julia, fim, 'cancelar', { motivo: 'x' })).toMatchObject(de);
      expect(await patch(julia, fim, { titulo: 'x' })).toMatchObject(de);
    }
  });

  it('is met once when two do it at the same moment, and taken back in the seconds after', async () => {
    const um = await made();
    const chave = newId();
    const meet = () =>
      julia.rest<Corpo>(
        'POST',
        `/prazos/${um.id}/cumprir`,
        { versao: um.versao, nota: 'x' },
        { 'idempotency-key': chave },
      );
    const both = await Promise.all([
      act(elias, um, 'cumprir', { nota: 'x' }),
      act(julia, um, 'cancelar', { motivo: 'y' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.rows(`update prazos set estado = 'Aberto', nota = null, motivo = null, encerrado_em = null, versao = 1`);
    const [row] = await app.rows<{ versao: number }>('select versao from prazos');
    um.versao = row?.versao ?? 0;
    expect((await meet()).body.estado).toBe('Cumprido');
    expect((await julia.rest('POST', '/atos/desfazer', { operacao: 'prazos.cumprir', chave })).status).toBe(200);
    expect((await list(julia))[0]).toMatchObject({ estado: 'Aberto', nota: null, encerradoEm: null });
  });
});

describe('who sees a deadline', () => {
  it('is who sees its case: every operation answers a guessed id of another office as none', async () => {
    const um = await made({}, doLeal);
    const bodies: Record<string, object> = {
      update: { titulo: 'x' },
      cumprir: { nota: 'x' },
      cancelar: { motivo: 'x' },
      recalcular: { vencimento: '2026-12-01' },
      manter: { vencimento: '2026-12-01' },
    };
    for (const [verbo, op] of Object.entries(contract.prazos)) {
      if (!op['~orpc'].route.path?.includes('{id}')) continue;
      const asked = bodies[verbo] ? { versao: 1, ...bodies[verbo] } : {};
      const answer = await elias.rpc(`prazos.${verbo}`, { id: um.id, ...asked });
      expect([verbo, answer.status]).toEqual([verbo, ['cancelar', 'recalcular', 'manter'].includes(verbo) ? 403 : 404]);
    }
    expect((await create(elias, doLeal)).status).toBe(404);
    expect(await list(elias)).toEqual([]);
    expect((await elias.rest<Corpo>('GET', '/prazos/totais')).body.total).toBe(0);
    expect((await elias.rest<Corpo>('GET', '/prazos/responsaveis')).body.itens).toEqual([]);
    expect((await bia.rest<Corpo>('GET', '/prazos/totais')).body.total).toBe(1);
    const file = await elias.rest('GET', '/prazos/exportar?formato=csv');
    expect(file.bytes.toString('utf8')).not.toContain('Réplica');
  });

  it('who reads all offices by another role writes in the own ones alone', async () => {
    const { prado } = mundo;
    const both = await app.person(['visualizador_juridico', 'escritorio_juridico']);
    await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      ...[newId(), both.usuarioId, prado],
    ]);
    const alheio = await made({}, doLeal);
    expect((await list(both)).map(({ pode }) => pode)).toEqual([
      { editar: 'so_consulta', cumprir: 'so_consulta', cancelar: 'so_consulta' },
    ]);
    expect((await act(both, alheio, 'cumprir', { nota: 'x' })).status).toBe(403);
    expect((await create(both)).status).toBe(200);
    expect((await create(vera)).status).toBe(403);
  });

  it('what it says is told to legal staff only', async () => {
    const auditor = await app.person(['gestor_sistema']);
    const um = await made({ titulo: 'Tese sigilosa' });
    await act(julia, um, 'cancelar', { motivo: 'Estratégia reservada' });
    const told = await auditor.rest('GET', '/auditoria?modulo=prazos');
    expect(told.status).toBe(200);
    expect(JSON.stringify(told.body)).not.toMatch(/sigilosa|reservada/);
    const history = await elias.rest('GET', `/prazos/${um.id}/historico`);
    expect(JSON.stringify(history.body)).toMatch(/sigilosa.*|reservada/);
  });
});

describe('the list', () => {
  it('begins with what ends first, filtered by state, days, office, person, case and words', async () => {
    await made({ titulo: 'Réplica', dias: 9 });
    await made({ titulo: 'Contrarrazões', dias: 1, responsavelId: elias.usuarioId });
    const fim = await made({ titulo: 'Embargos', dias: 3 }, doLeal);
    await act(julia, fim, 'cumprir', { nota: 'x' });
    const titles = async (busca: string) => (await list(julia, busca)).map(({ titulo }) => titulo);
    expect(await titles('')).toEqual(['Contrarrazões', 'Embargos', 'Réplica']);
    expect(await titles('?ordem=-titulo')).toEqual(['Réplica', 'Embargos', 'Contrarrazões']);
    expect(await titles('?estado=Aberto')).toEqual(['Contrarrazões', 'Réplica']);
    expect(await titles('?vencimentoAte=2026-11-17')).toEqual(['Contrarrazões']);
    expect(await titles('?vencimentoDe=2026-11-19')).toEqual(['Réplica']);
    expect(await titles(`?escritorio=${mundo.leal}`)).toEqual(['Embargos']);
    expect(await titles(`?responsavel=${elias.usuarioId}`)).toEqual(['Contrarrazões']);
    expect(await titles(`?processo=${doLeal}`)).toEqual(['Embargos']);
    expect(await titles('?busca=contrarrazoes')).toEqual(['Contrarrazões']);
    expect(await titles('?busca=1023345')).toEqual(['Embargos']);
    // However the number is written: its digits alone.
    expect(await titles('?busca=10233452021')).toEqual(['Embargos']);
    const file = await julia.rest('GET', '/prazos/exportar?formato=csv&estado=Aberto');
    expect(file.bytes.toString('utf8').split('\n').filter(Boolean)).toHaveLength(3);
  });

  it('what waits is counted for whoever can do it, of the own cases', async () => {
    await made({ publicacao: '2026-11-02', dias: 5 });
    await made({ publicacao: '2026-11-13', dias: 5 });
    await made({ publicacao: '2026-11-13', dias: 6 }, doLeal);
    await made({ dias: 7 });
    const waits = async (who: TestPerson) => {
      const { body } = await who.rest<{ itens: { id: string; quantidade: number }[] }>('GET', '/inicio/pendencias');
      return Object.fromEntries(
        body.itens.filter(({ id }) => id.startsWith('prazos.')).map(({ id, quantidade }) => [id, quantidade]),
      );
    };
    // 20/11/2026: one ended on 10/11, of the others those that end until 23/11 count.
    expect(await waits(elias)).toEqual({ 'prazos.atrasados': 1, 'prazos.proximos': 1 });
    expect(await waits(julia)).toEqual({ 'prazos.atrasados': 1, 'prazos.proximos': 1 });
    expect(await waits(vera)).toEqual({});
    // Who reads every office's and works for one has what they can fulfil; the list that it opens says the same.
    const misto = await deEscritorio(app, mundo.prado, 'Mista', ['escritorio_juridico', 'visualizador_juridico']);
    expect(await waits(misto)).toEqual({ 'prazos.atrasados': 1, 'prazos.proximos': 1 });
    const { body } = await misto.rest<{ itens: { id: string; busca: object }[] }>('GET', '/inicio/pendencias');
    expect(body.itens.find(({ id }) => id === 'prazos.proximos')?.busca).toEqual({
      ...{ estado: 'Aberto', vencimento: '2026-11-20..2026-11-23', escritorio: mundo.prado },
    });
    const abertos = `?estado=Aberto&vencimentoDe=2026-11-20&vencimentoAte=2026-11-23&escritorio=${mundo.prado}`;
    expect((await list(misto, abertos)).map(({ pode }) => pode.cumprir ?? 'pode')).toEqual(['pode']);
    expect(await waits(await app.person(['escritorio_juridico', 'visualizador_juridico']))).toEqual({});
    await feriado('2026-11-17');
    expect((await waits(julia))['prazos.recalculos']).toBe(3);
    expect((await waits(elias))['prazos.recalculos']).toBeUndefined();
  });
});

describe('a changed holiday', () => {
  it('moves no deadline; what it would move is listed with both days, changed or kept one by one', async () => {
    const um = await made({ titulo: 'Um' });
    const dois = await made({ titulo: 'Dois' });
    await made({ titulo: 'Certa', tipoContagem: 'data certa', vencimento: '2026-11-18' });
    await act(julia, await made({ titulo: 'Cumprido' }), 'cumprir', { nota: 'x' });
    expect(await recalculos()).toEqual([]);
    const { body: dia } = await feriado('2026-11-18');
    const novo = { vencimento: '2026-11-23', novo: '2026-11-24' };
    expect(await recalculos()).toMatchObject([
      { id: um.id, ...novo },
      { id: dois.id, ...novo },
    ]);
    expect((await list(julia, '?estado=Aberto')).map(({ vencimento }) => vencimento)).toEqual([
      ...['2026-11-18', '2026-11-23', '2026-11-23'],
    ]);
    expect((await act(elias, um, 'recalcular', { vencimento: '2026-11-24' })).status).toBe(403);
    expect(await act(julia, um, 'recalcular', { vencimento: '2026-11-25' })).toMatchObject({
      status: 409,
      body: { code: 'prazos.recalculo_mudou' },
    });
    const mudado = await act(julia, um, 'recalcular', { vencimento: '2026-11-24' });
    expect(mudado.body.vencimento).toBe('2026-11-24');
    const mantido = await act(julia, dois, 'manter', { vencimento: '2026-11-24' });
    expect(mantido.body.vencimento).toBe('2026-11-23');
    expect(await recalculos()).toEqual([]);
    // Another day is another question; without the holiday the one that was moved would move back.
    await feriado('2026-11-19');
    expect(await recalculos()).toMatchObject([
      { id: dois.id, novo: '2026-11-25' },
      { id: um.id, novo: '2026-11-25' },
    ]);
    await app.rows(`delete from feriados where data = '2026-11-19'`);
    await julia.rest('DELETE', `/feriados/${dia.id}`, { versao: 1 });
    expect(await recalculos()).toMatchObject([{ id: um.id, vencimento: '2026-11-24', novo: '2026-11-23' }]);
    // A shipped one that is switched off counts again.
    await julia.rest('POST', '/feriados/desligar', { data: '2026-11-20', nome: 'Consciência Negra' });
    expect(await recalculos()).toMatchObject([
      { id: dois.id, novo: '2026-11-20' },
      { id: um.id, novo: '2026-11-20' },
    ]);
  });
});

describe('a case', () => {
  it('tells its next deadline, and is found by having none', async () => {
    const nextOf = async (busca: string) => {
      const { body } = await julia.rest<{ itens: { id: string; proximoPrazo: string | null }[] }>(
        'GET',
        `/processos${busca}`,
      );
      return Object.fromEntries(body.itens.map(({ id, proximoPrazo }) => [id, proximoPrazo]));
    };
    await made({ dias: 9 });
    const um = await made({ dias: 2 });
    expect(await nextOf('')).toEqual({ [doPrado]: '2026-11-17', [doLeal]: null });
    expect(await nextOf('?semPrazo=sim')).toEqual({ [doLeal]: null });
    expect(await nextOf('?semPrazo=nao')).toEqual({ [doPrado]: '2026-11-17' });
    await act(julia, um, 'cumprir', { nota: 'x' });
    expect((await nextOf(''))[doPrado]).toBe('2026-11-27');
  });

  it('that is deleted cancels what runs and leaves what ended; taken back, all is as it was', async () => {
    const processo = await mundo.processo(mundo.prado);
    const aberto = await made({}, processo);
    const cumprido = (await act(julia, await made({}, processo), 'cumprir', { nota: 'Feito.' })).body;
    const chave = newId();
    await julia.rest('POST', `/processos/${processo}/excluir`, { versao: 1 }, { 'idempotency-key': chave });
    expect(await list(julia)).toEqual([]);
    expect((await julia.rest('GET', `/prazos/${aberto.id}`)).status).toBe(404);
    expect((await act(julia, aberto, 'cumprir', { nota: 'x' })).status).toBe(404);
    expect((await create(julia, processo)).status).toBe(404);
    expect(await app.rows('select estado, motivo from prazos order by estado')).toEqual([
      { estado: 'Cancelado', motivo: 'Processo excluído.' },
      { estado: 'Cumprido', motivo: null },
    ]);
    const undone = await julia.rest<{ feitas: string[] }>('POST', '/atos/desfazer', {
      operacao: 'processos.excluir',
      chave,
    });
    // One case, however many deadlines came back with it.
    expect(undone).toMatchObject({ status: 200, body: { feitas: [processo], recusadas: [] } });
    expect(Object.fromEntries((await list(julia)).map(({ id, estado }) => [id, estado]))).toEqual({
      [aberto.id]: 'Aberto',
      [cumprido.id]: 'Cumprido',
    });
  });

  it('being deleted while a deadline is made of it ends with neither an open deadline nor a broken one', async () => {
    for (let n = 0; n < 5; n += 1) {
      const processo = await mundo.processo(mundo.prado);
      await Promise.all([
        julia.rest('POST', `/processos/${processo}/excluir`, { versao: 1 }),
        create(elias, processo),
        create(julia, processo),
      ]);
      expect(
        await app.rows(
          `select from prazos z join processos_juridicos p on p.id = z.processo_id
           where z.estado = 'Aberto' and p.situacao = 'Excluído'`,
        ),
      ).toEqual([]);
    }
  });
});

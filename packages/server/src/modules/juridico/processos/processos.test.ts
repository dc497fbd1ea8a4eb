import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { nextNumero } from '../juridico.numeros.ts';

let app: TestApp;
let julia: TestPerson;
let vera: TestPerson;
/** Of the office Prado. */
let elias: TestPerson;
/** Of the office Leal. */
let bia: TestPerson;
let prado: string;
let leal: string;
let objetoId: string;
let ana: string;
let rui: string;

interface Corpo extends ProcessoCompleto {
  code: string;
  message: string;
  data: { processoId: string; numero: string; campos: Record<string, string> };
}

const CNJ = '1023344-75.2021.4.01.3400';
const OUTRO = '0000002-65.2005.4.05.8100';

async function membro(nome: string, cpf: string) {
  const gestora = await app.person(['gestor_usuario']);
  const { body } = await gestora.rest<{ id: string }>('POST', '/filiados', {
    ...{ nomeCompleto: nome, cpf, empresa: 'SENADO', matricula: cpf.slice(0, 6), situacaoFiliado: 'ATIVO' },
    ...{ formaPagamento: 'Boleto', dataFiliacao: '2020-01-01', semEmail: true, email: null, telCelular: '61999990000' },
  });
  return body.id;
}

const deEscritorio = async (escritorio: string, papeis: Role[] = ['escritorio_juridico']) => {
  const who = await app.person(papeis);
  await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
    ...[newId(), who.usuarioId, escritorio],
  ]);
  return who;
};

beforeAll(async () => {
  app = await testApp();
  julia = await app.person(['juridico'], { nome: 'Júlia' });
  vera = await app.person(['visualizador_juridico'], { nome: 'Vera' });
  const office = async (nome: string) =>
    (await julia.rest<{ id: string }>('POST', '/escritorios', { nome, email: 'a@b.example' })).body.id;
  prado = await office('Prado');
  leal = await office('Leal');
  objetoId = (await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' })).body.id;
  elias = await deEscritorio(prado);
  bia = await deEscritorio(leal);
  ana = await membro('Ana Souza', '52998224725');
  rui = await membro('Rui Lima', '11144477735');
});
afterAll(() => app.close());
beforeEach(() =>
  app.rows(`delete from processo_eventos; delete from processo_manifestacoes; delete from processo_comentarios;
    delete from filiados_processos; delete from processos_juridicos; delete from contadores_anuais`),
);

const judicial = (mais: object = {}) => ({
  ...{
    tipo: 'Judicial',
    numero: CNJ,
    tribunalOrgao: 'TRF1',
    dataProtocolo: '2021-05-10',
    escritorioId: prado,
    objetoId,
  },
  ...{ linkProcesso: 'https://pje.example/1', valorCausa: 1_000_00, filiados: [ana] },
  ...mais,
});
const administrativo = (mais: object = {}) => ({
  ...{ tipo: 'Administrativo', numero: '123/2024', tribunalOrgao: 'Senado', dataProtocolo: '2024-03-01' },
  ...{ escritorioId: prado, objetoId, filiados: [ana] },
  ...mais,
});
const procedimento = (mais: object = {}) => ({
  ...{ tipo: 'Procedimento', natureza: 'Particular', valorCausa: 0, tags: ['saúde'], escritorioId: prado, objetoId },
  ...{ filiados: [ana] },
  ...mais,
});
const create = (dados: object, who = julia) => who.rest<Corpo>('POST', '/processos', dados);
const made = async (dados: object = judicial()) => {
  const { status, body } = await create(dados);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const act = (who: TestPerson, um: { id: string; versao: number }, verbo: string, mais: object = {}) => {
  // Two acts of one instant have no order.
  app.clock.advance(1000);
  return who.rest<Corpo>('POST', `/processos/${um.id}/${verbo}`, { versao: um.versao, ...mais });
};

describe('a case', () => {
  it('is made of each kind, read, listed, counted and told in the history', async () => {
    const um = await made(judicial({ filiados: [ana, rui], tribunalOrgao: undefined }));
    expect(um).toMatchObject({
      ...{ tipo: 'Judicial', ano: 2021, tribunalOrgao: 'TRF1', situacao: 'Em andamento', escritorioNome: 'Prado' },
      ...{ filiados: 2, nomes: ['Ana Souza', 'Rui Lima'], nomeObjeto: 'Quintos', valorCausa: 100_000, pode: {} },
    });
    await made(administrativo());
    expect(await made(procedimento())).toMatchObject({ numero: '2026/0001', ano: 2026, natureza: 'Particular' });
    const list = async (query: string, who = julia) =>
      (await who.rest<{ itens: Corpo[]; total: number }>('GET', `/processos?${query}`)).body.itens
        .map((p) => p.tipo)
        .toSorted();
    expect(await list('')).toEqual(['Administrativo', 'Judicial', 'Procedimento']);
    expect(await list('tipo=Judicial')).toEqual(['Judicial']);
    expect(await list('situacao=Encerrado')).toEqual([]);
    expect(await list(`escritorio=${leal}`)).toEqual([]);
    expect(await list(`objeto=${objetoId}&dataDe=2024-01-01`)).toEqual(['Administrativo', 'Procedimento']);
    expect(await list('dataAte=2021-05-10')).toEqual(['Judicial']);
    expect(await list('busca=3344-75.2021')).toEqual(['Judicial']);
    expect(await list('busca=10233447520214')).toEqual(['Judicial']);
    expect(await list('busca=rui+lima')).toEqual(['Judicial']);
    expect(await list('busca=99990000')).toEqual([]);
    expect((await vera.rest<{ total: number }>('GET', '/processos/totais')).body.total).toBe(3);
    const history = await julia.rest<{ itens: { feito: string }[] }>('GET', `/processos/${um.id}/historico`);
    expect(history.body.itens.length).toBeGreaterThan(0);
    expect((await vera.rest<Corpo>('GET', `/processos/${um.id}`)).body.pode).toMatchObject({
      ...{ editar: 'so_consulta', registrar: 'so_consulta', encerrar: 'so_consulta' },
    });
  });

  it.each([
    ['the court', () => judicial({ tribunalOrgao: 'TRF9' }), 'tribunalOrgao'],
    ['the link', () => judicial({ linkProcesso: 'javascript:alert(1)' }), 'linkProcesso'],
    ['a link at all', () => judicial({ linkProcesso: null }), 'linkProcesso'],
    ['the amount', () => judicial({ valorCausa: null }), 'valorCausa'],
    ['members', () => judicial({ filiados: [] }), 'filiados'],
    ['a member who is not there', () => judicial({ filiados: [newId()] }), 'filiados'],
    ['a title of what is published', () => judicial({ publicarAcaoColetiva: true }), 'titulo'],
    ['houses of unknown members', () => judicial({ filiadosIndeterminados: true, filiados: [] }), 'orgaos'],
    ['an organ that is one', () => administrativo({ tribunalOrgao: 'STF' }), 'tribunalOrgao'],
    ['the day', () => administrativo({ dataProtocolo: null }), 'dataProtocolo'],
    [
      'members of an administrative one',
      () => administrativo({ filiados: [], filiadosIndeterminados: true, orgaos: ['TCU'] }),
      'filiados',
    ],
    ['its nature', () => procedimento({ natureza: null }), 'natureza'],
    ['a theme', () => procedimento({ tags: [] }), 'tags'],
    ['eleven themes', () => procedimento({ tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }), 'tags'],
    ['an office that is there', () => judicial({ escritorioId: newId() }), 'escritorioId'],
    ['a negative amount', () => judicial({ valorCausa: -1 }), 'valorCausa'],
  ])('asks for %s', async (_, dados, campo) => {
    const { status, body } = await create(dados());
    expect([status, Object.keys(body.data?.campos ?? {})]).toEqual([400, [campo]]);
    expect(await app.rows('select from processos_juridicos')).toEqual([]);
  });

  it('may have unknown members of some houses', async () => {
    const um = await made(judicial({ filiadosIndeterminados: true, orgaos: ['SENADO'], filiados: [] }));
    expect(um).toMatchObject({ filiados: 0, orgaos: ['SENADO'] });
    const off = await julia.rest<Corpo>('PATCH', `/processos/${um.id}`, { versao: 1, filiadosIndeterminados: false });
    expect(off).toMatchObject({ status: 422, body: { code: 'processos.sem_filiados' } });
  });
});

describe('the number of a case', () => {
  it('is checked by its digits, unless it is told to be an old one', async () => {
    const wrong = await create(judicial({ numero: '1023344-76.2021.4.01.3400' }));
    expect(wrong).toMatchObject({ status: 422, body: { message: 'Número CNJ inválido. Confira os dígitos.' } });
    expect(await create(judicial({ numero: 'sem número' }))).toMatchObject({ status: 422 });
    expect(await create(administrativo({ numero: 's/n' }))).toMatchObject({ body: { code: 'processos.sem_digitos' } });
    const old = await made(judicial({ numero: '2009.34.00.012345-6', formatoAntigo: true }));
    expect(old).toMatchObject({ formatoAntigo: true, ano: 2021, numero: '2009.34.00.012345-6' });
  });

  it('is not repeated in an office, however it is typed, unless confirmed; another office may have it', async () => {
    const first = await made();
    const again = await create(judicial({ numero: '10233447520214013400' }));
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'processos.numero_repetido', data: { processoId: first.id, numero: CNJ } },
    });
    expect((await create(judicial({ confirmarRepetido: true }))).status).toBe(200);
    expect((await create(judicial({ escritorioId: leal }))).status).toBe(200);
    await made(administrativo());
    expect((await create(administrativo({ tribunalOrgao: 'TCU' }))).status).toBe(200);
    const told = await julia.rest<{ repetidos: { mesmoEscritorio: boolean }[] }>(
      'GET',
      `/processos/numero?tipo=Judicial&numero=${CNJ}&escritorioId=${prado}`,
    );
    expect(told.body).toMatchObject({ valido: true, ano: 2021, tribunal: 'TRF1' });
    expect(told.body.repetidos.map((um) => um.mesmoEscritorio).toSorted()).toEqual([false, true, true]);
    const other = await made(judicial({ numero: OUTRO }));
    const moved = await julia.rest<Corpo>('PATCH', `/processos/${other.id}`, { versao: 1, numero: CNJ });
    expect(moved).toMatchObject({ status: 409, body: { code: 'processos.numero_repetido' } });
  });

  it('of twenty that are saved at once one is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(judicial())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('of procedimentos follow one another without a gap, over two hundred at once with failures between', async () => {
    const statuses: number[] = [];
    /** Takes a number in a transaction that comes to nothing. */
    const lost = () =>
      app.db
        .transaction()
        .execute(async (tx) => {
          await nextNumero({ tx, now: app.clock.now().toISOString() }, 'procedimento');
          throw new Error('lost');
        })
        .catch(() => undefined);
    // As many at once as the server takes without turning anybody away.
    for (let wave = 0; wave < 20; wave += 1) {
      const [, , ...answers] = await Promise.all([
        lost(),
        lost(),
        ...Array.from({ length: 10 }, (_, i) => create(procedimento(i % 5 === 0 ? { filiados: [newId()] } : {}))),
      ]);
      statuses.push(...answers.map(({ status }) => status));
    }
    expect([200, 400].map((status) => statuses.filter((one) => one === status).length)).toEqual([160, 40]);
    const rows = await app.rows<{ sequencia: number }>('select sequencia from processos_juridicos order by sequencia');
    expect(rows.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 160 }, (_, i) => i + 1));
  }, 120_000);

  it('begins again with the year of São Paulo', async () => {
    await made(procedimento());
    // Half past eleven of the last evening, and an hour later.
    app.clock.set('2027-01-01T02:30:00.000Z');
    const noite = await app.person(['juridico']);
    expect((await create(procedimento(), noite)).body.numero).toBe('2026/0002');
    app.clock.set('2027-01-01T03:30:00.000Z');
    expect((await create(procedimento(), noite)).body.numero).toBe('2027/0001');
    app.clock.set('2026-11-20T15:00:00.000Z');
  });
});

describe('a case changes', () => {
  it('only in what was sent, against the version that was seen; a move to another office copies its name', async () => {
    const um = await made();
    const { body } = await julia.rest<Corpo>('PATCH', `/processos/${um.id}`, {
      versao: 1,
      escritorioId: leal,
      tags: ['a'],
    });
    expect(body).toMatchObject({ versao: 2, escritorioNome: 'Leal', tags: ['a'], numero: CNJ, filiados: 1 });
    const late = await julia.rest<Corpo>('PATCH', `/processos/${um.id}`, { versao: 1, titulo: 'x' });
    expect(late).toMatchObject({ status: 409, body: { code: 'plataforma.versao_conflito' } });
    const bare = await julia.rest<Corpo>('PATCH', `/processos/${um.id}`, { versao: 2, linkProcesso: null });
    expect(bare).toMatchObject({ status: 400 });
  });

  it('and waits for the office that it goes to before it holds anything, as a transfer between offices does', async () => {
    const { id, versao } = await made();
    const transfer = await app.banco.ownerPool.connect();
    await transfer.query('begin');
    await transfer.query('select from escritorios where id = $1 for no key update', [leal]);
    const saving = julia.rest<Corpo>('PATCH', `/processos/${id}`, { versao, escritorioId: leal });
    await app.banco.standsBeforeLock('escritorios');
    const held = await transfer.query('select from processos_juridicos where id = $1 for update nowait', [id]).then(
      ({ rowCount }) => rowCount,
      () => 'by the case that waits',
    );
    await transfer.query('rollback');
    transfer.release();
    expect(held).toBe(1);
    expect((await saving).body).toMatchObject({ escritorioId: leal, escritorioNome: 'Leal' });
  });

  it('as the table of acts says, and whoever comes second is told the situation', async () => {
    const um = await made();
    const sent = await act(elias, um, 'enviar-manifestacao');
    expect(sent.body.situacao).toBe('Aguardando manifestação');
    expect(await act(julia, um, 'encerrar')).toMatchObject({
      status: 409,
      body: {
        code: 'processos.situacao',
        message: 'A situação mudou para Aguardando manifestação. Atualize a página.',
      },
    });
    const said = await act(elias, sent.body, 'manifestar', { manifestacao: 'De acordo.' });
    expect(said.body).toMatchObject({ situacao: 'Em andamento', versao: 3 });
    expect((await act(elias, said.body, 'encerrar')).status).toBe(403);
    const closed = await act(julia, said.body, 'encerrar');
    expect(closed.body.situacao).toBe('Encerrado');
    expect((await act(julia, closed.body, 'excluir')).status).toBe(409);
    expect((await act(elias, closed.body, 'manifestar', { manifestacao: 'x' })).status).toBe(409);
    const open = await act(julia, closed.body, 'reabrir');
    expect(open.body.andamentos.itens.map((um) => [um.tipo, um.para ?? um.texto])).toEqual([
      ['situacao', 'Em andamento'],
      ['situacao', 'Encerrado'],
      ['situacao', 'Em andamento'],
      ['manifestacao', 'De acordo.'],
      ['situacao', 'Aguardando manifestação'],
      ['situacao', 'Em andamento'],
    ]);
    const two = await Promise.all([act(julia, open.body, 'encerrar'), act(julia, open.body, 'encerrar')]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is deleted out of every read, and comes back within seconds', async () => {
    const um = await made();
    const chave = newId();
    const gone = await julia.rest('POST', `/processos/${um.id}/excluir`, { versao: 1 }, { 'idempotency-key': chave });
    expect(gone.status).toBe(200);
    expect((await julia.rest('GET', `/processos/${um.id}`)).status).toBe(404);
    expect((await julia.rest('GET', `/processos/${um.id}/historico`)).status).toBe(404);
    expect((await julia.rest<{ itens: unknown[] }>('GET', '/processos')).body.itens).toEqual([]);
    expect((await create(judicial())).status).toBe(200);
    const undo = () => julia.rest<Corpo>('POST', '/atos/desfazer', { operacao: 'processos.excluir', chave });
    // Its number was registered again meanwhile.
    expect(await undo()).toMatchObject({
      status: 409,
      body: { code: 'processos.numero_repetido', message: 'Já existe um processo com este número neste escritório.' },
    });
    await app.rows(
      `delete from filiados_processos where processo_id <> '${um.id}'; delete from processos_juridicos where id <> '${um.id}'`,
    );
    expect((await undo()).status).toBe(200);
    expect((await julia.rest<Corpo>('GET', `/processos/${um.id}`)).body.situacao).toBe('Em andamento');
  });
});

describe('what is written down in a case', () => {
  it('events are changed by their author or a legal editor', async () => {
    const um = await made();
    const evento = { titulo: 'Sentença', descricao: 'Procedente.', data: '2026-11-01', comunicado: true };
    const { body } = await elias.rest<{ id: string; versao: number }>('POST', `/processos/${um.id}/eventos`, evento);
    const colega = await deEscritorio(prado);
    const patch = (who: TestPerson, versao: number) =>
      who.rest<Corpo>('PATCH', `/processos/eventos/${body.id}`, { versao, titulo: 'Acórdão' });
    expect(await patch(colega, 1)).toMatchObject({ status: 403, body: { code: 'processos.de_outro' } });
    expect((await patch(bia, 1)).status).toBe(404);
    expect((await patch(elias, 1)).body).toMatchObject({ titulo: 'Acórdão', versao: 2 });
    expect((await patch(julia, 1)).status).toBe(409);
    const { body: read } = await elias.rest<Corpo>('GET', `/processos/${um.id}`);
    const [told] = read.andamentos.itens.filter(({ tipo }) => tipo === 'evento');
    expect(told).toMatchObject({
      titulo: 'Acórdão',
      data: '2026-11-01',
      autor: 'Prado (Escritório)',
      comunicado: true,
      pode: {},
    });
    expect((await julia.rest('DELETE', `/processos/eventos/${body.id}`, { versao: 2 })).status).toBe(200);
  });

  it('comments are added, in any situation but deleted, and never changed, not even by the program', async () => {
    const um = await made();
    const comment = (who: TestPerson) => who.rest('POST', `/processos/${um.id}/comentar`, { comentario: 'Urgente' });
    expect([(await comment(julia)).status, (await comment(elias)).status, (await comment(vera)).status]).toEqual([
      200, 200, 403,
    ]);
    await expect(app.db.updateTable('processoComentarios').set({ comentario: 'x' }).execute()).rejects.toThrow();
    await expect(app.db.deleteFrom('processoManifestacoes').execute()).rejects.toThrow();
    const { body } = await julia.rest<{ itens: { tipo: string }[] }>(
      'GET',
      `/processos/${um.id}/andamentos?tipo=comentario`,
    );
    expect(body.itens).toHaveLength(2);
  });

  it('is told page by page', async () => {
    const um = await made();
    for (let n = 1; n <= 55; n += 1) {
      await app.rows(
        `insert into processo_comentarios (id, processo_id, comentario, data, autor_nome, criado_em, atualizado_em)
         values ($1, $2, $3, now(), 'Ana', now(), now())`,
        [newId(), um.id, `c${n}`],
      );
    }
    const page = async (query: string) =>
      (
        await julia.rest<{ itens: { id: string }[]; proximo: string | null }>(
          'GET',
          `/processos/${um.id}/andamentos${query}`,
        )
      ).body;
    const first = await page('');
    const second = await page(`?depois=${first.proximo}`);
    expect([first.itens.length, second.itens.length, second.proximo]).toEqual([50, 6, null]);
    expect(new Set([...first.itens, ...second.itens].map(({ id }) => id)).size).toBe(56);
    expect((await julia.rest('GET', `/processos/${um.id}/andamentos?depois=x`)).status).toBe(400);
  });
});

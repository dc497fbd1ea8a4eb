import { can, ROLES } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { MeusProcessos, ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let julia: TestPerson;
let vera: TestPerson;
let elias: TestPerson;
let bia: TestPerson;
let gestora: TestPerson;
let prado: string;
let processo: ProcessoCompleto;
let evento: string;
let objetoId: string;
const membros: string[] = [];

const CPFS = ['52998224725', '11144477735', '39053344705', '98765432100'];

async function deEscritorio(escritorio: string, papeis: Parameters<TestApp['person']>[0]) {
  const who = await app.person(papeis);
  await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
    ...[newId(), who.usuarioId, escritorio],
  ]);
  return who;
}

beforeAll(async () => {
  app = await testApp();
  julia = await app.person(['juridico']);
  vera = await app.person(['visualizador_juridico']);
  gestora = await app.person(['gestor_usuario']);
  const office = async (nome: string) =>
    (await julia.rest<{ id: string }>('POST', '/escritorios', { nome, email: 'a@b.example' })).body.id;
  prado = await office('Prado');
  elias = await deEscritorio(prado, ['escritorio_juridico']);
  bia = await deEscritorio(await office('Leal'), ['escritorio_juridico']);
  objetoId = (await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' })).body.id;
  for (const [n, cpf] of CPFS.entries()) {
    const { body } = await gestora.rest<{ id: string }>('POST', '/filiados', {
      ...{ nomeCompleto: `Membro ${'ABCD'[n]}`, cpf, empresa: 'SENADO', matricula: `10${n}`, situacaoFiliado: 'ATIVO' },
      ...{
        formaPagamento: 'Boleto',
        dataFiliacao: '2020-01-01',
        semEmail: true,
        email: null,
        telCelular: '61999990000',
      },
    });
    membros.push(body.id);
  }
  const { body } = await julia.rest<ProcessoCompleto>('POST', '/processos', {
    ...{
      tipo: 'Judicial',
      numero: '1023344-75.2021.4.01.3400',
      dataProtocolo: '2021-05-10',
      escritorioId: prado,
      objetoId,
    },
    ...{
      linkProcesso: 'https://pje.example/1',
      valorCausa: 100,
      filiados: membros,
      orgaos: ['TCU'],
      titulo: 'Tese sigilosa',
    },
  });
  processo = body;
  const made = await elias.rest<{ id: string }>('POST', `/processos/${processo.id}/eventos`, {
    ...{ titulo: 'Sentença', descricao: 'Procedente.', data: '2026-11-01' },
  });
  evento = made.body.id;
  await elias.rest('POST', `/processos/${processo.id}/comentar`, { comentario: 'Estratégia reservada' });
});
afterAll(() => app.close());

it('an office’s user who guesses the id of another office’s case is answered as of none, by every operation', async () => {
  const bodies: Record<string, object> = {
    manifestar: { manifestacao: 'x' },
    comentar: { comentario: 'x' },
    createEvento: { titulo: 'x', descricao: 'x', data: '2026-11-01' },
    incluirFiliados: { filiados: [membros[0]] },
    removerFiliado: { vinculo: newId() },
    anexar: { anexos: [] },
    removerAnexo: { anexo: newId() },
    anexarAoEvento: { anexos: [] },
    removerAnexoDoEvento: { anexo: newId() },
  };
  const additions = ['comentar', 'createEvento', 'incluirFiliados', 'removerFiliado'];
  let asked = 0;
  for (const [verb, op] of Object.entries(contract.processos)) {
    const { method, path } = op['~sede'];
    if (!path.startsWith('/processos/') || !path.includes('{id}')) continue;
    const id = path.includes('/eventos/{id}') ? evento : processo.id;
    const versioned = method === 'GET' || additions.includes(verb) || /anex/i.test(verb) ? {} : { versao: 1 };
    const body = method === 'GET' ? undefined : { ...versioned, ...bodies[verb] };
    const may = can(['escritorio_juridico'], op['~orpc'].meta.permission as 'processos.ver');
    const { status } = await bia.rest(method, path.replace('{id}', id), body);
    expect([verb, status]).toEqual([verb, may ? 404 : 403]);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(18);
  const list = async (who: TestPerson, query = '') =>
    (await who.rest<{ itens: unknown[] }>('GET', `/processos${query}`)).body.itens.length;
  expect([await list(bia), await list(bia, `?escritorio=${prado}`), await list(elias), await list(vera)]).toEqual([
    0, 0, 1, 1,
  ]);
  expect((await bia.rest<{ total: number }>('GET', '/processos/totais')).body.total).toBe(0);
  const sheet = async (who: TestPerson) =>
    (await who.rest('GET', '/processos/exportar?formato=csv')).bytes.toString('utf8');
  expect(await sheet(elias)).toContain('1023344-75.2021.4.01.3400');
  expect(await sheet(bia)).not.toContain('1023344');
  const hits = async (who: TestPerson) =>
    (await who.rest<{ grupos: { fonte: string }[] }>('GET', '/busca?busca=sigilosa')).body.grupos.map(
      ({ fonte }) => fonte,
    );
  expect([await hits(elias), await hits(bia)]).toEqual([['processos'], []]);
});

it('whoever sees all offices by another role acts in the own ones alone', async () => {
  const both = await deEscritorio(prado, ['escritorio_juridico', 'visualizador_juridico']);
  const { body: outro } = await julia.rest<ProcessoCompleto>('POST', '/processos', {
    ...{ tipo: 'Administrativo', numero: '9/2024', tribunalOrgao: 'TCU', dataProtocolo: '2024-01-02', objetoId },
    ...{
      escritorioId: bia && (await app.rows<{ id: string }>("select id from escritorios where nome = 'Leal'"))[0]?.id,
      filiados: [membros[0]],
    },
  });
  const comment = (id: string) => both.rest('POST', `/processos/${id}/comentar`, { comentario: 'x' });
  expect([(await comment(processo.id)).status, (await comment(outro.id)).status]).toEqual([200, 403]);
  expect((await both.rest<ProcessoCompleto>('GET', `/processos/${outro.id}`)).body.pode).toMatchObject({
    registrar: 'so_consulta',
  });
  expect((await both.rest('GET', `/processos/${outro.id}/filiados/exportar`)).status).toBe(403);
  await app.rows('delete from filiados_processos where processo_id = $1', [outro.id]);
  await app.rows('delete from processos_juridicos where id = $1', [outro.id]);
});

it('members are read with CPF and phones by whoever registers, and each reading is written down', async () => {
  const read = (who: TestPerson) =>
    who.rest<{ itens: { nome: string; cpf: string | null; telefones: string[] }[]; total: number }>(
      'GET',
      `/processos/${processo.id}/filiados`,
    );
  const { body } = await elias.rest<{ itens: { cpf: string; telefones: string[] }[] }>(
    'GET',
    `/processos/${processo.id}/filiados`,
  );
  expect(body.itens.map(({ cpf, telefones }) => [cpf, telefones])).toEqual(
    CPFS.map((cpf) => [cpf, ['+5561999990000']]),
  );
  expect((await read(vera)).body.itens.every(({ cpf, telefones }) => cpf === null && telefones.length === 0)).toBe(
    true,
  );
  const sheet = await elias.rest('GET', `/processos/${processo.id}/filiados/exportar?formato=csv`);
  expect(sheet.headers['content-disposition']).toContain('filiados_do_processo.csv');
  expect(sheet.bytes.toString('utf8')).toMatch(/529\.982\.247-25.*\(61\) 99999-0000/);
  expect((await vera.rest('GET', `/processos/${processo.id}/filiados/exportar`)).status).toBe(403);
  const log = await app.rows<{ ato: string; quantidade: number; detalhe: { processo: string } }>(
    "select ato, quantidade, detalhe from acessos_dados where tela = 'processos' and usuario_id = $1 order by em, id",
    [elias.usuarioId],
  );
  expect(log.map(({ ato, quantidade }) => [ato, quantidade])).toEqual([
    ['abrir', 4],
    ['exportar', 4],
  ]);
});

it('members of a case are found by words of the name and by the matrícula', async () => {
  const found = async (busca: string) =>
    (
      await julia.rest<{ itens: { nome: string }[]; total: number }>(
        'GET',
        `/processos/${processo.id}/filiados?busca=${encodeURIComponent(busca)}`,
      )
    ).body.itens.map(({ nome }) => nome);
  expect(await found('membro d')).toEqual(['Membro D']);
  expect(await found('102')).toEqual(['Membro C']);
  expect(await found('999')).toEqual([]);
});

it('a case that is opened is written down once in ten minutes, with the members whom the page names', async () => {
  const open = () => vera.rest('GET', `/processos/${processo.id}`);
  const log = () =>
    app.rows<{ filiado_id: string | null; detalhe: { filiados: string[] }; quantidade: number }>(
      "select filiado_id, detalhe, quantidade from acessos_dados where ato = 'abrir' and usuario_id = $1 and quantidade = 3 order by em, id",
      [vera.usuarioId],
    );
  const before = (await log()).length;
  await Promise.all([open(), open()]);
  await open();
  app.clock.advance(9 * 60_000);
  await open();
  const once = (await log()).slice(before);
  expect(once).toHaveLength(1);
  expect(once[0]).toMatchObject({ filiado_id: null, detalhe: { processo: processo.numero } });
  expect(once[0]?.detalhe.filiados.toSorted()).toEqual(membros.slice(0, 3).toSorted());
  app.clock.advance(2 * 60_000);
  await open();
  expect((await log()).length - before).toBe(2);
  // A list of them that leaves the house is one act each time.
  const exported = async () =>
    (
      await app.rows("select from acessos_dados where ato = 'exportar' and tela = 'processos' and usuario_id = $1", [
        elias.usuarioId,
      ])
    ).length;
  const earlier = await exported();
  for (let n = 0; n < 2; n += 1) await elias.rest('GET', `/processos/${processo.id}/filiados/exportar?formato=csv`);
  expect((await exported()) - earlier).toBe(2);
});

it('members are added and removed one by one; the last one stays', async () => {
  const [a = '', b = ''] = membros;
  const { body: um } = await julia.rest<ProcessoCompleto>('POST', '/processos', {
    ...{
      tipo: 'Administrativo',
      numero: '7/2024',
      tribunalOrgao: 'TCU',
      dataProtocolo: '2024-01-02',
      escritorioId: prado,
      objetoId,
    },
    filiados: [a],
  });
  const add = (filiados: string[]) =>
    julia.rest<{ incluidos: number }>('POST', `/processos/${um.id}/filiados`, { filiados });
  const both = await Promise.all([add([a, b]), add([b])]);
  expect(both.map(({ body }) => body.incluidos).toSorted()).toEqual([0, 1]);
  expect((await add([newId()])).status).toBe(400);
  const vinculos = async () =>
    (await julia.rest<{ itens: { id: string }[] }>('GET', `/processos/${um.id}/filiados`)).body.itens.map(
      ({ id }) => id,
    );
  const [first = '', second = ''] = await vinculos();
  const remove = (vinculo: string) =>
    julia.rest<{ code: string }>('POST', `/processos/${um.id}/filiados/remover`, { vinculo });
  expect((await remove(first)).status).toBe(200);
  expect((await remove(first)).status).toBe(404);
  expect(await remove(second)).toMatchObject({ status: 422, body: { code: 'processos.sem_filiados' } });
  const history = await julia.rest<{ itens: { feito: string }[] }>('GET', `/processos/${um.id}/historico`);
  expect(history.body.itens.length).toBeGreaterThan(3);
  await app.rows('delete from filiados_processos where processo_id = $1', [um.id]);
  await app.rows('delete from processos_juridicos where id = $1', [um.id]);
});

it('a member reads the own cases: no other name, no comment; deleted ones are gone', async () => {
  const ana = await app.person(['filiado']);
  await app.rows('update filiados set usuario_id = $1 where id = $2', [ana.usuarioId, membros[0]]);
  const read = async () => (await ana.rest<MeusProcessos>('GET', '/processos/meus')).body.itens;
  const [um] = await read();
  expect(um).toMatchObject({
    ...{ filiado: 'Membro A', outros: 3, casas: ['SENADO', 'TCU'], numero: '1023344-75.2021.4.01.3400', ano: 2021 },
    eventos: [{ titulo: 'Sentença', data: '2026-11-01', descricao: 'Procedente.', comunicado: false }],
  });
  expect(JSON.stringify(um)).not.toMatch(/Membro B|reservada|sigilosa/);
  const sheet = await ana.rest('GET', '/processos/meus/exportar?formato=csv');
  expect(sheet.bytes.toString('utf8')).toContain('Membro A e mais 3');
  expect((await ana.rest('GET', `/processos/${processo.id}`)).status).toBe(403);
  const { body } = await gestora.rest<MeusProcessos>('GET', `/filiados/${membros[1]}/processos`);
  expect(body.itens).toMatchObject([{ filiado: 'Membro B', outros: 3 }]);
  expect(
    await app.rows("select 1 from acessos_dados where tela = 'processos' and filiado_id = $1", [membros[1]]),
  ).toHaveLength(1);
  expect(
    (await gestora.rest<{ itens: { processos: number }[] }>('GET', '/filiados?busca=111.444.777-35')).body.itens,
  ).toMatchObject([{ processos: 1 }]);
  await app.rows("update processos_juridicos set situacao = 'Excluído' where id = $1", [processo.id]);
  expect(await read()).toEqual([]);
  await app.rows("update processos_juridicos set situacao = 'Em andamento' where id = $1", [processo.id]);
});

it('what a case refers to is not deleted: object, office, member', async () => {
  const remove = async (path: string, who = julia) => {
    const { body } = await who.rest<{ versao: number }>('GET', path);
    return who.rest<{ message: string }>('DELETE', path, { versao: body.versao });
  };
  expect(await remove(`/objetos-processo/${objetoId}`)).toMatchObject({
    status: 409,
    body: { message: 'O objeto de processo está associado a um ou mais processos e não pode ser excluído.' },
  });
  await app.rows('delete from usuarios_escritorios');
  expect(await remove(`/escritorios/${prado}`)).toMatchObject({
    status: 409,
    body: { message: 'O escritório está associado a processos e não pode ser excluído.' },
  });
  expect(await remove(`/filiados/${membros[2]}`, gestora)).toMatchObject({
    status: 409,
    body: { message: 'O filiado tem processos e não pode ser excluído. Desfilie.' },
  });
});

it('the trail tells an auditor that a legal text changed, and never the text', async () => {
  const auditora = await app.person(['gestor_sistema']);
  const { bytes } = await auditora.rest('GET', '/auditoria?modulo=processos&porPagina=100');
  const told = bytes.toString('utf8');
  expect(told).toContain('•••••');
  expect(told).not.toMatch(/reservada|sigilosa|Procedente/);
});

it('the history is for those who may read the legal texts', () => {
  for (const { valor } of ROLES) {
    if (can([valor], 'processos.ver')) expect([valor, can([valor], 'juridico.ver')]).toEqual([valor, true]);
  }
});

import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { type Consulta, PESQUISA_POR_CPF } from '@sede/domain/modules/filiados/verificador';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { type Caller, createCaller, type Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let verificadora: TestPerson;
let gestora: TestPerson;
beforeAll(async () => {
  app = await testApp();
  verificadora = await app.person(['verificador_filiado'], { nome: 'Vera Verificadora' });
  gestora = await app.person(['gestor_usuario']);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const tabela of ['filiados', 'acessos_dados', 'logs_usuario']) await app.rows(`delete from ${tabela}`);
});

const CPF = '52998224725';
const DEPENDENTE = '11144477735';
const consultar = <T = Consulta>(cpf: string, who: Caller = verificadora) =>
  who.rest<T>('POST', '/verificador/consultar', { cpf });

async function filiado(over: object = {}): Promise<Filiado> {
  const { body } = await gestora.rest<Filiado>('POST', '/filiados', {
    nomeCompleto: 'Maria Helena Duarte',
    cpf: CPF,
    email: null,
    semEmail: true,
    empresa: 'SENADO',
    matricula: '24871',
    situacaoFiliado: 'APOSENTADO',
    dataFiliacao: '1998-03-14',
    ...over,
  });
  expect(body.id).toEqual(expect.any(String));
  await app.rows('delete from acessos_dados');
  return body;
}
const desfiliar = ({ id, versao }: Filiado) =>
  gestora.rest('POST', `/filiados/${id}/desfiliar`, { versao, data: '2026-11-20', motivo: 'A pedido' });
/** As its own table has it: the lookup reads, whoever wrote it. */
const dependente = (titular: Filiado, nome: string, cpf = DEPENDENTE) =>
  app.rows(`insert into dependentes (id, filiado_id, nome_completo, cpf, data_nascimento)
    values (gen_random_uuid(), '${titular.id}', '${nome}', '${cpf}', '2010-05-08')`);
const logs = () =>
  app.rows(`select usuario_id, tipo, dados, data from logs_usuario where tipo = '${PESQUISA_POR_CPF}'`);
const acessos = () =>
  app.rows('select ato, tela, usuario_nome, filiado_nome, detalhe from acessos_dados order by filiado_nome');

describe('a look-up', () => {
  it.each([[CPF], ['529.982.247-25'], [' 529.982.247-25 ']])(
    'finds a member by %o, with name and house alone',
    async (cpf) => {
      await filiado({ nomeSocial: 'Helena Duarte' });
      expect(await consultar(cpf)).toMatchObject({
        status: 200,
        body: { filiado: { nome: 'Helena Duarte', casa: 'SENADO', inativo: false }, dependente: null },
      });
      expect(Object.keys((await consultar(cpf)).body.filiado ?? {}).toSorted()).toEqual(['casa', 'inativo', 'nome']);
    },
  );

  it('finds a dependent, and says both of whoever is both', async () => {
    const titular = await filiado();
    await dependente(titular, 'Caio Duarte');
    expect((await consultar(DEPENDENTE)).body).toEqual({
      filiado: null,
      dependente: { nome: 'Caio Duarte', titularInativo: false },
    });
    await filiado({ cpf: DEPENDENTE, nomeCompleto: 'Caio Duarte Filho', matricula: '9', empresa: 'TCU' });
    expect((await consultar(DEPENDENTE)).body).toMatchObject({
      filiado: { nome: 'Caio Duarte Filho', casa: 'TCU' },
      dependente: { nome: 'Caio Duarte' },
    });
  });

  it('finds nobody', async () => {
    expect(await consultar(CPF)).toMatchObject({ status: 200, body: { filiado: null, dependente: null } });
  });

  it('warns of whoever left, and of whoever is INATIVO though a member', async () => {
    const titular = await filiado();
    await dependente(titular, 'Caio Duarte');
    await app.rows(`update filiados set situacao_filiado = 'INATIVO' where id = '${titular.id}'`);
    expect((await consultar(CPF)).body.filiado?.inativo).toBe(true);
    expect((await consultar(DEPENDENTE)).body.dependente?.titularInativo).toBe(true);
    await app.rows(`update filiados set situacao_filiado = 'APOSENTADO' where id = '${titular.id}'`);
    expect((await consultar(CPF)).body.filiado?.inativo).toBe(false);
    const { body } = await gestora.rest<Filiado>('GET', `/filiados/${titular.id}`);
    await desfiliar(body);
    expect((await consultar(CPF)).body.filiado?.inativo).toBe(true);
    expect((await consultar(DEPENDENTE)).body.dependente?.titularInativo).toBe(true);
  });

  it('does not tell a death from a leaving', async () => {
    const saiu = await filiado();
    const morto = await filiado({ cpf: '39053344705', matricula: '77', nomeCompleto: 'José Duarte' });
    await desfiliar(saiu);
    await gestora.rest('POST', `/filiados/${morto.id}/registrar-falecimento`, {
      versao: morto.versao,
      dataFalecimento: null,
    });
    const shapes = [await consultar(CPF), await consultar('39053344705')].map(({ body }) => ({
      ...body.filiado,
      nome: '',
    }));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('a dependent of two has an active titular if one is', async () => {
    const pai = await filiado();
    const mae = await filiado({ cpf: '39053344705', matricula: '77', nomeCompleto: 'Ana Duarte' });
    await dependente(pai, 'Caio');
    await dependente(mae, 'Caio');
    await desfiliar(pai);
    expect((await consultar(DEPENDENTE)).body.dependente).toEqual({ nome: 'Caio', titularInativo: false });
  });
});

describe('what is written down', () => {
  it('is each look-up in the user’s log, and each person whose record answered in acessos_dados', async () => {
    const titular = await filiado();
    await dependente(titular, 'Caio Duarte');
    await consultar(DEPENDENTE);
    await consultar('39053344705');
    expect(await logs()).toMatchObject([
      { usuario_id: verificadora.usuarioId, dados: { cpf: DEPENDENTE, tela: 'verificador' } },
      { dados: { cpf: '39053344705' } },
    ]);
    expect(await acessos()).toMatchObject([
      { ato: 'consultar', tela: 'verificador', usuario_nome: 'Vera Verificadora', filiado_nome: 'Maria Helena Duarte' },
      { ato: 'consultar', filiado_nome: null, detalhe: { cpf: '39053344705' } },
    ]);
  });

  it.each([['529.982.247-26'], ['11111111111'], ['5299822472'], [''], ['<b>1</b>'], ["' or 1=1 --"]])(
    'is nothing of %o, which is no CPF',
    async (cpf) => {
      const answer = await consultar<Refusal>(cpf);
      expect(answer).toMatchObject({ status: 400, body: { data: { campos: { cpf: 'CPF inválido.' } } } });
      expect(await logs()).toEqual([]);
      expect(await acessos()).toEqual([]);
    },
  );

  it('is no answer that a repeated submit could read', async () => {
    await filiado();
    const key = { 'idempotency-key': 'uma-chave' };
    await verificadora.rest('POST', '/verificador/consultar', { cpf: CPF }, key);
    expect(await app.rows(`select 1 from idempotencia where operacao = 'verificador.consultar'`)).toEqual([]);
  });
});

describe('the limit', () => {
  /** So many look-ups, the first `agoMinutes` ago. */
  const spent = (n: number, agoMinutes: number, who = verificadora) =>
    app.rows(`insert into logs_usuario (id, usuario_id, tipo, dados, data)
      select gen_random_uuid(), '${who.usuarioId}', '${PESQUISA_POR_CPF}', '{}',
        timestamptz '${app.clock.now().toISOString()}' - interval '${agoMinutes} minutes' + n * interval '1 second'
      from generate_series(1, ${n}) n`);

  it('is 120 an hour; the next is refused, unlogged, and says when', async () => {
    await spent(119, 50);
    expect((await consultar(CPF)).status).toBe(200);
    const refused = await consultar<Refusal>(CPF);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'verificador.limite',
        message: 'São no máximo 120 consultas por hora. Tente novamente em 11 minutos.',
        data: { tentarEm: 601 },
      },
    });
    expect(refused.headers['retry-after']).toBe('601');
    expect(await logs()).toHaveLength(120);
  });

  it('holds for one person, and ends with the hour', async () => {
    await spent(120, 59);
    const outra = await app.person(['verificador_filiado']);
    expect((await consultar(CPF, outra)).status).toBe(200);
    expect((await consultar(CPF)).status).toBe(429);
    await app.rows(`update logs_usuario set data = data - interval '3 minutes'`);
    expect((await consultar(CPF)).status).toBe(200);
  });

  it('lets through as many of ten at once as are left', async () => {
    await spent(117, 10);
    const answers = await Promise.all(Array.from({ length: 10 }, () => consultar(CPF)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('survives a restart', async () => {
    await spent(120, 10);
    const again = await testApp({ on: app.banco });
    try {
      expect((await consultar(CPF, createCaller(again.app, verificadora.cookie))).status).toBe(429);
    } finally {
      await again.close();
    }
  });
});

it('is for verificador_filiado alone, by POST', async () => {
  expect((await consultar(CPF, gestora)).status).toBe(403);
  expect((await consultar(CPF, app.stranger)).status).toBe(401);
  expect((await verificadora.rest('GET', `/verificador/consultar?cpf=${CPF}`)).status).toBe(404);
});

import { newId } from '@sede/domain/kernel';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gestora: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from filiados'));

const CPFS = ['52998224725', '11144477735', '39053344705'];
let n = 0;
/** Signed in with an account that is linked to a new record. */
async function member() {
  n += 1;
  const who = await app.person(['filiado']);
  const { body: own } = await gestora.rest<Filiado>('POST', '/filiados', {
    ...{ nomeCompleto: `Pessoa ${n}`, cpf: CPFS[n % 3], email: null, semEmail: true, empresa: 'TCU' },
    ...{ matricula: `${90_000 + n}`, situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03' },
  });
  await app.rows('update filiados set usuario_id = $1 where id = $2', [who.usuarioId, own.id]);
  return { who, id: own.id };
}

describe('who saw the data', () => {
  const day = (body: { itens: object[] }) => body.itens;
  it('is told to the member by day, area and act, to the manager with names, to nobody else', async () => {
    const ana = await member();
    const bia = await member();
    await app.rows('delete from acessos_dados');
    const edu = await app.person(['editor_filiado'], { nome: 'Edu' });
    const put = (em: string, nome: string, ato: string, tela: string, filiado = ana.id) =>
      app.rows(
        `insert into acessos_dados (id, em, usuario_id, usuario_nome, ato, tela, filiado_id) values ($1, $2, $3, $4, $5, $6, $7)`,
        [newId(), em, edu.usuarioId, nome, ato, tela, filiado],
      );
    // 23:30 in São Paulo is the day before in UTC's eyes.
    await put('2026-11-20T02:30:00Z', 'Edu', 'abrir', 'filiados');
    await put('2026-11-19T12:00:00Z', 'Gilda Gestora', 'abrir', 'filiados');
    await put('2026-11-20T12:00:00Z', 'Edu', 'consultar', 'verificador');
    await put('2026-11-20T12:00:00Z', 'Edu', 'mostrar', 'filiados', bia.id);
    const own = (await ana.who.rest<{ itens: object[] }>('GET', '/meu-perfil/acessos')).body;
    expect(day(own)).toEqual([
      { dia: '2026-11-20', area: 'Verificador de filiados', ato: 'Consultou por CPF', por: '', vezes: 1 },
      { dia: '2026-11-19', area: 'Ficha do filiado', ato: 'Abriu a ficha', por: '', vezes: 2 },
    ]);
    const path = `/filiados/${ana.id}/acessos`;
    expect(day((await gestora.rest<{ itens: object[] }>('GET', path)).body)).toMatchObject([
      { por: 'Edu', ato: 'Consultou por CPF' },
      { por: 'Edu', ato: 'Abriu a ficha', vezes: 1 },
      { por: 'Gilda Gestora', ato: 'Abriu a ficha', vezes: 1 },
    ]);
    for (const who of [edu, ana.who]) expect((await who.rest('GET', path)).status).toBe(403);
    const nobody = await app.person(['filiado']);
    expect((await nobody.rest<Refusal>('GET', '/meu-perfil/acessos')).body.code).toBe('meuPerfil.sem_ficha');
    expect((await gestora.rest('GET', `/filiados/${newId()}/acessos`)).status).toBe(404);
  });

  it('comes a page at a time, from the index of the member, however much was written down', async () => {
    const ana = await member();
    await app.rows(
      `insert into acessos_dados (id, em, usuario_id, usuario_nome, ato, tela, filiado_id)
       select gen_random_uuid(), timestamptz '2026-11-20 12:00Z' - n * interval '1 day', $1, 'Edu', 'abrir', 'filiados', $2
       from generate_series(0, 44) n`,
      [gestora.usuarioId, ana.id],
    );
    const page = async (pagina: number) =>
      (await ana.who.rest<{ itens: unknown[]; temMais: boolean }>('GET', `/meu-perfil/acessos?pagina=${pagina}`)).body;
    const [first, second] = [await page(1), await page(2)];
    expect([first.itens.length, first.temMais, second.temMais]).toEqual([30, true, false]);
    expect(second.itens.length).toBeGreaterThanOrEqual(15);
  });
});

describe('the declaration', () => {
  it('is a PDF for the desk, which is written down, and for the member themselves, which is not', async () => {
    const ana = await member();
    await app.rows('delete from acessos_dados');
    const printed = await gestora.rest<Refusal>('GET', `/filiados/${ana.id}/declaracao`);
    expect([printed.status, printed.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const own = await ana.who.rest<Refusal>('GET', '/meu-perfil/declaracao');
    expect([own.status, own.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await app.rows('select usuario_nome, ato, filiado_id from acessos_dados')).toEqual([
      { usuario_nome: 'Gilda Gestora', ato: 'imprimir', filiado_id: ana.id },
    ]);
  });

  it('is refused of whoever is no member any more, in clear words, and writes nothing down', async () => {
    const ana = await member();
    await app.rows(`update filiado_periodos set fim = '2020-01-31', motivo = 'A pedido' where filiado_id = $1`, [
      ana.id,
    ]);
    await app.rows('delete from acessos_dados');
    for (const answer of [
      await gestora.rest<Refusal>('GET', `/filiados/${ana.id}/declaracao`),
      await ana.who.rest<Refusal>('GET', '/meu-perfil/declaracao'),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, 'O servidor não é mais filiado.']);
    }
    expect(await app.rows('select id from acessos_dados')).toEqual([]);
    expect((await ana.who.rest('GET', `/filiados/${ana.id}/declaracao`)).status).toBe(403);
  });
});

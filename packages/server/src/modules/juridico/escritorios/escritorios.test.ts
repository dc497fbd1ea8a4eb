import { newId } from '@sede/domain/kernel';
import type { Escritorio } from '@sede/domain/modules/juridico/escritorios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['juridico']);
});
afterAll(() => app.close());

const create = (nome: string) =>
  ana.rest<Escritorio>('POST', '/escritorios', { nome, email: 'contato@escritorio.example' });

describe('law offices', () => {
  it('are registered, renamed, disabled and enabled; the name is one, whatever its case', async () => {
    const { body: office } = await create('  Souza Advogados ');
    expect(office).toMatchObject({ nome: 'Souza Advogados', desabilitado: false, versao: 1 });
    expect(await create('SOUZA advogados')).toMatchObject({
      status: 409,
      body: { code: 'escritorios.nome_repetido', data: { campos: { nome: 'Já existe um escritório com este nome.' } } },
    });
    expect((await create('Souza \u00a0  Advogados')).status).toBe(409);
    expect((await create('Torres\t  e   Filhos')).body.nome).toBe('Torres e Filhos');
    const renamed = await ana.rest<Escritorio>('PATCH', `/escritorios/${office.id}`, {
      versao: 1,
      nome: 'Souza e Lima',
    });
    expect(renamed.body).toMatchObject({ nome: 'Souza e Lima', versao: 2 });
    expect((await ana.rest('POST', `/escritorios/${office.id}/desabilitar`, { versao: 2 })).status).toBe(200);
    const options = async (query: string) =>
      (await ana.rest<{ itens: { nome: string }[] }>('GET', `/escritorios/opcoes?${query}`)).body.itens.map(
        (o) => o.nome,
      );
    expect(await options('busca=souza')).toEqual([]);
    expect(await options(`ids=${office.id}`)).toEqual(['Souza e Lima']);
    expect((await ana.rest('POST', `/escritorios/${office.id}/habilitar`, { versao: 3 })).status).toBe(200);
    expect(await options('busca=sl')).toEqual(['Souza e Lima']);
    expect((await create('')).status).toBe(400);
  });

  it('have the address that mail goes to, and who receives it there', async () => {
    const fields = {
      nome: 'Barros & Lima',
      email: ' Agenda@Barros.Example ',
      nomeDestinatario: 'Camila',
      localPadrao: 'Sala 304',
    };
    const { body } = await ana.rest<Escritorio>('POST', '/escritorios', fields);
    expect(body).toMatchObject({ ...fields, email: 'agenda@barros.example' });
    expect(await ana.rest('PATCH', `/escritorios/${body.id}`, { versao: 1, email: 'agenda' })).toMatchObject({
      status: 400,
      body: { data: { campos: { email: expect.any(String) } } },
    });
    const found = await ana.rest<{ itens: Escritorio[] }>('GET', '/escritorios?busca=camila');
    expect(found.body.itens.map(({ nome }) => nome)).toEqual(['Barros & Lima']);
  });

  it('offered to somebody who only represents one are their own', async () => {
    const { body: own } = await create('Do Advogado');
    const { body: other } = await create('De Outro');
    const lawyer = await app.person(['escritorio_juridico']);
    await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      newId(),
      lawyer.usuarioId,
      own.id,
    ]);
    const offered = async (person: TestPerson) =>
      (
        await person.rest<{ itens: Escritorio[] }>('GET', `/escritorios/opcoes?ids=${own.id},${other.id}`)
      ).body.itens.map(({ nome }) => nome);
    expect(await offered(lawyer)).toEqual(['Do Advogado']);
    expect((await offered(ana)).toSorted()).toEqual(['De Outro', 'Do Advogado']);
  });

  it('one that something refers to is not deleted, and says what; one of nothing is', async () => {
    const { body: office } = await create('Com Advogado');
    const link = newId();
    await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      link,
      ana.usuarioId,
      office.id,
    ]);
    const remove = () => ana.rest('DELETE', `/escritorios/${office.id}`, { versao: 1 });
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        code: 'escritorios.associado',
        message: 'O escritório está associado a usuários e não pode ser excluído.',
      },
    });
    await app.rows(
      `insert into agendas (id, criado_em, atualizado_em, escritorio_id, ano, tipo_atendimento, tipo_servico)
       values ($1, now(), now(), $2, 2026, 'Virtual', 'Contábil')`,
      [newId(), office.id],
    );
    expect((await remove()).body).toMatchObject({
      message: 'O escritório está associado a usuários e agendas e não pode ser excluído.',
    });
    await app.rows('delete from agendas where escritorio_id = $1', [office.id]);
    await app.rows('delete from usuarios_escritorios where id = $1', [link]);
    expect((await remove()).status).toBe(200);
  });

  it('are a spreadsheet, escritorios.xlsx, also of whoever only reads them', async () => {
    const vera = await app.person(['visualizador_juridico']);
    const { status, headers } = await vera.rest('GET', '/escritorios/exportar?formato=xlsx');
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('escritorios.xlsx')]);
    const csv = await vera.rest('GET', '/escritorios/exportar?formato=csv');
    expect(csv.bytes.toString('utf8').split(/\r?\n/)[0]).toMatch(/Nome.*E-mail.*Destinatário/);
    const lawyer = await app.person(['escritorio_juridico']);
    expect((await lawyer.rest('GET', '/escritorios/exportar?formato=xlsx')).status).toBe(403);
  });

  it('are offered to whoever keeps users, who does not see the page', async () => {
    const gestora = await app.person(['gestor_sistema']);
    expect((await gestora.rest('GET', '/escritorios/opcoes')).status).toBe(200);
    expect((await gestora.rest('GET', '/escritorios')).status).toBe(403);
    const list = await ana.rest<{ itens: Escritorio[] }>('GET', '/escritorios?busca=souza&desabilitado=nao');
    expect(list.body.itens.map(({ nome }) => nome)).toEqual(['Souza e Lima']);
  });
});

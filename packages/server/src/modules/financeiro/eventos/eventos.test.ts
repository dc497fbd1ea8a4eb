import { newId } from '@sede/domain/kernel';
import type { Evento } from '@sede/domain/modules/financeiro/eventos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let edu: TestPerson;
let visita: TestPerson;
let financeiro: TestPerson;
beforeAll(async () => {
  app = await testApp();
  edu = await app.person(['gestor_evento'], { nome: 'Edu' });
  visita = await app.person(['visualizador_evento']);
  financeiro = await app.person(['admin_financeiro']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from eventos');
  await app.rows('delete from documentos');
  app.events.length = 0;
});

const festa = {
  tipo: 'Próprio',
  nome: 'Festa de Fim de Ano',
  areas: ['Benefício'],
  dataInicio: '2026-12-10',
  dataFim: '2026-12-11',
};
const create = <T = Evento>(over: object = {}, headers = {}) =>
  edu.rest<T>('POST', '/eventos', { ...festa, ...over }, headers);
const change = <T = Evento>(id: string, body: object) => edu.rest<T>('PATCH', `/eventos/${id}`, body);
const names = async (query: string, who = visita) =>
  (await who.rest<{ itens: Evento[] }>('GET', `/eventos${query}`)).body.itens.map((e) => e.nome);

it('a manager edits, a viewer sees, finance learns id and name only, strangers nothing', async () => {
  const { id } = (await create()).body;
  for (const path of ['', '/totais', '/exportar', `/${id}`, `/${id}/historico`]) {
    expect((await app.stranger.rest('GET', `/eventos${path}`)).status).toBe(401);
    expect((await financeiro.rest('GET', `/eventos${path}`)).status).toBe(403);
    expect((await visita.rest('GET', `/eventos${path}`)).status).toBe(200);
  }
  expect((await app.stranger.rest('GET', '/eventos/opcoes')).status).toBe(401);
  expect((await visita.rest('GET', '/eventos/opcoes')).status).toBe(403);
  expect((await financeiro.rest('GET', '/eventos/opcoes?busca=ffa')).body).toEqual({
    itens: [{ id, nome: festa.nome }],
  });
  expect((await visita.rest('POST', '/eventos', festa)).status).toBe(403);
  expect((await visita.rest('DELETE', `/eventos/${id}`, { versao: 1 })).status).toBe(403);
  expect((await visita.rest('POST', `/eventos/${id}/desabilitar`, { versao: 1 })).status).toBe(403);
});

describe('an event', () => {
  it.each([
    [{ tipo: 'Outro' }, 'tipo', 'Escolha uma das opções.'],
    [{ nome: '' }, 'nome', ' Obrigatório'],
    [{ areas: ['Lazer'] }, 'areas.0', 'Escolha uma das opções.'],
    [{ areas: ['Outra', 'Outra'] }, 'areas', 'Há opções repetidas.'],
    [{ dataInicio: '2026-02-30' }, 'dataInicio', 'Data inválida'],
    [{ dataFim: '2026-12-09' }, 'dataFim', 'A data final deve ser igual ou posterior à inicial.'],
    [{ relacaoDocumentos: true }, 'idDocumento', ' Obrigatório'],
    [{ idDocumento: newId() }, 'idDocumento', 'O documento não existe mais.'],
    [{ idContrato: newId() }, 'idContrato', 'O contrato foi excluído.'],
    [{ idDocumento: newId(), idContrato: newId() }, 'idContrato', 'Escolha um documento ou um contrato, não os dois.'],
    [{ nomeDocumento: 'X' }, 'nomeDocumento', 'Campo desconhecido: nomeDocumento.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    expect(await create<Refusal>(over)).toMatchObject({
      status: 400,
      body: { data: { campos: { [campo]: mensagem } } },
    });
    expect(await app.rows('select 1 from eventos')).toEqual([]);
  });

  it('may be one day, or have no day yet; is audited and told', async () => {
    const { body } = await create({ dataFim: '2026-12-10', publicosAlvo: ['Filiados CD', 'Outras pessoas'] });
    expect(body).toMatchObject({
      dataInicio: '2026-12-10',
      publicosAlvo: ['Filiados CD', 'Outras pessoas'],
      versao: 1,
    });
    expect(await app.rows('select operacao from auditoria where registro_id = $1', [body.id])).toEqual([
      { operacao: 'eventos.create' },
    ]);
    expect(app.events).toEqual([{ modulo: 'eventos', ids: [body.id] }]);
    const semData = await edu.rest<Evento>('POST', '/eventos', { tipo: 'Patrocinado', nome: 'Corrida' });
    expect(semData.body).toMatchObject({ areas: [], dataInicio: null, publicosAlvo: [] });
  });

  it('sent 20 times at once with one key is one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => create({}, { 'idempotency-key': 'k' })));
    expect(await app.rows('select 1 from eventos')).toHaveLength(1);
  });

  it('keeps its period whole when one day is changed, and refuses a stale save', async () => {
    const { id } = (await create()).body;
    expect((await change<Refusal>(id, { versao: 1, dataInicio: '2026-12-12' })).status).toBe(400);
    expect((await change(id, { versao: 1, dataInicio: '2026-12-12', dataFim: null })).body.versao).toBe(2);
    expect(await change<Refusal>(id, { versao: 1, nome: 'X' })).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito', data: { atual: { dataFim: null } } },
    });
    const { body } = await visita.rest<{ itens: object[] }>('GET', `/eventos/${id}/historico`);
    expect(body.itens[0]).toMatchObject({
      por: 'Edu',
      mudancas: [
        { rotulo: 'Início', de: '10/12/2026', para: '12/12/2026' },
        { rotulo: 'Fim', de: '11/12/2026', para: '—' },
      ],
    });
  });

  it('is related to an enabled document, shown by its name; not related any more, the link is gone', async () => {
    const [doc, outro] = [newId(), newId()];
    await app.rows(
      `insert into documentos (id, criado_em, atualizado_em, nome, data_carregamento, email, desabilitado)
       values ($1, now(), now(), 'Termo de patrocínio', now(), 'a@b.c', false), ($2, now(), now(), 'Velho', now(), 'a@b.c', true)`,
      [doc, outro],
    );
    expect((await create<Refusal>({ idDocumento: outro })).body.data).toMatchObject({
      campos: { idDocumento: 'O documento está desabilitado.' },
    });
    const { body } = await create({ relacaoDocumentos: true, idDocumento: doc });
    expect(body).toMatchObject({ idDocumento: doc, nomeDocumento: 'Termo de patrocínio' });
    await app.rows('update documentos set desabilitado = true where id = $1', [doc]);
    expect((await change(body.id, { versao: 1, nome: 'Festa' })).body).toMatchObject({ idDocumento: doc, versao: 2 });
    expect(await names(`?idDocumento=${doc}`)).toEqual(['Festa']);
    const csv = (await visita.rest('GET', '/eventos/exportar?formato=csv')).bytes.toString();
    expect(csv).toContain(';Termo de patrocínio;;Não');
    expect((await change(body.id, { versao: 2, relacaoDocumentos: false })).body).toMatchObject({
      relacaoDocumentos: false,
      idDocumento: null,
      nomeDocumento: null,
    });
    const history = await visita.rest<{ itens: object[] }>('GET', `/eventos/${body.id}/historico`);
    expect(history.body.itens[0]).toMatchObject({
      mudancas: [
        { rotulo: 'Relacionado a documento', de: 'Sim', para: 'Não' },
        { rotulo: 'Documento', de: 'Termo de patrocínio', para: '—' },
      ],
    });
  });

  it('is related to a contract in the place of a document, never to both; such a contract is not deleted, in the words of the text', async () => {
    const gil = await app.person(['gestor_de_contratos']);
    const contrato = (
      await gil.rest<{ id: string }>('POST', '/contratos', {
        ...{ tipoObjeto: 'Contrato', nome: 'Cessão do auditório', dataInicio: '2026-01-01', dataFim: '2026-12-31' },
        ...{ dataAlerta: '2026-12-01', emails: ['c@example.org'] },
        contratados: [{ cnpjContratado: '11222333000181', nome: 'Auditório' }],
      })
    ).body.id;
    const doc = newId();
    await app.rows(
      `insert into documentos (id, criado_em, atualizado_em, nome, data_carregamento, email)
       values ($1, now(), now(), 'Termo de patrocínio', now(), 'a@b.c')`,
      [doc],
    );
    const { body } = await create({ idDocumento: doc });
    expect((await change<Refusal>(body.id, { versao: 1, idContrato: contrato })).body.data.campos).toEqual({
      idContrato: 'Escolha um documento ou um contrato, não os dois.',
    });
    const trocado = await change(body.id, { versao: 1, idDocumento: null, idContrato: contrato });
    expect(trocado.body).toMatchObject({
      ...{ relacaoDocumentos: true, idDocumento: null, nomeDocumento: null },
      ...{ idContrato: contrato, nomeContrato: 'Cessão do auditório' },
    });
    expect(await names(`?idContrato=${contrato}`)).toEqual([festa.nome]);
    const csv = (await visita.rest('GET', '/eventos/exportar?formato=csv')).bytes.toString();
    expect(csv).toContain(';;Cessão do auditório;Não');
    const excluir = () => gil.rest<Refusal>('POST', `/contratos/${contrato}/excluir`, { versao: 1 });
    const recusa = await excluir();
    expect([recusa.status, recusa.body.message]).toEqual([
      422,
      'O Contrato esta associado a uma ou mais eventos e nao pode ser excluido!',
    ]);
    // The document is free again.
    expect((await change(body.id, { versao: 2, relacaoDocumentos: false })).body.idContrato).toBeNull();
    const [ligado, excluido] = await Promise.all([
      change<Refusal>(body.id, { versao: 3, relacaoDocumentos: true, idContrato: contrato }),
      excluir(),
    ]);
    expect([
      [200, 422],
      [400, 200],
    ]).toContainEqual([ligado.status, excluido.status]);
    const history = await visita.rest('GET', `/eventos/${body.id}/historico`);
    expect(JSON.stringify(history.body)).toContain('Cessão do auditório');
  });

  it('disabled is not offered, and is deleted with its state in the audit', async () => {
    const { id } = (await create()).body;
    const turn = (verb: string, versao: number) => edu.rest<Refusal>('POST', `/eventos/${id}/${verb}`, { versao });
    expect((await turn('habilitar', 1)).body.code).toBe('plataforma.ja_habilitado');
    expect((await turn('desabilitar', 1)).status).toBe(200);
    expect((await financeiro.rest('GET', '/eventos/opcoes')).body).toEqual({ itens: [] });
    expect((await edu.rest('DELETE', `/eventos/${id}`, { versao: 2 })).body).toEqual({ id });
    expect(await app.rows(`select 1 from auditoria where registro_id = $1 and acao = 'excluir'`, [id])).toHaveLength(1);
  });
});

it('the list has the newest first, those without a day last; filters, searches, exports', async () => {
  await create();
  await create({
    nome: 'Seminário',
    tipo: 'Patrocinado',
    dataInicio: '2026-03-02',
    dataFim: null,
    areas: ['Defesa', 'Outra'],
  });
  await edu.rest('POST', '/eventos', { tipo: 'Próprio', nome: 'A marcar', responsaveis: 'Zé' });
  expect(await names('')).toEqual(['Festa de Fim de Ano', 'Seminário', 'A marcar']);
  expect(await names('?areas=Defesa,Benef%C3%ADcio&ordem=nome')).toEqual(['Festa de Fim de Ano', 'Seminário']);
  expect(await names('?inicioDe=2026-03-02&inicioAte=2026-12-09')).toEqual(['Seminário']);
  expect(await names('?busca=ze')).toEqual(['A marcar']);
  expect((await visita.rest('GET', '/eventos?inicioDe=02/03/2026')).status).toBe(400);
  const csv = (await visita.rest('GET', '/eventos/exportar?formato=csv&busca=seminario')).bytes.toString();
  expect(csv).toContain('Patrocinado;Seminário;Defesa, Outra;;02/03/2026;;;;;;Não');
});

it('an event that an expense points to is not deleted, also at the moment in which the expense is saved', async () => {
  const idEvento = (await create()).body.id;
  const made = async (path: string, dados: object) =>
    (await financeiro.rest<{ id: string }>('POST', path, dados)).body.id;
  const idBeneficiario = await made('/beneficiarios', { tipo: 'F', cpfCnpj: '52998224725', nomeBeneficiario: 'Rui' });
  const idItemDespesa = await made('/itens-despesa', { tipo: 'Serviços', nome: 'Som e luz' });
  const despesa = {
    ...{ idItemDespesa, idBeneficiario, relacaoEvento: true, idEvento, tipoDespesa: 'Serviços', valor: 100_00 },
    ...{ centroCusto: 'Outro', descricao: 'Som da festa', dataVencimento: '2026-12-10', meioPagamento: 'Digital' },
    ...{ tipoDocumento: 'RECIBO', numeroDocumento: '1', numeroParcelas: 1 },
  };
  const remove = (id: string) => edu.rest<Refusal>('DELETE', `/eventos/${id}`, { versao: 1 });
  const [saved, deleted] = await Promise.all([
    financeiro.rest<Refusal>('POST', '/despesas', despesa),
    remove(idEvento),
  ]);
  expect([200, 400], JSON.stringify(saved.body)).toContain(saved.status);
  expect(deleted.status).toBe(saved.status === 200 ? 409 : 200);

  const outro = (await create({ nome: 'Outra festa' })).body.id;
  const kept = await financeiro.rest('POST', '/despesas', {
    ...despesa,
    idEvento: outro,
    numeroDocumento: '22',
    valor: 250_00,
  });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  expect((await remove(outro)).body).toMatchObject({
    code: 'eventos.em_uso',
    message: 'O Evento está associado a uma ou mais despesas e não pode ser excluído.',
  });
  await app.rows('delete from despesas');
});

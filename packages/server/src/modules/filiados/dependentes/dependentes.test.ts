import type { Dependente } from '@sede/domain/modules/filiados/dependentes';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gestora: TestPerson;
let editor: TestPerson;
let visita: TestPerson;
let fora: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  editor = await app.person(['editor_filiado'], { nome: 'Edu Editor' });
  visita = await app.person(['visualizador_usuario'], { nome: 'Vera Visita' });
  fora = await app.person(['comunicacao', 'relatorios', 'filiado'], { nome: 'Fora' });
});
afterAll(() => app.close());

const CPF = '52998224725';
const CPF_DO_TITULAR = '11144477735';
let titular: string;
let outro: string;
const filiado = async (over: object) =>
  (
    await gestora.rest<Filiado>('POST', '/filiados', {
      ...{
        nomeCompleto: 'Maria Helena Duarte',
        cpf: CPF_DO_TITULAR,
        email: 'm@x.com',
        empresa: 'SENADO',
        matricula: '1',
      },
      ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '1998-03-14', ...over },
    })
  ).body.id;
beforeEach(async () => {
  await app.rows('delete from filiados');
  await app.rows('delete from acessos_dados');
  titular = await filiado({});
  outro = await filiado({ nomeCompleto: 'Outra Pessoa', cpf: '39053344705', email: 'o@x.com', matricula: '2' });
  app.events.length = 0;
});

const dados = (over: object = {}) => ({
  ...{ filiado: titular, nomeCompleto: 'Ana Duarte', dataNascimento: '2015-06-30', sexo: 'Feminino' },
  ...{ parentesco: 'Filho(a)', cpf: '529.982.247-25', nomeMae: 'Clara Duarte', ...over },
});
const create = <T = Dependente>(over: object = {}, who = editor) => who.rest<T>('POST', '/dependentes', dados(over));
const created = async (over: object = {}) => {
  const { status, body } = await create(over);
  expect(status).toBe(200);
  return body;
};
const list = async (id = titular, who = visita) =>
  (await who.rest<{ itens: Dependente[] }>('GET', `/filiados/${id}/dependentes`)).body.itens;
const inteiros = async (id = titular, who = visita) =>
  (await who.rest<{ itens: Dependente[] }>('GET', `/filiados/${id}/dependentes/restritos`)).body.itens;
const acessos = () => app.rows('select ato, tela, filiado_nome, usuario_nome from acessos_dados order by em, id');

describe('registering', () => {
  it('keeps what was typed, digits alone, and tells the live lists of the member', async () => {
    const { id } = await created();
    expect(await inteiros()).toMatchObject([
      { id, cpf: CPF, nomeMae: 'Clara Duarte', idade: 11, parentesco: 'Filho(a)', arquivos: [], filiadoId: titular },
    ]);
    await vi.waitFor(() => expect(app.events).toContainEqual({ modulo: 'filiados', ids: [titular] }), 10_000);
  });

  it.each([
    [{ nomeCompleto: '  ' }, 'nomeCompleto', ' Obrigatório'],
    [{ dataNascimento: '' }, 'dataNascimento', ' Obrigatório'],
    [{ dataNascimento: '2026-11-21' }, 'dataNascimento', 'A data não pode ser futura.'],
    [{ cpf: '529.982.247-26' }, 'cpf', 'CPF inválido.'],
    [{ cpf: '111.111.111-11' }, 'cpf', 'CPF inválido.'],
    [{ cpf: CPF_DO_TITULAR }, 'cpf', 'É o CPF do próprio filiado.'],
    [{ sexo: 'Outro' }, 'sexoOutro', ' Obrigatório'],
    [{ parentesco: 'Padrinho' }, 'parentesco', 'Escolha uma das opções.'],
  ])('refuses %o at its field and writes nothing', async (over, campo, message) => {
    const answer = await create<Refusal>(over);
    expect(answer.status).toBe(400);
    expect(answer.body.data?.campos?.[campo]).toBe(message);
    expect(await app.rows('select 1 from dependentes')).toEqual([]);
  });

  it('is born today at the earliest: today itself is no future', async () => {
    expect((await create({ dataNascimento: '2026-11-20' })).status).toBe(200);
  });

  it('tells whose a repeated CPF is, also to the second of two at once; another member’s is not asked', async () => {
    const [one, two] = await Promise.all([create<Dependente & Refusal>(), create<Dependente & Refusal>()]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect(won.status).toBe(200);
    expect(lost).toMatchObject({
      status: 409,
      body: {
        code: 'dependentes.cpf_repetido',
        message: 'Este CPF já é de outro dependente do filiado: Ana Duarte.',
        data: { existente: { id: won.body.id, nome: 'Ana Duarte' }, campos: { cpf: expect.any(String) } },
      },
    });
    expect((await create({ filiado: outro })).status).toBe(200);
  });

  it('without CPF there may be several', async () => {
    await created({ cpf: null });
    await created({ cpf: null, nomeCompleto: 'Bia Duarte' });
    expect(await list()).toHaveLength(2);
  });

  it('keeps HTML and formulas as the text that they are', async () => {
    await created({ nomeCompleto: '=HYPERLINK("x")<b>Ana</b>' });
    expect((await list())[0]?.nomeCompleto).toBe('=HYPERLINK("x")<b>Ana</b>');
  });

  it('of a member who is not there is 404', async () => {
    expect((await create({ filiado: '00000000-0000-7000-8000-000000000000' })).status).toBe(404);
  });
});

describe('who may', () => {
  it('only read: neither register, change nor delete; whoever has no part in members, nothing', async () => {
    const { id, versao } = await created();
    expect((await list())[0]?.pode).toEqual({ editar: 'so_consulta', excluir: 'so_consulta' });
    expect((await list(titular, editor))[0]?.pode).toEqual({});
    for (const who of [visita, fora]) {
      expect((await create({ cpf: null }, who)).status).toBe(403);
      expect((await who.rest('PATCH', `/dependentes/${id}`, { versao, nomeMae: 'X' })).status).toBe(403);
      expect((await who.rest('DELETE', `/dependentes/${id}`, { versao })).status).toBe(403);
      expect((await who.rest('POST', `/dependentes/${id}/anexar`, { versao, anexos: [] })).status).toBe(403);
    }
    expect((await fora.rest('GET', `/filiados/${titular}/dependentes`)).status).toBe(403);
    expect((await fora.rest('GET', `/filiados/${titular}/dependentes/restritos`)).status).toBe(403);
    expect((await editor.rest('DELETE', `/dependentes/${id}`, { versao })).status).toBe(200);
  });
});

describe('what is restricted', () => {
  it('is masked in list, one record and answers of writes; whole once asked, which is written down once', async () => {
    const { id, cpf, nomeMae, versao } = await created();
    expect({ cpf, nomeMae }).toEqual({ cpf: '•••••', nomeMae: '•••••' });
    const anexo = await sendPdf(app, editor, 'dependentes');
    await editor.rest('POST', `/dependentes/${id}/anexar`, { versao, anexos: [anexo] });
    expect(await list()).toMatchObject([{ cpf: '•••••', nomeMae: '•••••', anexos: 1, arquivos: null }]);
    expect((await visita.rest<Dependente>('GET', `/dependentes/${id}`)).body).toMatchObject({
      cpf: '•••••',
      arquivos: null,
    });
    expect(await acessos()).toEqual([]);
    expect(await inteiros()).toMatchObject([{ cpf: CPF, arquivos: [{ id: anexo, nome: 'comprovante.pdf' }] }]);
    // The member's own 'Mostrar' beside it is the same act.
    await visita.rest('GET', `/filiados/${titular}/restritos`);
    await inteiros();
    expect(await acessos()).toEqual([
      { ato: 'mostrar', tela: 'filiados', filiado_nome: 'Maria Helena Duarte', usuario_nome: 'Vera Visita' },
    ]);
  });

  it('stays masked in the conflict answer and in the member’s history', async () => {
    const { id, versao } = await created();
    await editor.rest('PATCH', `/dependentes/${id}`, { versao, nomeMae: 'Joana Segredo' });
    const late = await gestora.rest<Refusal>('PATCH', `/dependentes/${id}`, { versao, nomeMae: 'Outra' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito', data: { por: 'Edu Editor' } },
    });
    const history = await gestora.rest('GET', `/filiados/${titular}/historico`);
    const told = JSON.stringify([late.body, history.body]);
    expect(told).not.toMatch(/Segredo|529982|529\.982/);
    expect(told).toMatch(/Dependente: Nome da mãe/);
  });
});

describe('changing and deleting', () => {
  it('changes only what was sent, never the member', async () => {
    const { id, versao } = await created();
    const answer = await editor.rest<Dependente>('PATCH', `/dependentes/${id}`, { versao, parentesco: 'Neto(a)' });
    expect(answer.body).toMatchObject({ versao: versao + 1, parentesco: 'Neto(a)', nomeCompleto: 'Ana Duarte' });
    expect((await inteiros())[0]).toMatchObject({ cpf: CPF, nomeMae: 'Clara Duarte' });
    const forged = await editor.rest('PATCH', `/dependentes/${id}`, { versao: versao + 1, filiado: outro });
    expect(forged.status).toBe(400);
  });

  it('asks the rules of the whole record', async () => {
    const { id, versao } = await created({ cpf: null });
    await created({ nomeCompleto: 'Bia Duarte' });
    const repeated = await editor.rest<Refusal>('PATCH', `/dependentes/${id}`, { versao, cpf: CPF });
    expect(repeated.body).toMatchObject({
      code: 'dependentes.cpf_repetido',
      data: { existente: { nome: 'Bia Duarte' } },
    });
    const which = await editor.rest<Refusal>('PATCH', `/dependentes/${id}`, { versao, sexo: 'Outro' });
    expect(which.body.data?.campos).toEqual({ sexoOutro: ' Obrigatório' });
    expect((await editor.rest('PATCH', `/dependentes/${id}`, { versao, cpf: null, nomeMae: null })).status).toBe(200);
  });

  it('of an older version deletes nothing', async () => {
    const { id, versao } = await created();
    await editor.rest('PATCH', `/dependentes/${id}`, { versao, parentesco: 'Mãe' });
    expect((await editor.rest<Refusal>('DELETE', `/dependentes/${id}`, { versao })).body.code).toBe(
      'plataforma.versao_conflito',
    );
    expect(await list()).toHaveLength(1);
  });
});

describe('files', () => {
  const solto = async (id: string) =>
    (await app.rows(`select liberado_em from anexos where id = '${id}'`))[0]?.liberado_em;

  it('are called by no name in the trail, nor in the log of what was opened', async () => {
    const anexo = await sendPdf(app, editor, 'dependentes', 'zzcertidão de adoçãozz.pdf');
    await created({ anexos: [anexo] });
    expect((await editor.rest('GET', `/anexos/${anexo}`)).status).toBe(200);
    const auditor = await app.person(['gestor_sistema']);
    for (const path of ['/auditoria?porPagina=100', '/auditoria/exportar?formato=csv', '/auditoria/acessos']) {
      const { status, bytes } = await auditor.rest('GET', path);
      expect([path, status, bytes.toString('utf8').includes('zzcertid')]).toEqual([path, 200, false]);
    }
  });

  it('are opened by whoever sees the registry, which is written down with the member', async () => {
    const anexo = await sendPdf(app, editor, 'dependentes', 'certidão.pdf');
    await created({ anexos: [anexo] });
    expect((await visita.rest('GET', `/anexos/${anexo}`)).status).toBe(200);
    expect(await acessos()).toMatchObject([
      { ato: 'baixar', tela: 'dependentes', filiado_nome: 'Maria Helena Duarte' },
    ]);
    expect((await fora.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
  });

  it('are PDF by their content, whatever they are called', async () => {
    await expect(
      sendPdf(app, editor, 'dependentes', 'falso.pdf', Buffer.from('MZ isto não é um PDF')),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^anexos\./) });
  });

  it('of another module or of somebody else are not taken', async () => {
    const { id, versao } = await created();
    const daFicha = await sendPdf(app, editor, 'filiados');
    const alheio = await sendPdf(app, gestora, 'dependentes');
    for (const anexo of [daFicha, alheio]) {
      const answer = await editor.rest('POST', `/dependentes/${id}/anexar`, { versao, anexos: [anexo] });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect((await list())[0]?.anexos).toBe(0);
  });

  it('are taken off only from the dependent that has them, and let go', async () => {
    const anexo = await sendPdf(app, editor, 'dependentes');
    const dela = await created({ anexos: [anexo] });
    const doOutro = await created({ filiado: outro });
    const forged = await editor.rest('POST', `/dependentes/${doOutro.id}/remover-anexo`, {
      versao: doOutro.versao,
      anexo,
    });
    expect(forged.status).toBe(404);
    expect(await solto(anexo)).toBeNull();
    expect(
      (await editor.rest('POST', `/dependentes/${dela.id}/remover-anexo`, { versao: dela.versao, anexo })).status,
    ).toBe(200);
    expect(await solto(anexo)).not.toBeNull();
  });

  it('go with the dependent, and with the member', async () => {
    const [um, dois] = [await sendPdf(app, editor, 'dependentes'), await sendPdf(app, editor, 'dependentes')];
    const ana = await created({ anexos: [um] });
    await created({ filiado: outro, anexos: [dois] });
    await editor.rest('DELETE', `/dependentes/${ana.id}`, { versao: ana.versao });
    expect(await solto(um)).not.toBeNull();
    const { versao } = (await gestora.rest<Filiado>('GET', `/filiados/${outro}`)).body;
    expect((await gestora.rest('DELETE', `/filiados/${outro}`, { versao })).status).toBe(200);
    expect(await app.rows('select 1 from dependentes')).toEqual([]);
    expect(await solto(dois)).not.toBeNull();
  });
});

it('a masked CPF is not found digit by digit: by the whole of it, and a digit of the name', async () => {
  await created({ nomeCompleto: 'Cecília 2a Duarte' });
  const hits = async (busca: string) =>
    JSON.stringify((await visita.rest<object>('GET', `/busca?busca=${encodeURIComponent(busca)}`)).body).includes(
      'Dependente de',
    );
  for (const busca of ['529', '529.982.2', '5299822472', 'cecilia 24725', 'cecilia 529.']) {
    expect([busca, await hits(busca)]).toEqual([busca, false]);
  }
  for (const busca of ['52998224725', '529.982.247-25', 'cecilia 529.982.247-25', 'cecilia 2a']) {
    expect([busca, await hits(busca)]).toEqual([busca, true]);
  }
});

it('Ctrl K finds a dependent and opens the titular', async () => {
  await created({ nomeCompleto: 'CECÍLIA DUARTE' });
  const answer = await visita.rest<{ grupos: { modulo: string; itens: object[] }[] }>('GET', '/busca?busca=cecilia');
  expect(JSON.stringify(answer.body)).toContain('Dependente de Maria Helena Duarte');
  expect(JSON.stringify(answer.body)).toContain(titular);
});

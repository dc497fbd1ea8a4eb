import type { Funcionario } from '@sede/domain/modules/financeiro/funcionarios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let rosa: TestPerson;
let outro: TestPerson;
beforeAll(async () => {
  app = await testApp();
  rosa = await app.person(['gestor_funcionarios'], { nome: 'Rosa' });
  outro = await app.person(['admin_financeiro', 'gestor_sistema']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from funcionarios');
  app.events.length = 0;
});

const CPF = '52998224725';
const joao = {
  nome: 'João Maria Silva',
  cpf: '529.982.247-25',
  dataNascimento: '1980-02-29',
  celular: '(61) 99999-8888',
  email: 'Joao.Silva@Sindicato.org',
  uf: 'DF',
};
const create = <T = Funcionario>(over: object = {}, headers = {}) =>
  rosa.rest<T>('POST', '/funcionarios', { ...joao, ...over }, headers);
const change = <T = Funcionario>(id: string, body: object) => rosa.rest<T>('PATCH', `/funcionarios/${id}`, body);

it('only who keeps employees reads or changes them', async () => {
  const { id } = (await create()).body;
  for (const path of ['', '/totais', '/exportar', `/${id}`, `/${id}/historico`]) {
    expect((await app.stranger.rest('GET', `/funcionarios${path}`)).status).toBe(401);
    expect((await outro.rest('GET', `/funcionarios${path}`)).status).toBe(403);
    expect((await rosa.rest('GET', `/funcionarios${path}`)).status).toBe(200);
  }
  expect((await outro.rest('POST', '/funcionarios', joao)).status).toBe(403);
  expect((await outro.rest('DELETE', `/funcionarios/${id}`, { versao: 1 })).status).toBe(403);
});

describe('an employee', () => {
  it.each([
    [{ nome: '' }, 'nome', ' Obrigatório'],
    [{ cpf: '' }, 'cpf', ' Obrigatório'],
    [{ cpf: '529.982.247-26' }, 'cpf', 'CPF inválido'],
    [{ cpf: '111.111.111-11' }, 'cpf', 'CPF inválido'],
    [{ dataNascimento: '' }, 'dataNascimento', ' Obrigatório'],
    [{ dataNascimento: '1981-02-29' }, 'dataNascimento', 'Data inválida'],
    [{ dataNascimento: '2099-01-01' }, 'dataNascimento', 'A data de nascimento não pode ser futura.'],
    [{ celular: '(61) 3333-4444' }, 'celular', 'Telefone inválido'],
    [{ email: 'joao@' }, 'email', 'Email inválido'],
    [{ uf: 'XX' }, 'uf', 'Escolha uma das opções.'],
    [{ id: CPF }, 'id', 'Campo desconhecido: id.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    expect(await create<Refusal>(over)).toMatchObject({
      status: 400,
      body: { data: { campos: { [campo]: mensagem } } },
    });
    expect(await app.rows('select 1 from funcionarios')).toEqual([]);
  });

  it('is kept without masks, audited and told', async () => {
    const { body } = await create();
    expect(body).toMatchObject({
      cpf: CPF,
      celular: '+5561999998888',
      email: 'joao.silva@sindicato.org',
      desabilitado: false,
      versao: 1,
    });
    expect(await app.rows('select operacao from auditoria where registro_id = $1', [body.id])).toEqual([
      { operacao: 'funcionarios.create' },
    ]);
    expect(app.events).toEqual([{ modulo: 'funcionarios', ids: [body.id] }]);
  });

  it('with a CPF that exists is refused at the field; of ten at once one is kept', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => create<Refusal>({ nome: `Pessoa ${i}` })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: {
        code: 'funcionarios.cpf_repetido',
        data: { campos: { cpf: 'Já existe um funcionário com este CPF.' } },
      },
    });
    const { id } = (await create({ cpf: '11144477735' })).body;
    expect((await change<Refusal>(id, { versao: 1, cpf: CPF })).status).toBe(409);
  });

  it('keeps its record when the CPF is corrected, with the history in words; a stale save is refused', async () => {
    const { id } = (await create()).body;
    expect((await change(id, { versao: 1, cpf: '111.444.777-35' })).body).toMatchObject({ id, cpf: '11144477735' });
    expect((await change<Refusal>(id, { versao: 1, nome: 'X' })).body.code).toBe('plataforma.versao_conflito');
    const { body } = await rosa.rest<{ itens: object[] }>('GET', `/funcionarios/${id}/historico`);
    expect(body.itens[0]).toMatchObject({
      por: 'Rosa',
      mudancas: [{ rotulo: 'CPF', de: '529.982.247-25', para: '111.444.777-35' }],
    });
  });

  it('is disabled, enabled and deleted with its state in the audit', async () => {
    const { id } = (await create()).body;
    const turn = (verb: string, versao: number) =>
      rosa.rest<Refusal>('POST', `/funcionarios/${id}/${verb}`, { versao });
    expect((await turn('desabilitar', 1)).status).toBe(200);
    expect((await turn('desabilitar', 2)).body.code).toBe('plataforma.ja_desabilitado');
    expect((await turn('habilitar', 2)).status).toBe(200);
    expect((await rosa.rest('DELETE', `/funcionarios/${id}`, { versao: 3 })).body).toEqual({ id });
    expect(await app.rows(`select 1 from auditoria where registro_id = $1 and acao = 'excluir'`, [id])).toHaveLength(1);
  });
});

it('the list is by name; finds initials, CPF with and without mask, e-mail; filters; exports with masks', async () => {
  await create();
  await create({ nome: 'Beatriz Costa', cpf: '11144477735', email: 'bia@sindicato.org', uf: 'GO' });
  const names = async (query: string) =>
    (await rosa.rest<{ itens: Funcionario[] }>('GET', `/funcionarios${query}`)).body.itens.map((f) => f.nome);
  expect(await names('')).toEqual(['Beatriz Costa', 'João Maria Silva']);
  for (const busca of ['jms', '529.982', '52998224725', 'joao.silva@']) {
    expect(await names(`?busca=${encodeURIComponent(busca)}`)).toEqual(['João Maria Silva']);
  }
  expect(await names('?uf=GO,SP')).toEqual(['Beatriz Costa']);
  const csv = (await rosa.rest('GET', '/funcionarios/exportar?formato=csv&uf=DF')).bytes.toString();
  expect(csv).toContain('João Maria Silva;529.982.247-25;29/02/1980;(61) 99999-8888;joao.silva@sindicato.org;DF;Não');
});

it('names the user that the person signs in as: proposed by equal e-mail, one employee a user', async () => {
  const conta = await app.person(['filiado'], { nome: 'João da Conta' });
  const { email } = (
    await app.rows<{ email: string }>('select email from usuarios where id = $1', [conta.usuarioId])
  )[0] ?? {
    email: '',
  };
  const usuarios = async (query: string) =>
    (await rosa.rest<{ itens: { id: string; proposto: boolean }[] }>('GET', `/funcionarios/usuarios?${query}`)).body
      .itens;
  expect((await usuarios(`email=${email.toUpperCase()}`))[0]).toMatchObject({ id: conta.usuarioId, proposto: true });
  expect((await usuarios('busca=conta')).map(({ id, proposto }) => [id, proposto])).toEqual([[conta.usuarioId, false]]);
  const { body } = await create({ idUsuario: conta.usuarioId });
  expect(body).toMatchObject({ idUsuario: conta.usuarioId, nomeUsuario: 'João da Conta' });
  expect(await usuarios('busca=conta')).toEqual([]);
  expect((await create<Refusal>({ cpf: '11144477735', idUsuario: conta.usuarioId })).body).toMatchObject({
    code: 'funcionarios.usuario_repetido',
    data: { campos: { idUsuario: 'Este usuário já é de outro funcionário.' } },
  });
  expect((await outro.rest('GET', '/funcionarios/usuarios')).status).toBe(403);
});

it('is chosen by whoever keeps the assets, by name and e-mail alone', async () => {
  const { id } = (await create()).body;
  const pat = await app.person(['patrimonio']);
  expect((await pat.rest('GET', '/funcionarios/opcoes?busca=joão')).body).toEqual({
    itens: [{ id, nome: 'João Maria Silva', email: 'joao.silva@sindicato.org' }],
  });
  expect((await pat.rest('GET', '/funcionarios')).status).toBe(403);
});

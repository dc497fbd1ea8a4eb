import type { Role } from '@sede/domain/access';
import type { Correcao, MinhasCorrecoes } from '@sede/domain/modules/filiados/correcoes';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gilda: TestPerson;
let edu: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gilda = await app.person(['gestor_usuario'], { nome: 'Gilda' });
  edu = await app.person(['editor_filiado'], { nome: 'Edu' });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const tabela of ['filiados', 'acessos_dados', 'avisos', 'emails']) await app.rows(`delete from ${tabela}`);
});

const CPFS = ['52998224725', '11144477735', '39053344705'];
let n = 0;
/** Signed in with an account that is linked to a new record. */
async function member(over: object = {}, papeis: Role[] = ['filiado']) {
  n += 1;
  const who = await app.person(papeis);
  const { body: own } = await gilda.rest<Filiado>('POST', '/filiados', {
    ...{ nomeCompleto: `Pessoa ${n}`, cpf: CPFS[n % 3], email: null, semEmail: true, empresa: 'TCU', rg: '1204556' },
    ...{ matricula: `${90_000 + n}`, situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03', ...over },
  });
  await app.rows('update filiados set usuario_id = $1, email = $2 where id = $3', [who.usuarioId, who.email, own.id]);
  const ask = <T = MinhasCorrecoes>(campo: string, valor: string) =>
    who.rest<T>('POST', '/meu-perfil/correcoes', { campo, correto: valor, justificativa: 'Está errado.' });
  /** Asked for, as the desk opens it. */
  const asked = async (campo: string, valor: string): Promise<Correcao> => {
    const { body } = await ask(campo, valor);
    const id = body.pedidos[0]?.id ?? '';
    return (await gilda.rest<Correcao>('GET', `/correcoes/${id}`)).body;
  };
  const mine = async () => (await who.rest<MinhasCorrecoes>('GET', '/meu-perfil/correcoes')).body;
  return { who, id: own.id, ask, asked, mine };
}
const accept = <T = Correcao>({ id, versao, versaoDaFicha }: Correcao, who = gilda, over: object = {}) =>
  who.rest<T>('POST', `/correcoes/${id}/aceitar`, { versao, versaoDaFicha, ...over });
const refuse = <T = Correcao>({ id, versao }: Correcao, who = gilda) =>
  who.rest<T>('POST', `/correcoes/${id}/recusar`, { versao, motivo: 'O documento diz outra coisa.' });
const ficha = async (id: string) => (await gilda.rest<Filiado>('GET', `/filiados/${id}/restritos`)).body;
const rows = <T extends object>(text: string) => app.rows<T>(text);

describe('asking', () => {
  it('keeps the value by the rule of its field, with what the record had, and tells the desk without it', async () => {
    const ana = await member({ cargo: 'Assessor de Ministro', telComercial: '(61) 3216-0000' });
    const { status, body } = await ana.ask('telComercial', '(61) 3216-1234');
    expect([status, body.pedidos[0]]).toMatchObject([
      200,
      { campo: 'telComercial', valorPedido: '+556132161234', estado: 'pedida', motivo: null },
    ]);
    expect(body.atuais).toMatchObject({ telComercial: '+556132160000', cargo: 'Assessor de Ministro', rg: '1204556' });
    expect(await rows('select valor_antes from filiado_correcoes')).toEqual([{ valor_antes: '+556132160000' }]);
    const avisos = await rows<{ usuario_id: string; dados: string }>(
      'select usuario_id, dados::text as dados from avisos',
    );
    expect(avisos.map(({ usuario_id }) => usuario_id)).toEqual(
      expect.arrayContaining([gilda.usuarioId, edu.usuarioId]),
    );
    expect(JSON.stringify(avisos)).not.toContain('3216');
    const trail = await rows<{ depois: string }>(
      `select depois::text as depois from auditoria where modulo = 'correcoes' order by id desc limit 1`,
    );
    expect(trail[0]?.depois).toContain('telComercial');
    expect(trail[0]?.depois).not.toMatch(/3216|Está errado/);
  });

  it.each([
    ['cpf', '529.982.247-24', 'CPF inválido.'],
    ['estadoCivil', 'Enrolado', 'Escolha uma das opções.'],
    ['rg', '1204556', 'É o que já está na ficha.'],
  ])('refuses %s %s at the value', async (campo, valor, message) => {
    const ana = await member();
    const { status, body } = await ana.ask<Refusal>(campo, valor);
    expect([status, body.data?.campos]).toEqual([400, { correto: message }]);
  });

  it.each(['email', 'telCelular', 'observacao', 'usuarioId', 'valorPago'])('knows no field %s', async (campo) => {
    const ana = await member();
    expect((await ana.ask(campo, 'x')).status).toBe(400);
  });

  it('takes one open request of a field, also of two at once; another after the first was taken back', async () => {
    const ana = await member();
    const both = await Promise.all([
      ana.ask<Refusal>('cargo', 'Assessor de Ministro'),
      ana.ask<Refusal>('cargo', 'Cargo em comissão'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('correcoes.ja_pedida');
    const [{ id = '', versao = 0 } = {}] = (await ana.mine()).pedidos;
    const { body } = await ana.who.rest<MinhasCorrecoes>('POST', `/meu-perfil/correcoes/${id}/retirar`, { versao });
    expect(body.pedidos).toMatchObject([{ estado: 'retirada' }]);
    expect((await ana.ask('cargo', 'Cargo em comissão')).status).toBe(200);
  });

  it('is not for whoever left, nor for an account without record', async () => {
    const ana = await member();
    await rows(`update filiado_periodos set fim = '2020-01-31', motivo = 'A pedido'`);
    expect((await ana.mine()).podePedir).toBe(false);
    expect((await ana.ask<Refusal>('cargo', 'Assessor de Ministro')).body.code).toBe('meuPerfil.so_leitura');
    const nobody = await app.person(['filiado']);
    expect((await nobody.rest<Refusal>('GET', '/meu-perfil/correcoes')).body.code).toBe('meuPerfil.sem_ficha');
  });

  it('is nobody else’s: neither another member nor whoever may see all takes it back, and no member reads the queue', async () => {
    const ana = await member();
    const bia = await member({}, ['filiado', 'editor_filiado']);
    const caio = await member();
    const { id, versao } = await ana.asked('cargo', 'Assessor de Ministro');
    const take = async (who: TestPerson) =>
      (await who.rest('POST', `/meu-perfil/correcoes/${id}/retirar`, { versao })).status;
    expect([await take(bia.who), await take(caio.who)]).toEqual([404, 404]);
    expect((await bia.mine()).pedidos).toEqual([]);
    expect((await caio.who.rest('GET', `/correcoes/${id}`)).status).toBe(403);
    const viewer = await app.person(['visualizador_usuario']);
    expect((await viewer.rest('GET', '/correcoes')).status).toBe(403);
  });
});

describe('the desk', () => {
  it('accepts: the record is written by its rules, the member is told by mail without the value', async () => {
    const ana = await member({ cpf: '39053344705' });
    const correcao = await ana.asked('cpf', '168.995.350-09');
    expect(correcao).toMatchObject({ valorAtual: '39053344705', valorPedido: '16899535009', mudou: false, pode: {} });
    const { status, body } = await accept(correcao, edu);
    expect([status, body]).toMatchObject([200, { estado: 'aceita', decididaPorNome: 'Edu', igual: true }]);
    expect((await ficha(ana.id)).cpf).toBe('16899535009');
    expect((await ana.mine()).pedidos).toMatchObject([{ estado: 'aceita' }]);
    const [mail] = await rows<{ para: string; assunto: string; texto: string }>(
      `select para, assunto, texto from emails where motivo = 'correcao_decidida'`,
    );
    expect(mail).toMatchObject({ para: ana.who.email, assunto: 'Sua correção foi aceita' });
    expect(mail?.texto).toContain('CPF');
    expect(mail?.texto).not.toMatch(/16899535009|168\.995/);
  });

  it('refuses with the reason, which the member reads; the record stays', async () => {
    const ana = await member({ cargo: 'Assessor de Ministro' });
    const { status } = await refuse(await ana.asked('cargo', 'Diretor'), edu);
    expect([status, (await ficha(ana.id)).cargo]).toEqual([200, 'Assessor de Ministro']);
    expect((await ana.mine()).pedidos).toMatchObject([{ estado: 'recusada', motivo: 'O documento diz outra coisa.' }]);
    const [mail] = await rows<{ texto: string }>(`select texto from emails where motivo = 'correcao_decidida'`);
    expect(mail?.texto).toContain('O documento diz outra coisa.');
    expect(mail?.texto).not.toContain('Diretor');
  });

  it.each([
    ['two accept', accept, accept],
    ['one accepts, one refuses', accept, refuse],
  ])('%s at once: one decision, one mail, the other is told', async (_, first, second) => {
    const ana = await member();
    const correcao = await ana.asked('cargo', 'Assessor de Ministro');
    const answers = await Promise.all([first<Refusal>(correcao, gilda), second<Refusal>(correcao, edu)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('correcoes.estado');
    expect(await rows(`select id from emails where motivo = 'correcao_decidida'`)).toHaveLength(1);
    const [{ estado = '' } = {}] = (await ana.mine()).pedidos;
    expect((await ficha(ana.id)).cargo).toBe(estado === 'aceita' ? 'Assessor de Ministro' : null);
  });

  it('does not decide what was taken back, nor its own', async () => {
    const ana = await member();
    const correcao = await ana.asked('cargo', 'Assessor de Ministro');
    const { versao } = correcao;
    await ana.who.rest('POST', `/meu-perfil/correcoes/${correcao.id}/retirar`, { versao });
    expect((await accept<Refusal>(correcao)).body.message).toBe('O filiado retirou este pedido.');
    const bia = await member({}, ['filiado', 'editor_filiado']);
    const own = await bia.asked('cargo', 'Assessor de Ministro');
    expect((await accept<Refusal>(own, bia.who)).body.message).toMatch(/é preciso outra pessoa/);
    expect((await accept(own, edu)).status).toBe(200);
  });

  it('is told of a record that changed since it was looked at', async () => {
    const ana = await member({ cargo: 'Assessor de Ministro' });
    const correcao = await ana.asked('cargo', 'Diretor');
    const { versao } = await ficha(ana.id);
    await edu.rest('PATCH', `/filiados/${ana.id}`, { versao, cargo: 'Cargo em comissão' });
    expect((await accept<Refusal>(correcao)).body.code).toBe('plataforma.versao_conflito');
    const now = (await gilda.rest<Correcao>('GET', `/correcoes/${correcao.id}`)).body;
    expect(now).toMatchObject({
      estado: 'pedida',
      valorAntes: 'Assessor de Ministro',
      valorAtual: 'Cargo em comissão',
      mudou: true,
    });
    expect((await accept(now)).status).toBe(200);
    expect((await ficha(ana.id)).cargo).toBe('Diretor');
  });

  it('reads the record’s own refusals: a CPF of another at its field, a likely twin until it is answered', async () => {
    const ana = await member({ cpf: '52998224725' });
    const bia = await member({ cpf: '11144477735', matricula: '777' });
    const { status, body } = await accept<Refusal>(await ana.asked('cpf', '111.444.777-35'));
    expect([status, body.code, body.data?.campos?.cpf]).toMatchObject([
      409,
      'filiados.cpf_cadastrado',
      expect.stringContaining('CPF já cadastrado'),
    ]);
    const correcao = await ana.asked('matricula', '777');
    expect((await accept<Refusal>(correcao)).body.code).toBe('filiados.parecido');
    expect((await accept(correcao, gilda, { distintos: [bia.id] })).status).toBe(200);
    expect((await ficha(ana.id)).matricula).toBe('777');
  });

  it('reads RG and mother’s name masked until it asks, and both reads are written down', async () => {
    const ana = await member({ nomeMae: 'Helena' });
    const correcao = await ana.asked('nomeMae', 'Helena Duarte');
    const mascaras = { valorAtual: '•••••', valorAntes: '•••••', valorPedido: '•••••', justificativa: '•••••' };
    expect(correcao).toMatchObject(mascaras);
    const { body } = await edu.rest<Correcao>('GET', `/correcoes/${correcao.id}/restritos`);
    expect(body).toMatchObject({ valorAtual: 'Helena', valorPedido: 'Helena Duarte', justificativa: 'Está errado.' });
    expect((await accept(correcao)).body).toMatchObject({ valorPedido: '•••••', justificativa: '•••••' });
    const list = await gilda.rest('GET', '/correcoes');
    expect(JSON.stringify(list.body)).not.toMatch(/Está errado|Helena Duarte/);
    expect(
      await rows(`select usuario_nome, ato, filiado_id from acessos_dados where tela = 'correcoes' order by em, ato`),
    ).toEqual([
      { usuario_nome: 'Gilda', ato: 'abrir', filiado_id: ana.id },
      { usuario_nome: 'Edu', ato: 'mostrar', filiado_id: ana.id },
    ]);
  });

  it('takes another house with the number there, and without the career of the one before', async () => {
    const ana = await member({ cargo: 'Assessor de Ministro', matricula: '777' });
    const correcao = await ana.asked('empresa', 'CAMARA');
    const without = await accept<Refusal>(correcao);
    expect([without.status, without.body.data?.campos]).toEqual([400, { matricula: ' Obrigatório' }]);
    expect((await accept(correcao, gilda, { matricula: '4321' })).status).toBe(200);
    expect(await ficha(ana.id)).toMatchObject({ empresa: 'CAMARA', matricula: 'P - 4321', cargo: null });
  });

  it('goes with the member who is deleted', async () => {
    const ana = await member();
    await ana.ask('cargo', 'Assessor de Ministro');
    const { versao } = await ficha(ana.id);
    expect((await gilda.rest('DELETE', `/filiados/${ana.id}`, { versao })).status).toBe(200);
    expect(await rows('select id from filiado_correcoes')).toEqual([]);
  });
});

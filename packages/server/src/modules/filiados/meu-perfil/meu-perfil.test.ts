import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import type { Perfil } from '@sede/domain/modules/filiados/meu-perfil';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

interface Pagina {
  filiado: Perfil | null;
  podeLigar: boolean;
  emailPendente: string | null;
  temas: { nome: string; obrigatorio: boolean; recebe: boolean }[];
}

let app: TestApp;
let gestora: TestPerson;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
});
afterAll(() => app.close());
let endereco = 0;
beforeEach(async () => {
  await app.rows('delete from filiados');
  await app.rows(`delete from usuarios where id <> $1`, [gestora.usuarioId]);
  await app.rows('delete from emails');
  await app.rows('delete from avisos');
  endereco += 1;
});

const CPFS = ['52998224725', '11144477735', '39053344705'];
let n = 0;
async function filiado(email: string | null, over: object = {}): Promise<Filiado> {
  n += 1;
  const { body } = await gestora.rest<Filiado>('POST', '/filiados', {
    ...{ nomeCompleto: `Pessoa ${n}`, cpf: CPFS[n % 3], email, semEmail: email === null, empresa: 'TCU' },
    ...{ matricula: `${90_000 + n}`, situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03', rg: '1204556' },
    ...over,
  });
  expect(body).toMatchObject({ id: expect.any(String) });
  return body;
}
/** Signed in with an account that is linked to a new record. */
async function member(over: object = {}, papeis: Role[] = ['filiado']) {
  const who = await app.person(papeis);
  await app.rows('update usuarios set email_verificado = true where id = $1', [who.usuarioId]);
  const own = await filiado(null, over);
  await app.rows('update filiados set usuario_id = $1, email = $2 where id = $3', [who.usuarioId, who.email, own.id]);
  const page = async () => (await who.rest<Pagina>('GET', '/meu-perfil')).body;
  const patch = async <T = Pagina>(body: object) =>
    who.rest<T>('PATCH', '/meu-perfil', { versao: (await page()).filiado?.versao, ...body });
  return { who, id: own.id, page, patch };
}
const stored = async (id: string) =>
  (
    await app.rows<{ email: string; usuario_id: string | null }>(
      'select email, usuario_id from filiados where id = $1',
      [id],
    )
  )[0];
const login = async (id: string) =>
  (await app.rows<{ email: string }>('select email from usuarios where id = $1', [id]))[0]?.email;
const mails = (para: string) =>
  app.rows<{ assunto: string; motivo: string; texto: string }>(
    'select assunto, motivo, texto from emails where para = $1 order by id',
    [para],
  );
const tokenOf = async (para: string, motivo: string) =>
  /confirmar#([\w-]+)/.exec((await mails(para)).findLast((mail) => mail.motivo === motivo)?.texto ?? '')?.[1] ?? '';
const stranger = <T>(path: string, token: string) =>
  app.stranger.rest<T & Refusal>('POST', path, { token }, { 'x-forwarded-for': `10.9.0.${endereco}` });
const use = (token: string) => stranger<{ feito: boolean; mensagem: string }>('/meu-perfil/link/usar', token);

describe('the own record', () => {
  it('is found by the account, whole, and nobody else’s', async () => {
    const ana = await member({ nomeCompleto: 'Ana' });
    const bia = await member({ nomeCompleto: 'Bia' });
    expect((await ana.page()).filiado).toMatchObject({ nomeCompleto: 'Ana', rg: '1204556', cadastro: 'FILIADO' });
    expect((await bia.page()).filiado).toMatchObject({ nomeCompleto: 'Bia' });
    expect(Object.keys((await ana.page()).filiado ?? {})).not.toContain('observacao');
  });

  it('takes the nine fields, digits alone, and keeps the rest', async () => {
    const ana = await member({ cargo: 'Assessor de Ministro' });
    const { status, body } = await ana.patch({
      ...{ nomeCompleto: 'Ana Nova', cep: '70755-030', logradouro: 'SQN 309', bairro: 'Asa Norte', cidade: 'Brasília' },
      ...{ estado: 'DF', telCelular: '(61) 99914-2207', telFixo: '(61) 3347-1180' },
    });
    expect([status, body.filiado]).toMatchObject([
      200,
      {
        nomeCompleto: 'Ana Nova',
        cep: '70755030',
        telCelular: '+5561999142207',
        cargo: 'Assessor de Ministro',
        rg: '1204556',
      },
    ]);
    const [trail] = await app.rows<{ nome: string }>(
      `select usuario_nome as nome from auditoria where modulo = 'filiados' and registro_id = $1 order by id desc limit 1`,
      [ana.id],
    );
    expect(trail?.nome).toBe(ana.who.nome);
  });

  it.each([
    [{ nomeCompleto: '' }, 'nomeCompleto', ' Obrigatório'],
    [{ email: 'sem arroba' }, 'email', 'Email inválido'],
    [{ email: 'x@substituir.com' }, 'email', 'Email inválido'],
    [{ telCelular: '123' }, 'telCelular', 'Celular inválido.'],
    [{ cep: '123' }, 'cep', 'CEP inválido.'],
  ])('refuses %o at its field', async (over, campo, message) => {
    const ana = await member();
    const { status, body } = await ana.patch<Refusal>(over);
    expect([status, body.data?.campos?.[campo]]).toEqual([400, message]);
  });

  it.each(['cpf', 'observacao', 'situacaoFiliado', 'empresa', 'valorPago', 'usuarioId', 'id', 'falecido'])(
    'knows no field %s',
    async (campo) => {
      const ana = await member();
      expect((await ana.patch({ [campo]: 'x' })).status).toBe(400);
    },
  );

  it('two changes at once: the second hears of the first, without what is not theirs to read', async () => {
    const ana = await member({ observacao: 'Difícil.' });
    const versao = (await ana.page()).filiado?.versao;
    await gestora.rest('PATCH', `/filiados/${ana.id}`, { versao, ramal: '77' });
    const { status, body } = await ana.who.rest<Refusal>('PATCH', '/meu-perfil', { versao, bairro: 'Sul' });
    expect([status, body.code]).toEqual([409, 'plataforma.versao_conflito']);
    expect(JSON.stringify(body)).not.toContain('Difícil.');
  });

  it('of whoever left is read only, and says so', async () => {
    const ana = await member();
    const { body } = await gestora.rest<Filiado>('GET', `/filiados/${ana.id}`);
    await gestora.rest('POST', `/filiados/${ana.id}/desfiliar`, {
      versao: body.versao,
      data: '2026-11-20',
      motivo: 'A pedido',
    });
    expect((await ana.page()).filiado).toMatchObject({ cadastro: 'INATIVO', dataDesfiliacao: '2026-11-20' });
    expect((await ana.patch<Refusal>({ bairro: 'Sul' })).body.code).toBe('meuPerfil.so_leitura');
  });

  it('nothing of another: neither by id, file, history nor export', async () => {
    const ana = await member();
    const bia = await member();
    const paths = [
      ...[`/filiados/${bia.id}`, `/filiados/${ana.id}`, `/filiados/${bia.id}/leitura`, `/filiados/${bia.id}/restritos`],
      ...[`/filiados/${bia.id}/historico`, '/filiados', '/filiados/totais', '/filiados/exportar?formato=xlsx'],
      ...['/filiados/parecidos?nome=Pessoa', `/filiados/por-cpf?cpf=${CPFS[0]}`, '/filiados/selecao'],
    ];
    for (const path of paths) expect([path, (await ana.who.rest('GET', path)).status]).toEqual([path, 403]);
    expect((await ana.who.rest('PATCH', `/filiados/${bia.id}`, { versao: 1, ramal: '1' })).status).toBe(403);
    expect((await ana.who.rest('GET', `/meu-perfil?id=${bia.id}`)).status).toBe(400);
    const pdf = newId();
    await app.rows(
      `insert into anexos (id, criado_em, atualizado_em, modulo, nome, tipo_conteudo, tamanho, sha256, chave, enviado_por)
       values ($1, now(), now(), 'filiados', 'a.pdf', 'application/pdf', 1, $2, $3, $4)`,
      [pdf, 'a'.repeat(64), newId(), gestora.usuarioId],
    );
    await app.rows(
      `insert into filiados_anexos (id, criado_em, atualizado_em, filiado_id, anexo_id, nome) values ($1, now(), now(), $2, $3, 'a.pdf')`,
      [newId(), bia.id, pdf],
    );
    expect((await ana.who.rest('GET', `/anexos/${pdf}`)).status).toBe(404);
  });

  it('is no page of staff without the role, nor of strangers', async () => {
    expect((await gestora.rest('GET', '/meu-perfil')).status).toBe(403);
    expect((await app.stranger.rest('GET', '/meu-perfil')).status).toBe(401);
  });
});

describe('linking itself', () => {
  async function unlinked(provado = true) {
    const who = await app.person(['filiado']);
    await app.rows('update usuarios set email_verificado = $2 where id = $1', [who.usuarioId, provado]);
    return who;
  }
  const page = async (who: TestPerson) => (await who.rest<Pagina>('GET', '/meu-perfil')).body;
  const link = (who: TestPerson) => who.rest<Pagina & Refusal>('POST', '/meu-perfil/ligar', {});

  it('a proven address of exactly one record without account, written down', async () => {
    const who = await unlinked();
    const own = await filiado(who.email);
    expect(await page(who)).toMatchObject({ filiado: null, podeLigar: true });
    expect((await link(who)).body.filiado?.nomeCompleto).toBe(own.nomeCompleto);
    expect((await stored(own.id))?.usuario_id).toBe(who.usuarioId);
    expect(
      await app.rows(`select 1 from auditoria where operacao = 'meuPerfil.ligar' and registro_id = $1`, [own.id]),
    ).toHaveLength(1);
  });

  it('not an unproven address', async () => {
    const who = await unlinked(false);
    await filiado(who.email);
    expect(await page(who)).toMatchObject({ podeLigar: false });
    expect((await link(who)).body.code).toBe('meuPerfil.nao_ligavel');
  });

  it('not one of two records, nor of a dead member, nor of a record that has an account', async () => {
    const who = await unlinked();
    const one = await filiado(who.email);
    const two = await filiado(who.email, { distintos: [one.id] });
    expect((await link(who)).status).toBe(409);
    await app.rows('delete from filiados where id = $1', [two.id]);
    await app.rows('update filiados set falecido = true where id = $1', [one.id]);
    expect((await link(who)).status).toBe(409);
    await app.rows('update filiados set falecido = false, usuario_id = $2 where id = $1', [one.id, gestora.usuarioId]);
    expect((await link(who)).status).toBe(409);
  });

  it('twice at once: once', async () => {
    const who = await unlinked();
    await filiado(who.email);
    const answers = await Promise.all([link(who), link(who)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the own e-mail', () => {
  it('waits for the new address; the rest is saved at once', async () => {
    const ana = await member();
    const { body } = await ana.patch({ email: 'Nova@Casa.org', bairro: 'Sul' });
    expect(body).toMatchObject({ emailPendente: 'nova@casa.org', filiado: { email: ana.who.email, bairro: 'Sul' } });
    expect(await login(ana.who.usuarioId)).toBe(ana.who.email);
    const answer = await stranger<{ tipo: string; email: string }>(
      '/meu-perfil/link',
      await tokenOf('nova@casa.org', 'confirmar_email'),
    );
    expect(answer.body).toEqual({ tipo: 'email', email: 'n•••@casa.org' });
    expect(await login(ana.who.usuarioId)).toBe(ana.who.email);
    expect((await use(await tokenOf('nova@casa.org', 'confirmar_email'))).body.feito).toBe(true);
    expect([await login(ana.who.usuarioId), (await stored(ana.id))?.email]).toEqual(['nova@casa.org', 'nova@casa.org']);
    expect(await mails(ana.who.email)).toMatchObject([{ motivo: 'email_trocado' }]);
  });

  it('a link is used once, a later wish ends the one before, and giving up ends it too', async () => {
    const ana = await member();
    await ana.patch({ email: 'a@casa.org' });
    await ana.patch({ email: 'b@casa.org' });
    expect((await use(await tokenOf('a@casa.org', 'confirmar_email'))).body.code).toBe('meuPerfil.link_invalido');
    const token = await tokenOf('b@casa.org', 'confirmar_email');
    await ana.who.rest('POST', '/meu-perfil/cancelar-email', {});
    expect((await use(token)).status).toBe(422);
    await ana.patch({ email: 'c@casa.org' });
    const last = await tokenOf('c@casa.org', 'confirmar_email');
    expect([(await use(last)).status, (await use(last)).status]).toEqual([200, 422]);
  });

  it('expires after two days', async () => {
    const ana = await member();
    await ana.patch({ email: 'a@casa.org' });
    await app.rows(`update filiado_links set expira_em = expira_em - interval '2 days 1 second'`);
    expect((await use(await tokenOf('a@casa.org', 'confirmar_email'))).status).toBe(422);
  });

  it('says of another’s login nothing until its holder opens the link', async () => {
    const other = await app.person(['aprovador']);
    const ana = await member();
    const { status, body } = await ana.patch({ email: other.email });
    expect([status, body.emailPendente]).toEqual([200, other.email]);
    const answer = await use(await tokenOf(other.email, 'confirmar_email'));
    expect([answer.status, answer.body.message]).toEqual([409, 'Este e-mail já é o acesso de outra pessoa.']);
    expect(await login(ana.who.usuarioId)).toBe(ana.who.email);
  });

  it('with other roles only the record’s address changes, the login stays', async () => {
    const ana = await member({}, ['filiado', 'aprovador']);
    await ana.patch({ email: 'a@casa.org' });
    await use(await tokenOf('a@casa.org', 'confirmar_email'));
    expect([await login(ana.who.usuarioId), (await stored(ana.id))?.email]).toEqual([ana.who.email, 'a@casa.org']);
  });

  it('a role that came while the link waited keeps the login', async () => {
    const ana = await member();
    await ana.patch({ email: 'a@casa.org' });
    await app.rows('insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, $3)', [
      newId(),
      ana.who.usuarioId,
      'gestor_sistema',
    ]);
    await use(await tokenOf('a@casa.org', 'confirmar_email'));
    expect(await login(ana.who.usuarioId)).toBe(ana.who.email);
  });

  it('five wishes a day, no more', async () => {
    const ana = await member();
    for (let i = 0; i < 5; i++) expect((await ana.patch({ email: `a${i}@casa.org` })).status).toBe(200);
    expect((await ana.patch({ email: 'a9@casa.org' })).status).toBe(429);
  });
});

describe('‘Não fui eu’', () => {
  async function moved() {
    const ana = await member();
    const { body } = await gestora.rest<Filiado>('GET', `/filiados/${ana.id}`);
    await gestora.rest('PATCH', `/filiados/${ana.id}`, { versao: body.versao, email: 'tomado@casa.org' });
    expect(await login(ana.who.usuarioId)).toBe('tomado@casa.org');
    return { ...ana, token: await tokenOf(ana.who.email, 'email_trocado') };
  }

  it('puts the address back, ends sessions, drops the password, and tells whoever keeps the members', async () => {
    const ana = await moved();
    await app.rows(
      `insert into auth.contas (id, usuario_id, provedor, conta, senha) values ($1, $2, 'credential', $3, 'x')`,
      [newId(), ana.who.usuarioId, ana.who.usuarioId],
    );
    expect((await use(ana.token)).body).toMatchObject({ feito: true });
    expect([await login(ana.who.usuarioId), (await stored(ana.id))?.email]).toEqual([ana.who.email, ana.who.email]);
    expect(await app.rows('select 1 from auth.sessoes where usuario_id = $1', [ana.who.usuarioId])).toEqual([]);
    expect(await app.rows('select senha from auth.contas where usuario_id = $1', [ana.who.usuarioId])).toEqual([
      { senha: null },
    ]);
    expect((await mails(ana.who.email)).at(-1)).toMatchObject({ motivo: 'email_devolvido' });
    const avisos = await app.rows(`select 1 from avisos where tipo = 'email_nao_fui_eu' and usuario_id = $1`, [
      gestora.usuarioId,
    ]);
    expect(avisos).toHaveLength(1);
  });

  it('is worth nothing once the account has other roles, which is told', async () => {
    const ana = await moved();
    await app.rows('insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, $3)', [
      newId(),
      ana.who.usuarioId,
      'gestor_sistema',
    ]);
    expect((await use(ana.token)).body).toMatchObject({ feito: false });
    expect(await login(ana.who.usuarioId)).toBe('tomado@casa.org');
    expect(await app.rows(`select 1 from avisos where tipo = 'email_nao_fui_eu'`)).toHaveLength(1);
  });

  it('ends after seven days', async () => {
    const ana = await moved();
    await app.rows(`update filiado_links set expira_em = expira_em - interval '7 days 1 second'`);
    expect((await use(ana.token)).status).toBe(422);
  });

  it('twice moved, the first address still comes back', async () => {
    const ana = await moved();
    const { body } = await gestora.rest<Filiado>('GET', `/filiados/${ana.id}`);
    await gestora.rest('PATCH', `/filiados/${ana.id}`, { versao: body.versao, email: 'outra@casa.org' });
    await use(ana.token);
    expect(await login(ana.who.usuarioId)).toBe(ana.who.email);
  });
});

describe('‘Confirmar que sou eu’', () => {
  it('links an account that had the address, gives it the role and keeps its others', async () => {
    const chefe = await app.person(['aprovador']);
    const own = await filiado(chefe.email);
    expect((await use(await tokenOf(chefe.email, 'ligar_conta'))).body.feito).toBe(true);
    expect((await stored(own.id))?.usuario_id).toBe(chefe.usuarioId);
    expect((await chefe.rest<Pagina>('GET', '/meu-perfil')).body.filiado?.nomeCompleto).toBe(own.nomeCompleto);
  });

  it('is worth nothing when the record has another address by then', async () => {
    const chefe = await app.person(['aprovador']);
    const own = await filiado(chefe.email);
    const token = await tokenOf(chefe.email, 'ligar_conta');
    await gestora.rest('PATCH', `/filiados/${own.id}`, { versao: own.versao, email: 'outro@casa.org' });
    expect((await use(token)).status).toBe(422);
    expect((await stored(own.id))?.usuario_id).toBeNull();
  });
});

describe('links', () => {
  it('that are invented are refused, and each address has its limit', async () => {
    expect((await use('x'.repeat(32))).body.code).toBe('meuPerfil.link_invalido');
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push((await use('y'.repeat(32))).status);
    expect(answers).toContain(429);
  });
});

describe('topics', () => {
  it('the six, by their rule; one is turned off, an obligatory one is not', async () => {
    const ana = await member();
    expect((await ana.page()).temas.map(({ nome, recebe }) => [nome, recebe])).toContainEqual(['Convênios', false]);
    const receber = (tema: string, recebe: boolean) =>
      ana.who.rest<Pagina>('POST', '/meu-perfil/receber', { tema, recebe });
    expect((await receber('Eventos', false)).body.temas).toContainEqual({
      nome: 'Eventos',
      obrigatorio: false,
      recebe: false,
    });
    expect((await receber('Convênios', true)).body.temas).toContainEqual({
      nome: 'Convênios',
      obrigatorio: false,
      recebe: true,
    });
    expect((await receber('Assembleias e avisos estatutários', false)).status).toBe(400);
    expect((await receber('Outro', true)).status).toBe(400);
  });
});

import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

quickPasswords();
const SENHA = 'amendoeira-7-vento';
const CPFS = ['52998224725', '11144477735', '39053344705'];
let app: TestApp;
let gestora: TestPerson;
let editor: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  // The sign-in library reads the machine's clock.
  app = await testApp({
    now: new Date().toISOString(),
    env: { DEPLOYMENTS: 'development=localhost', DEPLOYMENT: 'development' },
  });
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  editor = await app.person(['editor_filiado'], { nome: 'Edu Editor' });
  admin = await app.person(['gestor_sistema'], { nome: 'Alda Admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from filiados');
  await app.rows(`delete from usuarios where email like '%@casa.org'`);
  await app.rows('delete from emails');
});

let n = 0;
const dados = (over: object = {}) => ({
  nomeCompleto: `Maria Helena ${++n}`,
  cpf: CPFS[0],
  email: 'maria@casa.org',
  empresa: 'SENADO',
  matricula: String(24_000 + n),
  situacaoFiliado: 'APOSENTADO',
  dataFiliacao: '1998-03-14',
  ...over,
});
const create = <T = Filiado>(over: object = {}) => editor.rest<T>('POST', '/filiados', dados(over));
const created = async (over: object = {}) => {
  const { body, status } = await create(over);
  expect([status, body]).toMatchObject([200, { id: expect.any(String) }]);
  return body;
};
const patch = <T = Filiado>(filiado: Filiado, body: object, who = editor) =>
  who.rest<T>('PATCH', `/filiados/${filiado.id}`, { versao: filiado.versao, ...body });
const get = async (id: string) => (await editor.rest<Filiado>('GET', `/filiados/${id}`)).body;
const convidar = ({ id }: { id: string }) =>
  editor.rest<{ feitas: string[]; recusadas: { code: string; message: string }[] }>('POST', '/filiados/convidar', {
    ids: [id],
    versoes: { [id]: 1 },
  });
const usuario = async (email: string) => {
  const [row] = await app.rows<{ id: string; nome: string; desabilitado: boolean; papeis: string[]; senha: boolean }>(
    `select u.id, u.nome, u.desabilitado, array(select papel from papeis_usuario p where p.usuario_id = u.id order by 1) as papeis,
      exists (select from auth.contas c where c.usuario_id = u.id and c.senha is not null) as senha
     from usuarios u where email = $1`,
    [email],
  );
  return row;
};
const linked = async (id: string) =>
  (await app.rows<{ usuario_id: string | null }>('select usuario_id from filiados where id = $1', [id]))[0]?.usuario_id;
const mails = (para: string) =>
  app.rows<{ assunto: string; motivo: string; texto: string }>(
    'select assunto, motivo, texto from emails where para = $1 order by id',
    [para],
  );
const auth = (path: string, payload: object) =>
  app.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { origin: 'http://localhost:3999' } });
/** Chooses the password by the link of the last invitation. */
async function enter(email: string) {
  const texto = (await mails(email)).findLast(({ texto }) => texto.includes('nova-senha'))?.texto ?? '';
  const token = /token=([\w-]+)/.exec(texto)?.[1];
  expect((await auth('/reset-password', { token, newPassword: SENHA })).statusCode).toBe(200);
}
const signIn = async (email: string) =>
  (await auth('/sign-in/email', { email, password: SENHA, manterConectado: false })).statusCode;
/** A member whose holder signs in. */
async function entered(over: object = {}) {
  const filiado = await created(over);
  expect((await convidar(filiado)).body).toMatchObject({ feitas: [filiado.id] });
  await enter(filiado.email ?? '');
  return get(filiado.id);
}
const grant = async (usuarioId: string, papel: Role) =>
  app.rows('insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, $3)', [newId(), usuarioId, papel]);
/** An account that is no member's yet. */
async function account(email: string, papeis: Role[] = []) {
  const id = newId();
  await app.rows('insert into usuarios (id, nome, email) values ($1, $2, $3)', [id, 'Outra Pessoa', email]);
  for (const papel of papeis) await grant(id, papel);
  return id;
}

describe('creation and invitation', () => {
  it('with a real e-mail makes an account of role filiado, without password and without mail', async () => {
    const filiado = await created();
    const conta = await usuario('maria@casa.org');
    expect(conta).toMatchObject({ nome: filiado.nomeCompleto, papeis: ['filiado'], senha: false });
    expect(await linked(filiado.id)).toBe(conta?.id);
    expect(filiado).toMatchObject({ temConta: true, conta: { situacao: 'pendente', aviso: null } });
    expect(await mails('maria@casa.org')).toEqual([]);
  });

  it.each([
    ['none', { email: null, semEmail: true }],
    ['a placeholder', { email: 'x1@substituir.com' }],
  ])('with %s makes no account, and an invitation says why', async (_, over) => {
    const filiado = await created(over);
    expect(filiado.conta).toEqual({ situacao: 'sem', aviso: null });
    expect((await convidar(filiado)).body.recusadas).toMatchObject([{ message: 'O filiado não tem e-mail.' }]);
  });

  it('the invitation leads to the password and in; a second one is refused', async () => {
    const filiado = await entered();
    expect(filiado.conta.situacao).toBe('ativa');
    expect(await signIn('maria@casa.org')).toBe(200);
    expect((await convidar(filiado)).body.recusadas).toMatchObject([{ code: 'usuarios.convite_aceito' }]);
  });

  it('of many each stands for itself; a member without account gets one', async () => {
    const sem = await created({ email: null, semEmail: true });
    const one = await created({ cpf: CPFS[1], email: 'b@casa.org' });
    await app.rows('update filiados set usuario_id = null where id = $1', [one.id]);
    await app.rows('delete from usuarios where email = $1', ['b@casa.org']);
    const answer = await editor.rest<{ feitas: string[]; recusadas: { id: string }[] }>('POST', '/filiados/convidar', {
      ids: [sem.id, one.id],
      versoes: { [sem.id]: 1, [one.id]: 1 },
    });
    expect(answer.body).toMatchObject({ feitas: [one.id], recusadas: [{ id: sem.id }] });
    expect(await linked(one.id)).toBe((await usuario('b@casa.org'))?.id);
    expect(await mails('b@casa.org')).toMatchObject([{ motivo: 'convite' }]);
  });

  it('all that a filter finds are invited', async () => {
    await created();
    const { body } = await editor.rest<{ total: number; marca: string }>('GET', '/filiados/selecao?casa=SENADO');
    const done = await editor.rest('POST', '/filiados/convidar', {
      ...{ filtro: { casa: ['SENADO'] }, esperadas: body.total, marca: body.marca },
    });
    expect(done.body).toMatchObject({ feitas: [expect.any(String)], recusadas: [] });
  });

  it('is no act of who only sees', async () => {
    const visita = await app.person(['visualizador_usuario']);
    const { id } = await created();
    expect((await visita.rest('POST', '/filiados/convidar', { ids: [id], versoes: { [id]: 1 } })).status).toBe(403);
  });

  it('two who register one address at once: one account, both members', async () => {
    const answers = await Promise.all([
      create({ email: 'dois@casa.org', distintos: [] }),
      create({ cpf: CPFS[1], email: 'dois@casa.org', nomeCompleto: 'Outra' }),
    ]);
    // The second is asked about the first, or comes before it is seen.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await app.rows(`select 1 from usuarios where email = 'dois@casa.org'`)).toHaveLength(1);
    expect(await app.rows('select 1 from filiados where usuario_id is not null')).toHaveLength(1);
  });

  it('another member’s login gives no account', async () => {
    const first = await created();
    const second = await created({ cpf: CPFS[1], distintos: [first.id] });
    expect(second.conta).toEqual({ situacao: 'sem', aviso: 'de_outra_pessoa' });
    expect((await convidar(second)).body.recusadas).toMatchObject([
      { message: 'Este e-mail já é o acesso de outra pessoa.' },
    ]);
    expect(await mails('maria@casa.org')).toEqual([]);
  });

  it('an account that has the address already is not linked, its holder is asked by mail', async () => {
    await account('chefe@casa.org', ['aprovador']);
    const filiado = await created({ email: 'Chefe@Casa.org' });
    expect(await linked(filiado.id)).toBeNull();
    expect(await mails('chefe@casa.org')).toMatchObject([{ motivo: 'ligar_conta' }]);
    expect(await usuario('chefe@casa.org')).toMatchObject({ papeis: ['aprovador'] });
  });
});

describe('a member’s e-mail changes', () => {
  it('moves the login, tells both, offers the proven address the way back', async () => {
    const filiado = await entered();
    const changed = await patch(filiado, { email: 'nova@casa.org' });
    expect(changed.body).toMatchObject({ email: 'nova@casa.org', conta: { situacao: 'ativa', aviso: null } });
    expect([await signIn('maria@casa.org'), await signIn('nova@casa.org')]).toEqual([401, 200]);
    expect((await mails('maria@casa.org')).at(-1)).toMatchObject({ motivo: 'email_trocado' });
    expect((await mails('nova@casa.org')).at(-1)).toMatchObject({ motivo: 'novo_email' });
  });

  it('offers a mistyped, never proven address nothing', async () => {
    const filiado = await created({ email: 'errado@casa.org' });
    await patch(filiado, { email: 'certo@casa.org' });
    expect(await mails('errado@casa.org')).toEqual([]);
    expect(await app.rows('select 1 from filiado_links')).toEqual([]);
    expect(await usuario('certo@casa.org')).toMatchObject({ papeis: ['filiado'] });
  });

  it('an invitation that waits goes to the new address, and the old link is worthless', async () => {
    const filiado = await created({ email: 'errado@casa.org' });
    await convidar(filiado);
    const [old] = await mails('errado@casa.org');
    await patch(await get(filiado.id), { email: 'certo@casa.org' });
    const token = /token=([\w-]+)/.exec(old?.texto ?? '')?.[1];
    expect((await auth('/reset-password', { token, newPassword: SENHA })).statusCode).not.toBe(200);
    await enter('certo@casa.org');
    expect(await signIn('certo@casa.org')).toBe(200);
  });

  it('refuses an address that somebody signs in with, and saves nothing', async () => {
    await account('tomado@casa.org', ['aprovador']);
    const filiado = await created();
    const answer = await patch<Refusal>(filiado, { email: 'TOMADO@casa.org', ramal: '77' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Erro ao alterar o email do usuario. Este e-mail já é o acesso de outra pessoa.',
        data: { campos: { email: 'Este e-mail já é o acesso de outra pessoa.' } },
      },
    });
    expect(await get(filiado.id)).toMatchObject({ email: 'maria@casa.org', ramal: null });
  });

  it('ends the sessions of the account', async () => {
    const filiado = await entered();
    await signIn('maria@casa.org');
    await patch(filiado, { email: 'nova@casa.org' });
    const rows = await app.rows(
      'select 1 from auth.sessoes s join usuarios u on u.id = s.usuario_id where u.email = $1',
      ['nova@casa.org'],
    );
    expect(rows).toEqual([]);
  });
});

describe('an editor never comes into other rights', () => {
  const roles: Role[] = ['gestor_sistema', 'admin_financeiro', 'aprovador', 'gestor_usuario', 'escritorio_juridico'];
  it.each(roles)('the login of a member who is also %s stays, and the record says so', async (papel) => {
    const filiado = await entered();
    const { id = '' } = (await usuario('maria@casa.org')) ?? {};
    await grant(id, papel);
    const changed = await patch(filiado, { email: 'minha@casa.org' });
    expect(changed.body).toMatchObject({ email: 'minha@casa.org', conta: { aviso: 'outros_perfis' } });
    expect(await usuario('minha@casa.org')).toBeUndefined();
    expect((await usuario('maria@casa.org'))?.id).toBe(id);
    expect(await mails('minha@casa.org')).toEqual([]);
  });

  it('also where the other roles came without filiado, or the account has none', async () => {
    for (const papeis of [['gestor_sistema'], []] as Role[][]) {
      await app.rows('delete from filiados');
      const id = await account(`conta${papeis.length}@casa.org`, papeis);
      const filiado = await created({ email: `ficha${papeis.length}@casa.org` });
      await app.rows('update filiados set usuario_id = $1 where id = $2', [id, filiado.id]);
      await patch(await get(filiado.id), { email: `minha${papeis.length}@casa.org` });
      expect(await usuario(`minha${papeis.length}@casa.org`)).toBeUndefined();
    }
  });

  it('also where a setting names the address', async () => {
    const filiado = await entered();
    const answer = await admin.rest('PATCH', '/configuracoes', {
      mudancas: [{ chave: 'financeiroEspecial', valor: ['maria@casa.org'], versao: 0 }],
    });
    expect(answer.status).toBe(200);
    await patch(filiado, { email: 'minha@casa.org' });
    expect(await usuario('minha@casa.org')).toBeUndefined();
    await app.rows(`delete from configuracoes where chave = 'financeiroEspecial'`);
  });

  it('a role granted at the same moment: either the login had moved before, or it stays', async () => {
    for (let i = 0; i < 6; i++) {
      await app.rows('delete from filiados');
      await app.rows(`delete from usuarios where email like '%@casa.org'`);
      const filiado = await created();
      const conta = await usuario('maria@casa.org');
      const full = await admin.rest<{ versao: number }>('GET', `/usuarios/${conta?.id}`);
      const [given] = await Promise.all([
        admin.rest<Refusal>('POST', `/usuarios/${conta?.id}/alterar-papeis`, {
          versao: full.body.versao,
          papeis: ['filiado', 'gestor_sistema'],
        }),
        patch(filiado, { email: 'minha@casa.org' }),
      ]);
      const moved = await usuario('minha@casa.org');
      // Granted first: the login stayed. Moved first: the grant was made on the version before, and is refused.
      if (given.status === 200) expect(moved).toBeUndefined();
      else expect([given.status, moved?.papeis]).toEqual([409, ['filiado']]);
    }
  });

  it.each(['ADMIN@CASA.ORG', ' admin@casa.org ', 'admiN@casa.org', '\u00a0admin@casa.org'])(
    'an address in another spelling (%s) is the same address',
    async (email) => {
      await account('admin@casa.org', ['gestor_sistema']);
      const filiado = await created();
      expect(await patch<Refusal>(filiado, { email })).toMatchObject({ status: 409 });
      expect((await usuario('admin@casa.org'))?.papeis).toEqual(['gestor_sistema']);
    },
  );

  it.each(['admın@casa.org', 'аdmin@casa.org', 'admin@casa.org\u200b', 'admin@casa.org, x@y.org'])(
    'letters of other alphabets (%s) are no address',
    async (email) => {
      await account('admin@casa.org', ['gestor_sistema']);
      const filiado = await created();
      expect(await patch<Refusal>(filiado, { email })).toMatchObject({ status: 400 });
    },
  );

  it('an account that a manager disabled is not opened by another address', async () => {
    const filiado = await entered();
    const { id = '' } = (await usuario('maria@casa.org')) ?? {};
    await app.rows(`update usuarios set desabilitado = true, desabilitado_motivo = 'Saiu' where id = $1`, [id]);
    await patch(filiado, { email: 'nova@casa.org' });
    expect(await usuario('nova@casa.org')).toMatchObject({ desabilitado: true });
    expect(await signIn('nova@casa.org')).toBe(403);
    expect((await convidar(filiado)).body.recusadas).toMatchObject([{ code: 'usuarios.convite_desabilitado' }]);
  });
});

describe('the end', () => {
  const remove = ({ id, versao }: Filiado) => gestora.rest('DELETE', `/filiados/${id}`, { versao });

  it('deleting the member deletes an account that is only theirs', async () => {
    await remove(await entered());
    expect(await usuario('maria@casa.org')).toBeUndefined();
  });

  it('of another account only the role goes', async () => {
    const filiado = await entered();
    await grant((await usuario('maria@casa.org'))?.id ?? '', 'aprovador');
    await remove(filiado);
    expect(await usuario('maria@casa.org')).toMatchObject({ papeis: ['aprovador'], desabilitado: false });
  });

  const act = ({ id, versao }: Filiado, verb: string, body: object) =>
    gestora.rest<Filiado>('POST', `/filiados/${id}/${verb}`, { versao, ...body });

  it('a death shuts the account and stops waiting mail; unmarking opens it again', async () => {
    const filiado = await entered();
    await app.rows(`update emails set motivo = 'espera' where para = 'maria@casa.org'`);
    const { body } = await act(filiado, 'registrar-falecimento', { dataFalecimento: null });
    expect(body.conta.situacao).toBe('desabilitada');
    expect(await signIn('maria@casa.org')).toBe(403);
    expect(await mails('maria@casa.org')).toEqual([]);
    expect((await convidar(filiado)).body.recusadas).toMatchObject([{ message: 'O filiado faleceu.' }]);
    const undone = await act(body, 'desfazer-falecimento', {});
    expect(undone.body.conta.situacao).toBe('ativa');
    expect(await signIn('maria@casa.org')).toBe(200);
  });

  it('a death neither shuts an account with other roles nor, unmarked, opens one that a manager shut', async () => {
    const filiado = await entered();
    const { id = '' } = (await usuario('maria@casa.org')) ?? {};
    await app.rows(`update usuarios set desabilitado = true, desabilitado_motivo = 'Saiu' where id = $1`, [id]);
    const { body } = await act(filiado, 'registrar-falecimento', { dataFalecimento: null });
    await act(body, 'desfazer-falecimento', {});
    expect(await usuario('maria@casa.org')).toMatchObject({ desabilitado: true });
    await app.rows('update usuarios set desabilitado = false, desabilitado_motivo = null where id = $1', [id]);
    await grant(id, 'aprovador');
    await act(await get(filiado.id), 'registrar-falecimento', { dataFalecimento: null });
    expect(await usuario('maria@casa.org')).toMatchObject({ desabilitado: false });
  });

  it('whoever left signs in still', async () => {
    const filiado = await entered();
    const hoje = filiado.dataFiliacao;
    await act(filiado, 'desfiliar', { data: hoje, motivo: 'A pedido' });
    expect(await signIn('maria@casa.org')).toBe(200);
  });
});

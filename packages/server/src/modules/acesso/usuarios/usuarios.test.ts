import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsRig, accountsRig, SENHA } from '#platform/testing/accounts.ts';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';
import {
  changePapeis,
  convidarDeNovo,
  createUsuario,
  desabilitarUsuario,
  findUsuarioPorEmail,
  habilitarUsuario,
  removeUsuario,
  type UsuariosCtx,
} from './index.ts';

quickPasswords();

let rig: AccountsRig;
let n = 0;
const freshEmail = () => `usuario${++n}@sindicato.org.br`;
const write = <T>(work: (ctx: UsuariosCtx) => Promise<T>) => rig.accounts.systemWrite('teste.usuarios', work);
const novo = (overrides: { nome?: string; email?: string; papeis?: string[]; escritorios?: string[] } = {}) => ({
  nome: 'Ana Souza',
  email: freshEmail(),
  papeis: [],
  escritorios: [],
  ...overrides,
});
const create = (overrides = {}, senha: string | null = null) =>
  write((ctx) => createUsuario(rig.accounts.usuarios, ctx, novo(overrides), senha));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
const count = async (table: string) => (await rig.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

beforeAll(async () => {
  rig = await accountsRig();
});
afterAll(() => rig.close());

describe('creating a user', () => {
  it('writes user, roles, offices, invitation and audit together; the link opens the account', async () => {
    const escritorio = '0199aaaa-0000-7000-8000-000000000001';
    await rig.rows(`insert into escritorios (id, nome) values ('${escritorio}', 'Escritório Um')`);
    const { id, email } = await create({ papeis: ['juridico', 'escritorio_juridico'], escritorios: [escritorio] });
    expect(await findUsuarioPorEmail(rig.banco.db, email)).toMatchObject({
      id,
      papeis: ['escritorio_juridico', 'juridico'],
      escritorios: [escritorio],
      versao: 1,
    });
    const entries = await rig.rows<{ tabela: string; operacao: string }>(
      'select tabela, operacao from auditoria where registro_id = $1 order by id',
      [id],
    );
    expect(entries).toEqual([
      { tabela: 'usuarios', operacao: 'teste.usuarios' },
      { tabela: 'papeis_usuario', operacao: 'teste.usuarios' },
      { tabela: 'papeis_usuario', operacao: 'teste.usuarios' },
      { tabela: 'usuarios_escritorios', operacao: 'teste.usuarios' },
    ]);
    const [mail] = (await rig.mails()).filter(({ para }) => para === email);
    expect(mail).toMatchObject({ assunto: 'Seu acesso ao sistema', motivo: 'convite' });
    expect((await rig.browser('10.7.0.1').enter(email)).status, 'no password yet').toBe(401);
    const token = new URL(mail?.texto.match(/http\S+/)?.[0] ?? '').searchParams.get('token');
    const answer = await rig.browser('10.7.0.1').post('/api/auth/reset-password', { token, newPassword: SENHA });
    expect(answer.status).toBe(200);
    expect((await rig.browser('10.7.0.1').enter(email)).status).toBe(200);
  });

  it('a failure at the end leaves nothing: no user, role, credential, link, mail or audit', async () => {
    const before = await Promise.all(
      ['usuarios', 'papeis_usuario', 'auth.contas', 'auth.verificacoes', 'emails', 'auditoria'].map(count),
    );
    for (const senha of [null, SENHA]) {
      const failing = write(async (ctx) => {
        await createUsuario(rig.accounts.usuarios, ctx, novo({ papeis: ['aprovador'] }), senha);
        throw new Error('the last step fails');
      });
      await expect(failing).rejects.toThrow('the last step fails');
    }
    const after = await Promise.all(
      ['usuarios', 'papeis_usuario', 'auth.contas', 'auth.verificacoes', 'emails', 'auditoria'].map(count),
    );
    expect(after).toEqual(before);
  });

  it.each([
    [{ email: 'ana' }, 'usuarios.email_invalido'],
    [{ nome: '   ' }, 'usuarios.nome_invalido'],
    [{ papeis: ['chefe'] }, 'usuarios.papel_desconhecido'],
    [{ escritorios: ['0199aaaa-0000-7000-8000-00000000ffff'] }, 'usuarios.escritorio_desconhecido'],
  ])('%o is refused', async (overrides, code) => {
    expect(await codeOf(create(overrides))).toBe(code);
  });

  it('an e-mail is one account whatever its case and blanks, also twenty at once', async () => {
    const email = freshEmail();
    const spelt = (i: number) => (i % 2 ? ` ${email.toUpperCase()}` : `${email} `);
    const codes = await Promise.all(Array.from({ length: 20 }, (_, i) => codeOf(create({ email: spelt(i) }))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'usuarios.email_em_uso')).toHaveLength(19);
  });

  it('a weak password given at the command line is refused', async () => {
    expect(await codeOf(create({}, 'password'))).toBe('conta.senha_fraca');
  });

  it('a new invitation ends the older one', async () => {
    const { id, email } = await create();
    await write((ctx) => convidarDeNovo(rig.accounts.usuarios, ctx, id));
    const tokens = (await rig.mails())
      .filter(({ para }) => para === email)
      .map(({ texto }) => new URL(texto.match(/http\S+/)?.[0] ?? '').searchParams.get('token'));
    expect(tokens).toHaveLength(2);
    const choose = (token: string | null | undefined) =>
      rig.browser('10.7.0.2').post('/api/auth/reset-password', { token, newPassword: SENHA });
    expect((await choose(tokens[0])).status).toBe(422);
    expect((await choose(tokens[1])).status).toBe(200);
  });
});

describe('roles', () => {
  it('granting an approver is told to the person and to the other approvers; a reader is not', async () => {
    const approver = await create({ papeis: ['aprovador'] });
    const { id, email } = await create();
    const notices = async () =>
      (await rig.mails()).filter(({ motivo, texto }) => motivo === 'aviso_papel' && texto.includes(email));
    await write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id }, { dar: ['visualizador_financeiro'] }));
    expect(await notices()).toHaveLength(0);
    await write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id }, { dar: ['admin_financeiro'] }));
    expect((await notices()).map(({ para }) => para)).toEqual(expect.arrayContaining([email, approver.email]));
    const told = (await notices()).length;
    // A role already held is neither granted nor announced again.
    expect(
      await write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id }, { dar: ['admin_financeiro'] })),
    ).toEqual({
      dados: [],
      tirados: [],
    });
    expect(await notices()).toHaveLength(told);
  });

  it('each change rings the person’s own bell once, what they held already does not', async () => {
    const { id } = await create({ papeis: ['filiado'] });
    const change = (dar: string[], tirar: string[]) =>
      write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id }, { dar, tirar }));
    await change(['filiado', 'juridico', 'aprovador'], []);
    await change([], ['juridico']);
    await change([], ['juridico']);
    const bell = await rig.rows<{ tipo: string; dados: object }>(
      `select tipo, dados from avisos where usuario_id = '${id}' order by criado_em, id`,
    );
    expect(bell.map(({ tipo }) => tipo)).toEqual(['perfil_concedido', 'perfil_retirado']);
    expect(bell[1]?.dados).toEqual({ por: null, perfis: ['Jurídico'] });
  });

  it('an unknown user or role is refused', async () => {
    const { id } = await create();
    expect(await codeOf(write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id }, { dar: ['chefe'] })))).toBe(
      'usuarios.papel_desconhecido',
    );
    const ninguem = '0199aaaa-0000-7000-8000-00000000ffff';
    expect(
      await codeOf(write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id: ninguem }, { tirar: ['aprovador'] }))),
    ).toBe('usuarios.nao_encontrado');
  });
});

describe('the last gestor_sistema', () => {
  const gestores = () =>
    sql<{ id: string }>`select usuario_id as id from papeis_usuario p join usuarios u on u.id = p.usuario_id
      where papel = 'gestor_sistema' and not u.desabilitado`
      .execute(rig.banco.db)
      .then(({ rows }) => rows.length);

  it('can be neither deleted, disabled nor stripped; with a second one each is possible', async () => {
    const first = await create({ papeis: ['gestor_sistema'] }, SENHA);
    expect(await gestores()).toBe(1);
    const ways: ((id: string) => Promise<unknown>)[] = [
      (id: string) => write((ctx) => removeUsuario(rig.accounts.usuarios, ctx, { id })),
      (id: string) => write((ctx) => desabilitarUsuario(ctx, { id }, null)),
      (id: string) =>
        write((ctx) => changePapeis(rig.accounts.usuarios, ctx, { id }, { tirar: ['gestor_sistema', 'aprovador'] })),
    ];
    for (const way of ways) expect(await codeOf(way(first.id))).toBe('usuarios.ultimo_gestor');
    for (const way of ways) {
      const second = await create({ papeis: ['gestor_sistema'] }, SENHA);
      expect(await codeOf(way(second.id))).toBe('ok');
    }
    expect(await gestores()).toBe(1);
  });

  it('two gestores who disable, strip and delete each other at the same instant: one stays', async () => {
    for (let round = 0; round < 4; round++) {
      const all = [
        await create({ papeis: ['gestor_sistema'] }, SENHA),
        await create({ papeis: ['gestor_sistema'] }, SENHA),
      ];
      const { rows } = await sql<{
        id: string;
      }>`select distinct usuario_id as id from papeis_usuario where papel = 'gestor_sistema'`.execute(rig.banco.db);
      const ids = [...new Set([...all.map(({ id }) => id), ...rows.map(({ id }) => id)])];
      const ways: ((ctx: UsuariosCtx, id: string) => Promise<unknown>)[] = [
        (ctx, id) => desabilitarUsuario(ctx, { id }, null),
        (ctx, id) => changePapeis(rig.accounts.usuarios, ctx, { id }, { tirar: ['gestor_sistema'] }),
        (ctx, id) => removeUsuario(rig.accounts.usuarios, ctx, { id }),
      ];
      await Promise.all(ids.map((id, i) => codeOf(write(async (ctx) => ways[i % 3]?.(ctx, id)))));
      expect(await gestores()).toBe(1);
    }
  });
});

it('disabling and enabling twice is refused; a disabled user keeps the roles', async () => {
  const { id, email } = await create({ papeis: ['aprovador'] });
  await write((ctx) => desabilitarUsuario(ctx, { id }, 'licença'));
  expect(await codeOf(write((ctx) => desabilitarUsuario(ctx, { id }, null)))).toBe('usuarios.ja_desabilitado');
  expect(await findUsuarioPorEmail(rig.banco.db, email)).toMatchObject({
    desabilitado: true,
    desabilitadoMotivo: 'licença',
    papeis: ['aprovador'],
  });
  await write((ctx) => habilitarUsuario(ctx, { id }));
  expect(await codeOf(write((ctx) => habilitarUsuario(ctx, { id })))).toBe('usuarios.ja_habilitado');
});

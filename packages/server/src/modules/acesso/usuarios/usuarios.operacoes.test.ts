import { newId, OBRIGATORIO } from '@sede/domain/kernel';
import type { Usuario } from '@sede/domain/modules/acesso/usuarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { CallAnswer, Refusal } from '#platform/testing/test-caller.ts';
import { mailsDe, novoEscritorio, pessoaComSenha } from './usuarios-for-tests.ts';

let app: TestApp;
let gestora: TestPerson;
let outra: TestPerson;
let n = 0;

beforeAll(async () => {
  app = await testApp();
  gestora = await pessoaComSenha(app, ['gestor_sistema'], 'Gestora Um');
  outra = await pessoaComSenha(app, ['gestor_sistema'], 'Gestora Dois');
});
afterAll(() => app.close());

const novo = (overrides: Partial<Record<keyof Usuario, unknown>> = {}) => ({
  nome: 'Ana Souza',
  email: `colega${++n}@sindicato.org.br`,
  papeis: [],
  escritorios: [],
  ...overrides,
});
const create = async (overrides = {}): Promise<Usuario> => {
  const answer = await gestora.rest<Usuario>('POST', '/usuarios', novo(overrides));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const post = <T = Usuario>(
  who: TestPerson,
  { id }: { id: string },
  verb: string,
  body: object,
  headers: Record<string, string> = {},
) => who.rest<T>('POST', `/usuarios/${id}/${verb}`, body, headers);
const refused = (answer: CallAnswer<unknown>) => answer as CallAnswer<Refusal>;

describe('create', () => {
  it.each([
    [{ nome: '  ' }, 400, 'plataforma.invalido', { nome: OBRIGATORIO }],
    [{ email: 'ana' }, 400, 'plataforma.invalido', { email: 'Email inválido' }],
    [{ papeis: ['chefe'] }, 400, 'usuarios.papel_desconhecido', { papeis: 'Papel desconhecido: chefe.' }],
    [
      { escritorios: ['0199aaaa-0000-7000-8000-00000000ffff'] },
      422,
      'usuarios.escritorio_desconhecido',
      { escritorios: 'Escritório não encontrado ou desabilitado.' },
    ],
  ])('%o is refused at its field', async (overrides, status, code, campos) => {
    const answer = await gestora.rest('POST', '/usuarios', novo(overrides));
    expect(answer).toMatchObject({ status, body: { code, data: { campos } } });
  });

  it('an unknown key is refused', async () => {
    for (const extra of [{ senha: 'x' }, { desabilitado: true }, { id: gestora.usuarioId }]) {
      expect((await gestora.rest('POST', '/usuarios', { ...novo(), ...extra })).status).toBe(400);
    }
  });

  it('an e-mail that somebody has is refused in any case and with spaces', async () => {
    const { email } = await create();
    for (const spelt of [email, ` ${email.toUpperCase()} `]) {
      expect(await gestora.rest('POST', '/usuarios', novo({ email: spelt }))).toMatchObject({
        status: 409,
        body: {
          code: 'usuarios.email_em_uso',
          message: 'E-mail já cadastrado.',
          data: { campos: { email: 'E-mail já cadastrado.' } },
        },
      });
    }
  });

  it('answers the user, pending until the link of the mail is used; an approver is told to all approvers', async () => {
    const aprovadora = await pessoaComSenha(app, ['aprovador']);
    const office = await novoEscritorio(app, 'Escritório da Criação');
    const user = await create({ papeis: ['aprovador', 'juridico'], escritorios: [office] });
    expect(user).toMatchObject({
      papeis: ['aprovador', 'juridico'],
      nomesEscritorios: ['Escritório da Criação'],
      situacao: 'convite_pendente',
      conviteVenceEm: '2026-11-27T15:00:00.000Z',
      ultimoAcessoEm: null,
    });
    const [invitation] = await mailsDe(app, user.email);
    expect(invitation?.texto).toMatch(/http:\/\/localhost:3999\/nova-senha\?token=\S+/);
    const [{ email } = { email: '' }] = await app.rows<{ email: string }>('select email from usuarios where id = $1', [
      aprovadora.usuarioId,
    ]);
    expect((await mailsDe(app, email)).at(-1)).toMatchObject({
      motivo: 'aviso_papel',
      texto: expect.stringContaining(`Quem concedeu: ${gestora.nome}.`),
    });
  });
});

describe('update', () => {
  it('changes name and offices; a disabled office is not given, one that was held stays', async () => {
    const [um, dois] = [await novoEscritorio(app, 'Um & Cia'), await novoEscritorio(app, 'Dois & Cia')];
    const user = await create({ escritorios: [um] });
    await app.rows('update escritorios set desabilitado = true where id = $1', [um]);
    const change = (versao: number, body: object) =>
      gestora.rest<Usuario>('PATCH', `/usuarios/${user.id}`, { versao, ...body });
    const saved = await change(user.versao, { nome: 'Ana S.', escritorios: [um, dois] });
    expect(saved.body).toMatchObject({ nome: 'Ana S.', nomesEscritorios: ['Dois & Cia', 'Um & Cia'] });
    const without = await change(saved.body.versao, { escritorios: [dois] });
    expect(without.body.escritorios).toEqual([dois]);
    expect(refused(await change(without.body.versao, { escritorios: [dois, um] })).body.code).toBe(
      'usuarios.escritorio_desconhecido',
    );
  });

  it('of a version that another changed is answered with theirs, offices and roles too', async () => {
    const office = await novoEscritorio(app, 'Escritório do Conflito');
    const user = await create();
    await outra.rest('PATCH', `/usuarios/${user.id}`, { versao: user.versao, escritorios: [office] });
    const answer = await gestora.rest('PATCH', `/usuarios/${user.id}`, { versao: user.versao, nome: 'Outro' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'plataforma.versao_conflito',
        message: expect.stringContaining('foi alterado por Gestora Dois'),
        data: { versao: user.versao + 1, atual: { nome: user.nome, escritorios: [office], papeis: [] } },
      },
    });
    const late = await post(gestora, user, 'alterar-papeis', { versao: user.versao, papeis: ['juridico'] });
    expect(refused(late).body.code).toBe('plataforma.versao_conflito');
  });

  it('what the sign-in service writes is no edit', async () => {
    const { id, versao } = await create();
    await app.rows('update usuarios set email_verificado = true, dois_fatores_ativo = true where id = $1', [id]);
    expect((await gestora.rest<Usuario>('GET', `/usuarios/${id}`)).body.versao).toBe(versao);
  });
});

describe('the e-mail', () => {
  it('changes: sessions and links end, both addresses are told, approvers too of who moves money', async () => {
    const aprovadora = await pessoaComSenha(app, ['aprovador']);
    const ana = await pessoaComSenha(app, ['admin_financeiro'], 'Ana do Caixa');
    const { body: before } = await gestora.rest<Usuario>('GET', `/usuarios/${ana.usuarioId}`);
    await gestora.rpc('configuracoes.update', {
      mudancas: [{ chave: 'financeiroEspecial', valor: [before.email], versao: 0 }],
    });
    const email = `nova${++n}@sindicato.org.br`;
    const answer = await post(gestora, before, 'alterar-email', {
      versao: before.versao,
      email: ` ${email.toUpperCase()}`,
    });
    expect(answer.body).toMatchObject({ email, situacao: 'habilitado', versao: before.versao + 1 });
    expect((await ana.rest('GET', '/conta/sessoes')).status).toBe(401);
    expect((await mailsDe(app, before.email)).at(-1)).toMatchObject({ motivo: 'aviso_email' });
    expect((await mailsDe(app, email)).at(-1)).toMatchObject({ motivo: 'novo_email' });
    const [approver] = await app.rows<{ email: string }>('select email from usuarios where id = $1', [
      aprovadora.usuarioId,
    ]);
    expect((await mailsDe(app, approver?.email ?? '')).at(-1)?.texto).toContain(`de ${before.email} para ${email}`);
    // The setting names people by their address: it follows, nobody else gains the power with the old one.
    expect(await app.rows(`select valor from configuracoes where chave = 'financeiroEspecial'`)).toEqual([
      { valor: [email] },
    ]);
  });

  it('of somebody who has not chosen a password takes the invitation along', async () => {
    const user = await create();
    const email = `outra${++n}@sindicato.org.br`;
    await post(gestora, user, 'alterar-email', { versao: user.versao, email });
    expect((await mailsDe(app, email)).map(({ motivo }) => motivo)).toEqual(['convite']);
    expect(await app.rows('select 1 from auth.verificacoes where valor = $1', [user.id])).toHaveLength(1);
  });

  it('that another has is refused at the field, and nothing happened', async () => {
    const [user, other] = [await create(), await create()];
    const answer = await post(gestora, user, 'alterar-email', { versao: user.versao, email: other.email });
    expect(answer).toMatchObject({ status: 409, body: { data: { campos: { email: 'E-mail já cadastrado.' } } } });
    expect(await mailsDe(app, user.email)).toHaveLength(1);
  });

  it('of one’s own ends the other sessions only', async () => {
    const eu = await pessoaComSenha(app, ['gestor_sistema'], 'Eu Mesma');
    const { body } = await eu.rest<Usuario>('GET', `/usuarios/${eu.usuarioId}`);
    const answer = await post(eu, body, 'alterar-email', { versao: body.versao, email: `eu${++n}@sindicato.org.br` });
    expect(answer.status).toBe(200);
    expect((await eu.rest('GET', '/conta/sessoes')).status).toBe(200);
  });
});

describe('roles', () => {
  it('act at the next request, and setting the same again changes nothing', async () => {
    const bia = await pessoaComSenha(app, [], 'Bia');
    expect((await bia.rest('GET', '/eventos')).status).toBe(403);
    const given = await post(gestora, { id: bia.usuarioId }, 'alterar-papeis', {
      versao: 1,
      papeis: ['gestor_evento'],
    });
    expect(given.body).toMatchObject({ papeis: ['gestor_evento'], versao: 2 });
    expect((await bia.rest('GET', '/eventos')).status).toBe(200);
    const same = await post(gestora, { id: bia.usuarioId }, 'alterar-papeis', { versao: 2, papeis: ['gestor_evento'] });
    expect(same.body.versao).toBe(2);
    const taken = await post(gestora, { id: bia.usuarioId }, 'alterar-papeis', { versao: 2, papeis: [] });
    expect(taken.body.papeis).toEqual([]);
    expect((await bia.rest('GET', '/eventos')).status).toBe(403);
    const { body } = await gestora.rest<{ itens: { feito: string; mudancas: { para: string; de: string }[] }[] }>(
      'GET',
      `/usuarios/${bia.usuarioId}/historico`,
    );
    const told = body.itens.flatMap(({ feito, mudancas }) =>
      mudancas.map(({ de, para }) => `${feito}: ${de} → ${para}`),
    );
    expect(told.slice(0, 2)).toEqual(['Perfil tirado: Gestor de eventos → —', 'Perfil dado: — → Gestor de eventos']);
  });

  it('that do not exist are refused', async () => {
    const user = await create();
    const answer = await post(gestora, user, 'alterar-papeis', { versao: user.versao, papeis: ['juridico', 'dono'] });
    expect(answer).toMatchObject({ status: 400, body: { code: 'usuarios.papel_desconhecido' } });
  });
});

describe('disable, enable, delete, invite', () => {
  it('a disabled user is out at once, with the reason, and comes back with the roles', async () => {
    const caio = await pessoaComSenha(app, ['juridico'], 'Caio');
    const alvo = { id: caio.usuarioId };
    const off = await post(gestora, alvo, 'desabilitar', { versao: 1, motivo: 'licença' });
    expect(off.body).toMatchObject({ situacao: 'desabilitado', desabilitadoMotivo: 'licença', papeis: ['juridico'] });
    expect((await caio.rest('GET', '/conta/sessoes')).status).toBe(401);
    expect(refused(await post(gestora, alvo, 'desabilitar', { versao: 2 })).body.code).toBe('usuarios.ja_desabilitado');
    expect(refused(await post(gestora, alvo, 'convidar', {})).body.code).toBe('usuarios.convite_desabilitado');
    const on = await post(gestora, alvo, 'habilitar', { versao: 2 });
    expect(on.body).toMatchObject({ situacao: 'habilitado', desabilitadoMotivo: null });
    expect(refused(await post(gestora, alvo, 'habilitar', { versao: 3 })).body.code).toBe('usuarios.ja_habilitado');
    expect(refused(await post(gestora, alvo, 'convidar', {})).body.code).toBe('usuarios.convite_aceito');
  });

  it('an invitation sent again ends the older link', async () => {
    const user = await create();
    app.clock.advance(86_400_000);
    const again = await post(gestora, user, 'convidar', {});
    app.clock.set('2026-11-20T15:00:00.000Z');
    expect(again.body).toMatchObject({ versao: user.versao, conviteVenceEm: '2026-11-28T15:00:00.000Z' });
    expect(await mailsDe(app, user.email)).toHaveLength(2);
    expect(await app.rows('select 1 from auth.verificacoes where valor = $1', [user.id])).toHaveLength(1);
  });

  it('without a mail server the link of an invitation is shown to a gestor_sistema, once, and that is on record', async () => {
    const user = await create();
    const key = { 'idempotency-key': newId() };
    const first = await post<{ link: string; venceEm: string }>(gestora, user, 'copiar-convite', {}, key);
    expect(first).toMatchObject({ status: 200, body: { venceEm: '2026-11-27T15:00:00.000Z' } });
    app.clock.advance(1000);
    const again = await post<{ link: string }>(gestora, user, 'copiar-convite', {}, key);
    expect(again.body.link, 'nothing keeps a link to show it again').not.toBe(first.body.link);
    expect(await app.rows('select 1 from auth.verificacoes where valor = $1', [user.id])).toHaveLength(1);
    app.clock.set('2026-11-20T15:00:00.000Z');
    const secret = new URL(again.body.link).searchParams.get('token') ?? '';
    const kept = await app.rows('select depois::text from auditoria union all select resposta::text from idempotencia');
    expect(JSON.stringify(kept)).not.toContain(secret);
    const audited = `select motivo from auditoria where registro_id = $1 and operacao = 'usuarios.copiarConvite'`;
    const motivo = 'Link do convite mostrado, para ser entregue em mãos';
    expect(await app.rows(audited, [user.id])).toEqual([{ motivo }, { motivo }]);
    expect(
      await app.rows(`select dados from logs_usuario where usuario_id = $1 and tipo = 'convite_copiado'`, [user.id]),
    ).toHaveLength(2);
    const chosen = await app.app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      headers: { host: 'localhost:3999', 'content-type': 'application/json' },
      payload: JSON.stringify({ token: secret, newPassword: 'girassol-azul-31' }),
    });
    expect(chosen.statusCode).toBe(200);
    expect(refused(await post(gestora, user, 'copiar-convite', {})).body.code).toBe('usuarios.convite_aceito');
  });

  it('with a mail server the link is shown to nobody', async () => {
    const withMail = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:2525' } });
    try {
      const chefe = await withMail.person(['gestor_sistema']);
      const other = await withMail.person([]);
      const answer = await chefe.rest('POST', `/usuarios/${other.usuarioId}/copiar-convite`, {});
      expect(answer).toMatchObject({ status: 409, body: { code: 'usuarios.convite_por_email' } });
    } finally {
      await withMail.close();
    }
  });

  it('a deleted user is gone with everything of the account; the audit keeps the last state', async () => {
    const dora = await pessoaComSenha(app, ['juridico'], 'Dora');
    const [{ email } = { email: '' }] = await app.rows<{ email: string }>('select email from usuarios where id = $1', [
      dora.usuarioId,
    ]);
    const especial = `select valor from configuracoes where chave = 'financeiroEspecial'`;
    await app.rows(`update configuracoes set valor = valor || $1::jsonb where chave = 'financeiroEspecial'`, [
      JSON.stringify([email]),
    ]);
    const gone = await gestora.rest('DELETE', `/usuarios/${dora.usuarioId}`, { versao: 1 });
    expect(gone.status).toBe(200);
    expect(JSON.stringify(await app.rows(especial))).not.toContain(email);
    for (const table of ['papeis_usuario', 'auth.contas', 'auth.sessoes', 'logs_usuario']) {
      expect(await app.rows(`select 1 from ${table} where usuario_id = $1`, [dora.usuarioId]), table).toEqual([]);
    }
    const kept = await app.rows<{ antes: { nome: string } }>(
      `select antes from auditoria where registro_id = $1 and acao = 'excluir' and tabela = 'usuarios'`,
      [dora.usuarioId],
    );
    expect(kept[0]?.antes.nome).toBe('Dora');
    expect((await gestora.rest('DELETE', `/usuarios/${dora.usuarioId}`, { versao: 1 })).status).toBe(404);
  });
});

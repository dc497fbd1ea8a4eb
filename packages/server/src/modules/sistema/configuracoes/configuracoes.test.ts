import type { Sessao } from '@sede/domain/modules/acesso/sessao';
import type { Listas, Logo, Configuracoes as Todas } from '@sede/domain/modules/sistema/configuracoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { buildJpeg, buildPng } from './imagem-for-tests.ts';

let app: TestApp;
let gestor: TestPerson;
let outra: TestPerson;
let financeiro: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestor = await app.person(['gestor_sistema'], { nome: 'Gil Gestor' });
  outra = await app.person(['gestor_sistema'], { nome: 'Olga' });
  financeiro = await app.person(['admin_financeiro'], { nome: 'Ana' });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['configuracoes', 'logotipos', 'emails']) await app.rows(`delete from ${table}`);
});

const change = (chave: string, valor: unknown, versao = 0) => ({ chave, valor, versao });
const save = <T = Todas>(...mudancas: object[]) => gestor.rest<T>('PATCH', '/configuracoes', { mudancas });
const refusal = async (...mudancas: object[]) => {
  const { status, body } = await gestor.rest('PATCH', '/configuracoes', { mudancas });
  return { status, ...body };
};
const session = async (who: Pick<TestPerson, 'rest'> = app.stranger) =>
  (await who.rest<Sessao>('GET', '/sessao')).body.sindicato;

describe('a change', () => {
  it('tells every wrong field at once, at its key, and changes nothing', async () => {
    const answer = await refusal(
      change('nomeSindicato', 'Novo nome'),
      change('cnpjSindicato', '11.222.333/0001-82'),
      change('telefoneSindicato', '12'),
      change('coresSindicato', ['#1d6b4c', '#ffff00', '#c9822b']),
      change('retencaoAnexosAnos', 0),
    );
    expect(answer).toMatchObject({ status: 400, code: 'plataforma.invalido' });
    expect(Object.keys(answer.data.campos ?? {}).toSorted()).toEqual(
      ['cnpjSindicato', 'coresSindicato', 'retencaoAnexosAnos', 'telefoneSindicato'].toSorted(),
    );
    expect(await app.rows('select 1 from configuracoes')).toHaveLength(0);
    expect((await refusal(change('nomeSindicato', '\u200b'), change('cidadeSindicato', 'A\0B'))).data.campos).toEqual({
      nomeSindicato: ' Obrigatório',
      cidadeSindicato: 'Há um caractere inválido.',
    });
    expect((await refusal(change('senhaMestra', 'x'))).data.campos).toEqual({
      senhaMestra: 'Configuração desconhecida.',
    });
    expect((await refusal(change('siglaSindicato', 'A'), change('siglaSindicato', 'B'))).data.campos).toEqual({
      siglaSindicato: 'Configuração repetida.',
    });
  });

  it('over somebody else’s is refused with theirs, field by field', async () => {
    await outra.rest('PATCH', '/configuracoes', {
      mudancas: [change('nomeSindicato', 'Deles'), change('siglaSindicato', 'SD')],
    });
    const answer = await refusal(change('nomeSindicato', 'Meu'), change('cidadeSindicato', 'Recife'));
    expect(answer).toMatchObject({
      status: 409,
      code: 'plataforma.versao_conflito',
      data: {
        atual: { nomeSindicato: 'Deles', cidadeSindicato: 'Brasília' },
        versoes: { nomeSindicato: 1, cidadeSindicato: 0 },
        por: 'Olga',
      },
    });
    expect(answer.message).toBe('Este registro foi alterado por Olga às 12:00.');
    expect((await save(change('nomeSindicato', 'Meu', 1), change('cidadeSindicato', 'Recife'))).status).toBe(200);
  });

  it('reads in its group’s history, the default included; other groups do not show it', async () => {
    await save(change('corteAprovacao', '2024-01-31'), change('segregacaoAprovacao', false));
    await save(change('corteAprovacao', '2022-11-30', 1));
    const of = async (grupo: string) =>
      (
        await gestor.rest<{ itens: { por: string; mudancas: object[] }[] }>(
          'GET',
          `/configuracoes/historico?grupo=${grupo}`,
        )
      ).body.itens;
    const itens = await of('financeiro');
    expect(itens.slice(0, 1)).toMatchObject([
      { por: 'Gil Gestor', mudancas: [{ rotulo: 'Aprovação a partir de', de: '31/01/2024', para: '30/11/2022' }] },
    ]);
    expect(JSON.stringify(itens)).toContain('"de":"Sim","para":"Não"');
    expect(JSON.stringify(await of('arquivos'))).not.toContain('corteAprovacao');
    expect((await gestor.rest('GET', '/configuracoes/historico?grupo=tudo')).status).toBe(400);
  });
});

describe('financeiroEspecial', () => {
  it('names existing, enabled users; they and the approvers are told, once', async () => {
    const aprova = await app.person(['aprovador']);
    const [ana, ze] = await app.rows<{ email: string }>('select email from usuarios where id = any($1) order by nome', [
      [financeiro.usuarioId, aprova.usuarioId],
    ]);
    expect((await refusal(change('financeiroEspecial', ['ninguem@x.org']))).data.campos).toEqual({
      financeiroEspecial: 'Não há usuário habilitado com o e-mail ninguem@x.org.',
    });
    const saved = await save(change('financeiroEspecial', [ana?.email.toUpperCase()]));
    expect(saved.status).toBe(200);
    const mails = await app.rows<{ para: string; texto: string }>('select para, texto from emails order by para');
    expect(mails.map(({ para }) => para)).toEqual([ana?.email, ze?.email].toSorted());
    expect(mails[0]?.texto).toContain('Financeiro especial');
    await app.rows('update usuarios set desabilitado = true where id = $1', [financeiro.usuarioId]);
    try {
      // Somebody who was named before does not block another change and is not notified again.
      expect((await save(change('financeiroEspecial', [ana?.email, ze?.email], 1))).status).toBe(200);
      expect(await app.rows('select 1 from emails')).toHaveLength(3 + 0);
    } finally {
      await app.rows('update usuarios set desabilitado = false where id = $1', [financeiro.usuarioId]);
    }
  });
});

describe('lists of words', () => {
  const PADRAO = ['DARF', 'DANFE', 'GPS', 'GRRF', 'DAR', 'DAS', 'RECIBO', 'FATURA', 'BOLETO', 'GRU', 'RPA', 'OUTRO'];
  it('a word that records use is disabled, not lost; filters keep it, new records do not take it', async () => {
    const [item] = await app.rows<{ id: string }>(
      `insert into itens_despesa (id, nome, tipo, criado_em, atualizado_em)
       values (gen_random_uuid(), 'Item da lista', 'Pessoal', now(), now()) returning id`,
    );
    try {
      const semPessoal = ['Serviços', 'Produtos/Bens', 'Consultoria'];
      expect((await refusal(change('tiposDespesa', semPessoal))).data.campos).toEqual({
        tiposDespesa: '“Pessoal” está em uso e não pode ser excluída. Desabilite-a.',
      });
      expect(
        (await refusal(change('tiposDespesa', ['Pessoal']), change('tiposDespesaDesabilitados', ['PESSOAL']))).data
          .campos,
      ).toEqual({ tiposDespesa: '“PESSOAL” não pode estar habilitada e desabilitada.' });
      expect(
        (await save(change('tiposDespesa', semPessoal), change('tiposDespesaDesabilitados', ['Pessoal']))).status,
      ).toBe(200);
      const listas = await financeiro.rest<Listas>('GET', '/configuracoes/listas');
      expect(listas.body.habilitadas.tiposDespesa).toEqual(semPessoal);
      expect(listas.body.desabilitadas.tiposDespesa).toEqual(['Pessoal']);
      // Whoever does not see the area is not offered its words.
      const alheias = await gestor.rest<Listas>('GET', '/configuracoes/listas');
      expect(alheias.body).toEqual({ habilitadas: {}, desabilitadas: {} });
      const novo = await financeiro.rest('POST', '/itens-despesa', { nome: 'Outro', tipo: 'Pessoal' });
      expect(novo.body.data.campos).toHaveProperty('tipo');
      expect((await refusal(change('tiposDespesaDesabilitados', [], 1))).data.campos).toHaveProperty('tiposDespesa');
    } finally {
      await app.rows('delete from itens_despesa where id = $1', [item?.id]);
    }
    expect((await save(change('tiposDespesaDesabilitados', [], 1))).status).toBe(200);
  });

  it("'Dinheiro' stays", async () => {
    expect((await refusal(change('meiosPagamento', ['Digital']))).data.campos).toHaveProperty('meiosPagamento');
    expect((await refusal(change('meiosPagamentoDesabilitados', ['Dinheiro']))).data.campos).toHaveProperty(
      'meiosPagamentoDesabilitados',
    );
    expect((await save(change('tiposDocumento', PADRAO.toReversed()))).status).toBe(200);
  });
});

describe('the union’s identity', () => {
  it('reaches the sign-in page and the session: name, colours, logo', async () => {
    expect(await session()).toMatchObject({ marca: 'Sede', cores: [], logo: null });
    await save(
      change('nomeSindicato', 'Sindicato dos Testes'),
      change('coresSindicato', ['#000000', '#112233', '#ABCDEF']),
    );
    expect(await session()).toMatchObject({
      nome: 'Sindicato dos Testes',
      marca: 'Sindicato dos Testes',
      cores: ['#000000', '#112233', '#abcdef'],
    });
    await save(change('siglaSindicato', 'SINTESTE'));
    expect((await session()).marca).toBe('SINTESTE');
  });

  const send = <T = Logo>(bytes: Buffer, versao = 0, who = gestor) =>
    who.rest<T>('POST', '/configuracoes/logo', { conteudo: bytes.toString('base64'), versao });

  it('a logo is kept by its content, served to strangers under an address of its own, exchanged and removed', async () => {
    expect((await app.stranger.rest('GET', '/configuracoes/logo')).status).toBe(404);
    const first = await send(buildPng(64, 24));
    expect(first.body).toMatchObject({ versao: 1, tipo: 'image/png', largura: 64, altura: 24 });
    const { logo } = await session();
    expect(logo?.endereco).toBe(first.body.endereco);
    const image = await app.stranger.rest('GET', (logo?.endereco ?? '').replace('/api', ''));
    expect(image.bytes).toEqual(buildPng(64, 24));
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const second = await send(buildJpeg(), 1);
    expect(second.body).toMatchObject({ versao: 2, tipo: 'image/jpeg' });
    expect(second.body.endereco).not.toBe(first.body.endereco);
    // The old address answers the present image, and may not be cached.
    const old = await app.stranger.rest('GET', first.body.endereco.replace('/api', ''));
    expect(old.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
    const trail = await app.rows<{ depois: object }>(
      `select depois from auditoria where tabela = 'logotipos' and acao <> 'excluir' order by id desc limit 1`,
    );
    expect(trail[0]?.depois).not.toHaveProperty('conteudo');
    expect((await gestor.rest('DELETE', '/configuracoes/logo', { versao: 1 })).status).toBe(409);
    expect((await gestor.rest('DELETE', '/configuracoes/logo', { versao: 2 })).status).toBe(200);
    expect((await gestor.rest('DELETE', '/configuracoes/logo', { versao: 2 })).body.code).toBe(
      'configuracoes.sem_logo',
    );
    expect((await session()).logo).toBeNull();
  });

  it.each<[string, Buffer, string, number]>([
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'configuracoes.logo_invalido', 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'configuracoes.logo_invalido', 415],
    ['a dot', buildPng(8, 8), 'configuracoes.logo_medidas', 422],
    ['a poster', buildPng(2400, 20), 'configuracoes.logo_medidas', 422],
  ])('%s is refused at the field', async (_what, bytes, code, status) => {
    const answer = await gestor.rest('POST', '/configuracoes/logo', { conteudo: bytes.toString('base64'), versao: 0 });
    expect(answer).toMatchObject({ status, body: { code, data: { campos: { logo: expect.any(String) } } } });
  });

  it('one that is too large or not base64 is refused before it is looked at', async () => {
    const big = await gestor.rest('POST', '/configuracoes/logo', { conteudo: 'A'.repeat(412_000), versao: 0 });
    expect(big.body.data.campos?.conteudo).toBe('O logotipo pode ter no máximo 300 kB.');
    expect((await gestor.rest('POST', '/configuracoes/logo', { conteudo: '<svg>', versao: 0 })).status).toBe(400);
    expect((await financeiro.rest('POST', '/configuracoes/logo', { conteudo: 'AAAA', versao: 0 })).status).toBe(403);
  });

  it('of two first logos at once one is kept, the other person is told', async () => {
    const both = await Promise.all([send(buildPng(20, 20)), send(buildPng(30, 30), 0, outra)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('two-step sign-in required for a role', () => {
  it('shuts everything but the own account to whoever holds it without, until it is on', async () => {
    const pessoa = await app.person(['admin_financeiro', 'visualizador_evento']);
    expect((await pessoa.rest('GET', '/eventos')).status).toBe(200);
    await save(change('papeisComDuasEtapas', ['admin_financeiro']));
    for (const path of ['/eventos', '/despesas', '/beneficiarios/exportar', '/openapi.json', '/ao-vivo']) {
      expect(await pessoa.rest('GET', path), path).toMatchObject({
        status: 403,
        body: { code: 'plataforma.duas_etapas' },
      });
    }
    expect(await pessoa.rpc('eventos.list')).toMatchObject({ status: 403, body: { data: {} } });
    expect((await pessoa.rest('GET', '/conta/sessoes')).status).toBe(200);
    expect((await pessoa.rest<Sessao>('GET', '/sessao')).body.papeisSuspensos).toEqual(['admin_financeiro']);
    await app.rows('update usuarios set dois_fatores_ativo = true where id = $1', [pessoa.usuarioId]);
    expect((await pessoa.rest('GET', '/despesas')).status).toBe(200);
  });

  it('a gestor_sistema resets a colleague’s: with a reason, a mail, the sessions ended; nobody their own', async () => {
    const pessoa = await app.person(['visualizador_evento']);
    const reset = (id: string, versao: number) =>
      gestor.rest('POST', `/usuarios/${id}/redefinir-duas-etapas`, { versao, motivo: 'Perdeu o celular' });
    expect((await reset(pessoa.usuarioId, 1)).body.code).toBe('usuarios.sem_duas_etapas');
    await app.rows('update usuarios set dois_fatores_ativo = true where id = any($1)', [
      [pessoa.usuarioId, gestor.usuarioId],
    ]);
    await app.rows(
      `insert into auth.dois_fatores (id, usuario_id, segredo, codigos_reserva) values (gen_random_uuid(), $1, 'x', 'y')`,
      [pessoa.usuarioId],
    );
    const [before] = await app.rows<{ versao: number }>('select versao from usuarios where id = $1', [
      pessoa.usuarioId,
    ]);
    expect((await reset(pessoa.usuarioId, before?.versao ?? 0)).status).toBe(200);
    expect(await app.rows('select 1 from auth.dois_fatores where usuario_id = $1', [pessoa.usuarioId])).toHaveLength(0);
    expect((await pessoa.rest('GET', '/eventos')).status).toBe(401);
    expect(await app.rows('select para, assunto from emails')).toEqual([
      { para: expect.any(String), assunto: 'Verificação em duas etapas redefinida' },
    ]);
    const trail = await app.rows(
      `select motivo, operacao from auditoria where registro_id = $1 and depois ->> 'dois_fatores_ativo' = 'false'
       order by id desc limit 1`,
      [pessoa.usuarioId],
    );
    expect(trail).toEqual([{ motivo: 'Perdeu o celular', operacao: 'usuarios.redefinirDuasEtapas' }]);
    const own = await app.rows<{ versao: number }>('select versao from usuarios where id = $1', [gestor.usuarioId]);
    expect((await reset(gestor.usuarioId, own[0]?.versao ?? 0)).body.code).toBe('usuarios.propria_duas_etapas');
    await app.rows('update usuarios set dois_fatores_ativo = false where id = $1', [gestor.usuarioId]);
  });
});

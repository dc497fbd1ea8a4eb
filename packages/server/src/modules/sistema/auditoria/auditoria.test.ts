import { newId } from '@sede/domain/kernel';
import type { Acesso, Cadeia, Entrada } from '@sede/domain/modules/sistema/auditoria';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealAudit } from '#platform/audit/index.ts';
import { pageStatement } from '#platform/db/list/index.ts';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { acessosQuery } from './acessos.views.ts';
import { type AuditoriaFilter, auditoriaQuery } from './auditoria.views.ts';

let app: TestApp;
let gestor: TestPerson;
let ana: TestPerson;
let id: string;
let item: string;
beforeAll(async () => {
  app = await testApp();
  gestor = await app.person(['gestor_sistema'], { nome: 'Gil' });
  ana = await app.person(['admin_financeiro'], { nome: 'Ana Lúcia' });
  const created = await ana.rest<{ id: string; versao: number }>('POST', '/beneficiarios', {
    tipo: 'J',
    cpfCnpj: '11.222.333/0001-81',
    nomeBeneficiario: 'Gráfica União',
  });
  id = created.body.id;
  app.clock.set?.('2026-11-22T02:59:00.000Z');
  await ana.rest('PATCH', `/beneficiarios/${id}`, { versao: 1, sigla: 'GU', nomeBeneficiario: 'Gráfica União Ltda.' });
  const made = await ana.rest<{ id: string }>('POST', '/itens-despesa', {
    nome: 'Impressos',
    tipo: 'Serviços',
    idBeneficiario: id,
  });
  item = made.body.id;
  await gestor.rest('PATCH', '/configuracoes', {
    mudancas: [{ chave: 'segregacaoAprovacao', valor: false, versao: 0 }],
  });
});
afterAll(() => app.close());

const list = async (query: string, who = gestor) =>
  (await who.rest<{ itens: Entrada[]; total: number }>('GET', `/auditoria${query}`)).body;

describe('the trail', () => {
  it('reads in words, newest first, and names what it refers to', async () => {
    const { itens } = await list(`?modulo=beneficiarios&registro=${id}`);
    expect(itens).toHaveLength(2);
    expect(itens[0]).toMatchObject({
      por: 'Ana Lúcia',
      registro: 'Gráfica União Ltda.',
      acao: 'alterar',
      operacao: 'beneficiarios.update',
      mudancas: [
        { rotulo: 'Nome', de: 'Gráfica União', para: 'Gráfica União Ltda.' },
        { rotulo: 'Sigla', de: '—', para: 'GU' },
      ],
    });
    expect(itens[1]?.mudancas).toContainEqual(
      expect.objectContaining({ rotulo: 'CPF/CNPJ', para: '11.222.333/0001-81' }),
    );
    const [doItem] = (await list(`?registro=${item}`)).itens;
    expect(doItem?.mudancas).toContainEqual(
      expect.objectContaining({ rotulo: 'Beneficiário', para: 'Gráfica União Ltda.' }),
    );
    const [setting] = (await list('?modulo=configuracoes')).itens;
    expect(setting).toMatchObject({
      por: 'Gil',
      registro: 'Quem solicita não aprova',
      mudancas: [{ de: 'Sim', para: 'Não' }],
    });
  });

  it('shows no column that the trail hides and none of the platform’s', async () => {
    const text = JSON.stringify((await list('?porPagina=100')).itens);
    for (const hidden of ['"busca"', '"iniciais"', '"criadoPor"', '"versao"', 'atualizado_em']) {
      expect(text).not.toContain(hidden);
    }
  });

  it.each<[string, (entry: Entrada) => boolean]>([
    ['?acao=criar', ({ acao }) => acao === 'criar'],
    ['?acao=alterar,excluir', ({ acao }) => acao !== 'criar'],
    ['?operacao=itensDespesa.create', ({ operacao }) => operacao === 'itensDespesa.create'],
    ['?busca=ANA%20lucia', ({ por }) => por === 'Ana Lúcia'],
    ['?modulo=itensDespesa,configuracoes', ({ modulo }) => ['itensDespesa', 'configuracoes'].includes(modulo)],
  ])('%s gives those and no others', async (query, holds) => {
    const { itens, total } = await list(`${query}&porPagina=100`);
    const all = (await list('?porPagina=100')).itens;
    expect(itens.length).toBeGreaterThan(0);
    expect(itens.map((entry) => entry.id)).toEqual(all.filter(holds).map((entry) => entry.id));
    expect(total).toBe(itens.length);
    expect((await gestor.rest<{ total: number }>('GET', `/auditoria/totais${query}`)).body.total).toBe(total);
  });

  it('by person, also one whose account is gone', async () => {
    const { itens } = await list(`?usuario=${ana.usuarioId}`);
    expect(itens.length).toBe(3);
    const gone = newId();
    await app.rows(
      `insert into auditoria (em, usuario_id, usuario_nome, modulo, tabela, registro_id, acao, digest)
       values (now(), $1, 'Quem saiu', 'eventos', 'eventos', gen_random_uuid(), 'criar', '\\x00')`,
      [gone],
    );
    const pessoas = await gestor.rest<{ itens: object[] }>('GET', `/auditoria/pessoas?ids=${gone},${ana.usuarioId}`);
    expect(pessoas.body.itens).toMatchObject([{ nome: 'Ana Lúcia' }, { id: gone, nome: 'Quem saiu', email: null }]);
    await app.rows(`delete from auditoria where usuario_nome = 'Quem saiu'`);
  });

  it('by day in São Paulo, both ends included', async () => {
    const at = async (query: string) => (await list(`${query}&modulo=beneficiarios`)).total;
    const [first] = await app.rows<{ dia: string }>(
      `select to_char(em at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as dia from auditoria
       where registro_id = $1 order by id limit 1`,
      [id],
    );
    expect(await at(`?de=${first?.dia}&ate=${first?.dia}`)).toBeGreaterThan(0);
    expect(await at('?ate=2020-01-01')).toBe(0);
    expect(await at('?de=2030-01-01')).toBe(0);
    expect((await gestor.rest('GET', '/auditoria?de=31/12/2026')).status).toBe(400);
  });

  it('leaves as a spreadsheet with the same words, and that is logged', async () => {
    const file = await gestor.rest('GET', `/auditoria/exportar?formato=xlsx&registro=${id}`);
    expect(file.headers['content-disposition']).toContain('auditoria.xlsx');
    const cells = unzip(file.bytes).get('xl/worksheets/sheet1.xml');
    expect(cells).toContain('Sigla: — → GU');
    expect(cells).toContain('Beneficiário: Gráfica União Ltda.');
    const csv = await gestor.rest('GET', '/auditoria/exportar?formato=csv');
    expect(csv.bytes.toString('utf8')).toContain('Ana Lúcia');
    const log = await gestor.rest<{ itens: Acesso[] }>('GET', '/auditoria/acessos?tipo=report_download');
    expect(log.body.itens[0]).toMatchObject({ por: 'Gil', texto: 'Baixou a planilha auditoria.csv' });
  });

  it('is closed to everybody else', async () => {
    for (const path of ['', '/totais', '/exportar', '/pessoas', '/acessos', '/acessos/exportar', '/cadeia']) {
      expect((await ana.rest('GET', `/auditoria${path}`)).status, path).toBe(403);
    }
  });
});

describe('the access log', () => {
  it('is filtered by type, person and day, and exported', async () => {
    await app.rows(
      `insert into logs_usuario (id, usuario_id, tipo, data) values (gen_random_uuid(), $1, 'Login', '2026-01-15T12:00:00Z')`,
      [ana.usuarioId],
    );
    const of = async (query: string) =>
      (await gestor.rest<{ itens: Acesso[]; total: number }>('GET', `/auditoria/acessos?${query}`)).body;
    expect(await of('tipo=Login&busca=lucia&de=2026-01-15&ate=2026-01-15')).toMatchObject({
      total: 1,
      itens: [{ por: 'Ana Lúcia', texto: 'Entrou no sistema' }],
    });
    expect((await of(`usuario=${gestor.usuarioId}&tipo=Login`)).total).toBe(0);
    const csv = await gestor.rest('GET', '/auditoria/acessos/exportar?formato=csv&tipo=Login');
    expect(csv.bytes.toString('utf8')).toContain('Entrou no sistema');
  });

  it('says who searched for which CPF, and where, also in the person’s own log', async () => {
    await ana.rest('GET', '/beneficiarios?busca=529.982.247-25');
    const texto = 'Procurou o CPF 529.982.247-25 em Beneficiários';
    const { body } = await gestor.rest<{ itens: Acesso[] }>('GET', '/auditoria/acessos?tipo=busca_cpf');
    expect(body.itens).toMatchObject([{ por: 'Ana Lúcia', texto }]);
    const own = await gestor.rest<{ itens: { texto: string }[] }>('GET', `/usuarios/${ana.usuarioId}/log`);
    expect(own.body.itens.map((entry) => entry.texto)).toContain(texto);
  });
});

describe('the chain', () => {
  const cadeia = async () => (await gestor.rest<Cadeia>('GET', '/auditoria/cadeia')).body;
  it('tells the unsealed tail, then what it is sealed up to, and how the last verification ended', async () => {
    expect(await cadeia()).toMatchObject({ seladaAte: null, verificacao: null });
    expect((await cadeia()).cauda).toBeGreaterThan(0);
    await sealAudit(app.db, app.auditKeys, true);
    const [last] = await app.rows<{ id: string }>('select max(id) as id from auditoria');
    expect(await cadeia()).toMatchObject({ cauda: 0, seladaAte: { entrada: Number(last?.id) } });
    const asked = await gestor.rest<{ id: string }>('POST', '/auditoria/verificar', {});
    expect(asked.status).toBe(200);
    expect(app.jobs.at(-1)).toMatchObject({ tipo: 'verificar-auditoria' });
    await app.rows(
      `insert into trabalhos (id, tipo, estado, resultado, criado_em, terminado_em)
       values ($1, 'verificar-auditoria', 'concluido', '{"ate": 5, "entradas": 5, "apagadas": 0, "problemas": []}', now(), now())`,
      [newId()],
    );
    expect((await cadeia()).verificacao).toMatchObject({ ate: 5, entradas: 5, problemas: [] });
    await app.rows(
      `insert into trabalhos (id, tipo, estado, criado_em) values ($1, 'verificar-auditoria', 'executando', now())`,
      [newId()],
    );
    expect((await gestor.rest('POST', '/auditoria/verificar', {})).body.code).toBe('auditoria.em_andamento');
  });
});

describe('at size', () => {
  it('a page of any filter is read over an index, never by reading the whole trail', async () => {
    await app.rows(
      `insert into auditoria (em, usuario_id, usuario_nome, operacao, modulo, tabela, registro_id, acao, digest)
      select timestamptz '2024-01-01' + make_interval(mins => n), (array[$1, $2]::uuid[])[1 + n % 2], 'x',
        case n % 5 when 0 then 'despesas.liquidar' else 'despesas.update' end,
        case when n % 50 = 0 then 'beneficiarios' else 'despesas' end, 'despesas', gen_random_uuid(),
        case when n % 1000 = 0 then 'excluir' else 'alterar' end, '\\x00' from generate_series(1, 40000) n`,
      [ana.usuarioId, gestor.usuarioId],
    );
    await app.rows(
      `insert into logs_usuario (id, usuario_id, tipo, data)
      select gen_random_uuid(), $1, 'Login', timestamptz '2024-01-01' + make_interval(mins => n)
      from generate_series(1, 20000) n`,
      [ana.usuarioId],
    );
    await app.rows('analyze auditoria, logs_usuario');
    const page = { pagina: 1, porPagina: 20, ordem: [{ campo: 'em', desc: true }], totais: false };
    const plan = async (statement: ReturnType<typeof pageStatement>) =>
      JSON.stringify((await sql`explain (format json) ${statement}`.execute(app.db)).rows);
    const filters: AuditoriaFilter[] = [
      {},
      { de: '2024-01-05', ate: '2024-01-06' },
      { usuario: [ana.usuarioId] },
      { modulo: ['beneficiarios'] },
      { acao: ['excluir'] },
      { operacao: 'despesas.liquidar' },
      { registro: id },
    ];
    for (const filter of filters) {
      const text = await plan(pageStatement(page, auditoriaQuery(app.services.directory, filter)));
      expect(text, JSON.stringify(filter)).not.toMatch(/"Seq Scan"[^{}]*"auditoria"/);
    }
    for (const filter of [{}, { tipo: ['Login'] }, { usuario: [ana.usuarioId] }]) {
      expect(await plan(pageStatement(page, acessosQuery(filter)))).not.toMatch(/"Seq Scan"[^{}]*"logs_usuario"/);
    }
  });
});

it('every audited table has its words, declared by the module that its trigger names, and the module its name in the filter', async () => {
  const rows = await app.rows<{ tabela: string; modulo: string }>(`
    select c.relname as tabela, split_part(encode(t.tgargs, 'escape'), '\\000', 1) as modulo
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'auditoria_i'`);
  expect(rows.length).toBeGreaterThan(10);
  const modules = new Set(app.services.directory.audited.map(({ valor }) => valor));
  expect(
    rows.map(({ tabela }) => tabela).filter((tabela) => !(tabela in app.services.directory.auditedTables)),
  ).toEqual([]);
  expect(rows.map(({ modulo }) => modulo).filter((modulo) => !modules.has(modulo))).toEqual([]);
});

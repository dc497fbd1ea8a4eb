import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';

/** Tables of `public` that are no record of the business: nobody edits them, or they are the trail itself. */
const NOT_AUDITED: Record<string, string> = {
  atendimento_convites: 'what of audited appointments was told, to whom',
  atendimento_saidas: 'of whom schedulers were told that they left: a mark',
  atos: 'which writes their authors may still take back; taking back is audited',
  auditoria: 'the trail itself',
  auditoria_selos: 'the trail’s chain',
  auditoria_cadeia: 'the trail’s chain',
  acessos_dados: 'a log: only ever added to',
  bilhetes_usados: 'used tickets of the public pages, forgotten after a day',
  ceps: 'answers of the postal-code service, forgotten after 30 days',
  idempotencia: 'answers of repeated submits, forgotten after 72 h',
  interacao_importacao_linhas: 'rows of a spreadsheet whose import is audited, gone as soon as it is done',
  logs_usuario: 'a log: only ever added to',
  avisos: 'notices of what audited operations did',
  avisos_retidos: 'notices that wait until their act cannot be taken back',
  avisos_desligados: 'a person’s own switches',
  preferencias: 'a person’s own choice of menus, keys and home page',
  visoes_fixadas: 'a person’s own pins',
  filiado_links: 'links sent by mail, forgotten with their time',
  consignacao_inativados: 'members of an audited batch: what it did to each is audited',
  consignacao_linhas: 'lines of a file whose row is audited',
  consignacao_resultados: 'what a run worked out of audited files',
  contadores_anuais: 'counters of numbers by year: what took a number is audited',
  comunicacao_destinatarios: 'the record of a sending itself: who, to which address, how it ended',
  contratos_contador: 'the last number given: what took it is audited',
  emails_em_entrega: 'marks of the outbox, gone with each mail’s outcome',
  pesquisa_convites: 'links of a survey: an audited one would tell who answered when',
  pesquisa_marcas: 'marks of links that answered without a name: nobody may join them to an instant',
  pesquisa_respostas: 'answers: an entry with its instant would tell whose they are',
  pesquisa_urna: 'sealed answers that wait to be mixed',
  copias: 'how backups went: the program writes it',
  demonstracao: 'the marker of the demonstration',
  emails: 'the outbox: its content is what the audited operation asked for',
  inventarios_bens: 'the scope of an audited inventory, copied once at its start',
  nomes_parcela: 'lines of a file whose versions are audited',
  proposicoes: 'what the houses’ servers answered, and when: nobody writes it',
  proposicoes_leituras: 'a person’s own mark: until when they saw a bill',
  proposicoes_movimentacoes: 'what the houses’ servers answered: nobody writes it',
  prazo_avisos: 'which notice of an audited deadline was given',
  processo_lista_entradas: 'entries of a pasted list that is audited, gone after a day',
  processos: 'signs of life of the program’s processes',
  trabalhos: 'progress of background work',
};

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());

async function tables() {
  const { rows } = await banco.ownerPool.query<{ tabela: string; gatilhos: string[]; colunas: string[] }>(`
    select c.relname as tabela,
      coalesce((select array_agg(t.tgname::text order by t.tgname) from pg_trigger t
        where t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled = 'O'), '{}') as gatilhos,
      (select array_agg(a.attname || ' ' || format_type(a.atttypid, null) || case when a.attnotnull then '' else ' null' end)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as colunas
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  return rows;
}

it('every business table writes the audit by itself and has the platform’s columns', async () => {
  const business = (await tables()).filter(({ tabela }) => !(tabela in NOT_AUDITED));
  expect(business.length).toBeGreaterThan(8);
  for (const { tabela, gatilhos, colunas } of business) {
    expect(gatilhos, tabela).toEqual(
      expect.arrayContaining(['a_registro', 'auditoria_d', 'auditoria_i', 'auditoria_u']),
    );
    expect(colunas, tabela).toEqual(
      expect.arrayContaining([
        'id uuid',
        'versao integer',
        'criado_em timestamp with time zone',
        'criado_por uuid null',
        'atualizado_em timestamp with time zone',
        'atualizado_por uuid null',
        'id_origem text null',
      ]),
    );
  }
});

it('the list of tables without an audit has no name that is none', async () => {
  const names = (await tables()).map(({ tabela }) => tabela);
  expect(names).toEqual(expect.arrayContaining(Object.keys(NOT_AUDITED)));
});

it('nothing secret stands in an audited table', async () => {
  for (const { tabela, colunas } of await tables()) {
    if (tabela in NOT_AUDITED) continue;
    expect(colunas.join('\n'), tabela).not.toMatch(/senha|password|token|segredo|secret/);
  }
});

it('the program’s role owns no table of the business and can empty none', async () => {
  const { rows } = await banco.pool.query(`
    select c.relname from pg_class c where c.relnamespace in ('public'::regnamespace, 'sede'::regnamespace)
      and c.relkind = 'r' and (pg_get_userbyid(c.relowner) = current_user or has_table_privilege(c.oid, 'truncate'))`);
  expect(rows).toEqual([]);
});

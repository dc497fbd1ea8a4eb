/** What whoever owns the database can do to the trail, done as the owner, and found. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import { secretsOf } from '../config/secrets.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import {
  type AnchorPlace,
  checkAudit,
  createAnchorPlace,
  createAuditKeys,
  restartAnchor,
  sealAudit,
  signAuditWith,
  startSealer,
  verifyAudit,
} from './index.ts';

const keys = createAuditKeys(secretsOf('o segredo desta instalação, 32 letras'));
const clock = fixedClock('2026-11-20T15:00:00.000Z');
const logged: string[] = [];
const log = createLogger({ level: 'warn', destination: { write: (line: string) => void logged.push(line) } });
const WHO = '0190f000-0000-7000-8000-000000000001';
const ANA = {
  agora: '2026-11-20T14:00:00.123Z',
  ator: WHO,
  nome: 'Ana',
  operacao: 'escritorios.create',
  requisicao: 'r1',
};

let banco: TestDatabase;
let folder: string;
let place: AnchorPlace;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());
beforeEach(async () => {
  logged.length = 0;
  folder = mkdtempSync(path.join(os.tmpdir(), 'sede-forja-'));
  place = await createAnchorPlace({ dataDir: folder });
  await banco.asSuperuser(
    'set session_replication_role = replica; truncate auditoria, auditoria_selos, auditoria_cadeia, escritorios restart identity cascade',
  );
  return () => rmSync(folder, { recursive: true, force: true });
});

const owner = (query: string) => banco.ownerPool.query(query);
const verify = (more: Partial<Parameters<typeof verifyAudit>[1]> = {}) =>
  verifyAudit(banco.db, { keys, place, ...more });

/** A write as the program makes it: signed, in one transaction. */
async function write(statement: string, context: string = signAuditWith(keys)(ANA)): Promise<void> {
  const client = await banco.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('sede.ctx', $1, true)`, [context]);
    await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}
const add = (nome: string, context?: string) =>
  write(`insert into escritorios (id, nome) values ('${newId()}', '${nome}')`, context);

/** Seals what waits and anchors it, as a server that starts and stops. */
const serve = (at: AnchorPlace = place, by = keys) =>
  startSealer({ db: banco.db, keys: by, place: at, clock, log }).stop();

/** Entries 1 to 6 under seals 1 to 3, each anchored. */
async function trail() {
  for (const name of ['a', 'b', 'c']) {
    await add(`${name}1`);
    await add(`${name}2`);
    await serve();
  }
}

/** Runs as the owner with every trigger of these tables off. */
const silently = (query: string) =>
  owner(`alter table escritorios disable trigger user; ${query}; alter table escritorios enable trigger user`);

const FIT = `digest = sede.digest_auditoria(id, em, usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela,
  registro_id, acao, antes, depois)`;
/** Makes every seal fit again as far as anybody can without the key. */
const REHASH = `do $$ declare s record; h bytea := ''; r bytea := ''; begin
  for s in select * from auditoria_selos order by numero loop
    r := sha256(convert_to('[' || s.numero || ',"' || encode(r, 'hex') || '","' || encode(h, 'hex') || '","' || s.entradas || '","' ||
      (select encode(sha256(string_agg(convert_to(a.id || E'\\n', 'UTF8') || a.digest, ''::bytea order by a.id)), 'hex')
        from auditoria_cadeia c join auditoria a on a.id = c.auditoria_id where c.selo_id = s.id) || '"]', 'UTF8'));
    update auditoria_selos set anterior = h, resumo = r where id = s.id;
    h := s.hash;
  end loop; end $$`;

const CUT = `alter table escritorios disable trigger user; delete from auditoria_cadeia where selo_id = 3;
  delete from auditoria_selos where numero = 3; delete from auditoria where id > 4;
  delete from escritorios where nome like 'c%'; alter table escritorios enable trigger user`;

it('a trail that nobody touched is whole, anchored up to its last seal', async () => {
  await trail();
  await add('cauda');
  expect(await verify()).toEqual({
    entradas: 7,
    selos: 3,
    cauda: 1,
    apagadas: 0,
    ancora: { selo: 3, em: expect.any(String) },
    problemas: [],
    avisos: [],
  });
  await owner(REHASH);
  // The forger's arithmetic is right: on an untouched trail it changes nothing.
  expect((await verify()).problemas).toEqual([]);
});

describe('the owner', () => {
  it.each<[string, string, RegExp[]]>([
    [
      'changes an entry, fits its digest and rehashes all',
      `update auditoria set depois = depois || '{"nome": "outro"}' where id = 3; update auditoria set ${FIT} where id = 3; ${REHASH}`,
      [
        /^Entrada 3: foi alterada depois de selada/,
        /^Selo 2: as entradas não conferem/,
        /^Selo 2: não é o que estava na âncora/,
      ],
    ],
    [
      'drops the last seal and seals nothing again',
      `delete from auditoria_cadeia where selo_id = 3; delete from auditoria_selos where numero = 3`,
      [/^A âncora vai até o selo 3 .*, e o banco só até o 2/],
    ],
    [
      'cuts the tail: the last seal, its entries and their rows',
      CUT,
      [/^A âncora vai até o selo 3 .*cortaram o fim da auditoria/],
    ],
    [
      'removes an entry and says that the seal never had it',
      `delete from auditoria_cadeia where auditoria_id = 3; delete from auditoria where id = 3;
       update auditoria_selos set quantidade = 1, primeiro = 4 where numero = 2`,
      [/^Entrada 3: foi removida do selo 2/, /^Selo 2: as entradas não conferem/],
    ],
    [
      'removes a seal from the middle',
      `delete from auditoria_cadeia where selo_id = 2; delete from auditoria where id in (3, 4); delete from auditoria_selos where numero = 2`,
      [/^Selo 2: falta/, /^Selo 3: não continua/],
    ],
    [
      'appends a forged entry in somebody’s name',
      `insert into auditoria (em, usuario_id, usuario_nome, operacao, modulo, tabela, registro_id, acao, depois, digest)
       select em, usuario_id, usuario_nome, operacao, modulo, tabela, registro_id, 'alterar', depois, '' from auditoria where id = 1;
       update auditoria set ${FIT} where id = 7`,
      [/^Entrada 7: diz ser de Ana, escritorios.create, mas não foi o programa que a escreveu/],
    ],
    [
      'appends one with a proof taken from a sealed entry',
      `insert into auditoria (em, usuario_id, usuario_nome, operacao, requisicao, modulo, tabela, registro_id, acao, depois, prova, digest)
       select em, usuario_id, usuario_nome, operacao, requisicao, modulo, tabela, registro_id, 'alterar', depois, prova, '' from auditoria where id = 1;
       update auditoria set ${FIT} where id = 7`,
      [/^Entrada 7: usa a assinatura de uma transação que já estava selada/],
    ],
    [
      'appends one with a proof of another deed',
      `insert into auditoria (em, usuario_id, usuario_nome, operacao, requisicao, modulo, tabela, registro_id, acao, depois, prova, digest)
       select em, usuario_id, usuario_nome, 'escritorios.remove', requisicao, modulo, tabela, registro_id, 'alterar', depois, prova, '' from auditoria where id = 1;
       update auditoria set ${FIT} where id = 7`,
      [/^Entrada 7: a assinatura da transação não é a do programa/],
    ],
    [
      'slips an entry into an old seal',
      `insert into auditoria (id, em, modulo, tabela, registro_id, acao, digest)
       values (500, now(), 'x', 'x', gen_random_uuid(), 'criar', ''); insert into auditoria_cadeia values (500, 2, '')`,
      [/^Entrada 500: foi acrescentada ao selo 2/],
    ],
  ])('%s: found', async (_what, query, expected) => {
    await trail();
    await owner(query);
    const { problemas } = await verify();
    for (const text of expected)
      expect(
        problemas.some((problem) => text.test(problem)),
        `${text}\n${problemas.join('\n')}`,
      ).toBe(true);
  });

  it.each([
    [
      'changed',
      `update escritorios set nome = 'Outro' where nome = 'a1'`,
      /^Linha .* de escritorios: não está como a deixou .* \(1\): nome\.$/,
    ],
    [
      'put in',
      `insert into escritorios (id, nome, versao, criado_em, atualizado_em) values (gen_random_uuid(), 'x', 1, now(), now())`,
      /não há entrada de auditoria que a tenha criado/,
    ],
    ['taken out', `delete from escritorios where nome = 'a1'`, /sumiu do banco sem entrada de exclusão \(a última, 1,/],
  ])('a row %s with triggers off: found, with its fields', async (_what, query, expected) => {
    await trail();
    await silently(query);
    expect((await verify()).problemas).toEqual([expect.stringMatching(expected)]);
  });

  it('a row put back after its removal: found', async () => {
    await trail();
    await silently(`create temp table guardada as select * from escritorios where nome = 'a1'`);
    await write(`delete from escritorios where nome = 'a1'`);
    const { rows } = await owner(`select id from auditoria where acao = 'excluir'`);
    await silently(
      `insert into escritorios (id, nome, versao, criado_em, atualizado_em)
       select (antes ->> 'id')::uuid, 'a1', 1, now(), now() from auditoria where id = ${rows[0].id}`,
    );
    expect((await verify()).problemas).toEqual([expect.stringMatching(/a entrada 7 a excluiu, mas ela está no banco/)]);
  });

  it('makes a whole chain with a key of their own: found by the anchor and by the key', async () => {
    await trail();
    await owner('delete from auditoria_cadeia; delete from auditoria_selos');
    const own = createAuditKeys(secretsOf('o segredo de quem falsifica, 32 letras'));
    await sealAudit(banco.db, own, true);
    const { problemas } = await verify();
    expect(problemas).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Selo 1: não é o que estava na âncora/),
        expect.stringMatching(/^A âncora vai até o selo 3/),
        expect.stringMatching(/^Selos 1 a 1: feitos com outro segredo/),
      ]),
    );
  });
});

it('what an entry without an author says of itself is counted, not called forged', async () => {
  await owner(`insert into escritorios (id, nome) values ('${newId()}', 'pelo dono')`);
  const { problemas, avisos } = await verify();
  expect(problemas).toEqual([]);
  expect(avisos[0]).toBe('1 entrada(s) sem autor (1): migrações, ou alguém direto no banco.');
});

it('an entry whose content the law erased leaves its row uncompared, others compared', async () => {
  await trail();
  await owner(`select sede.apagar_conteudo_auditoria(1, 'Pedido do titular')`);
  expect(await verify()).toMatchObject({ apagadas: 1, problemas: [] });
  await silently(`update escritorios set nome = 'Outro' where nome = 'a2'`);
  expect((await verify()).problemas).toEqual([expect.stringMatching(/ \(2\): nome\.$/)]);
});

describe('the anchor', () => {
  const file = () => path.join(folder, 'auditoria.ancora');

  it('that is lost is told, does no harm, and begins again at the next start', async () => {
    await trail();
    rmSync(file());
    expect(await verify()).toMatchObject({ problemas: [], avisos: [expect.stringContaining('Não há âncora em')] });
    await add('d');
    await serve();
    expect(logged.join('')).toContain('no anchor found');
    expect(await verify()).toMatchObject({ ancora: { selo: 4 }, problemas: [] });
  });

  it('with a line cut off by a power failure goes on; the line is told', async () => {
    await trail();
    writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -40));
    await add('d');
    await serve();
    const { ancora, problemas, avisos } = await verify();
    expect({ selo: ancora?.selo, problemas, avisos }).toEqual({
      selo: 4,
      problemas: [],
      avisos: [expect.stringContaining('1 linha(s) que não consigo ler')],
    });
  });

  it('with a line that somebody wrote into it: found', async () => {
    await trail();
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"numero":2', '"numero":1'));
    expect((await verify()).problemas).toEqual([
      expect.stringMatching(/^Âncora: a linha do selo 1 .* não confere com a chave/),
    ]);
  });

  it('that is ahead of a database put back from a backup is told with the way on, and is not written over', async () => {
    await trail();
    await owner(CUT);
    await add('depois da volta');
    await serve();
    expect(logged.join('')).toContain('the anchor does not fit the database');
    expect((await verify()).problemas).toEqual([expect.stringMatching(/^Selo 3: não é o que estava na âncora/)]);
    await owner(`delete from auditoria_cadeia where selo_id = 4; delete from auditoria_selos where numero = 3`);
    expect((await verify()).problemas.join()).toMatch(/A âncora vai até o selo 3 .*npm run audit:anchor -- --motivo/);
    await serve();
    await restartAnchor({ db: banco.db, keys, place, clock }, 'Banco restaurado do dia 19');
    await add('e segue');
    await serve();
    expect(await verify()).toMatchObject({
      ancora: { selo: 4 },
      problemas: [],
      avisos: [expect.stringMatching(/^Âncora recomeçada no selo 3 em .*: Banco restaurado do dia 19$/)],
    });
  });

  it('of several processes: each in its own folder, or all in one, and nothing quarrels', async () => {
    const own = await createAnchorPlace({ dataDir: path.join(folder, 'outro') });
    const servers = [place, place, own].map((at) => startSealer({ db: banco.db, keys, place: at, clock, log }));
    await Promise.all(Array.from({ length: 20 }, (_, i) => add(`p${i}`)));
    for (const server of servers) await server.stop();
    for (const at of [place, own])
      expect(await verify({ place: at })).toMatchObject({ entradas: 20, cauda: 0, problemas: [] });
  });
});

it('the doctor tells an anchor of another database, and another root secret; nothing where both are right', async () => {
  const config = {
    dataDir: folder,
    s3: undefined,
    sedeSecret: 'o segredo desta instalação, 32 letras',
    previousSecrets: [],
  };
  await trail();
  expect(await checkAudit(config, banco.appUrl)).toEqual([]);
  await owner(CUT);
  expect(await checkAudit({ ...config, sedeSecret: 'outro segredo, também de 32 letras' }, banco.appUrl)).toMatchObject(
    [
      { problem: 'O último selo da auditoria foi feito com outro segredo.' },
      { problem: expect.stringMatching(/\(selo 3\) não é deste banco, que vai até o selo 2/) },
    ],
  );
});

describe('another root secret', () => {
  const next = createAuditKeys(secretsOf('o segredo novo da instalação, 32 letras'));
  const both = createAuditKeys(secretsOf('o segredo novo da instalação, 32 letras'), [
    secretsOf('o segredo desta instalação, 32 letras'),
  ]);

  it('is told; seals of before hold by the anchor, and by their own key when it is given', async () => {
    await trail();
    await serve(place, next);
    expect(logged.join('')).toContain('another root secret');
    await add('d', signAuditWith(next)(ANA));
    await serve(place, next);
    expect(await verify({ keys: next })).toMatchObject({
      problemas: [],
      avisos: expect.arrayContaining([
        expect.stringMatching(/^Selos 1 a 3: feitos com outro segredo .* Conferem com a âncora/),
        expect.stringMatching(/^6 entrada\(s\) assinadas com um segredo que não conheço/),
      ]),
    });
    expect(await verify({ keys: both })).toMatchObject({ problemas: [], avisos: [] });
  });

  it('without an anchor cannot vouch for what it did not seal', async () => {
    await trail();
    const empty = await createAnchorPlace({ dataDir: path.join(folder, 'vazio') });
    expect((await verify({ keys: next, place: empty })).problemas).toEqual([
      expect.stringMatching(/^Selos 1 a 3: feitos com outro segredo .*SEDE_SECRET_ANTERIOR/),
    ]);
  });
});

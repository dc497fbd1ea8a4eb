/**
 * 200,000 interactions: the list as it opens, and its search, from ten connections; a spreadsheet of 10,000 from the upload to the last
 * row. Source: issue 11 (Speed).
 */
import autocannon from 'autocannon';
import pg from 'pg';
import { runningUrls } from '../packages/server/src/platform/db/embedded/credentials.ts';
import { xlsxOf } from '../packages/server/src/platform/spreadsheets/xlsx-for-tests.ts';
import { type Caller, callerOf } from './caller.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { CONNECTIONS } from './load.ts';
import { startProduct } from './product.ts';
import { filiadosList } from './requests.ts';
import { id } from './seed-despesas.ts';
import { CADEIA, FILIADOS, SELO } from './seed-filiados.ts';

const INTERACOES = 200_000;
const IMPORTADAS = 10_000;
const SECONDS = 6;
const ITEM = '01900008-0000-7000-8000-000000000001';

const SEED = `
insert into itens_interacao (id, criado_em, atualizado_em, nome, descricao, tipo)
  values ('${ITEM}', now(), now(), 'Segunda via', 'Segunda via de documento', 'Telefone');
insert into interacoes (id, criado_em, atualizado_em, filiado_id, item_id, tipo, data, descricao, classificacao, responsavel_nome)
  select gen_random_uuid(), now(), now(), ${id('4', `(1 + n * 7919 % ${FILIADOS})`)}, '${ITEM}',
    case when n % 3 = 0 then 'E-mail' else 'Telefone' end, now() - make_interval(mins => n * 7), 'Pediu a segunda via número ' || n,
    case when n % 5 = 0 then 'Interna' else 'Externa' end, 'Ana Bancada'
  from generate_series(1, ${INTERACOES}) n;
analyze interacoes;`;

async function seedInteracoes(dataDir: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: runningUrls(dataDir)?.ownerUrl,
    options: '-c search_path=public,auth,sede',
  });
  await client.connect();
  try {
    await client.query(SEED);
    await client.query(SELO);
    await client.query(CADEIA);
    const { rows } = await client.query<{ cpf: string }>('select cpf from filiados order by id limit $1', [IMPORTADAS]);
    return rows.map(({ cpf }) => cpf);
  } finally {
    await client.end();
  }
}

async function p95(url: string, cookie: string): Promise<number> {
  const { latency, non2xx } = await autocannon({
    ...{ url, method: 'GET', headers: { cookie } },
    ...{ connections: CONNECTIONS, duration: SECONDS },
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no list`);
  return latency.p97_5;
}

interface Importacao {
  id: string;
  versao: number;
  estado: string;
  importadas: number;
}

async function importMany({ call, send, until }: Caller, cpfs: readonly string[]): Promise<void> {
  const rows = cpfs.map((cpf, n) => [cpf, '', `Importada ${n}`, '', '']);
  // Copied: the helper's type tells nothing of the memory below it.
  const bytes = new Uint8Array(xlsxOf([['CPF', 'DATA', 'DESCRICAO', 'TIPO', 'CLASSIFICACAO'], ...rows]));
  const one = await send<Importacao>('/importacoes-interacao', bytes, { 'x-nome-arquivo': 'muitas.xlsx' });
  const { importacao } = await call<{ importacao: Importacao }>(`/importacoes-interacao/${one.id}/prever`, {
    ...{ versao: one.versao, itemId: ITEM, dia: '2026-01-15', hora: '10:00', descricao: 'Mutirão' },
    ...{ classificacao: 'Externa', comRepetidas: false, titulares: [] },
  });
  await call(`/importacoes-interacao/${one.id}/importar`, { versao: importacao.versao });
  const done = await until<Importacao>(`/importacoes-interacao/${one.id}`, ({ estado }) => estado !== 'importando');
  if (done.importadas !== cpfs.length) throw new Error(`imported ${done.importadas} of ${cpfs.length}: ${done.estado}`);
}

export async function interacoes(installation: Installation): Promise<Figure[]> {
  const { cookie, dataDir } = installation;
  const product = await startProduct(installation, filiadosList());
  try {
    const cpfs = await seedInteracoes(dataDir);
    const list = `${product.url}/api/interacoes?porPagina=50`;
    const of = `of ${INTERACOES.toLocaleString('en')} interactions, p97.5 of ten at once`;
    const figures: Figure[] = [
      { name: `list ${of}`, measured: await p95(list, cookie), unit: 'ms', aim: 60, bound: 'at most' },
      {
        ...{ name: `search in the list ${of}`, measured: await p95(`${list}&busca=helena+duarte`, cookie), unit: 'ms' },
        ...{ aim: 60, bound: 'at most' },
      },
    ];
    const from = performance.now();
    await importMany(callerOf(product.url, cookie), cpfs);
    figures.push({
      name: `${IMPORTADAS.toLocaleString('en')} interactions imported from a spreadsheet`,
      ...{ measured: (performance.now() - from) / 1000, unit: 's', aim: 15, bound: 'at most' },
    });
    return figures;
  } finally {
    await product.stop();
  }
}

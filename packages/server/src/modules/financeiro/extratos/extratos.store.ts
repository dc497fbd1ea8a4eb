/**
 * The tables of statements: their writes, and the lock of an account's imports.
 *
 * That a line comes once, and a movement stands for one line, is the database's (`extratos_lancamentos_uma_vez`,
 * `extratos_vinculos_uma_vez`). Source: issue 4 (statement import); migration 0028.
 */
import { newId } from '@sede/domain/kernel';
import {
  type Conhecido,
  extratosErrors,
  type LeiauteCsv,
  type Novo,
  type Periodo,
  type TipoVinculo,
} from '@sede/domain/modules/financeiro/extratos';
import { sql } from 'kysely';
import { type Db, isUniqueViolation, type Tx } from '#platform/db/index.ts';
import { childTable, type RecordRow } from '#platform/db/record/index.ts';

const leiautes = childTable('extratosLeiautes');

/** Of two imports into one account at once, the second sees what the first brought. */
export async function lockImportacao(tx: Tx, idConta: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sede.extratos'), hashtext(${idConta}))`.execute(tx);
}

export async function findMesmoArquivo(db: Db | Tx, idConta: string, sha256: string) {
  const { rows } = await sql<RecordRow<'extratos'>>`
    select * from extratos where id_conta = ${idConta}::uuid and sha256 = ${sha256}`.execute(db);
  return rows[0];
}

export async function listConhecidos(tx: Db | Tx, idConta: string, inicio: string, fim: string): Promise<Conhecido[]> {
  const { rows } = await sql<Conhecido>`
    select data, valor, descricao, fitid, ordem from extratos_lancamentos
    where id_conta = ${idConta}::uuid and data between ${inicio}::date and ${fim}::date
    order by data, valor, ordem`.execute(tx);
  return rows;
}

/** The periods of the account's files that touch these days. */
export async function listPeriodos(db: Db | Tx, idConta: string, { inicio, fim }: Periodo): Promise<Periodo[]> {
  const { rows } = await sql<Periodo>`
    select inicio, fim from extratos
    where id_conta = ${idConta}::uuid and inicio <= ${fim}::date and fim >= ${inicio}::date`.execute(db);
  return rows;
}

/** As many rows per statement as can be prepared without blocking the server noticeably. */
const PARTE = 2_500;

export async function insertLancamentos(
  tx: Tx,
  destino: { idExtrato: string; idConta: string },
  novos: readonly Novo[],
): Promise<void> {
  for (let de = 0; de < novos.length; de += PARTE) await insertParte(tx, destino, novos.slice(de, de + PARTE));
}

async function insertParte(
  tx: Tx,
  { idExtrato, idConta }: { idExtrato: string; idConta: string },
  novos: readonly Novo[],
): Promise<void> {
  await sql`
    insert into extratos_lancamentos (id, id_extrato, id_conta, data, valor, ordem, descricao, documento, fitid, linha)
    select n.id, ${idExtrato}::uuid, ${idConta}::uuid, n.data, n.valor, n.ordem, n.descricao, n.documento, n.fitid, n.linha
    from unnest(${novos.map(() => newId())}::uuid[], ${novos.map((n) => n.data)}::date[],
      ${novos.map((n) => n.valor)}::bigint[], ${novos.map((n) => n.ordem)}::int[],
      ${novos.map((n) => n.descricao)}::text[], ${novos.map((n) => n.documento)}::text[],
      ${novos.map((n) => n.fitid)}::text[], ${novos.map((n) => n.linha)}::int[])
      as n (id, data, valor, ordem, descricao, documento, fitid, linha)
    on conflict (id_conta, data, valor, ordem) do nothing`.execute(tx);
}

export async function findLeiaute(db: Db | Tx, idConta: string): Promise<LeiauteCsv | null> {
  const { rows } = await sql<{ colunas: LeiauteCsv }>`
    select colunas from extratos_leiautes where id_conta = ${idConta}::uuid`.execute(db);
  return rows[0]?.colunas ?? null;
}

export async function saveLeiaute(tx: Tx, idConta: string, leiaute: LeiauteCsv): Promise<string> {
  await lockImportacao(tx, idConta);
  const { rows } = await sql<{ id: string; versao: number }>`
    select id, versao from extratos_leiautes where id_conta = ${idConta}::uuid for update`.execute(tx);
  const colunas = JSON.stringify(leiaute);
  const saved = rows[0]
    ? await leiautes.update(tx, rows[0], { colunas })
    : await leiautes.insert(tx, { idConta, colunas });
  return saved.id;
}

export interface Vinculo {
  tipo: TipoVinculo;
  id: string;
  valor: number;
}
const COLUNA: Readonly<Record<TipoVinculo, 'idDespesa' | 'idReceita' | 'idTransferencia'>> = {
  pagamento: 'idDespesa',
  estornoDespesa: 'idDespesa',
  credito: 'idReceita',
  estornoReceita: 'idReceita',
  transferenciaEnviada: 'idTransferencia',
  transferenciaRecebida: 'idTransferencia',
};
const tabelaVinculos = childTable('extratosVinculos');

export async function insertVinculos(
  tx: Tx,
  { id, idConta }: { id: string; idConta: string },
  vinculos: readonly Vinculo[],
): Promise<void> {
  try {
    await tabelaVinculos.insertMany(
      tx,
      vinculos.map(({ tipo, id: registro, valor }) => ({
        idLancamento: id,
        idConta,
        tipo,
        valor,
        idDespesa: null,
        idReceita: null,
        idTransferencia: null,
        [COLUNA[tipo]]: registro,
      })),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'extratos_vinculos_uma_vez')) throw extratosErrors.ja_vinculado();
    throw error;
  }
}

export async function listVinculos(tx: Tx, idLancamento: string): Promise<Vinculo[]> {
  const { rows } = await sql<Vinculo>`
    select tipo, id_registro as id, valor from extratos_vinculos
    where id_lancamento = ${idLancamento}::uuid order by id_registro, tipo`.execute(tx);
  return rows;
}

/** The line is pending again with its last link (`sede.tg_linha_pendente`). */
export async function deleteVinculos(tx: Tx, idLancamento: string): Promise<void> {
  await sql`delete from extratos_vinculos where id_lancamento = ${idLancamento}::uuid`.execute(tx);
}

export async function conciliadaAte(db: Db | Tx, idConta: string): Promise<string | null> {
  const { rows } = await sql<{ ate: string | null }>`select sede.conciliada_ate(${idConta}::uuid) as ate`.execute(db);
  return rows[0]?.ate ?? null;
}

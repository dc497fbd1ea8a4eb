/**
 * Imports a statement file into an account: read whole, checked, then written in one transaction, or not at all.
 *
 * The same file again changes nothing and says so; of an overlapping one only the lines that the account does not have
 * are written. Lines before the account's opening balance are in it, and left out. Where the balances that the bank tells
 * do not tie with the lines between them, the answer warns. Errors: those of `readExtrato`; `extratos.grande_demais`,
 * `.antes_do_saldo`, `.ja_conciliado`, `plataforma.nao_encontrado`. Source: issue 4 (statement import); decision 027.
 */
import { createHash } from 'node:crypto';
import type { InputOf } from '@sede/domain/contract';
import { formatDataBr, platformErrors } from '@sede/domain/kernel';
import {
  EXTRATOS_FILE_RULE,
  type ExtratoLido,
  extratosErrors,
  extratosMessages,
  type Importado,
  type LancamentoLido,
  type Novo,
  type Previa,
  splitLidos,
} from '@sede/domain/modules/financeiro/extratos';
import { type extratosContract, LINHAS_DA_PREVIA } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import type { RawContext, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { keepFile, readBody, sentName } from '#platform/files/index.ts';
import { extratos } from './extrato.record.ts';
import { readArquivo } from './extratos.reader.ts';
import {
  conciliadaAte,
  findLeiaute,
  findMesmoArquivo,
  insertLancamentos,
  listConhecidos,
  listPeriodos,
  lockImportacao,
} from './extratos.store.ts';

interface Conta {
  id: string;
  codigoBanco: string | null;
  agencia: string | null;
  conta: string | null;
  dataSaldoInicial: string;
}

async function readConta(db: Db | Tx, id: string): Promise<Conta> {
  const { rows } = await sql<Conta>`
    select id, codigo_banco, agencia, conta, data_saldo_inicial from contas_bancarias where id = ${id}::uuid`.execute(
    db,
  );
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

/**
 * Where two successive balances of the bank do not differ by the lines between them. A balance may have been stated in
 * the middle of its day: of that day it counts the lines that were imported by then (ids of files rise with time).
 */
async function checkSaldos(tx: Tx, idConta: string, idExtrato: string): Promise<string[]> {
  const { rows } = await sql<{ de: string; ate: string; valor: number }>`
    with pares as (
      select id, data_saldo as ate, saldo, lag(id) over w as id_antes, lag(data_saldo) over w as de, lag(saldo) over w as antes
      from extratos where id_conta = ${idConta}::uuid and data_saldo is not null window w as (order by data_saldo, id)
    )
    select p.de, p.ate, (p.saldo - p.antes - coalesce((select sum(l.valor) from extratos_lancamentos l
      where l.id_conta = ${idConta}::uuid and l.data between p.de and p.ate
        and (l.data, l.id_extrato) > (p.de, p.id_antes) and (l.data, l.id_extrato) <= (p.ate, p.id)), 0))::bigint as valor
    from pares p where ${idExtrato}::uuid in (p.id, p.id_antes) order by p.ate, p.id`.execute(tx);
  return rows
    .filter(({ de, valor }) => de !== null && valor !== 0)
    .map(({ de, ate, valor }) => extratosMessages.faltam({ de: formatDataBr(de), ate: formatDataBr(ate), valor }));
}

async function refuseConciliados(tx: Db | Tx, idConta: string, novos: readonly Novo[]): Promise<void> {
  const ate = await conciliadaAte(tx, idConta);
  const presos = ate === null ? 0 : novos.filter(({ data }) => data <= ate).length;
  if (ate !== null && presos > 0) {
    throw extratosErrors.ja_conciliado({ values: { novos: presos, ate: formatDataBr(ate) } });
  }
}

interface Arquivo {
  nome: string;
  sha256: string;
  extrato: ExtratoLido;
  conta: Conta;
  /** Doubtful lines that somebody said are new. */
  novas: readonly number[];
}

const deNovo = (row: { id: string; lidos: number; inicio: string; fim: string }): Importado => ({
  id: row.id,
  lidos: row.lidos,
  novos: 0,
  repetidos: row.lidos,
  anteriores: 0,
  inicio: row.inicio,
  fim: row.fim,
  avisos: [],
});

interface Comparado {
  lidos: LancamentoLido[];
  anteriores: number;
  novos: Novo[];
  duvidosos: LancamentoLido[];
}

/** What of the file the account does not have, as it is now. Errors: `extratos.antes_do_saldo`, `.ja_conciliado`. */
async function compare(
  db: Db | Tx,
  { extrato, conta, novas }: Pick<Arquivo, 'extrato' | 'conta' | 'novas'>,
): Promise<Comparado> {
  const { inicio, fim } = extrato;
  const lidos = extrato.lancamentos.filter(({ data }) => data >= conta.dataSaldoInicial);
  const anteriores = extrato.lancamentos.length - lidos.length;
  if (lidos.length === 0 && anteriores > 0) throw extratosErrors.antes_do_saldo();
  const arquivo = { inicio, fim };
  const conhecidos = await listConhecidos(db, conta.id, inicio, fim);
  const periodos = await listPeriodos(db, conta.id, arquivo);
  const { novos, duvidosos } = splitLidos(lidos, conhecidos, { arquivo, anteriores: periodos, novas });
  await refuseConciliados(db, conta.id, novos);
  return { lidos, anteriores, novos, duvidosos };
}

async function writeExtrato(
  { tx }: WriteContext,
  { nome, sha256, extrato, conta, novas }: Arquivo,
  registrar: (tx: Tx) => Promise<string>,
): Promise<Importado> {
  const { formato, inicio, fim, saldo, dataSaldo } = extrato;
  await lockImportacao(tx, conta.id);
  const mesmo = await findMesmoArquivo(tx, conta.id, sha256);
  if (mesmo) return deNovo(mesmo);
  const { lidos, anteriores, novos } = await compare(tx, { extrato, conta, novas });
  const idAnexo = await registrar(tx);
  const { id } = await extratos.insert(
    { tx },
    {
      ...{ idConta: conta.id, idAnexo, nome, formato, sha256, inicio, fim, saldo, dataSaldo },
      ...{ lidos: lidos.length, novos: novos.length },
    },
  );
  await insertLancamentos(tx, { idExtrato: id, idConta: conta.id }, novos);
  const avisos = await checkSaldos(tx, conta.id, id);
  const repetidos = lidos.length - novos.length;
  return { id, lidos: lidos.length, novos: novos.length, repetidos, anteriores, inicio, fim, avisos };
}

/** 'X-Linhas-Novas: 3,17'. Errors: `plataforma.invalido`. */
function linhasNovas(ctx: RawContext): number[] {
  const header = ctx.request.headers['x-linhas-novas'];
  if (header === undefined || header === '') return [];
  if (typeof header !== 'string' || !/^\d{1,7}(,\d{1,7}){0,4999}$/.test(header))
    throw platformErrors.invalido({
      campos: { 'X-Linhas-Novas': 'Informe números de linhas, separados por vírgulas.' },
    });
  return header.split(',').map(Number);
}

const TIPO = { ofx: 'application/x-ofx', csv: 'text/csv' } as const;

/** The bytes of a statement file. Out: what `importar` answers. For the demonstration too. */
export async function importarBytes(
  ctx: Omit<RawContext, 'request' | 'reply'>,
  { id, nome, bytes, novas = [] }: { id: string; nome: string; bytes: Buffer; novas?: readonly number[] },
): Promise<Importado> {
  const conta = await readConta(ctx.db, id);
  const extrato = await readArquivo({ bytes, conta, leiaute: await findLeiaute(ctx.db, id) });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const mesmo = await findMesmoArquivo(ctx.db, id, sha256);
  if (mesmo) return deNovo(mesmo);
  const file = {
    bytes,
    nome,
    tipoConteudo: TIPO[extrato.formato],
    extensao: extrato.formato,
    modulo: EXTRATOS_FILE_RULE.modulo,
    now: ctx.now,
  };
  const { usuarioId } = ctx.actor;
  return keepFile({ ...file, sender: { enviadoPor: usuarioId }, store: ctx.services.files }, (registrar) =>
    ctx.write((write) => writeExtrato(write, { nome: nome.slice(0, 200), sha256, extrato, conta, novas }, registrar)),
  );
}

export async function importar(ctx: RawContext, { id }: InputOf<(typeof extratosContract)['importar']>) {
  await readConta(ctx.db, id);
  const bytes = await readBody(ctx.request.raw, EXTRATOS_FILE_RULE.maxBytes, extratosErrors.grande_demais);
  return importarBytes(ctx, { id, nome: sentName(ctx.request, 'extrato'), bytes, novas: linhasNovas(ctx) });
}

const sumOf = (linhas: readonly { valor: number }[]) => linhas.reduce((sum, { valor }) => sum + valor, 0);

/** What `importar` would do with the file now; writes nothing. */
export async function prever(ctx: RawContext, { id }: InputOf<(typeof extratosContract)['prever']>): Promise<Previa> {
  const conta = await readConta(ctx.db, id);
  const bytes = await readBody(ctx.request.raw, EXTRATOS_FILE_RULE.maxBytes, extratosErrors.grande_demais);
  const extrato = await readArquivo({ bytes, conta, leiaute: await findLeiaute(ctx.db, id) });
  const { formato, inicio, fim } = extrato;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const mesmo = await findMesmoArquivo(ctx.db, id, sha256);
  const none: Comparado = { lidos: extrato.lancamentos, anteriores: 0, novos: [], duvidosos: [] };
  const { lidos, anteriores, novos, duvidosos } = mesmo ? none : await compare(ctx.db, { extrato, conta, novas: [] });
  const novas = new Set(novos.map(({ linha }) => linha));
  const duvidosas = new Set(duvidosos.map(({ linha }) => linha));
  const ofLine = (linha: number) => (novas.has(linha) ? 'nova' : duvidosas.has(linha) ? 'duvidosa' : 'repetida');
  const linhas = lidos.map(({ fitid: _, ...um }) => ({ ...um, situacao: ofLine(um.linha) }) as const);
  const rank = { duvidosa: 0, nova: 1, repetida: 2 } as const;
  return {
    ...{ formato, inicio, fim, jaImportado: mesmo !== undefined, lidos: lidos.length, anteriores },
    novos: novos.length,
    duvidosos: duvidosos.length,
    repetidos: lidos.length - novos.length - duvidosos.length,
    entradas: sumOf(novos.filter(({ valor }) => valor > 0)),
    saidas: -sumOf(novos.filter(({ valor }) => valor < 0)),
    linhas: linhas
      .toSorted((a, b) => rank[a.situacao] - rank[b.situacao] || a.linha - b.linha)
      .slice(0, LINHAS_DA_PREVIA),
  };
}

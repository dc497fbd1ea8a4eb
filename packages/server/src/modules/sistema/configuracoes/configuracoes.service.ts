/**
 * The installation's settings, typed: read by whoever needs one, changed by gestor_sistema.
 *
 * `readConfiguracoes` costs one small statement; it runs at each use, so that a change is in force at once in every
 * process.
 * Errors: `plataforma.versao_conflito` (409) with `data.atual` and `data.versoes` by key; `plataforma.invalido` with the
 * key in `campos`. Source: decisions §3, §6 (two people editing one record).
 */
import { formatHoraBr, platformErrors } from '@sede/domain/kernel';
import {
  CHAVES_CONFIGURACAO,
  type Configuracao,
  type Configuracoes,
  LISTAS_CONFIGURACAO,
  type ListaConfiguracao,
  type Logo,
  NOMES_LISTAS,
} from '@sede/domain/modules/sistema/configuracoes';
import { configuracoesRegistry } from '@sede/domain/modules/sistema/configuracoes/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/context.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import {
  readSettings,
  type SettingChange,
  settingErrors,
  storedSettings,
  valueInForce,
  writeSetting,
} from '#platform/settings/index.ts';
import { checkEspeciais, checkListas } from './configuracoes.checks.ts';
import type { ConfiguracoesDeps } from './configuracoes.deps.ts';
import { findLogo } from './logo.store.ts';

export function readConfiguracoes(db: Db | Tx, log?: Logger): Promise<Configuracoes> {
  return readSettings(db, configuracoesRegistry, log);
}

/** The finance lists in force, for the forms and filters of whoever sees finance but not the settings. */
export async function readListas(db: Db | Tx) {
  const all = await readConfiguracoes(db);
  const each = (of: (lista: ListaConfiguracao) => readonly string[]) =>
    Object.fromEntries(NOMES_LISTAS.map((lista) => [lista, [...of(lista)]])) as Record<ListaConfiguracao, string[]>;
  return { ...each((lista) => all[lista]), desabilitadas: each((lista) => all[LISTAS_CONFIGURACAO[lista]]) };
}

export async function listConfiguracoes(db: Db | Tx): Promise<{ itens: Configuracao[]; logo: Logo | null }> {
  const stored = new Map((await storedSettings(db)).map((row) => [row.chave, row]));
  const itens = CHAVES_CONFIGURACAO.map((chave) => {
    const row = stored.get(chave);
    const definition = configuracoesRegistry[chave];
    return {
      chave,
      valor: valueInForce(definition, row),
      padrao: definition.padrao,
      versao: row?.versao ?? 0,
      atualizadoEm: row?.atualizadoEm ?? null,
    };
  });
  return { itens, logo: await findLogo(db) };
}

/** Theirs, for the dialog that lets the person choose. */
async function conflict(tx: Tx, sent: readonly SettingChange[]): Promise<Error> {
  const chaves = sent.map(({ chave }) => chave);
  const { itens } = await listConfiguracoes(tx);
  const atuais = itens.filter(({ chave }) => chaves.includes(chave));
  const { rows } = await sql<{ nome: string | null; em: string; versao: number }>`
    select u.nome, c.atualizado_em as em, c.versao from configuracoes c left join usuarios u on u.id = c.atualizado_por
    where c.chave = any(${chaves}::text[]) order by c.atualizado_em desc limit 1`.execute(tx);
  const { nome, em, versao } = rows[0] ?? { nome: null, em: null, versao: 0 };
  const por = nome ?? 'outra pessoa';
  return platformErrors.versao_conflito({
    values: { nome: por, hora: em ? formatHoraBr(em) : '' },
    data: {
      atual: Object.fromEntries(atuais.map(({ chave, valor }) => [chave, valor])),
      versoes: Object.fromEntries(atuais.map((item) => [item.chave, item.versao])),
      versao,
      por,
      em,
    },
  });
}

/**
 * Only one change of the settings at a time, so that rules over two of them hold and overlapping saves do not deadlock.
 */
const lockConfiguracoes = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('sede.configuracoes', 0))`.execute(tx);

export async function updateConfiguracoes(
  deps: ConfiguracoesDeps,
  ctx: WriteContext,
  changes: readonly SettingChange[],
) {
  const campos = settingErrors(configuracoesRegistry, changes);
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
  const { tx } = ctx;
  await lockConfiguracoes(tx);
  const versoes = new Map((await storedSettings(tx)).map((row) => [row.chave, row.versao]));
  // Checked before the first write: the answer shows what the other person saved, not what this save has half written.
  if (changes.some(({ chave, versao }) => versao !== (versoes.get(chave) ?? 0))) throw await conflict(tx, changes);
  const antes = await readConfiguracoes(tx);
  for (const change of changes) {
    // Only a change of a setting without the lock (an e-mail that changes) can still come in between.
    if ((await writeSetting(tx, configuracoesRegistry, change)) === null) throw await conflict(tx, changes);
  }
  const depois = await readConfiguracoes(tx);
  await checkListas(deps, tx, { antes, depois });
  await checkEspeciais(deps, ctx, { antes, depois });
  return listConfiguracoes(tx);
}

/**
 * Follows an account whose e-mail changes, or forgets one that is deleted (`para` null): `financeiroEspecial` names
 * people by it. Returns whether the address was named there. To be called in the transaction of that change.
 */
export async function changeEmailEspecial(tx: Tx, de: string, para: string | null): Promise<boolean> {
  await lockConfiguracoes(tx);
  const stored = (await storedSettings(tx)).find(({ chave }) => chave === 'financeiroEspecial');
  const emails = stored ? (valueInForce(configuracoesRegistry.financeiroEspecial, stored) as readonly string[]) : [];
  if (!stored || !emails.includes(de)) return false;
  const valor = emails.flatMap((email) => (email === de ? (para ?? []) : email));
  await writeSetting(tx, configuracoesRegistry, { chave: 'financeiroEspecial', valor, versao: stored.versao });
  return true;
}

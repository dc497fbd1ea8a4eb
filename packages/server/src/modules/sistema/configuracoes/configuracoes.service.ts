/**
 * The installation's settings, typed: read by whoever needs one, changed by gestor_sistema.
 *
 * `readConfiguracoes` costs one small statement; it runs at each use, so that a change is in force at once in every
 * process.
 * Errors: `plataforma.versao_conflito` (409) with `data.atual` and `data.versoes` by key; `plataforma.invalido` with the
 * key in `campos`. Source: decisions §3, §6 (two people editing one record).
 */
import { can } from '@sede/domain/access';
import { formatHoraBr, platformErrors } from '@sede/domain/kernel';
import type { ModuleDirectory, Settings, ValuesOf } from '@sede/domain/manifest';
import type { Configuracao, Configuracoes, Listas } from '@sede/domain/modules/sistema/configuracoes';
import { configuracoesSettings, contatoDoSindicato } from '@sede/domain/modules/sistema/configuracoes';
import { definitionOf, settingsRegistry } from '@sede/domain/modules/sistema/configuracoes/contract';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/context.ts';
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
import { checkListas, checkNomeados } from './configuracoes.checks.ts';
import type { ConfiguracoesDeps } from './configuracoes.deps.ts';
import { findLogo } from './logo.store.ts';

/** The settings that are asked for, by their keys: what a module has declared (`xSettings`). */
export function readConfiguracoes<S extends Settings>(db: Db | Tx, settings: S, log?: Logger): Promise<ValuesOf<S>> {
  return readSettings(db, settingsRegistry(settings), log);
}

/** '(61) 3216-0000 ou contato@…': whom the refusals of public pages send people to. */
export async function readContato(db: Db | Tx): Promise<string> {
  const { telefoneSindicato, emailSindicato } = await readConfiguracoes(db, configuracoesSettings);
  return contatoDoSindicato({ telefone: telefoneSindicato, email: emailSindicato });
}

/** The lists of words in force, for the forms and filters of whoever sees their area but not the settings. */
export async function readListas({ db, actor, services: { directory } }: ReadContext): Promise<Listas> {
  const all = await readConfiguracoes(db, directory.settings);
  const words = (chave: string) => [all[chave]].flat().map(String);
  const listas = Object.entries(directory.settings).flatMap(([lista, setting]) =>
    setting.tipo === 'lista' && can(actor.papeis, setting.permissao) ? [[lista, setting.desabilitadas] as const] : [],
  );
  return {
    habilitadas: Object.fromEntries(listas.map(([lista]) => [lista, words(lista)])),
    desabilitadas: Object.fromEntries(listas.map(([lista, desabilitadas]) => [lista, words(desabilitadas)])),
  };
}

export async function listConfiguracoes(db: Db | Tx, { settingSections }: ModuleDirectory): Promise<Configuracoes> {
  const stored = new Map((await storedSettings(db)).map((row) => [row.chave, row]));
  const itens = settingSections.flatMap(({ valor: secao, settings: own }) =>
    Object.entries(own).map(([chave, setting]): Configuracao => {
      const row = stored.get(chave);
      return {
        ...setting,
        chave,
        secao,
        valor: valueInForce(definitionOf(setting), row),
        versao: row?.versao ?? 0,
        atualizadoEm: row?.atualizadoEm ?? null,
      };
    }),
  );
  const secoes = settingSections.map(({ valor, rotulo, ajuda }) => ({ valor, rotulo, ajuda }));
  return { secoes, itens, logo: await findLogo(db) };
}

/** Theirs, for the dialog that lets the person choose. */
async function conflict(tx: Tx, directory: ModuleDirectory, sent: readonly SettingChange[]): Promise<Error> {
  const chaves = sent.map(({ chave }) => chave);
  const { itens } = await listConfiguracoes(tx, directory);
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
  const { directory } = ctx.services;
  const registry = settingsRegistry(directory.settings);
  const campos = settingErrors(registry, changes);
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
  const { tx } = ctx;
  await lockConfiguracoes(tx);
  const versoes = new Map((await storedSettings(tx)).map((row) => [row.chave, row.versao]));
  // Checked before the first write: the answer shows what the other person saved, not what this save has half written.
  if (changes.some(({ chave, versao }) => versao !== (versoes.get(chave) ?? 0)))
    throw await conflict(tx, directory, changes);
  const antes = await readConfiguracoes(tx, directory.settings);
  for (const change of changes) {
    // Only a change of a setting without the lock (an e-mail that changes) can still come in between.
    if ((await writeSetting(tx, registry, change)) === null) throw await conflict(tx, directory, changes);
  }
  const depois = await readConfiguracoes(tx, directory.settings);
  await checkListas(deps, ctx, { antes, depois });
  await checkNomeados(deps, ctx, { antes, depois });
  return listConfiguracoes(tx, directory);
}

/**
 * Follows an account whose e-mail changes, or forgets one that is deleted (`para` null), in every setting that names
 * people by it. Returns whether the address was named anywhere. To be called in the transaction of that change.
 */
export async function followEmail(tx: Tx, settings: Settings, de: string, para: string | null): Promise<boolean> {
  await lockConfiguracoes(tx);
  const registry = settingsRegistry(settings);
  let named = false;
  for (const stored of await storedSettings(tx)) {
    const { chave, versao } = stored;
    const setting = settings[chave];
    if (setting?.tipo !== 'emails') continue;
    const emails = [valueInForce(definitionOf(setting), stored)].flat();
    if (!emails.includes(de)) continue;
    const valor = emails.flatMap((email) => (email === de ? (para ?? []) : email));
    await writeSetting(tx, registry, { chave, valor, versao });
    named = true;
  }
  return named;
}

/**
 * A word that records bring along joins a list's disabled ones (`chave`). Answers false where it does not fit: too long, too many.
 * To be called in the transaction that writes the record.
 */
export async function disableWord(
  tx: Tx,
  settings: Settings,
  { chave, palavra }: { chave: string; palavra: string },
): Promise<boolean> {
  await lockConfiguracoes(tx);
  const registry = settingsRegistry(settings);
  const all = await readConfiguracoes(tx, settings);
  const versao = (await storedSettings(tx)).find((row) => row.chave === chave)?.versao ?? 0;
  const change = { chave, valor: [...[all[chave]].flat(), palavra], versao };
  if (Object.keys(settingErrors(registry, [change])).length > 0) return false;
  return (await writeSetting(tx, registry, change)) !== null;
}

/** Whether a setting gives somebody a right by this address. */
export async function namesEmail(tx: Tx, settings: Settings, email: string): Promise<boolean> {
  for (const stored of await storedSettings(tx)) {
    const setting = settings[stored.chave];
    if (setting?.tipo !== 'emails') continue;
    if ([valueInForce(definitionOf(setting), stored)].flat().includes(email)) return true;
  }
  return false;
}

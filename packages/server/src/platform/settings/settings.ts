/**
 * Reads and writes the installation's settings against a typed registry; it knows no setting itself.
 *
 * The registry (key → zod schema and default) is a module's; this room gives: all values, typed, in one statement, with
 * defaults for what nobody changed; and one write with validation and version check. A stored value that no longer fits
 * its schema counts as unset and is logged: an old row must not stop the program.
 * Versions: 0 = never changed. Audited by the table's triggers.
 * Errors: `plataforma.invalido` with the key in `campos` (unknown key, or a value that does not fit).
 * Source: decisions §3.
 */
import { newId, platformErrors } from '@sede/domain/kernel';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { z } from 'zod';
import type { Logger } from '../logging/logger.ts';

export type SettingDefinition = { schema: z.ZodType; padrao: unknown };
export type SettingsRegistry = Record<string, SettingDefinition>;
export type SettingsOf<R extends SettingsRegistry> = { [K in keyof R]: z.output<R[K]['schema']> };

export interface StoredSetting {
  id: string;
  chave: string;
  valor: unknown;
  versao: number;
  atualizadoEm: string;
}

/** What somebody changed: key, value as JSON, version, instant. */
export async function storedSettings(db: QueryExecutorProvider): Promise<StoredSetting[]> {
  // As text and parsed here: the driver's camelCase must not reach into a stored value.
  const { rows } = await sql<StoredSetting & { valor: string }>`select id, chave, valor::text as valor, versao,
    atualizado_em as "atualizadoEm" from configuracoes`.execute(db);
  return rows.map((row) => ({ ...row, valor: JSON.parse(row.valor) }));
}

/** The value in force of one setting: stored if it fits, else the default. */
export function valueInForce(definition: SettingDefinition, stored: StoredSetting | undefined, log?: Logger): unknown {
  if (!stored) return definition.padrao;
  const parsed = definition.schema.safeParse(stored.valor);
  if (parsed.success) return parsed.data;
  log?.warn({ chave: stored.chave }, 'stored setting does not fit its schema: default used');
  return definition.padrao;
}

/** Every setting of the registry, typed: the stored value that fits, else the default. */
export async function readSettings<R extends SettingsRegistry>(
  db: QueryExecutorProvider,
  registry: R,
  log?: Logger,
): Promise<SettingsOf<R>> {
  const stored = new Map((await storedSettings(db)).map((row) => [row.chave, row]));
  const values = Object.entries(registry).map(([chave, definition]) => [
    chave,
    valueInForce(definition, stored.get(chave), log),
  ]);
  return Object.fromEntries(values) as SettingsOf<R>;
}

export interface SettingChange {
  chave: string;
  valor: unknown;
  /** The version that was seen; 0 for a setting never changed. */
  versao: number;
}

const UNKNOWN = 'Configuração desconhecida.';

/** Every message at once, by key: unknown keys, one key twice, values that do not fit. */
export function settingErrors(registry: SettingsRegistry, changes: readonly SettingChange[]): Record<string, string> {
  const campos: Record<string, string> = {};
  const seen = new Set<string>();
  for (const { chave, valor } of changes) {
    const definition = Object.hasOwn(registry, chave) ? registry[chave] : undefined;
    const message = definition ? definition.schema.safeParse(valor).error?.issues[0]?.message : UNKNOWN;
    if (message !== undefined) campos[chave] = message;
    if (seen.has(chave)) campos[chave] = 'Configuração repetida.';
    seen.add(chave);
  }
  return campos;
}

/** Answers the new version, or null when somebody else changed it meanwhile (of two first changes the unique key lets one pass). */
export async function writeSetting(
  tx: QueryExecutorProvider,
  registry: SettingsRegistry,
  { chave, valor, versao }: SettingChange,
): Promise<number | null> {
  const definition = Object.hasOwn(registry, chave) ? registry[chave] : undefined;
  if (!definition) throw platformErrors.invalido({ campos: { [chave]: UNKNOWN } });
  const parsed = definition.schema.safeParse(valor);
  if (!parsed.success)
    throw platformErrors.invalido({ campos: { [chave]: parsed.error.issues[0]?.message ?? 'Valor inválido.' } });
  const json = JSON.stringify(parsed.data);
  const { rows } =
    versao === 0
      ? await sql<{
          versao: number;
        }>`insert into configuracoes (id, chave, valor) values (${newId()}, ${chave}, ${json}::jsonb)
          on conflict (chave) do nothing returning versao`.execute(tx)
      : await sql<{ versao: number }>`update configuracoes set valor = ${json}::jsonb
          where chave = ${chave} and versao = ${versao} returning versao`.execute(tx);
  return rows[0]?.versao ?? null;
}

/**
 * The installation's settings, typed: read by whoever needs one, changed by gestor_sistema.
 *
 * `readConfiguracoes` costs one small statement; it is asked at each use, so a change holds at once in every process.
 * Errors: `configuracoes.alterada` 409; `plataforma.invalido` with the key in `campos`. Source: decisions §3.
 */
import {
  CHAVES_CONFIGURACAO,
  type Configuracao,
  type Configuracoes,
  configuracoesErrors,
} from '@sede/domain/modules/sistema/configuracoes';
import { configuracoesRegistry } from '@sede/domain/modules/sistema/configuracoes/contract';
import type { WriteContext } from '#platform/api/context.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import {
  readSettings,
  type SettingChange,
  storedSettings,
  valueInForce,
  writeSetting,
} from '#platform/settings/index.ts';

export function readConfiguracoes(db: Db | Tx, log?: Logger): Promise<Configuracoes> {
  return readSettings(db, configuracoesRegistry, log);
}

/** The finance lists in force, for the forms of whoever sees finance but not the settings. */
export async function readListas(db: Db | Tx) {
  const { centrosCusto, meiosPagamento, tiposDocumento, tiposDespesa } = await readConfiguracoes(db);
  return {
    centrosCusto: [...centrosCusto],
    meiosPagamento: [...meiosPagamento],
    tiposDocumento: [...tiposDocumento],
    tiposDespesa: [...tiposDespesa],
  };
}

export async function listConfiguracoes(db: Db | Tx): Promise<{ itens: Configuracao[] }> {
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
  return { itens };
}

export async function updateConfiguracoes(ctx: WriteContext, changes: readonly SettingChange[]) {
  // Always in the same order: two saves that overlap then wait for each other instead of deadlocking.
  const ordered = [...changes].sort((a, b) => (a.chave < b.chave ? -1 : 1));
  for (const change of ordered) {
    if ((await writeSetting(ctx.tx, configuracoesRegistry, change)) === null) throw configuracoesErrors.alterada();
  }
  return listConfiguracoes(ctx.tx);
}

/**
 * What the rules of the finance area need to know of whoever asks, and of the installation's settings.
 *
 * Writes read the settings in their transaction. Reads, whose `pode` is a courtesy to the screen, may use settings that
 * are two seconds old. Source: decisions §3, §7.
 */
import { financeiroSettings } from '@sede/domain/modules/financeiro/despesas';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { type Db, originOf, type Tx } from '#platform/db/index.ts';

export const readFinanceiro = (db: Db | Tx) => readConfiguracoes(db, financeiroSettings);
export type Configuracoes = Awaited<ReturnType<typeof readFinanceiro>>;

/** Named in `financeiroEspecial`. It adds to an editor's permissions and never replaces them. */
export const isEspecial = (email: string, cfg: Configuracoes): boolean =>
  cfg.financeiroEspecial.some((one) => one.toLowerCase() === email.toLowerCase());

const MAX_AGE_MS = 2000;
const recent = new WeakMap<object, { at: number; value: Promise<Configuracoes> }>();

export function configuracoesRecentes(db: Db): Promise<Configuracoes> {
  const origin = originOf(db);
  const known = recent.get(origin);
  const at = performance.now();
  if (known && at - known.at < MAX_AGE_MS) return known.value;
  const value = readFinanceiro(db);
  recent.set(origin, { at, value });
  value.catch(() => recent.delete(origin));
  return value;
}

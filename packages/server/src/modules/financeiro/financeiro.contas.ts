/**
 * The bank account that a settlement, a credit or a transfer names: there and enabled, held until the record is saved.
 *
 * In: field → account's id; absent and null ones are not asked. Errors: `plataforma.invalido` at the field.
 * Source: issue 4 (bank accounts); decisions §7 (Disabled); decision 023.
 */
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type Reference, references } from '#platform/records/index.ts';

const CONTA: Reference = { tabela: 'contas_bancarias', nome: 'A conta' };

export const lockContas = (tx: Tx, contas: Readonly<Record<string, string | null | undefined>>): Promise<void> =>
  references(Object.fromEntries(Object.keys(contas).map((campo) => [campo, CONTA])))(tx, contas);

/** A payment's bank is the account's name where none was typed. Out: the same fields, the bank filled in. */
export async function comBancoDaConta<
  P extends { idContaLiquidacao?: string | null | undefined; bancoLiquidacao?: string | null | undefined },
>(tx: Tx, pagamento: P): Promise<P> {
  const { idContaLiquidacao } = pagamento;
  await lockContas(tx, { idContaLiquidacao });
  if (!idContaLiquidacao || pagamento.bancoLiquidacao) return pagamento;
  const { rows } = await sql<{ nome: string }>`
    select nome from contas_bancarias where id = ${idContaLiquidacao}::uuid`.execute(tx);
  return { ...pagamento, bancoLiquidacao: rows[0]?.nome };
}

/**
 * The bank account that a settlement, a credit or a transfer names: there and enabled, held until the record is saved.
 *
 * In: field → account's id; absent and null ones are not asked. Out: id → name. Errors: `plataforma.invalido` at the field.
 * Source: issue 4 (bank accounts); decisions §7 (Disabled); decision 023.
 */
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { refuseCampos } from './financeiro.parcelas.ts';

export async function lockContas(
  tx: Tx,
  contas: Readonly<Record<string, string | null | undefined>>,
): Promise<Map<string, string>> {
  const asked = Object.entries(contas).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (asked.length === 0) return new Map();
  const ids = asked.map(([, id]) => id);
  const { rows } = await sql<{ id: string; nome: string; desabilitado: boolean }>`
    select id, nome, desabilitado from contas_bancarias where id = any(${ids}::uuid[]) order by id for share`.execute(
    tx,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const recusas = asked.flatMap(([campo, id]) => {
    const conta = found.get(id);
    if (conta && !conta.desabilitado) return [];
    return [[campo, conta ? 'A conta está desabilitada.' : 'A conta não existe mais.']];
  });
  refuseCampos(Object.fromEntries(recusas));
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/** A payment's bank is the account's name where none was typed. Out: the same fields, the bank filled in. */
export async function comBancoDaConta<
  P extends { idContaLiquidacao?: string | null | undefined; bancoLiquidacao?: string | null | undefined },
>(tx: Tx, pagamento: P): Promise<P> {
  const { idContaLiquidacao } = pagamento;
  const nomes = await lockContas(tx, { idContaLiquidacao });
  if (!idContaLiquidacao || pagamento.bancoLiquidacao) return pagamento;
  return { ...pagamento, bancoLiquidacao: nomes.get(idContaLiquidacao) };
}

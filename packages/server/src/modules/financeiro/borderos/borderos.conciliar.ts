/**
 * Settles the open batch whose expenses are just these, where there is one: a statement shows it as one payment.
 *
 * The bank is the account's name. In: `antes`, what is asked once there is one. Expenses of no batch are settled by themselves.
 * Errors: those of settling a batch. Source: issue 4 (payment batch, statement import); decision 027.
 */
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { liquidarBordero } from './borderos.service.ts';

export async function liquidarBorderoDe(
  ctx: WriteContext,
  despesas: readonly string[],
  pagamento: {
    dataLiquidacao: string;
    idContaLiquidacao: string;
    numeroPagamento: string;
    confirmacaoData?: boolean | undefined;
  },
  antes: () => void,
): Promise<void> {
  const { rows } = await sql<{ id: string; versao: number; banco: string }>`
    select b.id, b.versao, (select nome from contas_bancarias where id = ${pagamento.idContaLiquidacao}::uuid) as banco
    from borderos b where b.situacao = 'aberto' and (
      select array_agg(x.despesa_id order by x.despesa_id) from borderos_despesas x where x.bordero_id = b.id
    ) = ${[...despesas].sort()}::uuid[]
    for update`.execute(ctx.tx);
  const lote = rows[0];
  if (!lote) return;
  antes();
  const { id, versao, banco } = lote;
  await liquidarBordero(ctx, { id, versao, bancoLiquidacao: banco, ...pagamento });
}

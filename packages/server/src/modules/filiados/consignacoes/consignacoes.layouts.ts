/** Layouts of the houses: kept as versions, one in use; an earlier one can be put back. Source: decisions-members (Consignação). */
import type { InputOf } from '@sede/domain/contract';
import { LAYOUT_PADRAO, type LayoutDaCasa, NOME_DO_LAYOUT_PADRAO } from '@sede/domain/modules/filiados/consignacoes';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { VALORES_CASA } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { layouts } from './consignacao.record.ts';
import { refuseLayout } from './consignacoes.arquivo.ts';

type Contract = typeof consignacoesContract;
const LISTADOS = 100;

/** The shipped one of each house stands as version 0, in use until the house has its own. */
export async function listLayouts(ctx: ReadContext): Promise<{ itens: LayoutDaCasa[] }> {
  const itens = await layouts.some<LayoutDaCasa>(ctx, {
    conditions: [],
    order: sql`l.casa, l.numero desc`,
    limit: LISTADOS,
  });
  const shipped = VALORES_CASA.map((casa) => ({
    ...{
      id: null,
      versao: 0,
      casa,
      nome: NOME_DO_LAYOUT_PADRAO,
      numero: 0,
      definicao: LAYOUT_PADRAO as LayoutDaCasa['definicao'],
    },
    ...{ vigente: !itens.some((um) => um.casa === casa && um.vigente), criadoEm: null, criadoPor: null },
  }));
  return { itens: [...itens, ...shipped] };
}

const lockCasa = (ctx: WriteContext, casa: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`sede.consignacao_layouts ${casa}`}))`.execute(ctx.tx);
const retire = (ctx: WriteContext, casa: string) =>
  sql`update consignacao_layouts set vigente = false where casa = ${casa} and vigente`.execute(ctx.tx);

export async function salvarLayout(
  ctx: WriteContext,
  { casa, nome, definicao }: InputOf<Contract['salvarLayout']>,
): Promise<LayoutDaCasa> {
  refuseLayout(definicao);
  await lockCasa(ctx, casa);
  await retire(ctx, casa);
  const { rows } = await sql<{ numero: number }>`
    select coalesce(max(numero), 0)::int + 1 as numero from consignacao_layouts where casa = ${casa}`.execute(ctx.tx);
  const values = { casa, nome, numero: rows[0]?.numero ?? 1, vigente: true, definicao: JSON.stringify(definicao) };
  const { id } = await layouts.insert(ctx, values);
  return layouts.get(ctx, id);
}

export async function usarLayout(ctx: WriteContext, { id, versao }: InputOf<Contract['usarLayout']>) {
  const { casa } = await layouts.get(ctx, id);
  await lockCasa(ctx, casa);
  const row = await layouts.lock(ctx, { id, versao });
  if (!row.vigente) {
    await retire(ctx, casa);
    await layouts.update(ctx, { id, versao }, { vigente: true });
  }
  return layouts.get(ctx, id);
}

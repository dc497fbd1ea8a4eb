/**
 * What changed holidays would make of deadlines that run: none moves by itself. Each is listed with the day that it has and the one that
 * it would have; who looks after the holidays changes the day or keeps it, and what was kept is not asked again.
 *
 * Errors: `prazos.recalculo_mudou` (409) when the new day is no longer the one that was seen, those of a change. Source: decisions-legal
 * (Prazos: a changed holiday).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  countPrazo,
  prazosErrors as errors,
  type Foro,
  PRAZOS_AVISOS,
  type Recalculo,
  type TipoDeContagem,
} from '@sede/domain/modules/juridico/prazos';
import type { prazosContract } from '@sede/domain/modules/juridico/prazos/contract';
import { sql } from 'kysely';
import { dismiss } from '#modules/sistema/avisos/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { readCalendario } from '../feriados/index.ts';
import { prazos } from './prazo.record.ts';
import { lockAberto } from './prazos.service.ts';
import { readForo } from './prazos.store.ts';

type Contract = typeof prazosContract;
type Contado = Omit<Recalculo, 'novo'> & {
  tipoContagem: TipoDeContagem;
  publicacao: string | null;
  dias: number | null;
  tribunal: string | null;
  vencimentoRecusado: string | null;
};

/** The day with the holidays of now, where that is another than the one kept (a fixed day never is); one that was refused is no other. */
function novoDe(
  prazo: Omit<Contado, keyof Omit<Recalculo, 'novo'>> & { vencimento: string },
  foro: Foro,
): string | null {
  const novo = countPrazo(prazo, foro)?.vencimento ?? null;
  return novo === prazo.vencimento || novo === prazo.vencimentoRecusado ? null : novo;
}

export async function readRecalculos(ctx: ReadContext): Promise<{ itens: Recalculo[] }> {
  const { rows } = await sql<Contado>`
    select z.id, z.versao, z.processo_id, c.numero as processo, z.titulo, z.vencimento, z.tipo_contagem, z.publicacao, z.dias,
      z.vencimento_recusado, c.tribunal_orgao as tribunal
    from prazos z join processos_juridicos c on c.id = z.processo_id
    where z.estado = 'Aberto' and z.tipo_contagem <> 'data certa' and ${prazos.seenBy(ctx.actor)}
    order by z.vencimento, z.id`.execute(ctx.db);
  const calendario = rows.length > 0 ? await readCalendario(ctx.db) : null;
  const itens = rows.flatMap((row) => {
    const novo = calendario && novoDe(row, { calendario, tribunal: row.tribunal });
    const { id, versao, processoId, processo, titulo, vencimento } = row;
    return novo === null ? [] : [{ id, versao, processoId, processo, titulo, vencimento, novo }];
  });
  return { itens };
}

/** The deadline held, whose new day is still the one that was seen. */
async function lockRecalculo(ctx: WriteContext, { vencimento, ...seen }: InputOf<Contract['recalcular']>) {
  const row = await lockAberto(ctx, seen);
  const { tribunal, calendario } = await readForo(ctx.tx, row.processoId);
  if (novoDe({ ...row, tribunal }, { calendario, tribunal }) !== vencimento) throw errors.recalculo_mudou();
  return row;
}

export async function recalcular(ctx: WriteContext, pedido: InputOf<Contract['recalcular']>) {
  const row = await lockRecalculo(ctx, pedido);
  await prazos.update(ctx, row, { vencimento: pedido.vencimento, vencimentoRecusado: null });
  await dismiss(ctx, [PRAZOS_AVISOS.vence], [row.id]);
  return prazos.get(ctx, row.id);
}

export async function manter(ctx: WriteContext, pedido: InputOf<Contract['manter']>) {
  const row = await lockRecalculo(ctx, pedido);
  await prazos.update(ctx, row, { vencimentoRecusado: pedido.vencimento });
  return prazos.get(ctx, row.id);
}

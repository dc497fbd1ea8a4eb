/**
 * Writes down that somebody saw a person's data (`acessos_dados`): names and ids are copied, the row outlives both.
 *
 * A list that is read is none; an export, a mailing or a run is one row with its filter and count. A page that reads itself again
 * (live list, way back) is the same act: within ten minutes one row. The program adds rows and never changes one.
 * Source: decisions §6; decisions-members (LGPD).
 */
import { type AtoDeAcesso, newId, type TelaDeAcesso } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Who } from '../api/index.ts';
import type { Db, Tx } from '../db/index.ts';

export interface AcessoADados {
  ato: AtoDeAcesso;
  /** Module whose screen it was: 'filiados'. */
  tela: TelaDeAcesso;
  /** Whose data; null where many are concerned. */
  filiado: { id: string; nome: string } | null;
  /** What was asked for: filters, file names; never a value that the person did not type. */
  detalhe?: Record<string, unknown>;
  quantidade?: number;
}

/** Several at once are the same only where they are shown, not where a list of them leaves the house. */
const sameWhom = (ato: AtoDeAcesso, filiado: AcessoADados['filiado']) => {
  if (filiado) return sql`a.filiado_id = ${filiado.id}::uuid`;
  return ato === 'abrir' ? sql`a.filiado_id is null` : sql`false`;
};

const SAME_ACT_MS = 10 * 60_000;

export async function registerAcesso(
  { db, actor, now }: { db: Db | Tx; actor: Pick<Who, 'usuarioId' | 'nome'>; now: string },
  { ato, tela, filiado, detalhe, quantidade }: AcessoADados,
): Promise<void> {
  const since = new Date(Date.parse(now) - SAME_ACT_MS).toISOString();
  const dados = detalhe === undefined ? null : JSON.stringify(detalhe);
  await sql`
    insert into acessos_dados (id, em, usuario_id, usuario_nome, ato, tela, filiado_id, filiado_nome, detalhe, quantidade)
    select ${newId()}::uuid, ${now}::timestamptz, ${actor.usuarioId}::uuid, ${actor.nome}, ${ato}, ${tela},
      ${filiado?.id ?? null}::uuid, ${filiado?.nome ?? null}, ${dados}::jsonb, ${quantidade ?? null}::int
    where not exists (select from acessos_dados a where ${sameWhom(ato, filiado)}
      and a.em > ${since}::timestamptz and a.usuario_id = ${actor.usuarioId}::uuid and a.ato = ${ato} and a.tela = ${tela}
      and a.detalhe is not distinct from ${dados}::jsonb)`.execute(db);
}

/**
 * Cases that appointments are about. Each act writes its own links: the booking, the conclusion, the procedimento that names them; what
 * takes an act back takes only its own.
 *
 * A case is told to whoever sees it, to others only that it is there; deleted ones are told to nobody, their links stay. Held after the
 * appointment. Errors: `plataforma.invalido` at `processos`. Source: spec 3 §2.3, §4, §5; decisions-legal (Outcome,
 * Privacy); invariant B9.
 */
import { OBRIGATORIO } from '@sede/domain/kernel';
import {
  atendimentosMessages as messages,
  type OrigemDoVinculo,
  type ProcessoLigado,
} from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import type { Reader, WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { insertVinculos, vistoPor } from '../juridico.processos.ts';

export async function readProcessosDe({ db, actor }: Reader, atendimentoId: string): Promise<ProcessoLigado[]> {
  const { rows } = await sql<ProcessoLigado>`
    select case when v.visto then p.id end as id, case when v.visto then p.tipo end as tipo,
      case when v.visto then p.numero end as numero, case when v.visto then p.titulo end as titulo,
      case when v.visto then p.situacao end as situacao, case when v.visto then p.escritorio_nome end as escritorio_nome,
      x.origens
    from (select processo_id, array_agg(origem order by origem) as origens from atendimento_processos
      where atendimento_id = ${atendimentoId}::uuid group by processo_id) x
    join processos_juridicos p on p.id = x.processo_id cross join lateral (select ${vistoPor(actor)} as visto) v
    where p.situacao <> 'Excluído' order by v.visto desc, p.movimentado_em, p.id`.execute(db);
  return rows;
}

/** Cases are chosen where there is one, and only there. */
export function refuseSemProcesso(sim: boolean, processos: readonly string[]): void {
  if (sim && processos.length === 0) refuseCampos({ processos: OBRIGATORIO });
  if (!sim && processos.length > 0) refuseCampos({ processos: messages.semProcesso });
}

/** These cases and no others by this act. Those that are new to it are there, are seen by whoever acts, and stay until the end. */
export async function setProcessos(
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  { atendimentoId, origem }: { atendimentoId: string; origem: OrigemDoVinculo },
  processos: readonly string[],
): Promise<void> {
  const ids = [...new Set(processos)];
  await sql`delete from atendimento_processos x using processos_juridicos p
    where p.id = x.processo_id and p.situacao <> 'Excluído' and x.atendimento_id = ${atendimentoId}::uuid
      and x.origem = ${origem} and not (x.processo_id = any(${ids}::uuid[]))`.execute(tx);
  const { rows: there } = await sql<{ processoId: string }>`select processo_id from atendimento_processos
    where atendimento_id = ${atendimentoId}::uuid and origem = ${origem} and processo_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  const novos = ids.filter((id) => !there.some(({ processoId }) => processoId === id));
  if (novos.length === 0) return;
  const { rows: held } = await sql`select p.id from processos_juridicos p
    where p.id = any(${novos}::uuid[]) and p.situacao <> 'Excluído' and ${vistoPor(actor)} order by p.id for share`.execute(
    tx,
  );
  if (held.length < novos.length) refuseCampos({ processos: messages.processoInexistente });
  await insertVinculos(
    tx,
    origem,
    novos.map((processoId) => ({ atendimentoId, processoId })),
  );
}

/**
 * Links between cases and appointments, for both of their modules: neither imports the other.
 *
 * An appointment is held before a case, in the order of their ids. Errors: `plataforma.invalido` at `atendimentos`. Source: decisions-legal
 * (Outcome, Privacy); invariant B9.
 */
import { newId, nomeProprio } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  type AtendimentoLigavel,
  MAX_LIGAVEIS,
  atendimentosMessages as messages,
  type OrigemDoVinculo,
} from '@sede/domain/modules/juridico/atendimentos';
import { type RawBuilder, sql } from 'kysely';
import { type Reader, todos } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { doEscritorio } from './juridico.actor.ts';

const regra = doEscritorio('processos.ver', sql`p.escritorio_id`);

/** Whether the reader sees case `p`. */
export function vistoPor(actor: Reader['actor']): RawBuilder<boolean> {
  const visivel = regra(actor);
  return visivel === todos ? sql`true` : sql`coalesce(${visivel}, false)`;
}

export async function insertVinculos(
  tx: Tx,
  origem: OrigemDoVinculo,
  pares: readonly { atendimentoId: string; processoId: string }[],
): Promise<void> {
  await sql`insert into atendimento_processos (id, atendimento_id, processo_id, origem)
    select n.id, n.atendimento, n.processo, ${origem}
    from unnest(${pares.map(() => newId())}::uuid[], ${pares.map((um) => um.atendimentoId)}::uuid[],
      ${pares.map((um) => um.processoId)}::uuid[]) as n (id, atendimento, processo)`.execute(tx);
}

/** Neither cancelled nor concluded with the answer that no case comes of it. */
const ligavel = sql<boolean>`t.situacao not in ('Cancelado', 'Excluído') and t.novo_processo is distinct from false`;
/** By the index of the members: there are few of one, many of all. */
const deUmDeles = (filiados: readonly string[]) =>
  sql<boolean>`t.id = any(array(select x.atendimento_id from atendimento_filiados x where x.filiado_id = any(${filiados}::uuid[])))`;

type LinhaLigavel = Omit<AtendimentoLigavel, 'inicio'> & { inicioMin: number };

async function readLigados(db: Db | Tx, where: RawBuilder<boolean>): Promise<AtendimentoLigavel[]> {
  const { rows } = await sql<LinhaLigavel>`
    select t.id, t.numero, t.situacao, t.data, t.inicio_min, t.escritorio_nome as nome_escritorio,
      array(select coalesce(f.nome_social, f.nome_completo, x.nome) from atendimento_filiados x
        left join filiados f on f.id = x.filiado_id where x.atendimento_id = t.id order by 1) as filiados
    from atendimentos t where ${where} order by t.comeca desc, t.id desc limit ${MAX_LIGAVEIS}`.execute(db);
  return rows.map(({ inicioMin, ...um }) => ({
    ...um,
    inicio: horaDosMinutos(inicioMin),
    filiados: um.filiados.map(nomeProprio),
  }));
}

/** What a procedimento of these members may name, the latest first. */
export const readLigaveis = async ({ db }: Pick<Reader, 'db'>, filiados: readonly string[]) => ({
  itens: await readLigados(db, sql`${ligavel} and ${deUmDeles(filiados)}`),
});

/** Those that a procedimento names itself. */
export async function readCitados(db: Db | Tx, processoId: string): Promise<string[]> {
  const { rows } = await sql<{ atendimentoId: string }>`select atendimento_id from atendimento_processos
    where processo_id = ${processoId}::uuid and origem = 'procedimento' order by atendimento_id`.execute(db);
  return rows.map(({ atendimentoId }) => atendimentoId);
}

/** Appointments that a case was linked with, the latest first. In: a case that the reader sees. */
export async function readAtendimentosDoProcesso({ db, actor }: Reader, processoId: string) {
  const visivel = doEscritorio('atendimentos.ver', sql`t.escritorio_id`)(actor);
  const ligados = await readLigados(
    db,
    sql`t.situacao <> 'Excluído' and ${visivel === todos ? sql`true` : visivel}
      and t.id in (select x.atendimento_id from atendimento_processos x where x.processo_id = ${processoId}::uuid)`,
  );
  const citados = await readCitados(db, processoId);
  return ligados.map((um) => ({ ...um, citado: citados.includes(um.id) }));
}

/**
 * Holds what a procedimento names: call it before the case is held, as appointments come before cases everywhere. `jaLigado`: the
 * procedimento, whose own ones stay whatever became of them. Errors: `plataforma.invalido` at `atendimentos`.
 */
export async function holdAtendimentos(
  tx: Tx,
  {
    atendimentos,
    filiados,
    jaLigado,
  }: { atendimentos: readonly string[]; filiados: readonly string[]; jaLigado?: string },
): Promise<void> {
  const ids = [...new Set(atendimentos)];
  const ligado = sql`t.id in (select x.atendimento_id from atendimento_processos x
    where x.processo_id = ${jaLigado ?? null}::uuid and x.origem = 'procedimento')`;
  const { rows } = await sql`select t.id from atendimentos t
    where t.id = any(${ids}::uuid[]) and ((${ligavel} and ${deUmDeles(filiados)}) or ${ligado})
    order by t.id for share`.execute(tx);
  if (rows.length < ids.length) refuseCampos({ atendimentos: messages.atendimentoForaDoProcedimento });
}

/** The procedimento names these and no others. In: held by `holdAtendimentos`. */
export async function linkAtendimentos(tx: Tx, processoId: string, atendimentos: readonly string[]): Promise<void> {
  const ids = [...new Set(atendimentos)];
  await sql`delete from atendimento_processos where processo_id = ${processoId}::uuid and origem = 'procedimento'
    and not (atendimento_id = any(${ids}::uuid[]))`.execute(tx);
  const there = await readCitados(tx, processoId);
  const novos = ids.filter((id) => !there.includes(id));
  if (novos.length > 0)
    await insertVinculos(
      tx,
      'procedimento',
      novos.map((atendimentoId) => ({ atendimentoId, processoId })),
    );
}

/**
 * The members of an appointment: who may be one, and who came.
 *
 * Whoever is added must be a member today; who was one when it was booked stays. Errors: `plataforma.invalido` at the field.
 * Source: spec 3 §2.3; decisions-legal (Booking, Hints, Outcome).
 */
import { newId, nomeProprio } from '@sede/domain/kernel';
import {
  atendimentosErrors as errors,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import { among, type Tx } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';

/**
 * Those of them who are members today, held so that nobody is merged or deleted before the booking is done. `exclusivo`: against other
 * bookings too, in the order of their ids, so that of two at the same instant in two agendas the second sees the first
 * (`refuseCoincidencia`).
 */
export async function lockFiliados(
  tx: Tx,
  ids: readonly string[],
  { exclusivo = false }: { exclusivo?: boolean } = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select f.id from filiados f
    where ${among('f.id', ids)} and not f.falecido
      and exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null)
    order by f.id for ${exclusivo ? sql`no key update` : sql`key share`} of f`.execute(tx);
  return rows.map(({ id }) => id);
}

export function refuseDesfiliados(ids: readonly string[], filiados: readonly string[]): void {
  if (filiados.length < new Set(ids).size) refuseCampos({ filiados: messages.filiadoFora });
}

interface Ocupacao {
  data: string;
  inicioMin: number;
  fimMin: number;
  atendimentoId: string;
}

/** Who is one already, held as `exclusivo` holds: members or not any more. */
export async function holdParticipantes(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from filiados where ${among('id', ids)} order by id for no key update`.execute(tx);
}

/** One of them is expected elsewhere at that time. In: the members, held against other bookings. */
export async function refuseCoincidencia(
  tx: Tx,
  filiados: readonly string[],
  { data, inicioMin, fimMin, atendimentoId }: Ocupacao,
): Promise<void> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select distinct f.id, coalesce(f.nome_social, f.nome_completo) as nome
    from atendimento_filiados x join atendimentos t on t.id = x.atendimento_id join filiados f on f.id = x.filiado_id
    where x.filiado_id = any(${filiados}::uuid[]) and t.data = ${data}::date and t.situacao = 'Aguardando realização'
      and t.inicio_min < ${fimMin} and t.fim_min > ${inicioMin} and t.id <> ${atendimentoId}::uuid
    order by nome, f.id`.execute(tx);
  if (rows.length === 0) return;
  const nomes = rows.map(({ nome }) => nomeProprio(nome));
  throw errors.coincidencia({ values: { nomes }, data: { filiados: rows.map(({ id }) => id) } });
}

export async function readFiliadosDe(tx: Tx, atendimentoId: string): Promise<string[]> {
  const { rows } = await sql<{ filiadoId: string }>`
    select filiado_id from atendimento_filiados where atendimento_id = ${atendimentoId}::uuid and filiado_id is not null order by filiado_id`.execute(
    tx,
  );
  return rows.map(({ filiadoId }) => filiadoId);
}

export async function insertFiliados(tx: Tx, atendimentoId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into atendimento_filiados (id, atendimento_id, filiado_id)
    select n.id, ${atendimentoId}::uuid, n.filiado
    from unnest(${ids.map(() => newId())}::uuid[], ${ids}::uuid[]) as n (id, filiado)`.execute(tx);
}

export async function removeFiliados(tx: Tx, atendimentoId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from atendimento_filiados
    where atendimento_id = ${atendimentoId}::uuid and filiado_id = any(${ids}::uuid[])`.execute(tx);
}

/** Who came of them: `vieram` did, the others did not; null: nothing is known of anybody. Of whom only the name is known: as the rest. */
export async function setCompareceu(tx: Tx, atendimentoId: string, vieram: readonly string[] | null): Promise<void> {
  const compareceu =
    vieram === null
      ? sql`null::boolean`
      : sql`coalesce(filiado_id = any(${vieram}::uuid[]), ${vieram.length > 0}::boolean)`;
  await sql`update atendimento_filiados set compareceu = ${compareceu}
    where atendimento_id = ${atendimentoId}::uuid and compareceu is distinct from ${compareceu}`.execute(tx);
}

/** Who is booked waits no longer for that service, of whatever office. Source: decisions-legal (Waiting list). */
export async function removeDaEspera(tx: Tx, filiados: readonly string[], tipoServico: string): Promise<void> {
  await sql`delete from lista_espera where ${among('filiado_id', filiados)} and tipo_servico = ${tipoServico}`.execute(
    tx,
  );
}

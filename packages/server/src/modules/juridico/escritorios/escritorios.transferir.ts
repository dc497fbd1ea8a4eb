/**
 * Everything open of an office goes to another: appointments to come or to conclude, running cases, and its agendas where asked.
 *
 * One transaction. Held in the order of every booking: both offices (against disabling and new agendas; a booking only needs their
 * key), active agendas by id, appointments by id, cases by id, slots by id. A booking that is under way has been written when its agenda is
 * held, and goes along; one that comes later finds the agenda where it stands then. Where agendas stay, what moves loses its slots,
 * an encaixe's go. An agenda whose key the other office has takes the old office's name as identification. A number that the other
 * office has too is marked as confirmed. Out: counts. Errors: `escritorios.destino` (422), `plataforma.versao_conflito`.
 * Source: decisions-legal (Offices); invariants B1, B8, B10.
 */
import type { InputOf } from '@sede/domain/contract';
import { escritoriosErrors as errors, type Transferencia } from '@sede/domain/modules/juridico/escritorios';
import type { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { localDoEscritorio } from '../juridico.sql.ts';
import { ATENDIMENTO_ABERTO, PROCESSO_ABERTO } from './escritorios.ligacoes.ts';
import { escritorios } from './escritorios.record.ts';

type Input = InputOf<typeof escritoriosContract.transferir>;

interface Escritorio {
  id: string;
  nome: string;
  email: string | null;
  localPadrao: string | null;
  desabilitado: boolean;
}
interface Chave {
  ano: number;
  tipoAtendimento: string;
  tipoServico: string;
  identificacao: string;
}

const MAX_IDENTIFICACAO = 60;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Not for update: a booking takes the key of its office, and holds an agenda that is waited for here. */
async function holdEscritorios(ctx: WriteContext, { id, versao, destinoId }: Input) {
  const { rows } = await sql<Escritorio>`select id, nome, email, local_padrao, desabilitado from escritorios
    where id = any(${[id, destinoId]}::uuid[]) order by id for no key update`.execute(ctx.tx);
  const origem = await escritorios.get(ctx, id);
  if (origem.versao !== versao) throw await escritorios.conflict(ctx, await escritorios.lock(ctx, { id }));
  const destino = rows.find((um) => um.id === destinoId);
  if (!destino || destino.desabilitado || destinoId === id)
    throw errors.destino({ campos: { destinoId: errors.destino().message } });
  return { origem, destino };
}

const holdAgendas = (tx: Tx, escritorioId: string) =>
  sql<Chave & { id: string }>`select a.id, a.ano, a.tipo_atendimento, a.tipo_servico, a.identificacao from agendas a
    where a.escritorio_id = ${escritorioId}::uuid and a.situacao = 'Ativa' order by a.id for update`.execute(tx);

const holdAtendimentos = (tx: Tx, escritorioId: string) =>
  sql<{ id: string }>`select t.id from atendimentos t
    where t.escritorio_id = ${escritorioId}::uuid and ${ATENDIMENTO_ABERTO} order by t.id for update`.execute(tx);

const holdProcessos = (tx: Tx, escritorioId: string) =>
  sql<{ id: string }>`select p.id from processos_juridicos p
    where p.escritorio_id = ${escritorioId}::uuid and ${PROCESSO_ABERTO} order by p.id for update`.execute(tx);

/** The old office's name, with a number after it where that is taken too. */
async function livreIdentificacao(tx: Tx, destinoId: string, { identificacao, ...chave }: Chave, nome: string) {
  for (let vez = 0; ; vez += 1) {
    const sufixo = vez < 2 ? '' : ` ${vez}`;
    const tentada = vez === 0 ? identificacao : `${nome.slice(0, MAX_IDENTIFICACAO - sufixo.length)}${sufixo}`;
    const { rows } = await sql`select from agendas a where a.situacao = 'Ativa' and a.escritorio_id = ${destinoId}::uuid
      and a.ano = ${chave.ano} and a.tipo_atendimento = ${chave.tipoAtendimento} and a.tipo_servico = ${chave.tipoServico}
      and sede.sem_acento(a.identificacao) = sede.sem_acento(${tentada})`.execute(tx);
    if (rows.length === 0) return tentada;
  }
}

async function moveAgendas(tx: Tx, agendas: readonly (Chave & { id: string })[], destinoId: string, nome: string) {
  for (const { id, ...chave } of agendas) {
    const identificacao = await livreIdentificacao(tx, destinoId, chave, nome);
    await sql`update agendas set escritorio_id = ${destinoId}::uuid, identificacao = ${identificacao}
      where id = ${id}::uuid`.execute(tx);
  }
}

/** What moves keeps its slots only with its agenda. Out: how many wait to take place without any. */
async function moveAtendimentos(
  tx: Tx,
  movidos: readonly string[],
  destino: Escritorio,
  agendasMovidas: readonly string[],
): Promise<number> {
  const fica = sql`t.agenda_id = any(${agendasMovidas}::uuid[])`;
  const { rows: soltos } = await sql<{ id: string; encaixe: boolean }>`select h.id, h.encaixe from agenda_horarios h
    join atendimentos t on t.id = h.atendimento_id
    where t.id = any(${movidos}::uuid[]) and not coalesce(${fica}, false) order by h.id for update of h`.execute(tx);
  const dos = (encaixe: boolean) => ids(soltos.filter((um) => um.encaixe === encaixe));
  await sql`delete from agenda_horarios where id = any(${dos(true)}::uuid[])`.execute(tx);
  await sql`update agenda_horarios set atendimento_id = null where id = any(${dos(false)}::uuid[])`.execute(tx);
  await sql`update atendimentos t set escritorio_id = ${destino.id}::uuid, escritorio_nome = ${destino.nome},
      escritorio_email = ${destino.email}, agenda_id = case when ${fica} then t.agenda_id end,
      local = case when ${fica} and exists (select from agendas a where a.id = t.agenda_id and a.local is not null)
        then t.local else ${localDoEscritorio(sql`t.tipo_atendimento`, sql`${destino.localPadrao}::text`)} end
    where t.id = any(${movidos}::uuid[])`.execute(tx);
  const { rows } = await sql<{ quantos: number }>`select count(*)::int as quantos from atendimentos t
    where t.id = any(${movidos}::uuid[]) and t.situacao = 'Aguardando realização' and t.agenda_id is null`.execute(tx);
  return rows[0]?.quantos ?? 0;
}

/** Out: how many have a number that the other office had. */
async function moveProcessos(tx: Tx, movidos: readonly string[], destino: Escritorio): Promise<number> {
  const { rows } = await sql<{
    repetido: boolean;
  }>`update processos_juridicos p set escritorio_id = ${destino.id}::uuid,
      escritorio_nome = ${destino.nome}, escritorio_email = ${destino.email},
      numero_confirmado = p.numero_confirmado or m.repetido
    from (select p.id, p.tipo <> 'Procedimento' and p.digitos <> '' and exists (select from processos_juridicos o
        where o.escritorio_id = ${destino.id}::uuid and o.situacao <> 'Excluído' and o.tipo = p.tipo and o.digitos = p.digitos
          and (p.tipo <> 'Administrativo' or o.tribunal_orgao is not distinct from p.tribunal_orgao)) as repetido
      from processos_juridicos p where p.id = any(${movidos}::uuid[])) m
    where m.id = p.id returning m.repetido`.execute(tx);
  return rows.filter(({ repetido }) => repetido).length;
}

/** Who waits for the old office waits for the other; who does already, or for any, keeps that. */
async function moveEspera(tx: Tx, de: string, para: string): Promise<void> {
  await sql`delete from lista_espera l where l.escritorio_id = ${de}::uuid and exists (select from lista_espera o
    where o.filiado_id = l.filiado_id and o.tipo_servico = l.tipo_servico and o.escritorio_id = ${para}::uuid)`.execute(
    tx,
  );
  await sql`update lista_espera set escritorio_id = ${para}::uuid where escritorio_id = ${de}::uuid`.execute(tx);
}

export async function transferir(ctx: WriteContext, input: Input): Promise<Transferencia> {
  const { tx } = ctx;
  const { origem, destino } = await holdEscritorios(ctx, input);
  const { rows: agendas } = await holdAgendas(tx, origem.id);
  const atendimentos = ids((await holdAtendimentos(tx, origem.id)).rows);
  const processos = ids((await holdProcessos(tx, origem.id)).rows);
  const vao = input.comAgendas ? agendas : [];
  await moveAgendas(tx, vao, destino.id, origem.nome);
  const semHorario = await moveAtendimentos(tx, atendimentos, destino, ids(vao));
  const repetidos = await moveProcessos(tx, processos, destino);
  await moveEspera(tx, origem.id, destino.id);
  return {
    atendimentos: atendimentos.length,
    processos: processos.length,
    agendas: vao.length,
    semHorario,
    repetidos,
  };
}

/**
 * What the form of a booking reads: days of a month with free slots, the slots of a day, where one slot stands, members to choose from.
 *
 * Every active agenda of that office, type and service is united, of whatever year. A slot is free until it begins. Members are found
 * by words of name, CPF and matrícula, those who left or died are not; with each one the last appointment that counts and those to
 * come. Errors: `plataforma.nao_encontrado`. Source: spec 3 §2.3, §9; decisions-legal (Wizard, Hints, Permissions); invariant B11.
 */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { emailProprio, formatCpfOculto, nomeProprio, platformErrors } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  agoraEm,
  MAX_OPCOES_FILIADO,
  MIN_BUSCA_FILIADO,
  atendimentosMessages as messages,
  type OpcaoDeFiliado,
  proximoPossivel,
  type TipoAtendimento,
  type TipoServico,
} from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { sql } from 'kysely';
import { type ReadContext, todos } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, searchCondition } from '#platform/db/list/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { doEscritorio } from '../juridico.actor.ts';
import { TELEFONES } from './atendimento.completa.ts';
import { refuseConsulta } from './atendimentos.actor.ts';
import { LOCAL_DA_AGENDA, readDia } from './horarios.store.ts';

type Contract = typeof atendimentosContract;

interface Agenda {
  id: string;
  identificacao: string;
  local: string | null;
  tipoAtendimento: TipoAtendimento;
  tipoServico: TipoServico;
}

/** All that are active in the office. */
async function readAgendas(db: Db, escritorioId: string): Promise<Agenda[]> {
  const { rows } = await sql<Agenda>`
    select a.id, a.identificacao, ${LOCAL_DA_AGENDA} as local, a.tipo_atendimento, a.tipo_servico
    from agendas a join escritorios e on e.id = a.escritorio_id
    where a.escritorio_id = ${escritorioId}::uuid and a.situacao = 'Ativa' order by a.identificacao, a.ano, a.id`.execute(
    db,
  );
  return rows;
}

type Asked = Pick<InputOf<Contract['horarios']>, 'tipoAtendimento' | 'tipoServico'>;
const serve = (asked: Asked) => (agenda: Agenda) =>
  agenda.tipoAtendimento === asked.tipoAtendimento && agenda.tipoServico === asked.tipoServico;

export async function readCalendario(
  ctx: ReadContext,
  { escritorio, mes, atendimento, ...asked }: InputOf<Contract['calendario']>,
): Promise<OutputOf<Contract['calendario']>> {
  const todas = await readAgendas(ctx.db, escritorio);
  const agendas = todas.filter(serve(asked));
  const agora = agoraEm(ctx.now);
  const { rows } = await sql<{ data: string; livres: number; total: number }>`
    select h.data, count(*)::int as total, (count(*) filter (where h.atendimento_id = ${atendimento ?? null}::uuid
      or (h.atendimento_id is null and (h.data, h.inicio_min) > (${agora.dia}::date, ${agora.minutos}::int))))::int as livres
    from agenda_horarios h
    where h.agenda_id = any(${agendas.map(({ id }) => id)}::uuid[])
      and h.data >= ${`${mes}-01`}::date and h.data < (${`${mes}-01`}::date + interval '1 month')::date
      and (h.atendimento_id = ${atendimento ?? null}::uuid or (not h.encaixe and h.bloqueio_motivo is null))
    group by h.data order by h.data`.execute(ctx.db);
  const outras = new Map(
    todas.map(({ tipoAtendimento, tipoServico }) => [
      `${tipoAtendimento} ${tipoServico}`,
      { tipoAtendimento, tipoServico },
    ]),
  );
  outras.delete(`${asked.tipoAtendimento} ${asked.tipoServico}`);
  return { agendas: agendas.length, outras: [...outras.values()], dias: rows };
}

export async function readHorarios(
  ctx: ReadContext,
  { escritorio, data, atendimento, ...asked }: InputOf<Contract['horarios']>,
): Promise<OutputOf<Contract['horarios']>> {
  const agendas = (await readAgendas(ctx.db, escritorio)).filter(serve(asked));
  const ids = agendas.map(({ id }) => id);
  const dia = await readDia(ctx.db, ids, data, { agora: agoraEm(ctx.now), atendimentoId: atendimento ?? null });
  const grupos = agendas.map(({ id, identificacao, local }) => ({
    agendaId: id,
    identificacao,
    local,
    horarios: dia.filter(({ agendaId }) => agendaId === id).map(({ agendaId: _, ...um }) => um),
  }));
  return { grupos: grupos.filter(({ horarios }) => horarios.length > 0) };
}

/** A slot that is offered, or was: who is too late for it is told so beside the day's others. */
export async function readLugar(
  ctx: ReadContext,
  { horario }: InputOf<Contract['lugar']>,
): Promise<OutputOf<Contract['lugar']>> {
  const visivel = doEscritorio('atendimentos.ver', sql`a.escritorio_id`)(ctx.actor);
  const { rows } = await sql<OutputOf<Contract['lugar']>>`
    select a.escritorio_id, a.tipo_atendimento, a.tipo_servico, a.id as agenda_id, h.data
    from agenda_horarios h join agendas a on a.id = h.agenda_id join escritorios e on e.id = a.escritorio_id
    where ${allOf([
      sql`h.id = ${horario}::uuid and a.situacao = 'Ativa' and not h.encaixe and h.bloqueio_motivo is null and not e.desabilitado`,
      visivel !== todos && visivel,
    ])}`.execute(ctx.db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

interface Linha extends Omit<OpcaoDeFiliado, 'proximoPossivel' | 'marcados'> {
  marcados: { id: string; numero: string; data: string; inicioMin: number; nomeEscritorio: string }[];
}

/** Words of at least three letters or digits: shorter ones would offer half the union. */
const isLongEnough = (busca: string) => busca.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_BUSCA_FILIADO;

export async function readFiliados(
  ctx: ReadContext,
  { busca = '', ids }: InputOf<Contract['filiados']>,
): Promise<OutputOf<Contract['filiados']>> {
  if (!ids && !isLongEnough(busca)) refuseCampos({ busca: messages.buscaCurta });
  await refuseConsulta(ctx);
  const named = searchCondition(busca, inColumns(sql`f.busca`, sql`f.iniciais`)) ?? sql`false`;
  const found = ids ? sql`f.id = any(${ids}::uuid[])` : named;
  const { rows } = await sql<Linha>`
    select f.id, coalesce(f.nome_social, f.nome_completo) as nome, f.empresa as casa, f.matricula, f.email, f.cpf,
      ${TELEFONES} as telefones,
      (select jsonb_build_object('data', t.data, 'compareceu', x.compareceu)
        from atendimento_filiados x join atendimentos t on t.id = x.atendimento_id
        where x.filiado_id = f.id and x.compareceu is not null and t.situacao not in ('Cancelado', 'Excluído')
        order by t.comeca desc, t.id desc limit 1) as ultimo,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'numero', t.numero, 'data', t.data, 'inicioMin', t.inicio_min,
          'nomeEscritorio', t.escritorio_nome) order by t.comeca, t.id)
        from atendimento_filiados x join atendimentos t on t.id = x.atendimento_id
        where x.filiado_id = f.id and t.situacao = 'Aguardando realização' and t.data >= ${ctx.today}::date), '[]') as marcados
    from filiados f
    where ${found} and not f.falecido
      and exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null)
    order by f.nome_completo, f.id limit ${MAX_OPCOES_FILIADO}`.execute(ctx.db);
  return {
    itens: rows.map(({ marcados, ...um }) => ({
      ...um,
      nome: nomeProprio(um.nome),
      cpf: um.cpf && formatCpfOculto(um.cpf),
      email: emailProprio(um.email),
      proximoPossivel: um.ultimo && proximoPossivel(um.ultimo),
      marcados: marcados.map(({ inicioMin, ...vindo }) => ({ ...vindo, inicio: horaDosMinutos(inicioMin) })),
    })),
  };
}

/**
 * Agendas, described once: only those that are active are records. Whoever sees the page sees all of them.
 * Source: spec 3 §2.9, §3; decisions-legal (Tables, Agendas).
 */
import { can } from '@sede/domain/access';
import { podeDe } from '@sede/domain/kernel';
import {
  AGENDA_ACTIONS,
  AGENDA_FIELDS,
  type Agenda,
  HORARIO_FIELDS,
  horaDosMinutos,
} from '@sede/domain/modules/juridico/agendas';
import { agendaSchema } from '@sede/domain/modules/juridico/agendas/contract';
import { agoraEm } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import { escritorioNames } from '#modules/juridico/escritorios/index.ts';
import type { Reader } from '#platform/api/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Linha = Omit<Agenda, 'proximoLivre' | 'pode'> & {
  livreEm: string | null;
  livreAs: number | null;
  vinculada: boolean;
};

interface Filter {
  ano?: number | undefined;
  escritorio?: string[] | undefined;
  tipoAtendimento?: Agenda['tipoAtendimento'][] | undefined;
  tipoServico?: Agenda['tipoServico'][] | undefined;
}

const among = (column: string, values: readonly string[] | undefined) =>
  values && sql`${sql.ref(column)} = any(${values})`;

/** The day alone as long as no minute is known: then none of its slots has begun. */
const agoraDe = ({ now, today }: Reader) => (now === undefined ? { dia: today, minutos: -1 } : agoraEm(now));

/** The slots of a page's agendas only; the first free one that has not begun. */
const joins = (reader: Reader) => {
  const { dia, minutos } = agoraDe(reader);
  return sql`join escritorios e on e.id = a.escritorio_id
  left join lateral (
    select count(distinct h.data)::int as dias, count(*)::int as horarios,
      (count(*) filter (where h.atendimento_id is not null))::int as ocupados
    from agenda_horarios h where h.agenda_id = a.id
  ) n on true
  left join lateral (
    select h.data as livre_em, h.inicio_min as livre_as from agenda_horarios h
    where h.agenda_id = a.id and h.atendimento_id is null and h.bloqueio_motivo is null
      and (h.data, h.inicio_min) > (${dia}::date, ${minutos}::int)
    order by h.data, h.inicio_min limit 1
  ) l on true`;
};

export const agendas = defineRecord({
  modulo: 'agendas',
  tabela: 'agendas',
  alias: 'a',
  schema: agendaSchema,
  visivel: todos,
  existe: sql`a.situacao = 'Ativa'`,
  columns: sql`a.id, a.versao, a.criado_em, a.atualizado_em, a.escritorio_id, e.nome as nome_escritorio, a.ano,
    a.tipo_atendimento, a.tipo_servico, a.identificacao, a.local, n.dias, n.horarios, n.ocupados, l.livre_em, l.livre_as,
    exists (select from atendimentos t where t.agenda_id = a.id) as vinculada`,
  joins,
  order: {
    escritorio: sql`e.nome`,
    ano: sql`a.ano`,
    tipoServico: sql`a.tipo_servico`,
    tipoAtendimento: sql`a.tipo_atendimento`,
  },
  notNull: ['escritorio', 'ano', 'tipoServico', 'tipoAtendimento'],
  joined: ['escritorio'],
  narrow: true,
  filter: ({ ano, escritorio, tipoAtendimento, tipoServico }: Filter) => [
    ano !== undefined && sql`a.ano = ${ano}`,
    escritorio && sql`a.escritorio_id = any(${escritorio}::uuid[])`,
    among('a.tipo_atendimento', tipoAtendimento),
    among('a.tipo_servico', tipoServico),
  ],
  present:
    ({ actor }) =>
    ({ livreEm, livreAs, vinculada, ...linha }: Linha): Agenda => ({
      ...linha,
      proximoLivre: livreEm === null || livreAs === null ? null : { data: livreEm, inicio: horaDosMinutos(livreAs) },
      pode: podeDe({
        editar: can(actor.papeis, 'agendas.editar') ? null : 'so_consulta',
        excluir: can(actor.papeis, 'agendas.excluir') ? (vinculada ? 'vinculada' : null) : 'so_consulta',
      }),
    }),
  fields: AGENDA_FIELDS,
  actions: AGENDA_ACTIONS,
  children: { agenda_horarios: HORARIO_FIELDS },
  names: ({ db }, ids) => escritorioNames(db, ids),
});

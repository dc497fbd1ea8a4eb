/**
 * Days with a column for each agenda: what is booked, free and blocked, and what holds no time in any. Whoever works for an office sees
 * its agendas alone; of an office that is disabled only what is booked is told, since nobody else can be booked there. Errors: `plataforma.invalido` at `ate`. Source: decisions-legal (Appointment list: day and week; Permissions).
 */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { diffDays, nomeProprio } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  agoraEm,
  comecou,
  type GradeDeAtendimentos,
  MAX_DIAS_DA_GRADE,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { type RawBuilder, sql } from 'kysely';
import { type ReadContext, todos } from '#platform/api/index.ts';
import { allOf } from '#platform/db/list/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { doEscritorio } from '../juridico.actor.ts';

type Contract = typeof atendimentosContract;
type Input = InputOf<Contract['grade']>;
interface Faixa {
  inicioMin: number;
  fimMin: number;
}
const horas = <T extends Faixa>({ inicioMin, fimMin, ...um }: T) => ({
  ...um,
  inicio: horaDosMinutos(inicioMin),
  fim: horaDosMinutos(fimMin),
});

/** Of agendas and of appointments alike: office, type, service, and what the reader sees. In: the row's alias. */
function asked({ actor }: ReadContext, alias: string, { escritorio, tipoAtendimento, tipoServico }: Input) {
  const coluna = (nome: string) => sql.ref(`${alias}.${nome}`);
  const visivel = doEscritorio('atendimentos.ver', coluna('escritorio_id'))(actor);
  const conditions: (RawBuilder<unknown> | false)[] = [
    visivel !== todos && visivel,
    escritorio !== undefined && sql`${coluna('escritorio_id')} = any(${escritorio}::uuid[])`,
    tipoAtendimento !== undefined && sql`${coluna('tipo_atendimento')} = any(${tipoAtendimento}::text[])`,
    tipoServico !== undefined && sql`${coluna('tipo_servico')} = any(${tipoServico}::text[])`,
  ];
  return conditions;
}

type Horario = GradeDeAtendimentos['horarios'][number];
type Marcado = GradeDeAtendimentos['atendimentos'][number];

export async function readGrade(ctx: ReadContext, input: Input): Promise<OutputOf<Contract['grade']>> {
  const { de, ate } = input;
  const dias = diffDays(de, ate);
  if (dias < 0 || dias >= MAX_DIAS_DA_GRADE) refuseCampos({ ate: messages.periodoDaGrade });
  const agora = agoraEm(ctx.now);
  const daAgenda = allOf([sql`a.situacao = 'Ativa'`, ...asked(ctx, 'a', input)]);
  const { rows: horarios } = await sql<Omit<Horario, 'inicio' | 'fim' | 'passado'> & Faixa>`
    select h.id, h.agenda_id, h.data, h.inicio_min, h.fim_min, h.encaixe, h.bloqueio_motivo as bloqueio, h.atendimento_id
    from agenda_horarios h join agendas a on a.id = h.agenda_id join escritorios e on e.id = a.escritorio_id
    where (h.atendimento_id is not null or not e.desabilitado) and h.data between ${de}::date and ${ate}::date and ${daAgenda}
    order by h.data, h.inicio_min, h.fim_min, h.id`.execute(ctx.db);
  const { rows: colunas } = await sql<GradeDeAtendimentos['colunas'][number]>`
    select a.id as agenda_id, a.escritorio_id, e.nome as nome_escritorio, a.identificacao, a.tipo_atendimento, a.tipo_servico
    from agendas a join escritorios e on e.id = a.escritorio_id
    where a.id = any(${[...new Set(horarios.map(({ agendaId }) => agendaId))]}::uuid[])
    order by e.nome, a.tipo_servico desc, a.tipo_atendimento, a.identificacao, a.id`.execute(ctx.db);
  const { rows: atendimentos } = await sql<Omit<Marcado, 'inicio' | 'fim'> & Faixa>`
    select t.id, t.agenda_id, t.numero, t.situacao, t.escritorio_nome as nome_escritorio, t.data, t.inicio_min, t.fim_min,
      array(select coalesce(f.nome_social, f.nome_completo, x.nome) from atendimento_filiados x
        left join filiados f on f.id = x.filiado_id where x.atendimento_id = t.id order by 1) as filiados,
      not exists (select from agenda_horarios h where h.atendimento_id = t.id) as sem_horario
    from atendimentos t
    where ${allOf([
      sql`t.data between ${de}::date and ${ate}::date and t.situacao not in ('Cancelado', 'Excluído')`,
      ...asked(ctx, 't', input),
    ])}
    order by t.comeca, t.id`.execute(ctx.db);
  const marcados = new Set(atendimentos.map(({ id }) => id));
  return {
    colunas,
    horarios: horarios
      // Begun and held by one that was cancelled: nobody's any more, and offered to nobody.
      .filter(({ atendimentoId }) => atendimentoId === null || marcados.has(atendimentoId))
      .map((um) => ({ ...horas(um), passado: comecou(um, agora) })),
    atendimentos: atendimentos.map((um) => ({ ...horas(um), filiados: um.filiados.map(nomeProprio) })),
  };
}

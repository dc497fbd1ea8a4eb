/**
 * Appointments, described once: staff see all, whoever works for an office its own. Deleted ones that came with the import are none.
 *
 * Found by number, office, and names of the members. Source: spec 3 §2.4, §6; decisions-legal (Appointment list); invariant B9.
 */

import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  ATENDIMENTO_ACTIONS,
  ATENDIMENTO_ANEXO_FIELDS,
  ATENDIMENTO_COMENTARIO_FIELDS,
  ATENDIMENTO_FIELDS,
  ATENDIMENTO_FILIADO_FIELDS,
  ATENDIMENTO_PROCESSO_FIELDS,
  type Atendimento,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { atendimentoSchema, type atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { searchCondition, semAcento, type WordCondition } from '#platform/db/list/index.ts';
import { defineRecord } from '#platform/records/index.ts';
import { doEscritorio } from '../juridico.actor.ts';
import { vistoPor } from '../juridico.processos.ts';
import { podeAtendimento } from './atendimento.pode.ts';
import { readQuem } from './atendimentos.actor.ts';

type Filter = InputOf<typeof atendimentosContract.totals>;
type Linha = Omit<Atendimento, 'inicio' | 'fim' | 'pode'> & { inicioMin: number; fimMin: number };

/** Whom appointments `t` are with. */
const nomes = sql`select coalesce(f.nome_social, f.nome_completo, x.nome) as nome, f.id
  from atendimento_filiados x left join filiados f on f.id = x.filiado_id where x.atendimento_id = t.id`;

const NOMES = semAcento(sql`(f.nome_completo || ' ' || coalesce(f.nome_social, ''))`);

/** The members' appointments are looked up once and hashed: as alternatives they are never joined, which a common name would make a product of. */
const search: WordCondition = ({ word, like }) =>
  sql<boolean>`(t.escritorio_id = any(array(select e.id from escritorios e where sede.sem_acento(e.nome) like ${like}))
    ${/[0-9]/.test(word) ? sql`or t.numero like ${like}` : sql``}
    or t.id in (select x.atendimento_id from atendimento_filiados x join filiados f on f.id = x.filiado_id
        where f.busca like ${like} and ${NOMES} like ${like}
      union all select x.atendimento_id from atendimento_filiados x
        where x.nome is not null and sede.sem_acento(x.nome) like ${like}))`;

/** Of members, and of cases that the reader sees. */
async function namesOf({ db, actor }: Reader, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, coalesce(nome_social, nome_completo) as nome from filiados where id = any(${ids}::uuid[])`.execute(db);
  const { rows: processos } = await sql<{ id: string; nome: string }>`
    select p.id, case when ${vistoPor(actor)} then coalesce(p.numero, p.tipo) else ${messages.processoDeOutro} end as nome
    from processos_juridicos p where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map([
    ...rows.map(({ id, nome }) => [id, nomeProprio(nome)] as const),
    ...processos.map(({ id, nome }) => [id, nome] as const),
  ]);
}

/** Looked up for each row that is shown: as `not exists` PostgreSQL would read all slots once. */
const SEM_HORARIO = sql<boolean>`(t.situacao = 'Aguardando realização'
  and coalesce((select false from agenda_horarios h where h.atendimento_id = t.id limit 1), true))`;

/** Its day has come, or what was said of it was taken back. */
const aRegistrar = (hoje: string) =>
  sql<boolean>`((t.situacao = 'Aguardando realização' and t.data <= ${hoje}::date)
    or (t.situacao = 'Aguardando conclusão' and t.ocorreu is null))`;

export const atendimentos = defineRecord({
  modulo: 'atendimentos',
  tabela: 'atendimentos',
  alias: 't',
  schema: atendimentoSchema,
  visivel: doEscritorio('atendimentos.ver', sql`t.escritorio_id`),
  existe: sql`t.situacao <> 'Excluído'`,
  columns: sql`t.id, t.versao, t.criado_em, t.atualizado_em, t.numero, t.situacao, t.escritorio_id,
    t.escritorio_nome as nome_escritorio, t.agenda_id, t.data, t.inicio_min, t.fim_min, t.tipo_atendimento, t.tipo_servico,
    t.local, t.encaixe, t.agendado_por_nome as agendado_por, t.ocorreu, t.filiado_ausente, t.cancelado_de,
    t.a_conferir, ${SEM_HORARIO} as sem_horario,
    coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'nome', n.nome) order by n.nome, n.id) from (${nomes}) n), '[]')
      as filiados`,
  order: {
    data: sql`t.comeca`,
    numero: sql`(t.ano::bigint * 1000000000 + t.sequencia)`,
    escritorio: sql`t.escritorio_nome`,
    situacao: sql`t.situacao`,
  },
  notNull: ['data', 'numero', 'escritorio', 'situacao'],
  narrow: true,
  filter: (filter: Filter, { today }: Reader) => [
    searchCondition(filter.busca, search),
    filter.situacao && sql`t.situacao = any(${filter.situacao}::text[])`,
    filter.escritorio && sql`t.escritorio_id = any(${filter.escritorio}::uuid[])`,
    filter.tipoAtendimento && sql`t.tipo_atendimento = any(${filter.tipoAtendimento}::text[])`,
    filter.tipoServico && sql`t.tipo_servico = any(${filter.tipoServico}::text[])`,
    filter.filiado &&
      sql`exists (select from atendimento_filiados x where x.atendimento_id = t.id and x.filiado_id = any(${filter.filiado}::uuid[]))`,
    filter.dataDe !== undefined && sql`t.data >= ${filter.dataDe}::date`,
    filter.dataAte !== undefined && sql`t.data <= ${filter.dataAte}::date`,
    filter.vencidos === true && sql`t.situacao = 'Aguardando realização' and t.data < ${today}::date`,
    filter.hoje === true && sql`t.data = ${today}::date`,
    filter.isFiliadoAusente === true && sql`t.filiado_ausente`,
    filter.aRegistrar === true && aRegistrar(today),
    filter.semHorario === true && SEM_HORARIO,
    filter.aConferir === true && sql`t.a_conferir <> '{}'`,
  ],
  async present(reader) {
    const quem = await readQuem(reader);
    // A list knows the day, not the minute: whoever takes back a cancelling of today is told by the operation.
    const dia = { dia: reader.today, minutos: -1 };
    return ({ inicioMin, fimMin, ...linha }: Linha): Atendimento => ({
      ...linha,
      inicio: horaDosMinutos(inicioMin),
      fim: horaDosMinutos(fimMin),
      filiados: linha.filiados.map(({ id, nome }) => ({ id, nome: nomeProprio(nome) })),
      pode: podeAtendimento({ ...linha, inicioMin }, quem, dia),
    });
  },
  nome: sql`t.numero`,
  search: ({ like }) => sql<boolean>`t.numero like ${like}`,
  fields: ATENDIMENTO_FIELDS,
  children: {
    atendimento_filiados: ATENDIMENTO_FILIADO_FIELDS,
    atendimento_processos: ATENDIMENTO_PROCESSO_FIELDS,
    atendimentos_anexos: ATENDIMENTO_ANEXO_FIELDS,
    atendimento_comentarios: ATENDIMENTO_COMENTARIO_FIELDS,
  },
  actions: ATENDIMENTO_ACTIONS,
  names: namesOf,
});

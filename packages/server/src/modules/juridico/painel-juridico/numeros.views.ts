/**
 * Figures by month, office and service: what was booked for the month and came of it, and how much of the agendas was taken.
 *
 * Two sums, each over its own table, joined by their key: a month without appointments may have slots, and the other way round.
 * Appointments are those that the reader's list has; slots those of the same offices. Encaixes are in no agenda: they are no slots. A
 * blocked slot that nobody holds is none either. Source: decisions-legal (Panel, 'Números'); invariant B9.
 */
import type { InputOf } from '@sede/domain/contract';
import type { LinhaDosNumeros } from '@sede/domain/modules/juridico/painel-juridico';
import type { painelJuridicoContract } from '@sede/domain/modules/juridico/painel-juridico/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Reader, todos } from '#platform/api/index.ts';
import { heavy } from '#platform/db/index.ts';
import { allOf } from '#platform/db/list/index.ts';
import { doEscritorio } from '../juridico.actor.ts';

type Input = InputOf<typeof painelJuridicoContract.numeros>;

const seen = (actor: Reader['actor'], coluna: RawBuilder<unknown>): RawBuilder<unknown> | false => {
  const visivel = doEscritorio('atendimentos.ver', coluna)(actor);
  return visivel === todos ? false : visivel;
};

/** Of one that came over nobody knows when it was booked. */
const ESPEROU = sql`t.situacao <> 'Cancelado' and not t.confirmado_passado and t.id_origem is null`;

export async function readNumeros({ db, actor }: Reader, filtro: Input): Promise<{ linhas: LinhaDosNumeros[] }> {
  const { dataDe, dataAte, escritorio, tipoServico } = filtro;
  const onde = (data: RawBuilder<unknown>, donoId: RawBuilder<unknown>, servico: RawBuilder<unknown>) => [
    seen(actor, donoId),
    dataDe !== undefined && sql`${data} >= ${dataDe}::date`,
    dataAte !== undefined && sql`${data} <= ${dataAte}::date`,
    escritorio !== undefined && sql`${donoId} = any(${escritorio}::uuid[])`,
    tipoServico !== undefined && sql`${servico} = any(${tipoServico}::text[])`,
  ];
  const { rows } = await sql<LinhaDosNumeros>`
    with t as (
      select date_trunc('month', t.data)::date as mes, t.escritorio_id, t.tipo_servico,
        count(*)::int as agendados,
        (count(*) filter (where t.ocorreu and t.situacao <> 'Cancelado'))::int as atendidos,
        (count(*) filter (where t.filiado_ausente))::int as faltas,
        (count(*) filter (where t.situacao = 'Cancelado'))::int as cancelados,
        coalesce(sum(greatest(t.data - (t.criado_em at time zone 'America/Sao_Paulo')::date, 0))
          filter (where ${ESPEROU}), 0)::int as dias,
        (count(*) filter (where ${ESPEROU}))::int as com_espera
      from atendimentos t
      where ${allOf([sql`t.situacao <> 'Excluído'`, ...onde(sql`t.data`, sql`t.escritorio_id`, sql`t.tipo_servico`)])}
      group by 1, 2, 3
    ), h as (
      select date_trunc('month', h.data)::date as mes, a.escritorio_id, a.tipo_servico,
        count(*)::int as horarios, count(h.atendimento_id)::int as ocupados
      from agenda_horarios h join agendas a on a.id = h.agenda_id
      where ${allOf([
        sql`a.situacao = 'Ativa' and not h.encaixe and (h.atendimento_id is not null or h.bloqueio_motivo is null)`,
        ...onde(sql`h.data`, sql`a.escritorio_id`, sql`a.tipo_servico`),
      ])}
      group by 1, 2, 3
    )
    select to_char(mes, 'YYYY-MM') as mes, escritorio_id, e.nome as nome_escritorio, tipo_servico,
      coalesce(t.agendados, 0) as agendados, coalesce(t.atendidos, 0) as atendidos, coalesce(t.faltas, 0) as faltas,
      coalesce(t.cancelados, 0) as cancelados, coalesce(t.dias, 0) as dias, coalesce(t.com_espera, 0) as com_espera,
      coalesce(h.horarios, 0) as horarios, coalesce(h.ocupados, 0) as ocupados
    from t full join h using (mes, escritorio_id, tipo_servico) join escritorios e on e.id = escritorio_id
    order by mes desc, e.nome, e.id, tipo_servico`.execute(heavy(db));
  return { linhas: rows };
}

/**
 * Whom a selection reaches, and who stays out for which reason: the first that holds.
 *
 * In: a condition over the members `f`. Out: everybody of it, by name, with the address that they chose and the reason, if any. Of several
 * with one address the first by name gets the message. Source: decisions-members (Communication: Address, Counted out; Survey).
 */
import type { MotivoDeFora } from '@sede/domain/modules/comunicacao/pesquisas';
import { TEMA_DAS_PESQUISAS } from '@sede/domain/modules/comunicacao/pesquisas';
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import { meuPerfilSettings, readTemas, recebeTema } from '@sede/domain/modules/filiados/meu-perfil';
import { type RawBuilder, sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';

export interface Destinatario {
  filiadoId: string;
  nome: string;
  casa: Casa;
  email: string | null;
  motivo: MotivoDeFora | null;
}

/** Whether somebody gets surveys who chose nothing, and who chose so. */
async function readTema(db: Db | Tx) {
  const { temasDeComunicacao } = await readConfiguracoes(db, meuPerfilSettings);
  const tema = readTemas(temasDeComunicacao).find(({ nome }) => nome === TEMA_DAS_PESQUISAS);
  const recebe = (escolhido: boolean | undefined) => !tema || recebeTema(tema, escolhido);
  return { semEscolha: recebe(undefined), comNao: recebe(false), comSim: recebe(true) };
}

export async function listDestinatarios(db: Db | Tx, condition: RawBuilder<unknown>): Promise<Destinatario[]> {
  const { semEscolha, comNao, comSim } = await readTema(db);
  const { rows } = await sql<Destinatario>`
    with alvo as (
      select f.id as filiado_id, coalesce(f.nome_social, f.nome_completo) as nome, f.empresa as casa, e.email,
        case
          when f.falecido then 'falecido'
          when not exists (select 1 from filiado_periodos q where q.filiado_id = f.id and q.fim is null) then 'desfiliado'
          when e.email is null then 'sem_email'
          when e.email ~* '@([^@]*\\.)?substituir(\\.|$)' then 'provisorio'
          when f.email_devolvido_em is not null then 'devolvido'
          when not (case t.recebe when true then ${comSim}::boolean when false then ${comNao}::boolean else ${semEscolha}::boolean end) then 'tema'
        end as motivo
      from filiados f
      cross join lateral (select lower(case when f.preferencia_comunicacao = 'funcional'
        then coalesce(f.email_funcional, f.email) else f.email end) as email) e
      left join filiado_temas t on t.filiado_id = f.id and t.tema = ${TEMA_DAS_PESQUISAS}
      where ${condition}
    )
    select filiado_id, nome, casa, email, case when motivo is null
        and row_number() over (partition by email, motivo is null order by nome, filiado_id) > 1
      then 'mesmo_email' else motivo end as motivo
    from alvo order by nome, filiado_id`.execute(db);
  return rows;
}

/** How many stay out for each reason, in the order of the reasons. */
export function countFora(
  destinatarios: readonly { motivo: MotivoDeFora | null }[],
): { motivo: MotivoDeFora; quantidade: number }[] {
  const counts = new Map<MotivoDeFora, number>();
  for (const { motivo } of destinatarios) if (motivo) counts.set(motivo, (counts.get(motivo) ?? 0) + 1);
  return [...counts].map(([motivo, quantidade]) => ({ motivo, quantidade }));
}

/**
 * Members who left or died with appointments to come, however they left: whoever schedules is told once of each, and again when somebody
 * who came back leaves anew. Source: decisions-legal (Mail).
 */
import { rolesOf } from '@sede/domain/access';
import { nomeProprio } from '@sede/domain/kernel';
import { ATENDIMENTOS_AVISOS, agoraEm, atendimentosSettings } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import { notify } from '#modules/sistema/avisos/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { holdsRole } from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';
import type { LembretesBackground } from './convites.jobs.ts';

/** The Jurídico role, and of the reading one whom the setting names. */
async function quemAgenda(tx: Tx): Promise<string[]> {
  const { recepcaoJuridica } = await readConfiguracoes(tx, atendimentosSettings);
  const emails = recepcaoJuridica.map((um) => um.toLowerCase());
  const { rows } = await sql<{ id: string }>`select u.id from usuarios u
    where ${holdsRole(sql`u.id`, rolesOf('atendimentos.concluir'))}
      or (${holdsRole(sql`u.id`, rolesOf('atendimentos.agendar'))} and lower(u.email) = any(${emails}::text[]))
    order by u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

const filiadoHoje = sql`(not f.falecido and exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null))`;

/** Out: of how many members it was told. */
export async function tellSaidas({ clock, systemWrite }: LembretesBackground): Promise<number> {
  const { dia, minutos } = agoraEm(clock.now().toISOString());
  return systemWrite('atendimentos.avisarSaidas', async ({ tx, now }) => {
    await sql`delete from atendimento_saidas s using filiados f where f.id = s.filiado_id and ${filiadoHoje}`.execute(
      tx,
    );
    const { rows } = await sql<{ nome: string; falecido: boolean; atendimentos: string[] }>`
      with novas as (
        insert into atendimento_saidas (atendimento_id, filiado_id, avisado_em)
        select t.id, f.id, ${now}::timestamptz
        from atendimentos t join atendimento_filiados x on x.atendimento_id = t.id join filiados f on f.id = x.filiado_id
        where t.situacao = 'Aguardando realização' and (t.data, t.inicio_min) > (${dia}::date, ${minutos}::int)
          and not ${filiadoHoje}
        on conflict do nothing returning atendimento_id, filiado_id)
      select coalesce(f.nome_social, f.nome_completo) as nome, f.falecido, array_agg(n.atendimento_id) as atendimentos
      from novas n join filiados f on f.id = n.filiado_id group by f.id order by f.id`.execute(tx);
    const para = rows.length > 0 ? await quemAgenda(tx) : [];
    for (const { nome, falecido, atendimentos } of para.length > 0 ? rows : []) {
      await notify(
        { tx, now },
        {
          aviso: ATENDIMENTOS_AVISOS.saiu,
          dados: { nome: nomeProprio(nome), falecido },
          ...{ para, registros: atendimentos },
        },
      );
    }
    return rows.length;
  });
}

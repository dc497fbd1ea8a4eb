/**
 * Tells holders of what they should have brought back: on the first day after, then every week, each time once.
 *
 * Run each hour from 7h, so also soon after a start, by as many processes as there are. Rows and mails are written in one transaction under one
 * lock: none goes out twice, none is lost. Of days on which nobody ran the newest is told. Whoever has no address is told nothing. What has
 * a discarded asset is not told of. Source: decisions-sindical-contratos-patrimonio (Flow: overdue); invariant C4's pattern.
 */
import { isEmail, newId, todayInSaoPaulo } from '@sede/domain/kernel';
import { avisoDoAtraso, diasDeAtraso } from '@sede/domain/modules/patrimonio/fluxos';
import { sql } from 'kysely';
import { sendMail } from '#modules/acesso/sessao/index.ts';
import type { SystemCtx, SystemWrite } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { FIM } from '../bens/index.ts';
import { atrasoMail, type BemAtrasado } from './fluxos.mail.ts';

export interface AvisosBackground {
  clock: Clock;
  systemWrite: SystemWrite;
}

interface Candidato {
  id: string;
  nome: string;
  descricao: string;
  previsao: string;
  email: string;
  /** The last one told of this expected day; null: none. */
  ultimo: number | null;
}

async function readAtrasados({ tx }: SystemCtx, hoje: string): Promise<Candidato[]> {
  const { rows } = await sql<Candidato>`
    select f.id, coalesce(b.n_patrimonio, b.tipo_objeto) as nome, concat_ws(' ', b.tipo_objeto, b.descricao_bem) as descricao, f.previsao,
      coalesce(e.email, f.email) as email,
      (select max(v.ordem) from bens_fluxos_avisos v where v.fluxo_id = f.id and v.previsao = f.previsao) as ultimo
    from bens_fluxos f join bens b on b.id = f.bem_id left join funcionarios e on e.id = f.id_funcionario
    where f.data_retorno is null and f.previsao < ${hoje}::date and coalesce(e.email, f.email, '') <> '' and not ${FIM}
    order by f.previsao, f.id`.execute(tx);
  return rows;
}

async function claimRun({ tx }: SystemCtx): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('sede.avisos_bens')) as ours`.execute(tx);
  return rows[0]?.ours === true;
}

interface Devido extends Candidato, BemAtrasado {
  ordem: number;
}

/** What is due and was not told, of whoever has an address: one that came over and is none would hold up everybody's mail. */
function devidos(candidatos: readonly Candidato[], hoje: string): Devido[] {
  return candidatos.flatMap((um) => {
    const dias = diasDeAtraso({ previsao: um.previsao, dataRetorno: null }, hoje);
    const ordem = avisoDoAtraso(dias);
    const told = um.ultimo !== null && ordem !== null && um.ultimo >= ordem;
    return ordem === null || told || !isEmail(um.email) ? [] : [{ ...um, dias, ordem }];
  });
}

/** One run. Out: how many mails. */
export async function tellAtrasos({ clock, systemWrite }: AvisosBackground): Promise<{ mensagens: number }> {
  const hoje = todayInSaoPaulo(clock.now());
  return systemWrite('fluxos.avisar', async (ctx) => {
    if (!(await claimRun(ctx))) return { mensagens: 0 };
    const porPessoa = Map.groupBy(devidos(await readAtrasados(ctx, hoje), hoje), ({ email }) => email);
    for (const [email, deles] of porPessoa) {
      const emailId = await sendMail(ctx.tx, atrasoMail(deles, email), ctx.now);
      await sql`insert into bens_fluxos_avisos (id, fluxo_id, previsao, ordem, dia, destinatario, email_id)
        select a.id, a.fluxo_id, a.previsao, a.ordem, ${hoje}::date, ${email}, ${emailId}::uuid
        from unnest(${deles.map(() => newId())}::uuid[], ${deles.map(({ id }) => id)}::uuid[],
          ${deles.map(({ previsao }) => previsao)}::date[], ${deles.map(({ ordem }) => ordem)}::int[])
          as a (id, fluxo_id, previsao, ordem)`.execute(ctx.tx);
    }
    return { mensagens: porPessoa.size };
  });
}

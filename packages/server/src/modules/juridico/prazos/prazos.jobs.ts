/**
 * Tells of deadlines 5, 2 and 0 business days before their end: in the bell and by mail, to the person responsible; where that person
 * can no longer work on the case, to its office; where nobody is there, to the legal editors.
 *
 * Run each hour of the day, and by as many processes as there are: what is due and has not been told is told, late when the server was
 * down, and of several that were missed only the latest. `prazo_avisos` is written first, in the same transaction: none goes out twice,
 * none is lost. Source: decisions-legal (Prazos; Mail).
 */
import { addDays, todayInSaoPaulo } from '@sede/domain/kernel';
import { avisoDevido, PRAZOS_AVISOS, type PrazoAvisado } from '@sede/domain/modules/juridico/prazos';
import { sql } from 'kysely';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { SystemCtx, SystemWrite } from '#platform/api/index.ts';
import { holdsRole } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/index.ts';
import { readCalendario } from '../feriados/index.ts';
import { prazoMail } from './prazos.mail.ts';
import { type Pessoa, TRABALHA_NO_PROCESSO } from './prazos.store.ts';

export interface PrazosBackground {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'port'>;
  systemWrite: SystemWrite;
}

interface Aberto extends Omit<PrazoAvisado, 'hoje'> {
  id: string;
  tribunal: string | null;
  escritorioId: string | null;
  responsavel: Pessoa | null;
}

/** Five business days lie within: no week of the calendar rests longer. */
const A_VISTA = 30;

async function readAbertos({ tx }: SystemCtx, hoje: string): Promise<Aberto[]> {
  const { rows } = await sql<Aberto>`
    select z.id, z.titulo, z.vencimento, c.numero as processo, c.tribunal_orgao as tribunal, c.escritorio_id,
      case when ${TRABALHA_NO_PROCESSO} then jsonb_build_object('id', u.id, 'nome', u.nome, 'email', u.email) end as responsavel
    from prazos z join processos_juridicos c on c.id = z.processo_id and c.situacao <> 'Excluído'
    left join usuarios u on u.id = z.responsavel_id
    where z.estado = 'Aberto' and z.vencimento <= ${addDays(hoje, A_VISTA)}::date
      and not exists (select from prazo_avisos a where a.prazo_id = z.id and a.vencimento = z.vencimento and a.dias = 0)
    order by z.vencimento, z.id`.execute(tx);
  return rows;
}

/** Whether it is this run that tells it. */
async function claim({ tx, now }: SystemCtx, { id, vencimento }: Aberto, dias: number): Promise<boolean> {
  const { rows } = await sql`
    insert into prazo_avisos (prazo_id, vencimento, dias, dado_em)
    select ${id}::uuid, ${vencimento}::date, ${dias}, ${now}::timestamptz
    where not exists (select from prazo_avisos a
      where a.prazo_id = ${id}::uuid and a.vencimento = ${vencimento}::date and a.dias <= ${dias})
    on conflict do nothing returning dias`.execute(tx);
  return rows.length > 0;
}

interface Destino {
  usuarios: string[];
  emails: { nome: string; para: string }[];
}

async function readDestino({ tx }: SystemCtx, { responsavel, escritorioId }: Aberto): Promise<Destino> {
  if (responsavel) return { usuarios: [responsavel.id], emails: [{ nome: responsavel.nome, para: responsavel.email }] };
  const { rows: doEscritorio } = await sql<{ id: string }>`
    select u.id from usuarios u join usuarios_escritorios x on x.usuario_id = u.id
    where x.escritorio_id = ${escritorioId}::uuid and not u.desabilitado
      and ${holdsRole(sql`u.id`, ['escritorio_juridico'])}`.execute(tx);
  const { rows: enderecos } = await sql<{ nome: string; para: string }>`
    select coalesce(nome_destinatario, nome) as nome, email as para from escritorios
    where id = ${escritorioId}::uuid and email is not null`.execute(tx);
  if (doEscritorio.length > 0 || enderecos.length > 0)
    return { usuarios: doEscritorio.map(({ id }) => id), emails: enderecos };
  const { rows: juridico } = await sql<Pessoa>`
    select u.id, u.nome, u.email from usuarios u where not u.desabilitado
      and ${holdsRole(sql`u.id`, ['juridico'])}`.execute(tx);
  return {
    usuarios: juridico.map(({ id }) => id),
    emails: juridico.map(({ nome, email }) => ({ nome, para: email })),
  };
}

/** One run. Out: how many deadlines were told of. */
export async function notifyPrazos({ clock, config, systemWrite }: PrazosBackground): Promise<{ avisados: number }> {
  const hoje = todayInSaoPaulo(clock.now());
  return systemWrite('prazos.avisar', async (ctx) => {
    const abertos = await readAbertos(ctx, hoje);
    const calendario = await readCalendario(ctx.tx);
    let avisados = 0;
    for (const aberto of abertos) {
      const { id, titulo, processo, vencimento, tribunal } = aberto;
      const dias = avisoDevido(vencimento, hoje, { calendario, tribunal });
      if (dias === null || !(await claim(ctx, aberto, dias))) continue;
      avisados += 1;
      const dados = { titulo, processo, vencimento, hoje };
      const { usuarios, emails } = await readDestino(ctx, aberto);
      await notify(ctx, { aviso: PRAZOS_AVISOS.vence, dados, para: usuarios, registros: [id] });
      for (const para of emails)
        await sendMail(ctx.tx, prazoMail(dados, { ...para, id, publicUrl: publicUrlOf(config) }), ctx.now);
    }
    return { avisados };
  });
}

/**
 * What time does to applications, nightly: a reminder after seven days, expiry after thirty, erasure sixty days later; what was refused
 * is erased after a year. Protocol, dates and reason stay; answers, consents and the file go.
 * Source: decisions-members (Public application, Mails).
 */

import { addDays, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  APAGA_EXPIRADO_DIAS,
  APAGA_RECUSADO_DIAS,
  LEMBRETE_DIAS,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { sql } from 'kysely';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import type { SystemWrite } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { linkParaAssinar, pedidoParaAssinarMail } from './pedidos-filiacao.mail.ts';
import { addToken, newToken } from './pedidos-filiacao.store.ts';

export interface PedidosBackground {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'port'>;
  systemWrite: SystemWrite;
}

interface Lembrado {
  id: string;
  nome: string;
  email: string;
  protocolo: string;
  expiraEm: string;
}

async function remind(tx: Tx, now: string, hoje: string, publicUrl: string): Promise<number> {
  const { rows } = await sql<Lembrado>`
    update pedidos_filiacao set lembrado_em = ${now}::timestamptz
    where estado = 'aguardando_assinatura' and lembrado_em is null and expira_em >= ${hoje}::date and email is not null
      and criado_em <= ${now}::timestamptz - make_interval(days => ${LEMBRETE_DIAS})
    returning id, nome, email, protocolo, expira_em`.execute(tx);
  for (const { id, expiraEm, ...para } of rows) {
    // The first link is known by its digest only: the reminder brings one of its own, the first still works.
    const { token, digest } = newToken();
    await addToken(tx, id, digest);
    const url = linkParaAssinar(publicUrl, token);
    await sendMail(tx, pedidoParaAssinarMail(para, { url, expiraEm, lembrete: true }), now);
  }
  return rows.length;
}

export async function expirePedidos(tx: Tx, hoje: string): Promise<void> {
  await sql`update pedidos_filiacao set estado = 'expirado', resumos_do_link = '{}'
    where estado = 'aguardando_assinatura' and expira_em < ${hoje}::date`.execute(tx);
}

async function erase(tx: Tx, now: string, hoje: string): Promise<number> {
  const { rows } = await sql<{ id: string; anexoId: string | null }>`
    select id, anexo_id from pedidos_filiacao where apagado_em is null and (
      (estado = 'expirado' and expira_em < ${addDays(hoje, -APAGA_EXPIRADO_DIAS)}::date)
      or (estado = 'recusado' and decidido_em < ${now}::timestamptz - make_interval(days => ${APAGA_RECUSADO_DIAS})))
    for update`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`delete from consentimentos where pedido_id = any(${ids}::uuid[]) and filiado_id is null`.execute(tx);
  await sql`update pedidos_filiacao set apagado_em = ${now}::timestamptz, dados = null, nome = null, cpf = null, email = null,
      termo = null, evidencia = null, resumos_do_link = '{}', anexo_id = null
    where id = any(${ids}::uuid[])`.execute(tx);
  const anexos = rows.flatMap(({ anexoId }) => anexoId ?? []);
  await releaseAnexos(tx, anexos, now);
  return ids.length;
}

/** One night's work. Out: how many were reminded and erased. */
export async function agePedidos({
  clock,
  config,
  systemWrite,
}: PedidosBackground): Promise<{ lembrados: number; apagados: number }> {
  const hoje = todayInSaoPaulo(clock.now());
  return systemWrite('pedidosFiliacao.prazos', async ({ tx, now }) => {
    await expirePedidos(tx, hoje);
    const lembrados = await remind(tx, now, hoje, publicUrlOf(config));
    return { lembrados, apagados: await erase(tx, now, hoje) };
  });
}

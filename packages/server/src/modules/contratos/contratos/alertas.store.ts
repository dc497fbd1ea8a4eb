/** Alerts of contracts in the database. One row a contract, mark, date and recipient; one mail a recipient and day. Invariant C4. */
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { SystemCtx } from '#platform/api/index.ts';

/** A contract in force with one of those who are told of its end, and what that one had of it. */
export interface Candidato {
  id: string;
  objeto: string;
  nome: string;
  dataFim: string;
  dataAlerta: string | null;
  /** Of an imported one the day on which it came: marks before were the old system's. */
  desde: string | null;
  destinatario: string;
  /** `marco dataAlvo` */
  dados: string[];
}

/**
 * Those with a mark that may have passed by `hoje` and a recipient without a mail of today; the alerts given come along. In order of
 * their end.
 */
export async function readCandidatos({ tx }: SystemCtx, hoje: string, maiorMarco: number): Promise<Candidato[]> {
  const { rows } = await sql<Candidato>`
    select c.id, concat_ws(' ', c.tipo_objeto, c.numero_contrato) as objeto, c.nome, c.data_fim, c.data_alerta, e.email as destinatario,
      case when c.id_origem is not null then (c.criado_em at time zone 'America/Sao_Paulo')::date end as desde,
      coalesce((select array_agg(a.marco || ' ' || a.data_alvo) from contratos_alertas a
        where a.contrato_id = c.id and a.destinatario = e.email), '{}') as dados
    from contratos c join contratos_emails e on e.contrato_id = c.id
    where c.situacao = 'Vigente' and c.data_fim is not null
      and (c.data_fim <= ${hoje}::date + ${maiorMarco}::int or c.data_alerta <= ${hoje}::date)
      and not exists (select from contratos_alertas_mensagens m where m.destinatario = e.email and m.dia = ${hoje}::date)
    order by c.data_fim, c.id, e.ordem`.execute(tx);
  return rows;
}

/** Whether this run is the only one: the lock ends with the transaction. */
export async function claimRun({ tx }: SystemCtx): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('sede.alertas_contratos')) as ours`.execute(tx);
  return rows[0]?.ours === true;
}

export async function insertMensagem(
  { tx }: SystemCtx,
  { destinatario, dia, emailId }: { destinatario: string; dia: string; emailId: string },
): Promise<string> {
  const id = newId();
  await sql`insert into contratos_alertas_mensagens (id, destinatario, dia, email_id)
    values (${id}, ${destinatario}, ${dia}::date, ${emailId}::uuid)`.execute(tx);
  return id;
}

export interface NovoAlerta {
  contratoId: string;
  marco: string;
  dataAlvo: string;
  destinatario: string;
  /** null: overtaken by a newer mark. */
  mensagemId: string | null;
}

export async function insertAlertas({ tx }: SystemCtx, alertas: readonly NovoAlerta[]): Promise<void> {
  if (alertas.length === 0) return;
  await sql`insert into contratos_alertas
      (id, contrato_id, marco, data_alvo, destinatario, estado, mensagem_id)
    select a.id, a.contrato_id, a.marco, a.data_alvo, a.destinatario,
      case when a.mensagem_id is null then 'superado' else 'enviado' end, a.mensagem_id
    from unnest(${alertas.map(() => newId())}::uuid[], ${alertas.map((a) => a.contratoId)}::uuid[],
      ${alertas.map((a) => a.marco)}::text[], ${alertas.map((a) => a.dataAlvo)}::date[],
      ${alertas.map((a) => a.destinatario)}::text[], ${alertas.map((a) => a.mensagemId)}::uuid[])
      as a (id, contrato_id, marco, data_alvo, destinatario, mensagem_id)`.execute(tx);
}

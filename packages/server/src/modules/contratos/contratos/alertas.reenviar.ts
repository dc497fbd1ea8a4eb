/**
 * An alert is sent to one recipient again, by hand: what failed goes back into the outbox; what left is sent anew, and the message names
 * the new mail from then on.
 *
 * What failed goes back as it is only while all that it tells is so: a contract that was closed or extended meanwhile, or that this address
 * is not told of any more, is left out of a mail that is written anew. The contract is held, then the message: of two who press at once the
 * second hears that it is on its way. Errors: `contratos.encerrado`, `.alerta_superado`, `.alerta_na_fila` (409), `.alerta_destinatario`
 * (422), `plataforma.nao_encontrado`. Source: decisions-sindical-contratos-patrimonio (Alerts).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  type EstadoDoAlerta,
  contratosErrors as errors,
  motivoNaoReenviarAlerta,
} from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { sql } from 'kysely';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { retryMail } from '#platform/mail/index.ts';
import { alertaMail, type ContratoNoAlerta } from './alertas.mail.ts';
import { comEntrega, destinatarioAtual, estadoDoAlerta } from './alertas.views.ts';
import { lockVigente } from './contratos.encerrar.ts';

interface Dado {
  destinatario: string;
  mensagemId: string | null;
  emailId: string | null;
  estado: EstadoDoAlerta;
  destinatarioAtual: boolean;
}

/** The message is held first: what stands in it is read after whoever held it before. */
async function lockDado({ tx }: WriteContext, contratoId: string, alerta: string): Promise<Dado | undefined> {
  await sql`select id from contratos_alertas_mensagens
    where id = (select mensagem_id from contratos_alertas where id = ${alerta}::uuid and contrato_id = ${contratoId}::uuid) for update`.execute(
    tx,
  );
  const { rows } = await sql<Dado>`
    select a.destinatario, a.mensagem_id, m.email_id, ${estadoDoAlerta} as estado, ${destinatarioAtual} as destinatario_atual
    from ${comEntrega} where a.id = ${alerta}::uuid and a.contrato_id = ${contratoId}::uuid`.execute(tx);
  return rows[0];
}

interface NaMensagem extends ContratoNoAlerta {
  /** In force, and this address is told of it. */
  vale: boolean;
  /** Its end, or alert date, is the one that the mail told. */
  mesmaData: boolean;
}

async function readContratosDaMensagem({ tx }: WriteContext, mensagemId: string): Promise<NaMensagem[]> {
  const { rows } = await sql<NaMensagem>`
    select c.id, concat_ws(' ', c.tipo_objeto, c.numero_contrato) as objeto, c.nome, c.data_fim,
      c.situacao = 'Vigente' and c.data_fim is not null and ${destinatarioAtual} as vale,
      a.data_alvo is not distinct from case when a.marco = 'data' then c.data_alerta else c.data_fim end as mesma_data
    from contratos_alertas a join contratos c on c.id = a.contrato_id
    where a.mensagem_id = ${mensagemId}::uuid order by c.data_fim, c.id`.execute(tx);
  return rows;
}

export async function reenviarAlerta(
  ctx: WriteContext,
  { id, alerta }: InputOf<(typeof contratosContract)['reenviarAlerta']>,
) {
  const { tx, now, actor } = ctx;
  await lockVigente(ctx, id);
  const dado = await lockDado(ctx, id, alerta);
  if (!dado) throw platformErrors.nao_encontrado();
  const motivo = motivoNaoReenviarAlerta(dado);
  if (motivo || dado.mensagemId === null) throw errors[motivo ?? 'alerta_superado']();
  const { mensagemId, emailId, destinatario } = dado;
  const naMensagem = await readContratosDaMensagem(ctx, mensagemId);
  const aindaAssim = naMensagem.every(({ vale, mesmaData }) => vale && mesmaData);
  const devolvida = emailId !== null && aindaAssim && (await retryMail(tx, emailId, now)) === 'na_fila';
  if (!devolvida) {
    const hoje = todayInSaoPaulo(new Date(now));
    const mail = alertaMail(
      naMensagem.filter(({ vale }) => vale),
      { para: destinatario, hoje, publicUrl: publicUrlOf(ctx.services.config) },
    );
    const novo = await sendMail(tx, mail, now);
    await sql`update contratos_alertas_mensagens set email_id = ${novo}::uuid where id = ${mensagemId}::uuid`.execute(
      tx,
    );
  }
  await sql`update contratos_alertas set reenviado_em = ${now}::timestamptz, reenviado_por = ${actor.nome}
    where id = ${alerta}::uuid`.execute(tx);
  return { id };
}

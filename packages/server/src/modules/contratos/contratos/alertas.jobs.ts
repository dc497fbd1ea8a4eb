/**
 * Tells of the end of contracts: one mail a recipient and day over all contracts, and the managers' bell.
 *
 * Run at 7h and whenever a process starts, and each hour in case a run failed, by as many processes as there are: what has passed and was
 * not given is given. Rows and mails are written in one transaction under one lock: none goes out twice, none is lost. A mark that arises
 * after a recipient's mail of the day goes with the next day's. Source: decisions §9; decisions-sindical-contratos-patrimonio (Alerts); invariant C4.
 */
import { todayInSaoPaulo } from '@sede/domain/kernel';
import {
  alertasDevidos,
  CONTRATOS_AVISOS,
  contratosSettings,
  type Marco,
  readMarcos,
} from '@sede/domain/modules/contratos/contratos';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { SystemWrite } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { alertaMail } from './alertas.mail.ts';
import { type Candidato, claimRun, insertAlertas, insertMensagem, readCandidatos } from './alertas.store.ts';

export interface AlertasBackground {
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'port'>;
  systemWrite: SystemWrite;
}

interface Devido extends Candidato {
  enviar: Marco | null;
  superados: Marco[];
}

/** One run. Out: how many mails. */
export async function alertContratos({
  clock,
  config,
  systemWrite,
}: AlertasBackground): Promise<{ mensagens: number }> {
  const hoje = todayInSaoPaulo(clock.now());
  return systemWrite('contratos.alertar', async (ctx) => {
    if (!(await claimRun(ctx))) return { mensagens: 0 };
    const dias = readMarcos((await readConfiguracoes(ctx.tx, contratosSettings)).marcosAlertaContrato);
    const candidatos = await readCandidatos(ctx, hoje, Math.max(0, ...dias));
    const devidos: Devido[] = candidatos.map((c) => ({
      ...c,
      ...alertasDevidos(c, { dias, hoje, desde: c.desde, dados: new Set(c.dados) }),
    }));
    const porDestinatario = Map.groupBy(devidos, ({ destinatario }) => destinatario);
    const avisados = new Map<string, Devido>();
    let mensagens = 0;
    for (const [destinatario, todos] of porDestinatario) {
      const enviados = todos.filter(({ enviar }) => enviar !== null);
      let mensagemId: string | null = null;
      if (enviados.length > 0) {
        const mail = alertaMail(enviados, { para: destinatario, hoje, publicUrl: publicUrlOf(config) });
        const emailId = await sendMail(ctx.tx, mail, ctx.now);
        mensagemId = await insertMensagem(ctx, { destinatario, dia: hoje, emailId });
        mensagens += 1;
        for (const devido of enviados) avisados.set(devido.id, devido);
      }
      await insertAlertas(
        ctx,
        todos.flatMap(({ id, enviar, superados }) => [
          ...superados.map((marco) => ({ ...marco, contratoId: id, destinatario, mensagemId: null })),
          ...(enviar ? [{ ...enviar, contratoId: id, destinatario, mensagemId }] : []),
        ]),
      );
    }
    for (const { id, objeto, nome, dataFim } of avisados.values())
      await notify(ctx, { aviso: CONTRATOS_AVISOS.alerta, dados: { objeto, nome, dataFim, hoje }, registros: [id] });
    return { mensagens };
  });
}

/**
 * The digest: one mail a follower and working day with what is new in the themes that they follow; nothing new, no mail.
 *
 * Mail and what says that it was sent are written in one transaction under one lock: none goes out twice, none is lost. Who may follow themes
 * is asked when it leaves. The setting `pautaDiaria` turns it off; what came meanwhile is told when it is on again.
 * Source: decisions-sindical-contratos-patrimonio (Digest).
 */
import { isDiaUtil, todayInSaoPaulo } from '@sede/domain/kernel';
import { assuntoDaPauta, linhasDaPauta, TEMAS_LISTA, temasSettings } from '@sede/domain/modules/sindical/temas';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { SystemWrite } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { claimPauta, markContado, type Novidade, readNovidades } from './pauta.store.ts';

export interface PautaBackground {
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'port'>;
  systemWrite: SystemWrite;
}

/** A paragraph a theme: its title, then its lines. */
const paragrafosDe = (novidades: readonly Novidade[]): string[] =>
  [...Map.groupBy(novidades, ({ temaId }) => temaId).values()].map((doTema) =>
    [doTema[0]?.titulo ?? '', ...linhasDaPauta(doTema.map(({ linha }) => linha)).map((linha) => `– ${linha}`)].join(
      '\n',
    ),
  );

/** One run. Out: how many mails. */
export async function sendPautas({ clock, config, systemWrite }: PautaBackground): Promise<{ mensagens: number }> {
  const hoje = todayInSaoPaulo(clock.now());
  if (!isDiaUtil(hoje)) return { mensagens: 0 };
  return systemWrite('temas.enviarPautas', async (ctx) => {
    if (!(await claimPauta(ctx))) return { mensagens: 0 };
    if (!(await readConfiguracoes(ctx.tx, temasSettings)).pautaDiaria) return { mensagens: 0 };
    const porPessoa = Map.groupBy(await readNovidades(ctx, hoje), ({ usuarioId }) => usuarioId);
    for (const [usuarioId, novidades] of porPessoa) {
      const paragrafos = paragrafosDe(novidades);
      const assunto = assuntoDaPauta(hoje, paragrafos.length);
      const emailId = await sendMail(
        ctx.tx,
        {
          ...{ para: novidades[0]?.email ?? '', assunto, motivo: 'pauta_temas', titulo: assunto, paragrafos },
          botao: { rotulo: 'Abrir os temas', url: `${publicUrlOf(config)}${TEMAS_LISTA}` },
        },
        ctx.now,
      );
      await markContado(ctx, { usuarioId, dia: hoje, emailId });
    }
    return { mensagens: porPessoa.size };
  });
}

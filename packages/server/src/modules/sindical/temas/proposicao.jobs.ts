/**
 * Asks the Câmara and the Senado for the bills of themes in progress, at 6h30, 12h30 and 18h30 of São Paulo, if the setting says so.
 *
 * One bill after another, each written for itself: no transaction is open while a house is asked, and an answer that fails, lies, floods or
 * never comes leaves all that was known as it is. A house that does not answer for three bills in a row is left alone until the next
 * time; what fails for a day is told once. Only kind, number and year of a bill leave the house.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data); invariant E3.
 */
import {
  type CasaDaProposicao,
  type FalhaDaConsulta,
  TEMAS_AVISOS,
  temasSettings,
} from '@sede/domain/modules/sindical/temas';
import { notify } from '#modules/sistema/avisos/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { SystemWrite } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { createPoliteAsker, OutgoingError, type PoliteAsker, type Transport } from '#platform/outgoing/index.ts';
import { CAMARA } from './proposicao.camara.ts';
import { type Casa, type ProposicaoLida, RespostaInvalida } from './proposicao.resposta.ts';
import { SENADO } from './proposicao.senado.ts';
import { linkTemas, listPedidas, type Pedida, storeFalha, storeResposta, takeSemDados } from './proposicao.store.ts';

export interface ConsultaBackground {
  db: Db;
  log: Pick<Logger, 'warn'>;
  systemWrite: SystemWrite;
  /** How a house is reached; tests lead it to a server of their own. */
  transport?: Transport;
  /** 1000; less in tests. */
  everyMs?: number;
  timeoutMs?: number;
}

const CASAS: Readonly<Record<CasaDaProposicao, Casa>> = { Câmara: CAMARA, Senado: SENADO };
const MAX_BYTES = 5_000_000;
const TRIES = 3;
/** Bills in a row without any answer after which a house is left alone. */
const MAX_SEM_RESPOSTA = 3;

type Lida = { ok: ProposicaoLida } | { falha: FalhaDaConsulta; error?: unknown };

async function consultar(asker: PoliteAsker, host: string, pedida: Pedida): Promise<Lida> {
  const casa = CASAS[pedida.casa];
  try {
    const idExterno = pedida.idExterno ?? (await casa.find(asker, host, pedida));
    const lida = idExterno === null ? null : await casa.read(asker, host, idExterno);
    return lida ? { ok: lida } : { falha: 'nao_encontrada' };
  } catch (error) {
    if (error instanceof RespostaInvalida) return { falha: 'resposta_invalida', error };
    if (!(error instanceof OutgoingError)) throw error;
    return { falha: error.why === 'unreachable' ? 'indisponivel' : 'resposta_invalida', error };
  }
}

interface Consulta {
  respostas: number;
  falhas: number;
  movimentacoes: number;
}

async function write({ systemWrite }: ConsultaBackground, pedida: Pedida, lida: Lida): Promise<Consulta> {
  return systemWrite('temas.consultarDadosOficiais', async (ctx) => {
    const novas = 'ok' in lida ? await storeResposta(ctx, pedida, lida.ok) : null;
    if (novas === null) await storeFalha(ctx, pedida, 'falha' in lida ? lida.falha : 'resposta_invalida');
    await linkTemas(ctx.tx, null);
    return { respostas: novas === null ? 0 : 1, falhas: novas === null ? 1 : 0, movimentacoes: novas ?? 0 };
  });
}

async function tell({ systemWrite }: ConsultaBackground): Promise<void> {
  await systemWrite('temas.avisarSemDadosOficiais', async (ctx) => {
    for (const { casa, temas } of await takeSemDados(ctx))
      await notify(ctx, { aviso: TEMAS_AVISOS.semDadosOficiais, dados: { casa }, registros: temas, junta: casa });
  });
}

/** One run. `signal`: the program stops; what was asked for until then stays. */
export async function consultarProposicoes(background: ConsultaBackground, signal?: AbortSignal): Promise<Consulta> {
  const { db, log, transport = fetch, everyMs = 1000, timeoutMs = 10_000 } = background;
  const soma: Consulta = { respostas: 0, falhas: 0, movimentacoes: 0 };
  const settings = await readConfiguracoes(db, temasSettings);
  if (!settings.dadosAbertos) return soma;
  const hosts = { Câmara: settings.dadosAbertosCamara, Senado: settings.dadosAbertosSenado };
  const bounds = { everyMs, tries: TRIES, timeoutMs, maxBytes: MAX_BYTES, transport, signal };
  const asker = createPoliteAsker(bounds);
  const mudas: Record<CasaDaProposicao, number> = { Câmara: 0, Senado: 0 };
  for (const pedida of await listPedidas(db)) {
    if (signal?.aborted) break;
    const { casa } = pedida;
    const lida: Lida =
      mudas[casa] >= MAX_SEM_RESPOSTA ? { falha: 'indisponivel' } : await consultar(asker, hosts[casa], pedida);
    // What the stop cut off is no failure of the house.
    if (signal?.aborted) break;
    mudas[casa] = 'falha' in lida && lida.falha === 'indisponivel' ? mudas[casa] + 1 : 0;
    if ('error' in lida) log.warn({ err: lida.error, casa }, 'official data of a bill not read');
    const feito = await write(background, pedida, lida);
    for (const key of ['respostas', 'falhas', 'movimentacoes'] as const) soma[key] += feito[key];
  }
  if (!signal?.aborted) await tell(background);
  return soma;
}

/**
 * How long ago a bill was asked for, what went wrong in words, and which hosts may be asked.
 *
 * Instants ISO 8601. A host is a name of at least two parts, without scheme, port or path: what is asked is always https.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data).
 */
import { CASAS, type CasaDaProposicao, type FalhaDaConsulta, HORAS_DA_CONSULTA } from './proposicao.lists.ts';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** 'há 5 min', 'há 2 h', 'há 3 dias'; within a minute 'agora'. */
export function haQuantoTempo(instante: string, agora: number): string {
  const passou = agora - Date.parse(instante);
  if (passou < MINUTO) return 'agora';
  if (passou < HORA) return `há ${Math.floor(passou / MINUTO)} min`;
  if (passou < 2 * DIA) return `há ${Math.floor(passou / HORA)} h`;
  return `há ${Math.floor(passou / DIA)} dias`;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;
/** Why a text is no host that may be asked; null: it is one. */
export const erroDoHost = (texto: string): string | null =>
  HOST.test(texto) && !texto.endsWith('.localhost')
    ? null
    : 'Informe só o nome do servidor, como dados.exemplo.leg.br, sem https:// e sem caminho.';

/** What the panel says of the last try. */
export function textoDaFalha(falha: FalhaDaConsulta, { casa, nome }: { casa: CasaDaProposicao; nome: string }): string {
  if (falha === 'nao_encontrada') return `${nome} não foi encontrada ${CASAS[casa].em}. Confira sigla, número e ano.`;
  return falha === 'indisponivel'
    ? 'A última consulta não foi respondida.'
    : 'A última consulta foi respondida de um modo que não se entende.';
}

/** Before the first answer. */
export const textoDaEspera = (casa: CasaDaProposicao): string =>
  `Ainda não consultado ${CASAS[casa].em}. As consultas são às ${HORAS_DA_CONSULTA.slice(0, -1).join(', ')} e ${HORAS_DA_CONSULTA.at(-1)}.`;

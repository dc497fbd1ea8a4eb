/**
 * What an exit lacks, whether its return is possible, how late it is.
 *
 * Days are calendar dates, hours 'HH:MM', both on the wall in São Paulo. `agora` is that day and hour. Source: spec 3 §5; decisions-sindical-
 * contratos-patrimonio (Flow); invariant D2.
 */
import { diffDays, EMAIL_INVALIDO, isEmail, normaliseEmail } from '@sede/domain/kernel';
import { compareDiaEHora, type DiaEHora } from '../patrimonio.rules.ts';
import type { SituacaoDoFluxo } from './fluxo.lists.ts';
import { fluxosMessages as messages } from './fluxos.messages.ts';

export interface DadosDoFluxo {
  /** Assets of the exit. */
  bens: number;
  idFuncionario: string | null;
  responsavel: string | null;
  email: string | null;
  dataSaida: string | null;
  horaSaida: string | null;
  previsao: string | null;
  /** The movement is finished: its return is asked for. */
  retornou: boolean;
  dataRetorno: string | null;
  horaRetorno: string | null;
}

/** What a return lacks, or why it cannot have been then. */
export function faltasDoRetorno(
  { dataRetorno, horaRetorno }: Pick<DadosDoFluxo, 'dataRetorno' | 'horaRetorno'>,
  saida: { dataSaida: string | null; horaSaida: string | null },
  agora: DiaEHora,
): Record<string, string> {
  const faltas: Record<string, string> = {};
  if (!dataRetorno) faltas.dataRetorno = messages.obrigatorio;
  if (!horaRetorno) faltas.horaRetorno = messages.obrigatorio;
  if (!dataRetorno) return faltas;
  const retorno = { dia: dataRetorno, hora: horaRetorno };
  const campo = saida.dataSaida === dataRetorno || agora.dia === dataRetorno ? 'horaRetorno' : 'dataRetorno';
  if (compareDiaEHora(retorno, agora) > 0) faltas[campo] = messages.retornoFuturo;
  if (saida.dataSaida && compareDiaEHora(retorno, { dia: saida.dataSaida, hora: saida.horaSaida }) < 0)
    faltas[saida.dataSaida === dataRetorno ? 'horaRetorno' : 'dataRetorno'] = messages.retornoAntes;
  return faltas;
}

/** In: the values as they will stand. Out: field → message. */
export function faltasDoFluxo(dados: DadosDoFluxo, agora: DiaEHora): Record<string, string> {
  const { bens, idFuncionario, responsavel, email, dataSaida, horaSaida, previsao } = dados;
  const faltas: Record<string, string> = {};
  if (bens === 0) faltas.bens = messages.obrigatorio;
  if (!idFuncionario && !responsavel) faltas.responsavel = messages.obrigatorio;
  if (email && !isEmail(normaliseEmail(email))) faltas.email = EMAIL_INVALIDO;
  if (!dataSaida) faltas.dataSaida = messages.obrigatorio;
  else if (dataSaida > agora.dia) faltas.dataSaida = messages.saidaFutura;
  if (!horaSaida) faltas.horaSaida = messages.obrigatorio;
  if (previsao && dataSaida && previsao < dataSaida) faltas.previsao = messages.previsaoAntes;
  return dados.retornou ? { ...faltas, ...faltasDoRetorno(dados, { dataSaida, horaSaida }, agora) } : faltas;
}

interface Prazo {
  previsao: string | null;
  dataRetorno: string | null;
}
export function situacaoDoFluxo({ previsao, dataRetorno }: Prazo, hoje: string): SituacaoDoFluxo {
  if (dataRetorno !== null) return 'retornado';
  return previsao !== null && previsao < hoje ? 'atrasado' : 'fora';
}
/** Days past the day it should have come back; 0: none. */
export const diasDeAtraso = (fluxo: Prazo, hoje: string): number =>
  situacaoDoFluxo(fluxo, hoje) === 'atrasado' && fluxo.previsao !== null ? diffDays(fluxo.previsao, hoje) : 0;

/** Mails to the holder: on the first day of delay, then every week. Which of them is due after so many days; null: none yet. */
export const avisoDoAtraso = (dias: number): number | null => (dias < 1 ? null : Math.floor((dias - 1) / 7));

export const motivoNaoRetornar = ({ dataRetorno }: { dataRetorno: string | null }): 'retornado' | null =>
  dataRetorno === null ? null : 'retornado';

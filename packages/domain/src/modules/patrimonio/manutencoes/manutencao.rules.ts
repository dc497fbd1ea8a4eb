/** What a maintenance lacks and how long it lasts. Days are calendar dates of São Paulo. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Maintenance); invariant D2. */
import { diffDays } from '@sede/domain/kernel';
import { DIAS_DE_MANUTENCAO } from '../patrimonio.lists.ts';
import type { ResultadoDaManutencao, SituacaoDaManutencao } from './manutencao.lists.ts';
import { manutencoesMessages as messages } from './manutencoes.messages.ts';

export interface DadosDaManutencao {
  bemId: string | null;
  responsavel: string | null;
  descricaoProblema: string | null;
  dataManutencao: string | null;
  /** It is finished: return and result are asked for. */
  retornou: boolean;
  dataRetorno: string | null;
  resultado: ResultadoDaManutencao | null;
}

const EXIGIDOS = ['bemId', 'responsavel', 'descricaoProblema', 'dataManutencao'] as const;

export function faltasDoFim(
  { dataRetorno, resultado }: Pick<DadosDaManutencao, 'dataRetorno' | 'resultado'>,
  dataManutencao: string | null,
  hoje: string,
): Record<string, string> {
  const faltas: Record<string, string> = {};
  if (!dataRetorno) faltas.dataRetorno = messages.obrigatorio;
  else if (dataRetorno > hoje) faltas.dataRetorno = messages.retornoFuturo;
  else if (dataManutencao && dataRetorno < dataManutencao) faltas.dataRetorno = messages.retornoAntes;
  if (!resultado) faltas.resultado = messages.obrigatorio;
  return faltas;
}

/** In: the values as they will stand. Out: field → message. */
export function faltasDaManutencao(dados: DadosDaManutencao, hoje: string): Record<string, string> {
  const faltas: Record<string, string> = {};
  for (const campo of EXIGIDOS) if (!dados[campo]) faltas[campo] = messages.obrigatorio;
  if (dados.dataManutencao && dados.dataManutencao > hoje) faltas.dataManutencao = messages.futura;
  return dados.retornou ? { ...faltas, ...faltasDoFim(dados, dados.dataManutencao, hoje) } : faltas;
}

interface Prazo {
  dataManutencao: string | null;
  dataRetorno: string | null;
}
/** Days in the workshop, until today or until it came back. */
export const diasDaManutencao = ({ dataManutencao, dataRetorno }: Prazo, hoje: string): number =>
  dataManutencao === null ? 0 : diffDays(dataManutencao, dataRetorno ?? hoje);

export function situacaoDaManutencao(manutencao: Prazo, hoje: string): SituacaoDaManutencao {
  if (manutencao.dataRetorno !== null) return 'encerrada';
  return diasDaManutencao(manutencao, hoje) > DIAS_DE_MANUTENCAO ? 'demorada' : 'aberta';
}

export const motivoNaoEncerrarManutencao = ({ dataRetorno }: { dataRetorno: string | null }): 'encerrada' | null =>
  dataRetorno === null ? null : 'encerrada';

/**
 * What an asset is now, where it is, and what may be done with it. Nothing of this is stored but the base word.
 *
 * An open maintenance makes a person's asset 'Em manutencao', else an open exit 'Em uso', else its base stands; a building's word is never
 * changed by movements. The server derives the same in SQL (`bem.sql`), held to these rules by a test. Each rule of a possible act answers
 * why not, or null. Source: spec 3 §4; decisions-sindical-contratos-patrimonio (Assets); invariants D2, D3, D5.
 */
import { diffDays, formatContagem, formatDataBr } from '@sede/domain/kernel';
import {
  type ClasseDoBem,
  FIM_DA_CLASSE,
  type LugarDoBem,
  MAX_DIGITOS_DO_PATRIMONIO,
  SITUACOES_DA_CLASSE,
  SITUACOES_FINAIS,
  type SituacaoDoBem,
} from './bem.lists.ts';

export interface EstadoDoBemHoje {
  classe: ClasseDoBem;
  situacaoBase: SituacaoDoBem;
  /** Somebody uses it: an employee, or a name that came over. */
  comUsuario: boolean;
  /** The open exit, with the day it should end. */
  saida: { previsao: string | null } | null;
  /** The open maintenance, with its first day. */
  manutencao: { desde: string } | null;
}

export const isFinal = (situacao: SituacaoDoBem): boolean => SITUACOES_FINAIS.some((fim) => fim === situacao);

export function situacaoDoBem({ classe, situacaoBase, saida, manutencao }: EstadoDoBemHoje): SituacaoDoBem {
  if (classe === 'predial' || isFinal(situacaoBase)) return situacaoBase;
  if (manutencao) return 'Em manutencao';
  return saida ? 'Em uso' : situacaoBase;
}

/** 'Em manutencao' that no maintenance stands for: it is offered to be registered. */
export const isSemRegistro = ({ situacaoBase, manutencao }: EstadoDoBemHoje): boolean =>
  situacaoBase === 'Em manutencao' && manutencao === null;

export interface OndeEsta {
  lugar: LugarDoBem;
  /** Out: when it should be back. In the workshop: since when. */
  dia: string | null;
}

export function ondeEsta(bem: EstadoDoBemHoje, hoje: string): OndeEsta {
  const { situacaoBase, saida, manutencao, comUsuario } = bem;
  if (isFinal(situacaoBase)) return { lugar: 'fim', dia: null };
  if (manutencao) return { lugar: 'oficina', dia: manutencao.desde };
  if (saida)
    return { lugar: saida.previsao !== null && saida.previsao < hoje ? 'atrasado' : 'fora', dia: saida.previsao };
  if (isSemRegistro(bem)) return { lugar: 'oficina', dia: null };
  return { lugar: comUsuario ? 'usuario' : 'sede', dia: null };
}

const semAno = (dia: string) => formatDataBr(dia).slice(0, 5);

/** 'Na sede', 'Com o usuário', 'Fora · volta 27/11', 'Atrasado 5 dias', 'Oficina desde 09/11'. */
export function textoDoLugar({ lugar, dia }: OndeEsta, hoje: string): string {
  switch (lugar) {
    case 'sede':
      return 'Na sede';
    case 'usuario':
      return 'Com o usuário';
    case 'fora':
      return dia === null ? 'Fora' : `Fora · volta ${semAno(dia)}`;
    case 'atrasado':
      return `Atrasado ${textoDeDias(dia === null ? 0 : diffDays(dia, hoje))}`;
    case 'oficina':
      return dia === null ? 'Oficina · sem registro' : `Oficina desde ${semAno(dia)}`;
    default:
      return '—';
  }
}
/** '1 dia', '5 dias'. */
export const textoDeDias = (dias: number): string => formatContagem(dias, 'dia', 'dias');

export const isDaClasse = (situacao: SituacaoDoBem, classe: ClasseDoBem): boolean =>
  SITUACOES_DA_CLASSE[classe].some((uma) => uma === situacao);

/** The base where nobody says another. */
export const situacaoInicial = (classe: ClasseDoBem, comUsuario: boolean): SituacaoDoBem =>
  classe === 'predial' || comUsuario ? 'Em uso' : 'Disponivel';

/** Whoever is given a free asset uses it; what nobody uses any more is free. A building's word stays. */
export function situacaoAoAlocar(classe: ClasseDoBem, base: SituacaoDoBem, comUsuario: boolean): SituacaoDoBem {
  if (classe === 'predial') return base;
  if (comUsuario) return base === 'Disponivel' ? 'Em uso' : base;
  return base === 'Em uso' ? 'Disponivel' : base;
}

type Base = Pick<EstadoDoBemHoje, 'situacaoBase'>;
type Movimento = Pick<EstadoDoBemHoje, 'situacaoBase' | 'saida' | 'manutencao'>;

/** The end itself, where it is reached: nothing leaves, is assigned or repaired after it. */
export const motivoNaoMovimentarBem = ({ situacaoBase }: Base): 'descartado' | 'devolvido' | null =>
  situacaoBase === 'Descartado' ? 'descartado' : situacaoBase === 'Devolvido' ? 'devolvido' : null;

export const motivoNaoSairBem = (bem: Movimento): 'descartado' | 'devolvido' | 'fora' | null =>
  motivoNaoMovimentarBem(bem) ?? (bem.saida ? 'fora' : null);
export const motivoNaoManterBem = (bem: Movimento): 'descartado' | 'devolvido' | 'em_manutencao' | null =>
  motivoNaoMovimentarBem(bem) ?? (bem.manutencao ? 'em_manutencao' : null);
/** Anything open refuses it. */
export const motivoNaoDescartarBem = (bem: Movimento) => motivoNaoSairBem(bem) ?? motivoNaoManterBem(bem);
export const motivoNaoDesfazerDescarte = ({ situacaoBase }: Base): 'nao_descartado' | null =>
  isFinal(situacaoBase) ? null : 'nao_descartado';
/** Only what never moved goes for good. */
export const motivoNaoExcluirBem = ({ movimentos }: { movimentos: number }): 'movimentado' | null =>
  movimentos > 0 ? 'movimentado' : null;

export const fimDoBem = (classe: ClasseDoBem): SituacaoDoBem => FIM_DA_CLASSE[classe];

/** How an asset is called where it has no number. */
export const nomeDoBem = (bem: {
  nPatrimonio: string | null;
  descricaoBem: string | null;
  tipoObjeto: string;
}): string => bem.nPatrimonio ?? bem.descricaoBem ?? bem.tipoObjeto;

/** What the plate of an asset may say. */
const DIGITOS = new RegExp(`^\\d{1,${MAX_DIGITOS_DO_PATRIMONIO}}$`);
export const isNumeroDePatrimonio = (texto: string): boolean => DIGITOS.test(texto);

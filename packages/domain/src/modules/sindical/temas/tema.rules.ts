/**
 * What may be done with a theme, where its dialog opens, what its steps still lack, what its bill is called, where people stand.
 *
 * Each rule of a possible act answers why not, or null. Nothing of this is stored. Source: spec 3 §2.10, §4 (Theme), §5 (Theme);
 * decisions-sindical-contratos-patrimonio (Themes: Wizard); invariant E1.
 */
import {
  type FlagDoTema,
  PARTES_DO_TEMA,
  type ParteDoTema,
  POSICIONAMENTOS,
  type Posicionamento,
  SECOES_DO_TEMA,
  SITUACAO_DO_TEMA_ROTULOS,
  type SituacaoDoTema,
  ULTIMO_PASSO,
} from './tema.lists.ts';
import { type MotivoDoTema, temasMessages as messages } from './temas.messages.ts';

/** A row opens at the step after the last one that was saved, a concluded theme at the first. */
export const passoAoAbrir = (page: number): number => (page >= ULTIMO_PASSO ? 1 : page + 1);

/** Which section an address names: 0 for whatever is none of them. */
export const secaoDoEndereco = (texto: string | undefined): number => {
  const secao = /^\d$/.test(texto ?? '') ? Number(texto) : 0;
  return secao < SECOES_DO_TEMA.length ? secao : 0;
};

/** Which step of the dialog an address names; undefined: none of them, it opens where the theme itself says. */
export const passoDoEndereco = (texto: string | undefined): number | undefined => {
  const passo = /^\d$/.test(texto ?? '') ? Number(texto) : 0;
  return passo >= 1 && passo <= ULTIMO_PASSO ? passo : undefined;
};

export type Flags = Readonly<Record<FlagDoTema, boolean>>;
export type Contagens = Readonly<Record<ParteDoTema, number>>;

/** What is shown of a theme's parts: 'Não' hides the records and keeps them. */
export const contagensMostradas = (flags: Flags, quantos: Contagens): Contagens =>
  Object.fromEntries(PARTES_DO_TEMA.map(({ parte, flag }) => [parte, flags[flag] ? quantos[parte] : 0])) as Contagens;

/** What keeps the steps up to `passo` from being done: flag → message. Empty: nothing. */
export function faltasAtePasso(passo: number, flags: Flags, quantos: Contagens): Partial<Record<FlagDoTema, string>> {
  const faltam = PARTES_DO_TEMA.filter((um) => um.passo <= passo && flags[um.flag] && quantos[um.parte] === 0);
  return Object.fromEntries(faltam.map(({ flag, parte }) => [flag, messages.peloMenosUm[parte]]));
}

export interface Proposicao {
  casa: string | null;
  sigla: string | null;
  numero: number | null;
  ano: number | null;
}

/** 'PL 2384/2025'; null where none is named. */
export const nomeDaProposicao = ({ sigla, numero, ano }: Omit<Proposicao, 'casa'>): string | null =>
  sigla === null || numero === null || ano === null ? null : `${sigla} ${numero}/${ano}`;

/** House, kind, number and year stand together or not at all: field → message of what is missing. */
export function faltasDaProposicao(proposicao: Proposicao): Partial<Record<keyof Proposicao, string>> {
  const campos = ['casa', 'sigla', 'numero', 'ano'] as const;
  const vazios = campos.filter((campo) => proposicao[campo] === null);
  if (vazios.length === campos.length) return {};
  return Object.fromEntries(vazios.map((campo) => [campo, messages.proposicaoIncompleta]));
}

/** How many of the people stand where; who has no known position is not counted. */
export const posicoesConhecidas = (
  pessoas: readonly { posicao: Posicionamento | null }[],
): { posicao: Posicionamento; quantas: number }[] =>
  POSICIONAMENTOS.map((posicao) => ({ posicao, quantas: pessoas.filter((um) => um.posicao === posicao).length }));

/** Who is for it, and who is against it, in part or wholly; of whom nothing is known is neither. */
export const aliadosEOpositores = <P extends { posicao: Posicionamento | null }>(
  pessoas: readonly P[],
): { aliados: P[]; opositores: P[] } => {
  const de = (...posicoes: readonly Posicionamento[]) =>
    posicoes.flatMap((posicao) => pessoas.filter((um) => um.posicao === posicao));
  return {
    aliados: de('Favorável', 'Parcialmente favorável'),
    opositores: de('Contrário', 'Parcialmente contrário'),
  };
};

/** The list's title, with the situation that it is narrowed to. */
export const tituloDaLista = (situacao: SituacaoDoTema | undefined): string =>
  situacao === undefined ? messages.lista : `${messages.lista} na situação ${SITUACAO_DO_TEMA_ROTULOS[situacao]}`;

export const motivoNaoEncerrarTema = (situacao: SituacaoDoTema): MotivoDoTema | null =>
  situacao === 'ENCERRADO' ? 'encerrado' : null;
export const motivoNaoReabrirTema = (situacao: SituacaoDoTema): MotivoDoTema | null =>
  situacao === 'EM_ACOMPANHAMENTO' ? 'em_acompanhamento' : null;

/** Of a case of the union's own: which one. Of another: what it is called. Field → message. */
export const faltasDoProcessoDoTema = ({
  processoSindicato,
  processoUid,
  identificacaoProcesso,
}: {
  processoSindicato: boolean;
  processoUid?: string | null | undefined;
  identificacaoProcesso?: string | null | undefined;
}): { processoUid?: string; identificacaoProcesso?: string } => {
  if (processoSindicato) return processoUid ? {} : { processoUid: messages.obrigatorio };
  return identificacaoProcesso ? {} : { identificacaoProcesso: messages.obrigatorio };
};

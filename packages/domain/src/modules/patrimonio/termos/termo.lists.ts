/** Terms of responsibility: their states, limits, fields. No zod. Source: decisions-sindical-contratos-patrimonio (Term). */
import type { FieldSpecs } from '@sede/domain/kernel';

export const ORIGENS_DO_TERMO = ['saida', 'alocacao'] as const;
export type OrigemDoTermo = (typeof ORIGENS_DO_TERMO)[number];
export const ORIGEM_DO_TERMO_ROTULOS: Readonly<Record<OrigemDoTermo, string>> = {
  saida: 'Saída',
  alocacao: 'Alocação',
};

/** As stored. 'substituido': another one was made of the asset. */
export const ESTADOS_DO_TERMO = ['aguardando', 'aceito', 'recusado', 'substituido'] as const;
export type EstadoDoTermo = (typeof ESTADOS_DO_TERMO)[number];

/** As shown. 'dispensado': the asset came back, or is with somebody else, before an answer. */
export const SITUACOES_DO_TERMO = [...ESTADOS_DO_TERMO, 'dispensado', 'bloqueado', 'vencido'] as const;
export type SituacaoDoTermo = (typeof SITUACOES_DO_TERMO)[number];
export const SITUACAO_DO_TERMO_ROTULOS: Readonly<Record<SituacaoDoTermo, string>> = {
  aguardando: 'Sem aceite',
  aceito: 'Aceito',
  recusado: 'Recusado',
  substituido: 'Substituído',
  dispensado: 'Dispensado',
  bloqueado: 'Link bloqueado',
  vencido: 'Link vencido',
};

export const FORMAS_DO_TERMO = ['eletronica', 'papel'] as const;
export type FormaDoTermo = (typeof FORMAS_DO_TERMO)[number];
export const FORMA_DO_TERMO_ROTULOS: Readonly<Record<FormaDoTermo, string>> = {
  eletronica: 'Pelo link',
  papel: 'Assinado em papel',
};

/** In the asset's history and in the trail: by the operation's verb, else by what happened to the term, whatever made it (an exit, an allocation). */
export const TERMO_ACTIONS = {
  emitir: 'Termo emitido',
  papel: 'Termo assinado em papel',
  ler: 'Termo lido pelo link',
  responder: 'Resposta ao termo pelo link',
} as const;
const { papel, responder } = TERMO_ACTIONS;
export const ACOES_DO_TERMO = { criar: TERMO_ACTIONS.emitir, alterar: 'Termo substituído', papel, responder } as const;

/** Days that a link lives, wrong CPFs that lock it, days without an answer after which it waits for somebody. */
export const VALIDADE_DO_TERMO = 30;
export const TENTATIVAS_DO_TERMO = 5;
export const DIAS_SEM_ACEITE = 3;
export const MAX_MOTIVO_DA_RECUSA = 1000;
/** Of an asset the newest. */
export const MAX_TERMOS_DO_BEM = 50;

/** The page behind the mailed link. */
export const PAGINA_DO_TERMO = '/termo';

export const TERMO_FIELDS = {
  origem: { rotulo: 'Termo', tipo: 'texto', valores: ORIGEM_DO_TERMO_ROTULOS },
  nome: { rotulo: 'Responsável', tipo: 'texto' },
  email: { rotulo: 'E-mail', tipo: 'texto' },
  expiraEm: { rotulo: 'Link válido até', tipo: 'data' },
  estado: { rotulo: 'Situação do termo', tipo: 'texto', valores: SITUACAO_DO_TERMO_ROTULOS },
  forma: { rotulo: 'Forma do aceite', tipo: 'texto', valores: FORMA_DO_TERMO_ROTULOS },
  respondidoEm: { rotulo: 'Respondido em', tipo: 'instante' },
  motivo: { rotulo: 'Motivo da recusa', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** Closed lists of cases. Source: spec 3 §3, §4, §9; decisions-legal (Two lists, Cases). */

export const TIPOS_DE_PROCESSO = ['Judicial', 'Administrativo', 'Procedimento'] as const;
export type TipoDeProcesso = (typeof TIPOS_DE_PROCESSO)[number];

export const SITUACOES_DO_PROCESSO = ['Em andamento', 'Aguardando manifestação', 'Encerrado', 'Excluído'] as const;
export type SituacaoDoProcesso = (typeof SITUACOES_DO_PROCESSO)[number];
/** Case values of the old filter: both read as 'Encerrado'. */
export const SITUACOES_ANTIGAS: Readonly<Record<string, SituacaoDoProcesso>> = {
  Concluído: 'Encerrado',
  Cancelado: 'Encerrado',
};

export const ORGAOS_ADMINISTRATIVOS = ['Câmara', 'TCU', 'Senado'] as const;
export const NATUREZAS = ['Profissional', 'Particular'] as const;
export const MAX_TAGS = 10;

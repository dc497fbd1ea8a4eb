/**
 * Words that documents of both kinds share: those of finance and those that the union publishes. Each has one PDF. No zod.
 * Source: spec 1 §2.20, §3.6, §8.2; spec 3 §2.12.
 */

/** The file; when what stands there arrived, and from whom. */
export const ARQUIVO_ROTULOS = {
  idAnexo: 'Arquivo (PDF)',
  dataCarregamento: 'Carregado em',
  carregadoPor: 'Carregado por',
  email: 'E-mail de quem carregou',
} as const;

export const ERRO_SALVAR_DOCUMENTO = 'Erro ao salvar documento.';

/**
 * Words of documents, of both kinds: those of finance and those that the union publishes. Each has one PDF. No zod.
 * Source: spec 1 §2.20, §3.6, §8.2; spec 3 §2.12.
 */
import type { FieldSpecs } from '@sede/domain/kernel';

/** When the PDF or link that stands there arrived, and from whom. */
export const CARREGAMENTO_FIELDS = {
  dataCarregamento: { rotulo: 'Carregado em', tipo: 'instante' },
  email: { rotulo: 'Carregado por', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const ARQUIVO_FIELD = { rotulo: 'Arquivo (PDF)', tipo: 'referencia' } as const;

/** To the letter of the spec where it has them. */
export const documentoMessages = {
  salvo: 'Documento salvo com sucesso!',
  erroSalvar: 'Erro ao salvar documento.',
  erroUpload: 'Erro ao fazer upload do documento',
  anexoExcluido: 'Anexo excluído com sucesso!',
  semAnexo: 'Não há nenhum anexo vinculado ao documento.',
  habilitar: 'Habilitar documento',
  desabilitar: 'Desabilitar documento',
  perguntaHabilitar: 'Deseja habilitar o documento?',
  perguntaDesabilitar: 'Deseja desabilitar o documento?',
  habilitado: 'Documento habilitado com sucesso.',
  desabilitado: 'Documento desabilitado com sucesso.',
  excluir: 'Excluir documento',
  excluido: 'Documento excluído com sucesso.',
} as const;

/**
 * What can be wrong with a file that somebody sends or asks for.
 *
 * Errors: `anexos.grande_demais` 413, `anexos.tipo_recusado` 415 (both name what their owner takes), `anexos.vazio` 400,
 * `anexos.conteudo_ativo` 415 (a PDF with JavaScript or a Launch action), `anexos.incompleto` 400, `anexos.nao_encontrado` 404 (also: not yours, or removed from its record), `anexos.ja_usado`
 * 409, `anexos.muitos_sem_uso` 429. A full disk is `plataforma.sem_espaco`. Source: decisions §6 (attachments), §2a (Files).
 */
import { defineErrors, FILE_EMPTY, type FileRule, fileNotRecognised, fileTooLarge } from '@sede/domain/kernel';

export const anexosErrors = defineErrors('anexos', {
  grande_demais: {
    kind: 'too_large',
    message: ({ rule, nome = 'enviado' }: { rule: FileRule; nome?: string }) => fileTooLarge(rule, nome),
  },
  tipo_recusado: { kind: 'unsupported_type', message: ({ rule }: { rule: FileRule }) => fileNotRecognised(rule) },
  conteudo_ativo: { kind: 'unsupported_type', message: 'O PDF contém conteúdo ativo e não pode ser anexado.' },
  vazio: { kind: 'invalid', message: FILE_EMPTY },
  incompleto: { kind: 'invalid', message: 'O envio do arquivo foi interrompido.' },
  nao_encontrado: { kind: 'not_found', message: 'Anexo não encontrado.' },
  muitos_sem_uso: {
    kind: 'rate',
    message:
      'Você enviou hoje muitos arquivos que nenhum registro usa (no máximo 100, ou 200 MB, por dia). Salve os registros em que os anexou, ou tente novamente amanhã.',
  },
  ja_usado: { kind: 'conflict', message: 'Este anexo já pertence a outro registro.' },
});

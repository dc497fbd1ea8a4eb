/**
 * What can be wrong with a file that somebody sends or asks for.
 *
 * Errors: `anexos.grande_demais` 413, `anexos.nao_pdf` 415, `anexos.vazio` 400, `anexos.incompleto` 400,
 * `anexos.nao_encontrado` 404 (also: not yours, or removed from its record), `anexos.ja_usado` 409.
 * A full disk is `plataforma.sem_espaco`. Source: decisions §6 (attachments), §2a (Files).
 */
import { defineErrors } from '@sede/domain/kernel';

export const anexosErrors = defineErrors('anexos', {
  grande_demais: { kind: 'too_large', message: 'O arquivo tem mais de 20 MB.' },
  nao_pdf: { kind: 'unsupported_type', message: 'O arquivo não é um PDF válido.' },
  vazio: { kind: 'invalid', message: 'O arquivo está vazio.' },
  incompleto: { kind: 'invalid', message: 'O envio do arquivo foi interrompido.' },
  nao_encontrado: { kind: 'not_found', message: 'Anexo não encontrado.' },
  ja_usado: { kind: 'conflict', message: 'Este anexo já pertence a outro registro.' },
});

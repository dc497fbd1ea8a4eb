/**
 * Which files an authority takes: documents and pictures of documents; and its photo, which is sent by an operation of its own and kept
 * only as two squares drawn anew. Units: bytes, pixels. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Authorities, Photo).
 */
import { type FileRule, MAX_FILE_BYTES } from '@sede/domain/kernel';

export const ARQUIVOS_DA_AUTORIDADE: FileRule = {
  modulo: 'autoridades',
  kinds: ['pdf', 'doc', 'docx', 'jpeg', 'png'],
  maxBytes: MAX_FILE_BYTES,
};

/** As it is sent. */
export const FOTO_DA_AUTORIDADE: FileRule = {
  modulo: 'autoridades-foto',
  kinds: ['jpeg', 'png', 'webp'],
  maxBytes: 5 * 1024 * 1024,
};

/** Of the whole picture: more is not decoded. */
export const MAX_PIXELS_DA_FOTO = 40_000_000;
/** Side of each square that is kept. */
export const LADOS_DA_FOTO = { foto: 400, miniatura: 100 } as const;

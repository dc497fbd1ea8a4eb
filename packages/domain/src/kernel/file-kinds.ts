/**
 * The kinds of files, and what is asked of one that is sent: the upload's gate and the form's field have their choice, limit and texts
 * from here. Which of them a record takes, its module says once (`file-rule`).
 *
 * A kind is known by its content; type and name are what a browser says before a byte is sent. Unit: bytes. No module
 * takes more kinds than its text of the spec names. Source: decisions §6 (attachments); spec 1 §5; decision 036.
 */

import { type FileKind, type FileRule, PDF_MIME } from './file-rule.ts';

export interface KindOfFile {
  /** The name of the kind in messages. */
  nome: string;
  mime: string;
  /** Without dot; the first is the usual one. */
  extensoes: readonly [string, ...string[]];
}

export const FILE_KINDS = {
  pdf: { nome: 'PDF', mime: PDF_MIME, extensoes: ['pdf'] },
  png: { nome: 'PNG', mime: 'image/png', extensoes: ['png'] },
  jpeg: { nome: 'JPEG', mime: 'image/jpeg', extensoes: ['jpg', 'jpeg'] },
  webp: { nome: 'WebP', mime: 'image/webp', extensoes: ['webp'] },
  gif: { nome: 'GIF', mime: 'image/gif', extensoes: ['gif'] },
  doc: { nome: 'DOC', mime: 'application/msword', extensoes: ['doc'] },
  docx: {
    nome: 'DOCX',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensoes: ['docx'],
  },
  xlsx: {
    nome: 'XLSX',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensoes: ['xlsx'],
  },
  odt: { nome: 'ODT', mime: 'application/vnd.oasis.opendocument.text', extensoes: ['odt'] },
  mp4: { nome: 'MP4', mime: 'video/mp4', extensoes: ['mp4', 'm4v'] },
  webm: { nome: 'WebM', mime: 'video/webm', extensoes: ['webm'] },
  mov: { nome: 'MOV', mime: 'video/quicktime', extensoes: ['mov'] },
} as const satisfies Record<FileKind, KindOfFile>;

/** 421888 → '412 KB' */
export function formatBytes(bytes: number): string {
  const show = (value: number, unit: string) =>
    `${value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
  if (bytes < 1024) return show(bytes, 'B');
  return bytes < 1024 * 1024 ? show(bytes / 1024, 'KB') : show(bytes / 1024 / 1024, 'MB');
}

/** 'PDF, PNG ou JPEG' */
function namesOf({ kinds }: FileRule, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat('pt-BR', { type }).format(kinds.map((kind) => FILE_KINDS[kind].nome));
}

/** The kind that this type or name usually stands for; the content is not looked at. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const entry = Object.entries(FILE_KINDS).find(([, { extensoes }]) => extensoes.some((one) => one === extension));
  return entry?.[0] as FileKind | undefined;
}

export const FILE_EMPTY = 'O arquivo está vazio.';
const limitOf = ({ maxBytes, textos }: FileRule): string => textos?.limite ?? formatBytes(maxBytes);
/** `nome`: of the file, where the owner's text says it. */
export const fileTooLarge = (rule: FileRule, nome: string): string =>
  rule.textos?.tamanho(nome) ?? `O arquivo passa do limite de ${limitOf(rule)}.`;
/** Stands for a content of none of the known kinds. */
export const fileNotRecognised = (rule: FileRule): string =>
  rule.textos?.tipo ?? `O arquivo não é um ${namesOf(rule, 'disjunction')} válido.`;

/** Why the server would refuse the file, before a byte of it is sent; null when it would not. */
export function fileProblem(rule: FileRule, file: { name: string; type: string; size: number }): string | null {
  // Some systems give no type: then the name decides here, and the content in the server.
  const accepted = rule.kinds.some((kind) =>
    file.type === '' ? kind === kindOfName(file.name) : file.type === FILE_KINDS[kind].mime,
  );
  if (!accepted) return rule.textos?.tipo ?? `Somente arquivos ${namesOf(rule, 'conjunction')} são aceitos.`;
  if (file.size === 0) return FILE_EMPTY;
  return file.size > rule.maxBytes ? fileTooLarge(rule, file.name) : null;
}

/** The `accept` of a file input. */
export const fileAccept = ({ kinds }: FileRule): string =>
  kinds
    .map((kind) => FILE_KINDS[kind])
    .flatMap(({ mime, extensoes }) => [mime, ...extensoes.map((one) => `.${one}`)])
    .join(',');

/** What stands below the field. */
export function fileHint(rule: FileRule, { single, required }: { single: boolean; required: boolean }): string {
  const limit = limitOf(rule);
  if (single && required) return `Obrigatório: um ${namesOf(rule, 'disjunction')} de até ${limit}`;
  return `Somente ${namesOf(rule, 'conjunction')}, até ${limit}${single ? '' : ' cada'}`;
}

/** 'PDF' where it is the only kind, else 'arquivo'. */
export const fileNoun = (rule: FileRule): string =>
  rule.kinds.length === 1 ? namesOf(rule, 'conjunction') : 'arquivo';

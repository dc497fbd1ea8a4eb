/**
 * What a record's files are, for whoever only names the rule or shows a file; what is asked of one that is sent stands in `file-kinds`.
 *
 * Unit: bytes. Source: decisions §6 (attachments); decision 036.
 */

export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'doc'
  | 'docx'
  | 'xlsx'
  | 'odt'
  | 'mp4'
  | 'webm'
  | 'mov';

export const PDF_MIME = 'application/pdf';

/** PDFs and pictures; documents and videos are downloaded. In: the MIME type. */
export const opensInBrowser = (tipoConteudo: string): boolean =>
  tipoConteudo === PDF_MIME || tipoConteudo.startsWith('image/');

/** Marks a file that was encrypted and could not be read: it is only downloaded. */
export const FILE_LOCKED = 'PDF protegido por senha';

/** Limit of one file, where the spec gives no other. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

export interface FileRule {
  /** The word that uploads declare: the module's folder name. */
  modulo: string;
  /** None: the module takes no uploads, its files come by an operation of its own. */
  kinds: readonly FileKind[];
  maxBytes: number;
  /** Where the spec has words of its own for its refusals. */
  textos?: {
    tipo: string;
    tamanho: (nome: string) => string;
    /** `maxBytes` as the spec says it, where that is no whole number of binary units: '5 Megabytes'. */
    limite: string;
  };
}

/** The usual rule: PDF files up to the usual size. */
export const onlyPdf = (modulo: string): FileRule => ({ modulo, kinds: ['pdf'], maxBytes: MAX_FILE_BYTES });

/**
 * How each kind of file is known by its content: by its beginning as soon as that has come, by its end when all has.
 *
 * PDF: '%PDF-' at the beginning, after at most a byte order mark and white space (banks write them), '%%EOF' within the
 * last 2,048 bytes, and no end of a zip behind it: a file that is also something else is refused. What it may not bring
 * looks `pdf-scan.ts` for. PNG: its signature and its last chunk. JPEG:
 * its signature alone, since cameras write of their own behind the picture. WebP: a RIFF file as long as it says.
 * Office documents: a zip whose directory stands whole at the end and names the kind's main part, without macros; nothing
 * is unpacked; what a DOCX may not fetch looks `docx-links.ts` for. DOC: a compound file (an .msi and a spreadsheet are one too) whose directory names a WordDocument, without macros. MP4, MOV and WebM: by all that they are made of (`video-file.ts`), no end of a zip behind it. A zip with more than 256 kB of directory, or with Zip64, is not recognised.
 * Sources: ISO 32000 7.5; PNG 5.2; RFC 9649; PKWARE APPNOTE 4.3; ECMA-376 part 2; OpenDocument 1.3 part 2.
 */
import { FILE_KINDS, type FileKind } from '@sede/domain/kernel';
import { CFB_SIGNATURE, isWordDocument } from './compound-file.ts';
import { beginsAsMov, beginsAsMp4, beginsAsWebm, isMovie, isWebm } from './video-file.ts';
import { END_RECORD, endsAsZip, zipEntries } from './zip-directory.ts';

/** Bytes of the beginning that every kind may ask for. */
export const HEAD_BYTES = 1024;

export interface WholeFile {
  head: Buffer;
  /** The last bytes, as many as the kind asks for or all there are. */
  tail: Buffer;
  /** Bytes of all. */
  size: number;
  /** Every byte, for kinds that ask for them (`wholly`). */
  all(): Buffer;
}

export interface Recogniser {
  begins(head: Buffer): boolean;
  /** As `begins`, for what comes over from the old system. */
  beganBefore?(head: Buffer): boolean;
  isWhole(file: WholeFile): boolean;
  /** Bytes of the end that it asks for. */
  tailBytes: number;
  /** Asks for all bytes at the end: they are kept while it may be this kind. */
  wholly?: true;
}

const EOF_BYTES = 2048;
const DIRECTORY_BYTES = 256 * 1024;

const isPdfHead = (head: Buffer): boolean => /^(?:ï»¿)?[\0\t\n\f\r ]*%PDF-/.test(head.toString('latin1'));
/** Files of the old system are taken as they are: some have a line of the scanner's before the header. */
const isLoosePdfHead = (head: Buffer): boolean => head.includes('%PDF-') && !isZip(head);

const startsWith = (bytes: string) => (head: Buffer) =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'));

const MACRO = /(^|\/)vbaProject\.bin$|^Basic\//i;

/** `parts`: what the directory must name. */
function zipOf(begins: Recogniser['begins'], ...parts: RegExp[]): Recogniser {
  return {
    begins,
    isWhole(file) {
      const entries = zipEntries(file.tail, file.size);
      if (entries === null || entries.some(({ name }) => MACRO.test(name))) return false;
      return parts.every((part) => entries.some(({ name }) => part.test(name)));
    },
    tailBytes: DIRECTORY_BYTES,
  };
}

const isZip = startsWith('PK\x03\x04');
const CONTENT_TYPES = /^\[Content_Types\]\.xml$/;
/** Its first entry is the plain file 'mimetype'; 'PK' begins the next header. */
const isOdtHead = (head: Buffer): boolean =>
  isZip(head) && head.toString('latin1', 30).startsWith(`mimetype${FILE_KINDS.odt.mime}PK`);

/** The longest end record of a zip, with its comment. */
const END_BYTES = END_RECORD + 0xffff;

/** `whole` is asked of all bytes. */
const videoOf = (begins: Recogniser['begins'], whole: (bytes: Buffer) => boolean): Recogniser => ({
  begins,
  isWhole: ({ tail, all }) => !endsAsZip(tail) && whole(all()),
  tailBytes: END_BYTES,
  wholly: true,
});

export const RECOGNISERS: Readonly<Record<FileKind, Recogniser>> = {
  pdf: {
    begins: isPdfHead,
    beganBefore: isLoosePdfHead,
    isWhole: ({ tail }) => tail.subarray(-EOF_BYTES).includes('%%EOF') && !endsAsZip(tail),
    tailBytes: EOF_BYTES,
    // Looked through for what it may not bring.
    wholly: true,
  },
  png: {
    begins: startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
    isWhole: ({ tail }) => tail.subarray(-EOF_BYTES).includes('IEND\xae\x42\x60\x82', undefined, 'latin1'),
    tailBytes: EOF_BYTES,
  },
  jpeg: { begins: startsWith('\xff\xd8\xff'), isWhole: () => true, tailBytes: 0 },
  webp: {
    begins: (head) => startsWith('RIFF')(head) && head.toString('latin1', 8, 15) === 'WEBPVP8',
    isWhole: ({ head, size }) => size >= 8 + head.readUInt32LE(4),
    tailBytes: 0,
  },
  gif: {
    begins: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)),
    isWhole: ({ tail }) => tail.at(-1) === 0x3b,
    tailBytes: 1,
  },
  doc: { begins: startsWith(CFB_SIGNATURE), isWhole: ({ all }) => isWordDocument(all()), tailBytes: 0, wholly: true },
  // Looked through for what it would fetch.
  docx: { ...zipOf(isZip, CONTENT_TYPES, /^word\/document\d*\.xml$/), wholly: true },
  xlsx: zipOf(isZip, CONTENT_TYPES, /^xl\/workbook\.xml$/),
  odt: zipOf(isOdtHead, /^content\.xml$/),
  mp4: videoOf(beginsAsMp4, isMovie),
  webm: videoOf(beginsAsWebm, isWebm),
  mov: videoOf(beginsAsMov, isMovie),
};

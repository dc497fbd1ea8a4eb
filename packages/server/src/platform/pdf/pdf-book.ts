/**
 * A PDF written part by part, to a stream: nothing is kept of a part but where its objects stand.
 *
 *     const book = new PdfBook();
 *     yield book.begin();
 *     yield book.add(part);              // in any order; `book.next` is the first number of the next part
 *     yield* book.end({ title, order: [cover, ...parts], outline, at });
 *
 * The page tree is written last, so that pages written last may stand first. Unit: bytes. An offset has ten digits in
 * the format; beyond `MOST` bytes `add` throws a RangeError instead of writing a broken file.
 */
import { BOOK_CATALOG, BOOK_PAGES, FIRST_FREE, type PdfPart } from './pdf-shape.ts';

export interface OutlineEntry {
  title: string;
  /** Number of a page. */
  page: number;
  children?: readonly OutlineEntry[];
}
export interface BookEnd {
  title: string;
  /** Parts in the order of reading. */
  order: readonly Pick<PdfPart, 'node' | 'pages'>[];
  outline: readonly OutlineEntry[];
  /** When it was made: an instant, ISO 8601. */
  at: string;
}

const MOST = 9_000_000_000;
const HEAD = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** Any text, as UTF-16 with its mark. */
const hexText = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const dateText = (at: string): string => `(D:${at.replace(/\D/g, '').slice(0, 14)}Z)`;

export class PdfBook {
  /** Position of each object by its number; 0 has none. */
  private readonly positions: number[] = [];
  private position = 0;
  next = FIRST_FREE;

  private counted(bytes: Buffer): Buffer {
    this.position += bytes.length;
    if (this.position > MOST) throw new RangeError('pdf: a book of more than nine gigabytes');
    return bytes;
  }

  begin(): Buffer {
    return this.counted(HEAD);
  }

  add({ first, next, bytes, offsets }: Pick<PdfPart, 'first' | 'next' | 'bytes' | 'offsets'>): Buffer {
    if (first !== this.next) throw new RangeError('pdf: parts are numbered one after the other');
    for (const [index, offset] of offsets.entries()) {
      this.positions[first + index] = offset < 0 ? 0 : this.position + offset;
    }
    this.next = next;
    return this.counted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  private object(number: number, content: string): Buffer {
    this.positions[number] = this.position;
    return this.counted(Buffer.from(`${number} 0 obj\n${content}\nendobj\n`, 'latin1'));
  }

  /** Siblings under `parent`; each names its neighbours, so their numbers are taken before any is written. */
  private *siblings(entries: readonly OutlineEntry[], parent: number): Generator<Buffer, [number, number]> {
    const numbers = entries.map(() => this.next++);
    for (const [index, { title, page, children = [] }] of entries.entries()) {
      const number = numbers[index] as number;
      const links = [
        index > 0 && `/Prev ${numbers[index - 1]} 0 R`,
        index < numbers.length - 1 && `/Next ${numbers[index + 1]} 0 R`,
      ];
      if (children.length > 0) {
        const [first, last] = yield* this.siblings(children, number);
        // Below zero: closed until somebody opens it.
        links.push(`/First ${first} 0 R /Last ${last} 0 R /Count ${-children.length}`);
      }
      const rest = links.filter(Boolean).join(' ');
      yield this.object(
        number,
        `<< /Title ${hexText(title)} /Parent ${parent} 0 R /Dest [${page} 0 R /XYZ null null null] ${rest} >>`,
      );
    }
    return [numbers[0] as number, numbers.at(-1) as number];
  }

  *end({ title, order, outline, at }: BookEnd): Generator<Buffer> {
    const count = order.reduce((sum, { pages }) => sum + pages.length, 0);
    const kids = order.map(({ node }) => `${node} 0 R`).join(' ');
    yield this.object(BOOK_PAGES, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`);
    const outlines = this.next++;
    const info = this.next++;
    const [first, last] = yield* this.siblings(outline, outlines);
    yield this.object(outlines, `<< /Type /Outlines /First ${first} 0 R /Last ${last} 0 R /Count ${outline.length} >>`);
    yield this.object(info, `<< /Title ${hexText(title)} /Producer (Sede) /CreationDate ${dateText(at)} >>`);
    yield this.object(
      BOOK_CATALOG,
      `<< /Type /Catalog /Pages ${BOOK_PAGES} 0 R /Outlines ${outlines} 0 R /PageMode /UseOutlines /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    yield* this.table(info);
  }

  /** The cross-reference table, twenty bytes an object, a thousand at a time. */
  private *table(info: number): Generator<Buffer> {
    const start = this.position;
    const size = this.next;
    yield this.counted(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n`));
    for (let from = 1; from < size; from += 1000) {
      const entries = Array.from({ length: Math.min(1000, size - from) }, (_, index) => {
        const position = this.positions[from + index] ?? 0;
        return position === 0 ? '0000000000 65535 f \n' : `${String(position).padStart(10, '0')} 00000 n \n`;
      });
      yield this.counted(Buffer.from(entries.join('')));
    }
    yield this.counted(
      Buffer.from(
        `trailer\n<< /Size ${size} /Root ${BOOK_CATALOG} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
  }
}

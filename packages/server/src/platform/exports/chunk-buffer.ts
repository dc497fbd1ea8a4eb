/**
 * Gathers the texts of rows into pieces of about 64 KiB of UTF-8.
 *
 * Each row is encoded at once: a string that grows to the size of a piece is a tree of its parts until it is read, which
 * cost the export twice the memory.
 */
export const CHUNK = 64 * 1024;
/** The most bytes that a UTF-16 unit takes in UTF-8. */
const WIDEST = 3;

export class ChunkBuffer {
  private buffer = Buffer.allocUnsafe(CHUNK);
  private length = 0;

  /** Returns the filled piece when the text does not fit into it any more. */
  add(text: string): Buffer | null {
    const most = text.length * WIDEST;
    const full = this.length > 0 && this.length + most > this.buffer.length ? this.take() : null;
    if (most > this.buffer.length) this.buffer = Buffer.allocUnsafe(most);
    this.length += this.buffer.write(text, this.length);
    return full;
  }

  /** Takes what has been gathered; the next piece begins empty, in new memory. */
  take(): Buffer | null {
    if (this.length === 0) return null;
    const piece = this.buffer.subarray(0, this.length);
    this.buffer = Buffer.allocUnsafe(CHUNK);
    this.length = 0;
    return piece;
  }
}

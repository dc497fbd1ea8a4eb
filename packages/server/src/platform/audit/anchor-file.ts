/** Anchors as lines of JSON in one file that is only ever appended to; flushed before `append` answers. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { makeFolder } from '../config/make-folder.ts';
import { type AnchorPlace, parseAnchor } from './anchors.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function endsInLine(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return true;
  try {
    const { size } = await handle.stat();
    if (size === 0) return true;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() === '\n';
  } finally {
    await handle.close();
  }
}

export function createAnchorFile(file: string): AnchorPlace {
  return {
    description: file,
    async *read() {
      const source = createReadStream(file, 'utf8');
      try {
        for await (const line of createInterface({ input: source })) if (line !== '') yield parseAnchor(line);
      } catch (error) {
        if (!isMissing(error)) throw error;
      } finally {
        source.destroy();
      }
    },
    async append(anchor) {
      makeFolder(dirname(file));
      // A line cut by a power failure stays by itself; one write, so that lines of two processes do not mix.
      const line = `${(await endsInLine(file)) ? '' : '\n'}${JSON.stringify(anchor)}\n`;
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.write(line);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

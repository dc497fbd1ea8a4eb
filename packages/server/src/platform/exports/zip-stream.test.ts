import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { unzip } from './unzip-for-tests.ts';
import { dataDescriptor, directoryRecord, endOfDirectory } from './zip-records.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const GIB = 2 ** 30;
const written = (entries: Iterable<ZipEntry>): Promise<Buffer> => buffer(zipStream(entries));
const entry = { name: Buffer.from('a'), crc: 7, size: 10, compressed: 5, offset: 0 };
const hex = (bytes: Buffer, from: number, length: number): string =>
  bytes.subarray(from, from + length).toString('hex');

describe('an archive', () => {
  it('keeps names with accents and contents of one or no byte', async () => {
    const entries = unzip(
      await written([
        { name: 'ação.txt', content: ['de ', Buffer.from('São João')] },
        { name: 'vazio', content: [] },
      ]),
    );
    expect([...entries]).toEqual([
      ['ação.txt', 'de São João'],
      ['vazio', ''],
    ]);
  });

  it('of fewer than 65,535 entries has no Zip64 part, which some old programs refuse', async () => {
    const archive = await written([{ name: 'a', content: ['b'] }]);
    expect(archive.includes(Buffer.from('504b0606', 'hex'))).toBe(false);
  });

  it('of more than 65,535 entries is read back with all of them', async () => {
    // One content serves all: what is tried is the directory, and 65,600 contents would take a quarter of a minute.
    const whole = await written([{ name: '0', content: ['x'] }]);
    const start = whole.readUInt32LE(whole.length - 22 + 16);
    const measured = { crc: whole.readUInt32LE(start + 16), compressed: whole.readUInt32LE(start + 20), size: 1 };
    const records = Array.from({ length: 65_600 }, (_, index) =>
      directoryRecord({ ...measured, name: Buffer.from(`${index}`), offset: 0 }),
    );
    const directory = Buffer.concat(records);
    const entries = unzip(
      Buffer.concat([whole.subarray(0, start), directory, endOfDirectory(records.length, directory.length, start)]),
    );
    expect(entries.size).toBe(65_600);
    expect(entries.get('65599')).toBe('x');
  });
});

describe('a number that 32 bits do not hold stands in 64', () => {
  it('sizes of an entry of 4 GiB', () => {
    const long = { ...entry, size: 4 * GIB, compressed: 3 * GIB };
    expect(dataDescriptor(entry)).toHaveLength(16);
    const descriptor = dataDescriptor(long);
    expect([descriptor.readBigUInt64LE(8), descriptor.readBigUInt64LE(16)]).toEqual([BigInt(3 * GIB), BigInt(4 * GIB)]);
    const record = directoryRecord(long);
    expect(hex(record, 20, 8)).toBe('ffffffffffffffff');
    expect(hex(record, 47, 4)).toBe('01001800');
    expect([51, 59, 67].map((at) => Number(record.readBigUInt64LE(at)))).toEqual([4 * GIB, 3 * GIB, 0]);
  });

  it('the place of an entry behind 4 GiB', () => {
    expect(directoryRecord(entry)).toHaveLength(47);
    const record = directoryRecord({ ...entry, offset: 5 * GIB });
    expect(hex(record, 42, 4)).toBe('ffffffff');
    expect(Number(record.readBigUInt64LE(67))).toBe(5 * GIB);
  });

  it('the place of the directory, and the number that means "see there" itself', () => {
    expect(endOfDirectory(65_534, 100, 0xfffffffe)).toHaveLength(22);
    expect(endOfDirectory(65_535, 100, 200)).toHaveLength(56 + 20 + 22);
    const end = endOfDirectory(3, 100, 5 * GIB);
    expect([24, 32, 40, 48].map((at) => Number(end.readBigUInt64LE(at)))).toEqual([3, 3, 100, 5 * GIB]);
    expect(Number(end.readBigUInt64LE(56 + 8))).toBe(5 * GIB + 100);
    expect(hex(end, 76 + 16, 4)).toBe('ffffffff');
  });
});

it('leaves the source when the reader leaves', async () => {
  let closed = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      while (true) yield `${Math.random()}`.repeat(1000);
    } finally {
      closed = true;
    }
  }
  for await (const _ of zipStream([{ name: 'a', content: endless() }])) break;
  for await (const chunk of zipStream([{ name: 'a', content: endless() }])) if (chunk.length > 1000) break;
  expect(closed).toBe(true);
});

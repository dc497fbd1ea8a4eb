/**
 * SHA-256 in plain JavaScript: for pages that may stand on plain http, where browsers offer no WebCrypto.
 *
 * `compress` works on one block of 64 bytes and allocates nothing, since the proof of work calls it some ten thousand times.
 * In: bytes. Out: 32 bytes. Source: FIPS 180-4 §6.2; its test vectors stand beside.
 */

const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

const words = new Uint32Array(64);
const at = (list: Uint32Array, index: number): number => list[index] as number; // indexes below stay within 64 and 8

/** Takes one block into `state`. `block`: 16 words, big endian. */
function compress(state: Uint32Array, block: Uint32Array): void {
  words.set(block);
  for (let i = 16; i < 64; i++) {
    const a = at(words, i - 15);
    const b = at(words, i - 2);
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]; // it has eight words
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(words, i)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + value;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Uint32Array.from(START);
  const block = new Uint32Array(16);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) block[i] = view.getUint32(offset + i * 4);
    compress(state, block);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, value] of state.entries()) out.setUint32(i * 4, value);
  return new Uint8Array(out.buffer);
}

/** The first word of the digest of `seed` (32 bytes) followed by two words: one block, nothing allocated but once. */
export function firstWordOf(seed: Uint8Array): (index: number, nonce: number) => number {
  const block = new Uint32Array(16);
  const view = new DataView(seed.buffer, seed.byteOffset, 32);
  for (let i = 0; i < 8; i++) block[i] = view.getUint32(i * 4);
  block[10] = 0x8000_0000;
  block[15] = 40 * 8;
  const state = new Uint32Array(8);
  return (index, nonce) => {
    block[8] = index;
    block[9] = nonce;
    state.set(START);
    compress(state, block);
    return at(state, 0);
  };
}

/**
 * What of a survey only somebody with the installation's secret can read or make; the secret is not in the database.
 *
 * A link's token is made from its row's id, so that it is stored nowhere (its digest is). A mark says that a link was used without
 * naming it. An envelope holds one anonymous answer: always as long, whatever was written, so that its length tells nothing.
 * Source: decisions-members (Survey); docs/decisions/081.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

export interface RespostaLacrada {
  nota: number;
  comentario: string | null;
}

const key = (secret: string, purpose: string) => createHmac('sha256', secret).update(`pesquisas.${purpose}`).digest();

export const tokenDoConvite = (secret: string, conviteId: string): string =>
  createHmac('sha256', key(secret, 'link')).update(conviteId).digest('base64url');

export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const marcaDoResumo = (secret: string, resumo: Buffer): Buffer =>
  createHmac('sha256', key(secret, 'marca')).update(resumo).digest();

/** A thousand characters of any script, score and length beside them. */
const PLAIN = 4096;
const IV = 12;
const TAG = 16;

export function lacrar(secret: string, { nota, comentario }: RespostaLacrada): Buffer {
  const texto = Buffer.from(comentario ?? '', 'utf8');
  const plain = Buffer.alloc(PLAIN);
  plain.writeUInt8(nota, 0);
  plain.writeUInt16BE(texto.length, 1);
  if (texto.copy(plain, 3) !== texto.length) throw new RangeError('survey: the comment is longer than an envelope');
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key(secret, 'urna'), iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws on what was not sealed with this secret. */
export function openEnvelope(secret: string, envelope: Buffer): RespostaLacrada {
  const decipher = createDecipheriv('aes-256-gcm', key(secret, 'urna'), envelope.subarray(0, IV));
  decipher.setAuthTag(envelope.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(envelope.subarray(IV, -TAG)), decipher.final()]);
  const comentario = plain.subarray(3, 3 + plain.readUInt16BE(1)).toString('utf8');
  return { nota: plain.readUInt8(0), comentario: comentario || null };
}

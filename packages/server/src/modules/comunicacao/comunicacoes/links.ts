/**
 * Links that a mail carries for one person, without anything stored for each: the recipient's id, signed for one purpose.
 *
 *     token = base64url(id, 16 bytes | HMAC-SHA256 of purpose and id, first 16 bytes)
 *
 * 128 bits of the signature are guessed by nobody; one of another purpose, or changed in a bit, is null. decision 078.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';

/** A link of one purpose opens nothing of another. */
type UsoDoLink = 'descadastro' | 'teste';

const SIZE = 16;
const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idText = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const signature = (key: string, uso: UsoDoLink, id: Buffer) =>
  createHmac('sha256', key).update(uso).update(id).digest().subarray(0, SIZE);

export function linkToken(key: string, uso: UsoDoLink, destinatarioId: string): string {
  const id = idBytes(destinatarioId);
  return Buffer.concat([id, signature(key, uso, id)]).toString('base64url');
}

/** The way out of a topic that a recipient's mail has: its page, and what the mail program calls with one click (RFC 8058). */
export function saidaDe(config: Parameters<typeof publicUrlOf>[0], key: string, destinatarioId: string) {
  const [url, token] = [publicUrlOf(config), linkToken(key, 'descadastro', destinatarioId)];
  return {
    pagina: `${url}/descadastro#${token}`,
    cabecalhos: {
      'List-Unsubscribe': `<${url}/api/descadastro/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The recipient whom a token names; null: it is none of ours. */
export function readLinkToken(key: string, uso: UsoDoLink, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, SIZE);
  return timingSafeEqual(bytes.subarray(SIZE), signature(key, uso, id)) ? idText(id) : null;
}

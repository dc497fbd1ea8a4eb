/**
 * E-mail addresses: kept trimmed and in lower case, so that one person has one account.
 *
 * Addresses at a 'substituir' domain came from the old system and count as none. Source: spec 1 §5, §9; decisions §8.
 */

export const MAX_EMAIL = 254;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** As it is stored and compared: trimmed, lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

/** Whether it has the form of an address; whether the mailbox exists is not asked. */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  return address.length <= MAX_EMAIL && address.indexOf('@') <= 64 && ADDRESS.test(address);
}

/** Whether the address is a placeholder of the old system. */
export function isPlaceholderEmail(text: string): boolean {
  const address = normaliseEmail(text);
  const at = address.lastIndexOf('@');
  return (
    at >= 0 &&
    address
      .slice(at + 1)
      .split('.')
      .includes('substituir')
  );
}

/** The address that somebody is reached at; null for a placeholder too. */
export const emailProprio = (email: string | null): string | null =>
  email === null || isPlaceholderEmail(email) ? null : email;

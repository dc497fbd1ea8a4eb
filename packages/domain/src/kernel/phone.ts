/**
 * Brazilian telephones: mobile (11 digits, a 9 after the DDD) and landline (10 digits), kept as '+55' and digits.
 *
 * An old mobile of 8 digits is recognised (`isOldMobile`), but its 9 is never added by the program. 0800 and extensions
 * are not telephones here. Source: brazil.md 4.4; spec 1 §5; decisions §8 (Phones).
 */

export const MASCARA_CELULAR = '(99) 99999-9999';
export const MASCARA_FIXO = '(99) 9999-9999';

const DDDS = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** DDD and number; null when there is anything but digits and the usual marks. */
function national(text: string): string | null {
  const bare = text.trim();
  if (!/^\+?[0-9()\-.\s]+$/.test(bare)) return null;
  let digits = bare.replace(/[^0-9]/g, '');
  if (bare.startsWith('+')) return digits.startsWith('55') ? digits.slice(2) : null;
  if (digits.startsWith('0')) {
    digits = digits.slice(1);
    // '0 41 61 3333-3333': two digits of a carrier stand before the DDD.
    return digits.length >= 12 ? digits.slice(2) : digits;
  }
  return digits.length >= 12 && digits.startsWith('55') ? digits.slice(2) : digits;
}

/** '(61) 99999-9999' → '+5561999999999'; null when it is no telephone. */
export function normalisePhone(text: string): string | null {
  const digits = national(text);
  if (digits === null || !DDDS.has(digits.slice(0, 2))) return null;
  return /^(?:9[0-9]{8}|[2-5][0-9]{7})$/.test(digits.slice(2)) ? `+55${digits}` : null;
}

const COM_DDI = '+5561999999999'.length;
/** The same of a mobile alone: null for a landline too. */
export function normaliseMobile(text: string): string | null {
  const phone = normalisePhone(text);
  return phone?.length === COM_DDI ? phone : null;
}

/** Mobile or landline, with or without mask and +55. */
export const isPhone = (text: string): boolean => normalisePhone(text) !== null;

/** A mobile from before the ninth digit: a person must complete it. */
export function isOldMobile(text: string): boolean {
  const digits = national(text);
  return digits !== null && DDDS.has(digits.slice(0, 2)) && /^[6-9][0-9]{7}$/.test(digits.slice(2));
}

/** As people write it; what is no telephone comes back as it is. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text)?.slice(3);
  if (!digits) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** The address that dials it; of what is no telephone, as an 0800, the digits as they are. */
export const hrefOfPhone = (text: string): string => `tel:${normalisePhone(text) ?? text.replace(/[^0-9]/g, '')}`;

/** CEP: 8 digits of text, shown as 99999-999. Only its shape is known here. Source: brazil.md 4.3; spec 1 §5. */

export const MASCARA_CEP = '99999-999';

/** '70.160-900' and '70160-900' → '70160900'; null when it is not 8 digits. */
export function normaliseCep(text: string): string | null {
  const bare = text.trim();
  return /^[0-9]{2}\.?[0-9]{3}-?[0-9]{3}$/.test(bare) ? bare.replace(/[.-]/g, '') : null;
}

/** With or without its mask. */
export const isCep = (text: string): boolean => normaliseCep(text) !== null;

/** '70160900' → '70160-900'; what is no CEP comes back as it is. */
export const formatCep = (text: string): string => normaliseCep(text)?.replace(/^(.{5})(.{3})$/, '$1-$2') ?? text;

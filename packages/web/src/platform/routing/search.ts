/**
 * Query strings as flat text: '?situacao=aprovada,negada&ordem=-dataVencimento', readable and short.
 *
 * In: '?a=1&b=x' → { a: '1', b: 'x' }; a repeated key keeps its first value. Commas, colons and slashes stay as they
 * are; undefined, null and '' are left out; an array repeats its key. Source: decisions §2a, §5 (filters, sort and page live in the URL).
 */

export type FlatSearch = Readonly<Record<string, string>>;

/** In: '?a=1&b=x', the mark may be missing. */
export function parseSearch(text: string): FlatSearch {
  const flat: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text.replace(/^\?/, ''))) {
    if (!(key in flat)) flat[key] = value;
  }
  return flat;
}

const READABLE: Record<string, string> = { '%2C': ',', '%3A': ':', '%2F': '/', '%20': '+' };
const encode = (text: string) =>
  encodeURIComponent(text).replace(/%(?:2C|3A|2F|20)/g, (code) => READABLE[code] ?? code);

/** Out: '?a=1&b=x'; '' where nothing is left. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search)
    .flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((one) => [key, one] as const) : [[key, value] as const],
    )
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Which addresses a theme's link may open: http and https of a named host, and nothing that looks like another address.
 *
 * Refused: any other scheme, whatever a parser would mend (backslashes, blanks, a missing slash), a name before the host
 * ('https://camara.leg.br@example.com'), letters of the host that are not those of Portuguese. Source: spec 3 §5 (Link).
 */

/** As it is kept: letters outside ASCII are longer there. */
const MAX_URL = 4000;

/** Asked of the text itself: a parser takes tabs out and turns backslashes round. */
const FORMA = /^https?:\/\/[a-z0-9áàâãéêíóôõúüç.-]+(:\d{1,5})?([/?#][^\s\\\p{C}]*)?$/iu;
/** Of the host as it was parsed: two names at least, the last of letters (an 'xn--' too). */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** The address as it is kept; null: none that may be opened. */
export function readUrlDoLink(texto: string): string | null {
  const bare = texto.trim().normalize('NFC');
  if (!FORMA.test(bare) || !URL.canParse(bare)) return null;
  const { protocol, hostname, username, password, href } = new URL(bare);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return null;
  return HOST.test(hostname) && href.length <= MAX_URL ? href : null;
}

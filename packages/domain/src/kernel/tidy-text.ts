/**
 * What a person typed or pasted, without what nobody sees.
 *
 * Texts copied from PDFs, spreadsheets and messengers carry control characters, directional marks and characters without
 * width. Kept, they make two equal numbers different (the duplicate rule, every search), let a name show itself
 * backwards ('Fatura\u202Efdp.exe'), or be blank and yet there. Tab and line ends stay, and so do the joiners of emoji
 * (U+200C, U+200D). NUL stays too: the caller refuses it, since it never comes by pasting.
 */

const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060-\u206f\ufeff\ufffe\uffff]/gu;
const KEPT = '\0\t\n\r';
const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Trimmed, accents as one character ('ã', not 'a' and '~': files of some systems write them apart); '' when nothing would
 * be seen. Half a surrogate pair becomes U+FFFD, as the wire would make it.
 */
export function tidyText(text: string): string {
  const clean = text
    .replace(UNSEEN, (character) => (KEPT.includes(character) ? character : ''))
    .toWellFormed()
    .normalize('NFC');
  return SEEN.test(clean) ? clean.trim() : '';
}

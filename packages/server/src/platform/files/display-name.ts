/**
 * The name of a sent file as it may be shown and offered for download; it never touches the file system.
 *
 * Without path ('../../x.pdf' is 'x.pdf'), without what nobody sees (control characters, direction marks that make 'exe.pdf'
 * of 'fdp.exe'), normalised (NFC), at most 200 characters. Its extension is always the content's: 'boleto.hta' and
 * 'a.pdf.exe' that hold a PDF are 'boleto.pdf' and 'a.pdf', 'nota.v2' is 'nota.v2.pdf'. In: the name as sent, the
 * extensions of the kind that was recognised, the usual one first. Source: issue 9.
 */
import { FILE_KINDS, singleSpaced, tidyText } from '@sede/domain/kernel';

const MAX = 200;
const EXTENSION = /\.([A-Za-z0-9]{1,10})$/;

/** Extensions that say what a file is, or what would run it: they go when the content is another. */
const TELLING = new Set(
  `${Object.values(FILE_KINDS)
    .flatMap(({ extensoes }) => extensoes)
    .join(' ')} bin com exe scr pif bat cmd msi msp cpl dll sys
  hta htm html mht mhtml xhtml svg xml js jse mjs vbs vbe wsf wsh ws ps1 psm1 lnk url website scf reg inf jar jnlp app
  apk dmg pkg sh bash py pl rb php asp aspx jsp swf iso img vhd zip rar 7z gz tar cab ace doc docm dot dotm xls xlsm xlsb xlt
  xltm xll ppt pptx pptm pps rtf odf ods odp txt csv ofx gif bmp tif tiff heic eml msg chm library-ms one`.split(/\s+/),
);

export function displayName(name: string, extensions: readonly [string, ...string[]]): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  let rest = singleSpaced(tidyText(base.replaceAll(/[\0\t\n\r\u200c-\u200f]/g, '')));
  let extension: string = extensions[0];
  for (;;) {
    // Windows leaves dots and spaces at the end out, and would show what stands before them.
    rest = rest.replace(/[. ]+$/, '');
    const said = EXTENSION.exec(rest)?.[1];
    if (said === undefined || !TELLING.has(said.toLowerCase())) break;
    if (extensions.includes(said.toLowerCase()) && said !== rest) extension = said;
    rest = rest.slice(0, -said.length - 1);
  }
  const stem = [...(rest === '' ? 'documento' : rest)].slice(0, MAX - extension.length - 1).join('');
  return `${stem.trimEnd()}.${extension}`;
}

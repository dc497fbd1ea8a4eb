/**
 * What a transparency document publishes: the stored PDF or an https link, one of them and not both.
 *
 * In: what the form or the merged record holds. Out: the message of `idAnexo`, or null. The database repeats it
 * (`documentos_transparencia_publica`). Source: spec 1 §5; decisions §7 (Transparency document).
 */
import { OBRIGATORIO } from '@sede/domain/kernel';

const LINK_INVALIDO = 'Informe um link completo que comece por https://.';
const PDF_OU_LINK = 'Informe o PDF ou o link, não os dois.';

export function isLinkHttps(text: string): boolean {
  if (!/^https:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

/** Of: `url`. */
export const erroLink = (url: string): string | null => (isLinkHttps(url) ? null : LINK_INVALIDO);

export function erroPublicacao(url: string | null | undefined, idAnexo: string | null | undefined): string | null {
  if (!url && !idAnexo) return OBRIGATORIO;
  return url && idAnexo ? PDF_OU_LINK : null;
}

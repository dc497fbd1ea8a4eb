/**
 * Which addresses may stand in the frame, and who keeps them.
 *
 * Only the report that Power BI embeds for whoever signs in: https, host `app.powerbi.com` and nothing before or after it, path
 * `/reportEmbed`, a `reportId` that is a uuid. Besides are kept ctid, groupId, autoAuth, pageName, config and the *PaneEnabled; any
 * other key is refused, so that no address carries what nobody asked for. What is public without a sign-in (`/view`) is no such address.
 * In: what somebody typed. Out: the address written anew from its parts, or null.
 * Source: decisions-sindical (BI); decisions §9; invariant F1.
 */
import type { MotivoDashboard } from './dashboards.messages.ts';

/** The one origin that the page's frame may come from. */
export const ORIGEM_DO_BI = 'https://app.powerbi.com';
const PREFIXO = `${ORIGEM_DO_BI}/reportEmbed`;

/** Asked of the text itself: a parser takes tabs out, turns backslashes round and drops the port 443. */
const FORMA = /^https:\/\/app\.powerbi\.com\/reportEmbed\?[!-~]+$/i;

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isSimNao = (text: string) => /^(?:true|false)$/i.test(text);

const PARAMETROS: Readonly<Record<string, (valor: string) => boolean>> = {
  reportId: isUuid,
  ctid: isUuid,
  groupId: isUuid,
  autoAuth: isSimNao,
  pageName: (text) => /^[A-Za-z0-9_-]{1,100}$/.test(text),
  config: (text) => /^[A-Za-z0-9+/=_-]{1,4000}$/.test(text),
};
const regraDe = (chave: string) =>
  Object.hasOwn(PARAMETROS, chave)
    ? PARAMETROS[chave]
    : /^[A-Za-z]{1,40}PaneEnabled$/.test(chave)
      ? isSimNao
      : undefined;

export function enderecoDoRelatorio(texto: string): string | null {
  const bare = texto.trim();
  if (!FORMA.test(bare) || !URL.canParse(bare)) return null;
  const { origin, pathname, searchParams, hash } = new URL(bare);
  if (origin !== ORIGEM_DO_BI || pathname !== '/reportEmbed' || hash !== '') return null;
  const kept = new URLSearchParams();
  for (const [chave, lido] of searchParams) {
    // A plus sign of base64 that was not escaped.
    const valor = chave === 'config' ? lido.replaceAll(' ', '+') : lido;
    if (kept.has(chave) || !regraDe(chave)?.(valor)) return null;
    kept.append(chave, valor);
  }
  return kept.has('reportId') ? `${PREFIXO}?${kept}` : null;
}

/** Why this person does not add, change and remove dashboards; null: they do. In: the setting's e-mails. */
export const motivoNaoEditar = (editores: readonly string[], email: string): MotivoDashboard | null =>
  editores.some((um) => um.toLowerCase() === email.toLowerCase()) ? null : 'so_consulta';

/**
 * The one layout of every e-mail: text and simple HTML from the same parts, with the union's name on top.
 *
 * In: plain texts (escaped here; nothing given is taken for HTML) and at most one link. Out: { texto, html }.
 * No images, no styles from outside, nothing that calls home.
 */
export interface MailParts {
  /** The union's name, from the settings. */
  sindicato: string;
  titulo: string;
  paragrafos: readonly string[];
  /** The one thing to do; only http(s). */
  botao?: { rotulo: string; url: string };
  /** Small print under everything, e.g. how long the link lives. */
  rodape?: string;
  /** Below the small print: how to get no more of these; only http(s). */
  saida?: { rotulo: string; url: string };
  /** '#rrggbb' of the button, dark enough for white text. */
  cor?: string;
}

/** Where the union's logo goes when the mail leaves; replaced or taken out by the transport. */
export const LOGO_PLACE = '<!--logotipo-->';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

export function renderMail(parts: MailParts): { texto: string; html: string } {
  const { sindicato, titulo, paragrafos, botao, rodape, saida, cor = '#1f4e79' } = parts;
  if ([botao, saida].some((link) => link && !/^https?:\/\//i.test(link.url)))
    throw new TypeError('mail: a link must be http or https');
  const texto = [
    titulo,
    ...paragrafos,
    ...(botao ? [`${botao.rotulo}:\n${botao.url}`] : []),
    ...(rodape ? [rodape] : []),
    ...(saida ? [`${saida.rotulo}: ${saida.url}`] : []),
    `-- \n${sindicato}`,
  ].join('\n\n');
  const body = [
    LOGO_PLACE,
    `<p style="color:#555;margin:0 0 16px">${escapeHtml(sindicato)}</p>`,
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(titulo)}</h1>`,
    ...paragrafos.map((text) => `<p>${lines(text)}</p>`),
    ...(botao
      ? [
          `<p><a href="${escapeHtml(botao.url)}" style="display:inline-block;padding:10px 18px;background:${escapeHtml(cor)};color:#fff;text-decoration:none;border-radius:4px">${escapeHtml(botao.rotulo)}</a></p>`,
          `<p style="font-size:13px;color:#555">Se o botão não abrir, copie este endereço:<br>${escapeHtml(botao.url)}</p>`,
        ]
      : []),
    ...(rodape ? [`<p style="font-size:13px;color:#555">${lines(rodape)}</p>`] : []),
    ...(saida
      ? [
          `<p style="font-size:13px"><a href="${escapeHtml(saida.url)}" style="color:#555">${escapeHtml(saida.rotulo)}</a></p>`,
        ]
      : []),
  ];
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(titulo)}</title></head><body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#222;max-width:560px;margin:0 auto;padding:24px">${body.join('')}</body></html>`;
  return { texto, html };
}

/**
 * A message as it leaves: the kept text with one recipient's values, the union's name on top, and below it what it is about and how
 * to get no more of it; the same as plain text; its pictures inside it.
 *
 * In: kept HTML (sanitised), values by placeholder. Nothing of a value is taken for HTML. Source: decisions-members (Communication).
 */
import { preencher } from '@sede/domain/modules/comunicacao/comunicacoes';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const quote = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name) => entities[name] ?? '');

/** Plain text of kept HTML: paragraphs apart, list items with a dash, addresses of links in brackets, pictures by their words. */
export function plainText(html: string): string {
  const text = html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_all, href: string, words: string) => {
      const address = href.replace(/^mailto:/, '');
      return words.includes(address) ? words : `${words} (${address})`;
    })
    .replace(/<img [^>]*?alt="([^"]+)"[^>]*>/g, '[$1]')
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<br[^>]*>/g, '\n')
    .replace(/<\/(?:p|h2|h3|ul|ol)>/g, '\n\n')
    .replace(/<[^>]*>/g, '');
  return plain(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Partes {
  corpoHtml: string;
  corpoTexto: string;
  valores: Readonly<Record<string, string>>;
  sindicato: string;
  tema: string;
  /** Where this person chooses what they get; null: everybody gets this topic. */
  descadastro: string | null;
}

/** Of the message without its margins, in pixels. */
const LARGURA = 640 - 2 * 24;

/** The kept text's pictures as the mail has them: by cid, no wider than the message where only attributes count (Outlook). */
export const comImagens = (
  html: string,
  imagens: readonly { src: string; cid: string; largura: number | null }[],
): string =>
  imagens.reduce((text, { src, cid, largura }) => {
    const width = largura === null ? '' : ` width="${Math.min(largura, LARGURA)}"`;
    return text.replaceAll(`<img src="${src}"`, `<img${width} style="max-width:100%;height:auto" src="cid:${cid}"`);
  }, html);

const POR_QUE = 'Você recebe esta mensagem como filiado(a).';

export function renderMensagem({ corpoHtml, corpoTexto, valores, sindicato, tema, descadastro }: Partes) {
  const assunto = `Assunto: ${tema}.`;
  const texto = [
    preencher(corpoTexto, valores),
    `-- \n${sindicato}\n${POR_QUE} ${assunto}`,
    ...(descadastro ? [`Escolher o que recebo ou não receber mais: ${descadastro}`] : []),
  ].join('\n\n');
  const link = descadastro
    ? ` <a href="${quote(descadastro)}" style="color:#555">Escolher o que recebo ou não receber mais</a>`
    : '';
  const body = [
    `<p style="color:#555;margin:0 0 16px">${quote(sindicato)}</p>`,
    preencher(corpoHtml, valores, quote),
    `<p style="font-size:13px;color:#555;border-top:1px solid #ddd;margin-top:24px;padding-top:12px">${POR_QUE} ${quote(assunto)}${link}</p>`,
  ].join('');
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>img{max-width:100%;height:auto}</style></head><body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#222;max-width:640px;margin:0 auto;padding:24px">${body}</body></html>`;
  return { texto, html };
}

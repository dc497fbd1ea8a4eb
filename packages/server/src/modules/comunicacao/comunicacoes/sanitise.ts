/**
 * The text of a message as it is kept: only what the editor makes, and what was taken out, in words.
 *
 *     p br strong em u s h2 h3 ul ol li a img span
 *     links https and mailto; styles text-align, font-size 12–28 px; pictures only those sent by the editor (`/api/anexos/{id}`)
 *
 * Out: HTML, what was dropped (pt-BR, each once), ids of the pictures in their order. Source: decisions-members (Communication, Editor).
 */
import sanitizeHtml from 'sanitize-html';

const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'img', 'span'];
/** What editors and pasted texts write for the same. */
const SAME: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h4: 'h3',
  div: 'p',
};
const WORDS: Readonly<Record<string, string>> = {
  script: 'programa (script)',
  style: 'folha de estilo',
  iframe: 'página embutida',
  form: 'formulário',
  input: 'formulário',
  table: 'tabela',
  video: 'vídeo',
  object: 'objeto embutido',
  svg: 'desenho (SVG)',
};
const IMAGEM = /^\/api\/anexos\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:[?/]|$)/i;
/** Where a kept picture is read while the message is written. */
export const imagemUrl = (id: string): string => `/api/anexos/${id}?exibir=sim`;

const ALIGN = /^(?:left|center|right|justify)$/;
const SIZE = /^(?:1[2-9]|2[0-8])px$/;
const HREF = /^(?:https:\/\/|mailto:)/i;

interface Sanitised {
  html: string;
  descartado: string[];
  imagens: string[];
}

export function sanitise(dirty: string): Sanitised {
  const descartado = new Set<string>();
  const imagens = new Set<string>();
  const drop = (what: string) => void descartado.add(what);

  function picture(src = ''): sanitizeHtml.Attributes {
    const id = IMAGEM.exec(src)?.[1]?.toLowerCase();
    if (!id) {
      drop('imagem de fora');
      return {};
    }
    imagens.add(id);
    return { src: imagemUrl(id) };
  }
  function attributesOf(tag: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
    const { style, href, src, alt, ...others } = given;
    // Harmless leftovers of editors are dropped without a word.
    if (Object.keys(others).some((name) => name.startsWith('on'))) drop('ação escondida (evento)');
    const kept: sanitizeHtml.Attributes = style === undefined ? {} : { style };
    if (tag === 'img') return { ...picture(src), ...(alt ? { alt } : {}) };
    if (tag !== 'a' || href === undefined) return kept;
    if (HREF.test(href.trim())) return { ...kept, href: href.trim() };
    drop('link que não é https nem e-mail');
    return kept;
  }

  const html = sanitizeHtml(dirty, {
    allowedTags: TAGS,
    allowedAttributes: { '*': ['style'], a: ['href'], img: ['src', 'alt'] },
    allowedStyles: { '*': { 'text-align': [ALIGN], 'font-size': [SIZE] } },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      '*': (name, attributes) => {
        const tagName = SAME[name] ?? name;
        if (!TAGS.includes(tagName)) {
          drop(WORDS[name] ?? `elemento <${name}>`);
          return { tagName, attribs: {} };
        }
        return { tagName, attribs: attributesOf(tagName, attributes) };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
  return { html, descartado: [...descartado], imagens: [...imagens] };
}

/** Whether somebody would see anything of it. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim() === '';

/**
 * Draws the manual's Markdown as elements: no HTML of a file reaches the page, so nothing has to be cleaned.
 *
 * Knows what the manual uses: headings, paragraphs, lists, tables, code, quotes, emphasis, links, pictures. A link to
 * another page of the manual stays inside; any other is kept only when it is https.
 */
import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '#platform/routing/index.ts';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './ajuda.module.css';
import { anchorOf, pictureOf } from './manual.ts';

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const page = /^([\w-]+)\.md(#.*)?$/.exec(href);
  if (page) return <Link to={`/ajuda${page[1] === 'README' ? '' : `/${page[1]}`}${page[2] ?? ''}`}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  if (!href.startsWith('https://')) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Pixels of every picture of the manual (`npm run manual:pictures` makes them alike): its place is kept until it comes. */
const PICTURE = { width: 1120, height: 660 };

function Picture({ href, text }: Tokens.Image) {
  const src = pictureOf(href);
  return src ? <img src={src} alt={text} loading="lazy" {...PICTURE} className={classes.picture} /> : null;
}

/** Entities that the lexer leaves in plain text. */
const plainText = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

function Row({ cells, tag }: { cells: readonly Tokens.TableCell[]; tag: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((cell, i) => (
        <Fragment key={String(i)}>
          {createElement(tag, tag === 'th' ? { scope: 'col' } : null, all(cell.tokens))}
        </Fragment>
      ))}
    </tr>
  );
}

/** The library's union has a generic token beside the known ones: what a type has, a cast says. */
function one(token: Token): ReactNode {
  switch (token.type) {
    case 'heading': {
      const { depth, text, tokens = [] } = token as Tokens.Heading;
      return createElement(`h${depth}`, { id: anchorOf(text.replaceAll(/[*`]/g, '')) }, all(tokens));
    }
    case 'paragraph':
      return <p>{all(token.tokens)}</p>;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const entries = items.map((item, i) => <li key={String(i)}>{all(item.tokens)}</li>);
      return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return (
        <ScrollFrame label="Tabela" className={classes.table}>
          <table>
            <thead>
              <Row cells={header} tag="th" />
            </thead>
            <tbody>
              {rows.map((cells, i) => (
                <Row key={String(i)} cells={cells} tag="td" />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      );
    }
    case 'blockquote':
      return <blockquote>{all(token.tokens)}</blockquote>;
    case 'code':
      return <pre>{token.text}</pre>;
    case 'strong':
      return <strong>{all(token.tokens)}</strong>;
    case 'em':
      return <em>{all(token.tokens)}</em>;
    case 'codespan':
      return <kbd>{plainText(token.text)}</kbd>;
    case 'link':
      return <Anchor href={token.href}>{all(token.tokens)}</Anchor>;
    case 'image':
      return <Picture {...(token as Tokens.Image)} />;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? all(token.tokens) : plainText(token.text);
    default:
      return null; // space, and raw HTML, which the manual does not use
  }
}

const all = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, i) => <Fragment key={String(i)}>{one(token)}</Fragment>);

export const Markdown = ({ text }: { text: string }) => <div className={classes.text}>{all(lexer(text))}</div>;

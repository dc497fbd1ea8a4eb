/**
 * A cast that the compiler would not have let through (`as unknown as`, `as never`, `null as T`) says why it holds.
 *
 * In: path and text of one source. Out: one sentence per cast without its reason, in tests too. The reason is a comment on its line
 * or on the one above (of casts line after line, above the first); a comment above what the cast stands in (statement, function) counts
 * when it speaks of the cast, the types or the compiler.
 */
import { scan } from './tree.ts';

const CAST = /\bas\s+unknown\s+as\b|\bas\s+never\b|\bnull\s+as\s+(?!const\b)/;
const OF_TYPES = /\b(?:casts?|type[sd]?|compiler)\b/i;

export function castViolations(path: string, text: string): string[] {
  const { code, comments } = scan(text).masked;
  const lines = code.split('\n');
  const said = comments.split('\n').map((comment) => comment.trim());
  const above = (line: number): string =>
    CAST.test(lines[line - 1] ?? '') ? above(line - 1) : commentAbove(lines, said, line);
  return lines.flatMap((line, at) => {
    const reasoned = said[at] || above(at) || around(lines, at).some((outer) => OF_TYPES.test(above(outer)));
    if (!CAST.test(line) || reasoned) return [];
    return [`${path}:${at + 1}: a cast carries its reason (on the line, above it, or in the function's docstring)`];
  });
}

/** The comment that ends right above this line, or ''. */
function commentAbove(lines: readonly string[], said: readonly string[], line: number): string {
  const found: string[] = [];
  // In JSX a comment stands in braces.
  for (let at = line - 1; at >= 0 && said[at] && /^[\s{}]*$/.test(lines[at] ?? ''); at--) found.unshift(said[at] ?? '');
  return found.join(' ');
}

/** The lines that open what this one stands in, by their indentation, the nearest first. */
function around(lines: readonly string[], line: number): number[] {
  const found: number[] = [];
  let inner = lines[line] ?? '';
  for (let at = line - 1; at >= 0; at--) {
    const outer = lines[at] ?? '';
    if (outer.trim() === '') continue;
    const closes = /^\s*[)\]}]/.test(inner);
    if (indentation(outer) > indentation(inner) || (indentation(outer) === indentation(inner) && !closes)) continue;
    found.push(at);
    inner = outer;
  }
  return found;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}

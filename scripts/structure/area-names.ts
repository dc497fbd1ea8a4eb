/**
 * The platform and the area `sistema` name no other area: what is an area's comes to them by its module's manifest.
 *
 * In: a tree of sources, the names that stand nevertheless (`area-names-left.ts`). Out: one sentence per string of their
 * code that names a module or area of the product, imports included, and per name left that is no longer there. Names
 * are those of the folders, in every way of writing them ('itens-despesa', 'itensDespesa', 'itens_despesa'). `acesso` is
 * the house's own, as `sistema` is. Tests and comments may take their examples where they like. Source: issue 8 §4.
 */
import { lineOf } from './scan.ts';
import { place, scan, type Tree } from './tree.ts';

const OWN = new Set(['sistema', 'acesso']);
/** Rooms that stand below the modules; `access` is the whole product's table of permissions. */
const ROOMS = new Set(['platform', 'kernel', 'register', 'contract', 'manifest']);

export type NamesLeft = Readonly<Record<string, { names: readonly string[]; why: string }>>;

/** Every way of writing the areas and modules that stand in the tree. */
function areaNames(tree: Tree): Set<string> {
  const folders = [...tree.keys()].map(place).filter(({ area, module }) => area && module && !OWN.has(area));
  return new Set(
    folders
      .flatMap(({ area, module }) => [area, module])
      .flatMap((name) => [
        name,
        name.replaceAll('-', '_'),
        name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      ]),
  );
}

/** 'despesas', 'despesas.list', '/api/despesas/…', '#modules/financeiro/…': the words of a string that are names. */
function namesIn(literal: string, names: ReadonlySet<string>): string[] {
  const [head = '', ...path] = literal.split('/');
  return [head.split(/[.:]/)[0] ?? '', ...path.flatMap((part) => part.split(/[?$.#]/)[0] ?? '')].filter((word) =>
    names.has(word),
  );
}

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

export function areaNameViolations(tree: Tree, left: NamesLeft): string[] {
  const names = areaNames(tree);
  const found: string[] = [];
  const seen = new Map<string, Set<string>>();
  for (const [path, text] of tree) {
    const { room, area, test, file } = place(path);
    if (!(ROOMS.has(room) || area === 'sistema') || test || /-for-tests\.tsx?$|\.gen\.ts$/.test(file)) continue;
    const { comments } = scan(text).masked;
    for (const match of text.matchAll(LITERAL)) {
      if (comments[match.index] !== ' ') continue;
      for (const name of namesIn(match[2] ?? '', names)) {
        seen.set(path, (seen.get(path) ?? new Set()).add(name));
        if (left[path]?.names.includes(name)) continue;
        found.push(
          `${path}:${lineOf(text, match.index)} says ${match[0]}: '${name}' is another area's; take it from the manifests`,
        );
      }
    }
  }
  for (const [path, { names: listed }] of Object.entries(left)) {
    for (const name of listed) {
      if (!seen.get(path)?.has(name))
        found.push(`${path} no longer names '${name}': take it out of area-names-left.ts`);
    }
  }
  return found;
}

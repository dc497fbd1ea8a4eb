/**
 * Whose SQL reads and writes which table: an owner's alone, or that of those whom the owner names.
 *
 * In: a tree of sources, the tables by owner ('financeiro/despesas', 'platform/auth'), the names of all tables. Out: one
 * sentence per use that the owner has not allowed, per table without exactly one owner, and per right that nobody uses.
 * SQL is found by its words (`from despesas`, `insert into …`) and by the tables that descriptions name (`tabela: '…'`).
 * Tests and the demonstration's seeds make their rows as they like. Source: docs/decisions/037.
 */
import type { OwnedTables } from '../../packages/server/src/platform/module/tables.ts';
import { lineOf } from './scan.ts';
import { place, scan, type Tree } from './tree.ts';

type Kind = 'reads' | 'writes';
interface TableUse {
  table: string;
  kind: Kind;
  /** 'financeiro/despesas', 'financeiro' (what the area shares), 'platform/auth', 'commands'. */
  home: string;
  at: string;
}
export type Owners = Readonly<Record<string, OwnedTables>>;

/** 'itensDespesa' → 'itens_despesa'. */
const sqlName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const NAME = '(?:only\\s+)?(?:(?:sede|auth|public)\\.)?([a-z_]+)\\b';
const FORMS: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'reads', pattern: new RegExp(`\\b(?:from|join)\\s+${NAME}`, 'g') },
  { kind: 'writes', pattern: new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from|truncate)\\s+${NAME}`, 'g') },
  { kind: 'reads', pattern: /\btabela:\s*'([A-Za-z_]+)'/g },
  { kind: 'writes', pattern: /\b(?:childTable|recordStore)(?:<[^>]*>)?\(\s*'([A-Za-z_]+)'/g },
  { kind: 'writes', pattern: /\b(?:defineRecord|registerRecord|namedRows)\b[^;]*?\btabela:\s*'([A-Za-z_]+)'/g },
];

function homeOf(path: string): string {
  const { room, part, area, module } = place(path);
  if (room === 'modules') return module ? `${area}/${module}` : area;
  return part ? `${room}/${part}` : room;
}

/** Every use of a known table in the server's sources. */
function tableUses(tree: Tree, tables: ReadonlySet<string>): TableUse[] {
  const uses: TableUse[] = [];
  for (const [path, text] of tree) {
    const { pack, room, test, file } = place(path);
    if (pack !== 'server' || test || room === 'demo' || /-for-tests\.ts$|\.gen\.ts$|\.demo\.ts$/.test(file)) continue;
    const spoken = withoutComments(text);
    for (const { kind, pattern } of FORMS) {
      for (const match of spoken.matchAll(pattern)) {
        const table = sqlName(match[1] ?? '');
        if (tables.has(table))
          uses.push({ table, kind, home: homeOf(path), at: `${path}:${lineOf(spoken, match.index)}` });
      }
    }
  }
  return uses;
}

/** Strings stay: the SQL stands in them. */
function withoutComments(text: string): string {
  const { comments } = scan(text).masked;
  return [...text].map((char, at) => (comments[at] === ' ' || comments[at] === '\n' ? char : ' ')).join('');
}

const within = (home: string, names: readonly string[] = []): string | undefined =>
  names.find((name) => home === name || home.startsWith(`${name}/`));

export function tableViolations(tree: Tree, owners: Owners, tables: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const ownerOf = new Map<string, string>();
  for (const [home, owned] of Object.entries(owners)) {
    for (const table of Object.keys(owned)) {
      if (!tables.has(table)) found.push(`${home} declares ${table}, which is no table`);
      if (ownerOf.has(table)) found.push(`${table} has two owners: ${ownerOf.get(table)} and ${home}`);
      ownerOf.set(table, home);
    }
  }
  const used = new Set<string>();
  for (const table of tables)
    if (!ownerOf.has(table)) found.push(`${table} has no owner: name it in its module's \`tables\``);
  for (const { table, kind, home, at } of tableUses(tree, tables)) {
    const owner = ownerOf.get(table);
    if (owner === undefined || within(home, [owner])) continue;
    const { readBy = [], writtenBy } = owners[owner]?.[table] ?? {};
    const writer = within(home, writtenBy);
    if (writer) used.add(`${table} writtenBy ${writer}`);
    if (writer || (kind === 'reads' && readBy === 'todos')) continue;
    const reader = kind === 'reads' && readBy !== 'todos' ? within(home, readBy) : undefined;
    if (reader) used.add(`${table} readBy ${reader}`);
    else
      found.push(
        `${at}: ${home} ${kind} ${table}, which is ${owner}'s; ask its index.ts, or let it name the ${kind === 'reads' ? 'reader (readBy)' : 'writer'}`,
      );
  }
  return [...found, ...unusedRights(owners, used)];
}

/** A right that nobody uses goes, so that the list says what is. */
function unusedRights(owners: Owners, used: ReadonlySet<string>): string[] {
  const rights = Object.entries(owners).flatMap(([home, owned]) =>
    Object.entries(owned).flatMap(([table, { readBy = [], writtenBy = [] }]) => [
      ...(readBy === 'todos' ? [] : readBy.map((name) => ({ home, right: `${table} readBy ${name}` }))),
      ...writtenBy.map((name) => ({ home, right: `${table} writtenBy ${name}` })),
    ]),
  );
  return rights.filter(({ right }) => !used.has(right)).map(({ home, right }) => `${home}: nobody uses ${right}`);
}

/** Names of all tables, from the database types that are made from the migrations. */
export function tablesOf(schema: string): Set<string> {
  const [, body = ''] = /export interface Database \{([^}]*)\}/.exec(schema) ?? [];
  return new Set([...body.matchAll(/^\s*(\w+): \w+;/gm)].map(([, name = '']) => sqlName(name)));
}

/** Owners by folder, from the modules' manifests: the contract key 'itensDespesa' stands in '…/itens-despesa'. */
export function ownersOf(
  tree: Tree,
  modules: Readonly<Record<string, { tables?: OwnedTables }>>,
  platform: Owners,
): Owners {
  const homes = new Map(
    [...tree.keys()]
      .map(place)
      .flatMap(({ pack, room, area, module }) =>
        pack === 'server' && room === 'modules' && module ? [[module, `${area}/${module}`] as const] : [],
      ),
  );
  const declared = Object.entries(modules).flatMap(([key, { tables }]) => {
    const folder = sqlName(key).replaceAll('_', '-');
    return tables ? [[homes.get(folder) ?? key, tables] as const] : [];
  });
  return { ...platform, ...Object.fromEntries(declared) };
}

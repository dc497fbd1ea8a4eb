/**
 * Which room may import from which, by pattern and not by a list of names (docs/architecture.md, "What may import what").
 *
 * In: a tree of sources. Out: one sentence per violation, with the place and the way out.
 * Type imports obey the same directions and make circles too; only the reach of zod looks at what is left at run time.
 */
import type { Import } from './scan.ts';
import { type Place, place, resolve, sameHome, scan, type Tree } from './tree.ts';

/** Libraries of the pure rooms. What is not here would bring I/O, a framework or weight into the browser. */
const ROOM_LIBRARIES: Record<string, string[]> = {
  kernel: ['uuid', 'cpf-cnpj-validator', 'extenso'],
  access: [],
  register: [],
  contract: ['zod', '@orpc/contract'],
  manifest: [],
  modules: ['zod'],
};
const TEST_LIBRARIES = ['vitest', 'fast-check'];

/** Within domain: kernel ← access ← registers ← contract library ← manifest ← modules. */
const DOMAIN_ORDER = ['kernel', 'access', 'register', 'contract', 'manifest', 'modules'];

/** Files that put the program together: the only ones that know every module. */
const COMPOSITION = /^(main|modules(\.[a-z-]+)?|program|start|app|public|index|routes|env\.d)\.tsx?$/;

const WHOLE_DOMAIN = /^packages\/domain\/src\/(modules|root-contract)\.ts$/;

export function importViolations(tree: Tree): string[] {
  const found: string[] = [];
  for (const [path, text] of tree) {
    for (const one of scan(text).imports) {
      const complaint = judge(path, one);
      if (complaint) found.push(`${path}:${one.line} imports '${one.specifier}': ${complaint}`);
    }
  }
  return found;
}

function judge(path: string, { specifier, typeOnly, dynamic }: Import): string | undefined {
  const from = place(path);
  if (specifier.startsWith('../../..') && from.pack !== 'e2e') {
    return "no '../../..'; write '#platform/…' or '#modules/…' (server, web), '@sede/domain/kernel' and the like (domain)";
  }
  const target = resolve(path, specifier);
  if (target === undefined) return judgeLibrary(from, specifier, typeOnly);
  const to = place(target);
  if (from.pack === 'web' && !from.test && !typeOnly && WHOLE_DOMAIN.test(target)) {
    return 'the list of all modules carries every contract and zod: the screens take its type only (import type)';
  }
  return judgePackage(from, to) ?? judgeDemo(from, to, typeOnly || dynamic) ?? judgeRoom(from, to, target);
}

const DEMO_PART = /\.demo\.ts$/;

/** Only the start of the demonstration loads it: its room, and the modules' parts. `deferred`: nothing is loaded with the file. */
function judgeDemo(from: Place, to: Place, deferred: boolean): string | undefined {
  if (from.pack !== 'server' || to.pack !== 'server' || from.test || /-for-tests\.ts$/.test(from.file))
    return undefined;
  const ofDemo = from.room === 'demo' || DEMO_PART.test(from.file);
  if (!ofDemo && !deferred && (to.room === 'demo' || DEMO_PART.test(to.file))) {
    return 'only the demonstration loads its parts: name them behind import(), as a manifest does';
  }
  if (from.room === 'modules' && to.room === 'demo' && to.file !== 'index.ts') {
    return "a part of the demonstration uses what '#demo/index.ts' offers";
  }
  return undefined;
}

function judgeLibrary(from: Place, specifier: string, typeOnly: boolean): string | undefined {
  const library = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] ?? '');
  if (
    library === '@orpc/contract' &&
    !typeOnly &&
    !(from.pack === 'domain' && from.room === 'contract') &&
    !from.test
  ) {
    return "operations are made with op(), from '@sede/domain/contract'; only that library knows oc";
  }
  if (from.pack !== 'domain' || (from.test && (TEST_LIBRARIES.includes(library) || specifier.startsWith('node:'))))
    return undefined;
  const allowed = ROOM_LIBRARIES[from.room] ?? [];
  if (typeOnly && library === '@orpc/contract') return undefined;
  return allowed.includes(library)
    ? undefined
    : `domain/${from.room} is pure and may only use ${allowed.join(', ') || 'nothing'}`;
}

function judgePackage(from: Place, to: Place): string | undefined {
  if (from.pack === to.pack) return undefined;
  if (from.pack === 'domain') return 'domain imports neither server nor web: hand the value in';
  if (from.pack === 'server' && to.pack === 'web') return 'server never imports web';
  if (from.pack === 'web' && to.pack === 'server') return 'web never imports server: it knows the contract only';
  return undefined;
}

function judgeRoom(from: Place, to: Place, target: string): string | undefined {
  if (from.pack === 'domain' && to.pack === 'domain') return judgeDomain(from, to);
  if (from.room === 'platform' && !from.test && to.room === 'modules') {
    return 'the platform never knows a module: let the composition root hand it in';
  }
  if (from.room === 'platform' && to.pack === from.pack && to.room === '' && !from.test) {
    return 'the platform never imports the composition root';
  }
  if (from.room === 'modules' && to.pack === from.pack) {
    if (
      to.room === 'modules' &&
      !sameHome(from, to) &&
      !isShared(from, to) &&
      !['index.ts', 'index.tsx'].includes(to.file)
    ) {
      return 'no deep path into another module; use what its index.ts offers, or ask it for a narrow question there';
    }
    if (to.room === '' || to.room === 'commands') return 'a module never imports the composition root';
  }
  if (from.pack !== to.pack && to.pack === 'domain' && !isEntry(target)) {
    return 'domain is imported by its entries (kernel, access, register, contract, manifest, modules, modules/<area>/<module>)';
  }
  if (
    from.room === '' &&
    from.pack === to.pack &&
    to.room === 'modules' &&
    !from.test &&
    !COMPOSITION.test(from.file)
  ) {
    return 'only the composition root (main.ts, modules.ts, program.ts, start.ts, app.tsx, public.tsx) knows the modules';
  }
  return undefined;
}

function judgeDomain(from: Place, to: Place): string | undefined {
  const own = DOMAIN_ORDER.indexOf(from.room);
  const other = DOMAIN_ORDER.indexOf(to.room);
  if (own >= 0 && other > own) return `domain/${from.room} stands below domain/${to.room} and does not know it`;
  if (from.room !== 'modules' || to.room !== 'modules' || sameHome(from, to)) return undefined;
  if (/\.contract\.ts$|^contract\.ts$/.test(to.file)) return 'a module never imports the contract of another one';
  if (isShared(from, to)) return undefined;
  // Within an area an operation may answer with the refusal of its neighbour; a text stands in one place.
  const open =
    from.area === to.area
      ? /^index\.ts$|\.(schema|lists|register|messages)\.ts$/
      : /^index\.ts$|\.(schema|lists|register)\.ts$/;
  return open.test(to.file)
    ? undefined
    : 'of another module only index.ts, its schema, its lists, its register and (in the same area) its messages may be imported';
}

/** What an area shares stands beside its modules, named after the area. */
const isShared = (from: ReturnType<typeof place>, to: ReturnType<typeof place>): boolean =>
  from.area === to.area && to.module === '' && to.file.startsWith(`${to.area}.`);

/** Entries of domain for the other packages: the index of a room or module, or a file named in the manifest's exports. */
function isEntry(target: string): boolean {
  const to = place(target);
  if (['index.ts', 'contract.ts', 'modules.ts', 'root-contract.ts', 'words.ts'].includes(to.file)) return true;
  // Files without zod are open one by one, so that the first chunk of the web need not carry the whole module.
  return to.room === 'modules' && /\.(lists|register|rules|messages|schema|contract)\.ts$/.test(to.file);
}

/** Circles of imports, those of types as well, each told once, from its first file in the alphabet. */
export function cycles(tree: Tree): string[] {
  const edges = edgesOf(tree, ({ dynamic }) => !dynamic);
  const found = new Set<string>();
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (path: string) => {
    state.set(path, 'open');
    trail.push(path);
    for (const next of edges.get(path) ?? []) {
      if (state.get(next) === 'open') found.add(told(trail.slice(trail.indexOf(next))));
      else if (!state.has(next)) visit(next);
    }
    trail.pop();
    state.set(path, 'done');
  };
  for (const path of [...tree.keys()].sort()) if (!state.has(path)) visit(path);
  return [...found];
}

function told(ring: string[]): string {
  const first = ring.indexOf([...ring].sort()[0] ?? '');
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  return `cycle: ${[...turned, turned[0]].join(' → ')}`;
}

/** Files that must stay without zod, because the first chunk of the web stands on them. */
const WITHOUT_ZOD =
  /^packages\/domain\/src\/((kernel|access|register|manifest)\/index|modules\/.*\.(lists|register|rules|messages|settings))\.ts$/;

export function zodReached(tree: Tree): string[] {
  const edges = runtimeEdges(tree);
  const found: string[] = [];
  for (const start of tree.keys()) {
    if (!WITHOUT_ZOD.test(start)) continue;
    const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
    for (const path of cameFrom.keys()) {
      for (const next of edges.get(path) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, path);
      const direct = scan(tree.get(path) ?? '').imports.some(
        (one) => !one.typeOnly && /^zod(\/|$)/.test(one.specifier),
      );
      if (!direct) continue;
      const way: string[] = [];
      for (let at: string | undefined = path; at; at = cameFrom.get(at)) way.unshift(at);
      found.push(`${way.join(' → ')} → zod: the first chunk of the web would carry it`);
      break;
    }
  }
  return found;
}

/** Which file runs which as it loads. A waiting import (`import()`) is neither a circle nor part of the first chunk. */
const runtimeEdges = (tree: Tree) => edgesOf(tree, ({ typeOnly, dynamic }) => !typeOnly && !dynamic);

function edgesOf(tree: Tree, counts: (one: Import) => boolean): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const [path, text] of tree) {
    const next = scan(text)
      .imports.filter(counts)
      .map((one) => resolve(path, one.specifier))
      .filter((target): target is string => target !== undefined && tree.has(target));
    edges.set(path, next);
  }
  return edges;
}

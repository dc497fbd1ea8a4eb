import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { matchPattern } from '#platform/routing/match.ts';
import { AJUDA_DAS_TELAS, ajudaDe } from './ajuda.map.ts';
import { findIn } from './buscarNoManual.ts';
import { anchorOf, sectionsOf } from './manual.ts';

const MANUAL = join(import.meta.dirname, '../../../../../../docs/manual');
const page = (name: string) => readFileSync(join(MANUAL, `${name}.md`), 'utf8');
const names = readdirSync(MANUAL)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''));

describe('the help of each screen', () => {
  it('every route of the program has a page, and no page is named for a route that is gone', async () => {
    // The router reads the address when it is loaded; nothing else of a browser is needed here.
    const history = { state: null, replaceState: () => undefined };
    vi.stubGlobal('window', { location: new URL('http://sede.test/'), addEventListener: () => undefined, history });
    const files = import.meta.glob<Record<string, unknown>>('../../**/*.routes.tsx');
    const paths = new Set<string>();
    for (const load of Object.values(files)) {
      for (const value of Object.values(await load())) {
        if (Array.isArray(value)) for (const { path } of value) paths.add(path);
      }
    }
    expect(paths.size).toBeGreaterThan(10);
    expect([...paths].filter((path) => !(path in AJUDA_DAS_TELAS))).toEqual([]);
    const leads = (address: string) => [...paths].some((path) => matchPattern(path, address));
    expect(Object.keys(AJUDA_DAS_TELAS).filter((path) => !paths.has(path) && !leads(path))).toEqual([]);
  });

  it('every page and heading that is named exists', () => {
    for (const target of Object.values(AJUDA_DAS_TELAS)) {
      const [name = '', heading] = target.split('#');
      expect(names, target).toContain(name);
      const anchors = sectionsOf(page(name)).secoes.map(({ secao }) => anchorOf(secao));
      if (heading) expect(anchors, target).toContain(heading);
    }
  });

  it('only the manual itself opens at its table of contents', () => {
    const general = Object.entries(AJUDA_DAS_TELAS).filter(([, target]) => target === 'README');
    expect(general.map(([path]) => path)).toEqual(['/ajuda', '/ajuda/:pagina']);
  });

  it('the table of contents names every page, and every picture is there', () => {
    for (const name of names.filter((one) => one !== 'README')) expect(page('README'), name).toContain(`(${name}.md)`);
    for (const name of names) {
      for (const [, file = ''] of page(name).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) {
        expect(existsSync(join(MANUAL, file)), `${name}: ${file}`).toBe(true);
      }
    }
  });

  it('is found by the address, parameters or not; elsewhere the whole manual opens', () => {
    expect(ajudaDe('/financial/despesas/aprovar')).toBe('/ajuda/despesas#aprovar');
    expect(ajudaDe('/financial/despesas/2026-01-01/2026-01-31')).toBe('/ajuda/despesas');
    expect(ajudaDe('/configuracoes/copias')).toBe('/ajuda/copias');
    expect(ajudaDe('/configuracoes/acesso')).toBe('/ajuda/configuracoes#mudar-uma-configuração');
    expect(ajudaDe('/profile')).toBe('/ajuda/inicio');
    expect(ajudaDe('/nada')).toBe('/ajuda');
  });
});

describe('the search in the manual', () => {
  const pages = [
    {
      pagina: 'despesas',
      texto: '# Despesas\nIntrodução.\n\n## Aprovação\nDuas **pessoas** aprovam.\n\n## Liquidar\nPague.',
    },
  ];
  it('finds sections by all the words, accents and capitals aside', () => {
    expect(findIn(pages, 'APROVACAO pessoas')).toEqual([
      expect.objectContaining({ pagina: 'despesas', secao: 'Aprovação', ancora: 'aprovação', titulo: 'Despesas' }),
    ]);
    expect(findIn(pages, 'introdução')).toHaveLength(1);
    expect(findIn(pages, 'aprovação pague')).toEqual([]);
    expect(findIn(pages, '  ')).toEqual([]);
  });
});

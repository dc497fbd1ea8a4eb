import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRoute, matchPattern } from '#platform/routing/match.ts';
import { allRoutes } from '#platform/testing/modules.ts';
import { ajudaDe } from './ajudaDe.ts';
import { anchorOf, sectionsOf } from './manual.ts';
import { findIn } from './searchManual.ts';

const MANUAL = join(import.meta.dirname, '../../../../../../docs/manual');
const page = (name: string) => readFileSync(join(MANUAL, `${name}.md`), 'utf8');
const names = readdirSync(MANUAL)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''));

describe('the help of each screen', () => {
  const targets = async () =>
    (await allRoutes()).flatMap(({ path, help, helpAt = {} }) => [[path, help] as const, ...Object.entries(helpAt)]);

  it('every page and heading that a route names exists', async () => {
    expect((await targets()).length).toBeGreaterThan(20);
    for (const [path, target] of await targets()) {
      const [name = '', heading] = target.split('#');
      expect(names, path).toContain(name);
      const anchors = sectionsOf(page(name)).secoes.map(({ secao }) => anchorOf(secao));
      if (heading) expect(anchors, path).toContain(heading);
    }
  });

  it('an address with a page of its own is one of its route', async () => {
    for (const { path, helpAt = {} } of await allRoutes()) {
      for (const address of Object.keys(helpAt)) expect(matchPattern(path, address), address).not.toBeNull();
    }
  });

  it('only the manual itself opens at its table of contents', async () => {
    const general = (await targets()).filter(([, target]) => target === 'README');
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

  it('is found by the address, parameters or not; elsewhere the whole manual opens', async () => {
    const routes = await allRoutes();
    const at = (pathname: string) => ajudaDe(findRoute(routes, pathname)?.route ?? null, pathname);
    expect(at('/financial/despesas/aprovar')).toBe('/ajuda/despesas#aprovar');
    expect(at('/financial/despesas/2026-01-01/2026-01-31')).toBe('/ajuda/despesas');
    expect(at('/configuracoes/copias')).toBe('/ajuda/copias');
    expect(at('/configuracoes/acesso')).toBe('/ajuda/configuracoes#mudar-uma-configuração');
    expect(at('/profile')).toBe('/ajuda/inicio');
    expect(at('/nada')).toBe('/ajuda');
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

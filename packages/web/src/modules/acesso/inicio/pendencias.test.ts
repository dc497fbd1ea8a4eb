import { PERMISSIONS } from '@sede/domain/access';
import { createDirectory } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/routing/search.ts';

const PENDENCIAS = createDirectory(MODULES).worklist;
const HOJE = '2026-11-20';
/** What a mark says in the address of a list; the text has its own for this one. */
const SIM: Readonly<Record<string, string>> = { '/juridico/atendimentos': 'true' };

/** Two ends of one range are one parameter of the address: vencimentoDe, vencimentoAte → vencimento=de..ate. */
function joinRanges(filtro: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const ends = Object.keys(filtro).flatMap((key) => /^(.+)(?:De|Ate)$/.exec(key)?.[1] ?? []);
  const joined: Record<string, unknown> = { ...filtro };
  for (const name of ends) {
    joined[name] = `${filtro[`${name}De`] ?? ''}..${filtro[`${name}Ate`] ?? ''}`;
    delete joined[`${name}De`];
    delete joined[`${name}Ate`];
  }
  return joined;
}

describe('each pendência', () => {
  it('has a name of its own, a permission of the table, and words for one and for many', () => {
    expect(new Set(PENDENCIAS.map(({ id }) => id)).size).toBe(PENDENCIAS.length);
    for (const { id, permissao, uma, muitas } of PENDENCIAS) {
      expect(PERMISSIONS, id).toHaveProperty([permissao]);
      expect(
        [uma, muitas].every((words) => /^[a-z]/.test(words)),
        id,
      ).toBe(true);
    }
  });

  it('opens an address whose parameters are those that were counted', () => {
    for (const pendencia of PENDENCIAS) {
      expect(pendencia.caminho, pendencia.id).toMatch(/^(\/[A-Za-z-]+)+$/);
      const { periodo, ...rest } = parseSearch(stringifySearch(pendencia.busca(HOJE)));
      const { inicio, fim, ...filtro } = pendencia.filtro(HOJE);
      if (inicio !== undefined) expect(periodo, pendencia.id).toBe(`${inicio}..${fim}`);
      const asText = (value: unknown) =>
        value === true ? (SIM[pendencia.caminho] ?? 'sim') : Array.isArray(value) ? value.join(',') : String(value);
      expect(rest, pendencia.id).toEqual(
        Object.fromEntries(Object.entries(joinRanges(filtro)).map(([key, value]) => [key, asText(value)])),
      );
    }
  });

  it('that counts over a list which opens on a month says that every month counts', () => {
    for (const pendencia of PENDENCIAS.filter(({ caminho }) => caminho === '/financial/expenses')) {
      expect(pendencia.busca(HOJE), pendencia.id).toHaveProperty('periodo');
    }
  });
});

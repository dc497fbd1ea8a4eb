import { expect, it } from 'vitest';
import { listDefinitionOf } from '../../packages/domain/src/contract/index.ts';
import { contract } from '../../packages/domain/src/root-contract.ts';
import { readTree } from './tree.ts';

type Operations = Record<string, Record<string, { '~orpc': { inputSchema: unknown } }>>;

const definitionOf = (views: string) => {
  const [module = '', verb = ''] = (views.split(':')[0] ?? '').split('.');
  return listDefinitionOf((contract as unknown as Operations)[module]?.[verb]?.['~orpc'].inputSchema);
};

/** What a view keeps of a period or a range is checked by the server only if the contract says which inputs it is. */
it('every list of the screens has saved views, and the contract knows each of its intervals', () => {
  const wrong: string[] = [];
  for (const [file, text] of readTree(/\.list\.ts$/)) {
    if (!file.startsWith('packages/web/src/modules/')) continue;
    const views = [...text.matchAll(/views: '([^']+)'/g)].map(([, name = '']) => name);
    const lists = text.match(/defineList\(/g)?.length ?? 0;
    if (views.length < lists) wrong.push(`${file}: ${lists} lists, ${views.length} with views`);
    const definitions = views.map((name) => ({ name, definition: definitionOf(name) }));
    for (const { name, definition } of definitions) {
      if (!definition) wrong.push(`${file}: '${name}' is no list of the contract`);
    }
    const known = definitions.flatMap(({ definition }) => Object.values(definition?.intervalos ?? {})).map(String);
    for (const [, de, ate] of text.matchAll(/inputs: \['(\w+)', '(\w+)'\]/g)) {
      if (!known.includes(`${de},${ate}`)) wrong.push(`${file}: no 'intervalos' of its contract names ${de}, ${ate}`);
    }
  }
  expect(wrong).toEqual([]);
});

import { expect, it } from 'vitest';
import { defineSection, gatherSections, settingsOf } from './setting.ts';

const dias = { tipo: 'inteiro', rotulo: 'Dias', ajuda: 'Quantos dias.', minimo: 1, maximo: 9, padrao: 5 } as const;
const prazos = defineSection({ valor: 'prazos', order: 20, rotulo: 'Prazos', ajuda: 'Os prazos.', settings: { dias } });

it('pages of one name are one page with what every module brings, in the order of the pages', () => {
  const outra = defineSection({ valor: 'acesso', order: 10, rotulo: 'Acesso', ajuda: 'Entrar.', settings: {} });
  const mais = defineSection({ ...prazos, settings: { folga: dias } });
  const pages = gatherSections([prazos, outra, mais]);
  expect(pages.map(({ valor, settings }) => [valor, Object.keys(settings)])).toEqual([
    ['acesso', []],
    ['prazos', ['dias', 'folga']],
  ]);
  expect(Object.keys(settingsOf(pages))).toEqual(['dias', 'folga']);
  expect(Object.keys(prazos.settings)).toEqual(['dias']);
});

import { expect, it } from 'vitest';
import { blocosDe } from './publico.rules.ts';
import { publicoSettings } from './publico.settings.ts';

it('a text of the settings is blocks between empty lines, with headings', () => {
  expect(blocosDe('Um.\nAinda um.\n\n\n## Título \n  \n<b>Dois</b>')).toEqual([
    { tipo: 'paragrafo', texto: 'Um.\nAinda um.' },
    { tipo: 'titulo', texto: 'Título' },
    { tipo: 'paragrafo', texto: '<b>Dois</b>' },
  ]);
  expect(blocosDe('  \n\n ')).toEqual([]);
});

it('the shipped notice names what the law asks for', () => {
  const { padrao } = publicoSettings.avisoPrivacidade;
  for (const asked of ['13.709', 'art. 11', 'art. 18', '{telefone}', '{email}', 'ANPD'])
    expect(padrao).toContain(asked);
  expect(padrao.length).toBeLessThan(publicoSettings.avisoPrivacidade.maximo);
});

import { describe, expect, it } from 'vitest';
import { openingsOf, openingText } from './role-words.ts';
import { ROLES } from './roles.ts';

describe('what a role opens', () => {
  it.each(ROLES.map(({ valor }) => valor))('%s says it in words', (role) => {
    const openings = openingsOf(role);
    expect(openings.length).toBeGreaterThan(0);
    for (const opening of openings) expect(openingText(opening)).toMatch(/^\p{Lu}[^.]+: \p{Ll}/u);
    expect(openings.map(openingText).join()).not.toMatch(/undefined|[a-z]-[a-z]*\./);
  });

  it('reads the permission table', () => {
    const texts = openingsOf('aprovador').map(openingText);
    expect(texts).toContain('Despesas: ver a aprovação, aprovar e negar');
    expect(texts).toContain('Beneficiários: consultar');
    expect(openingsOf('gestor_sistema').map(({ onde }) => onde)).toContain('Usuários e perfis');
  });
});

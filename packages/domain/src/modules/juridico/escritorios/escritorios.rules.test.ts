import { expect, it } from 'vitest';
import { soOndeAge } from './escritorios.rules.ts';

it.each([
  ['the office’s user, who sees no other', ['escritorio_juridico'], {}],
  ['the Jurídico role, which acts everywhere', ['juridico', 'escritorio_juridico', 'visualizador_juridico'], {}],
  ['the reading role, which acts nowhere', ['visualizador_juridico'], { escritorio: ['a', 'b'] }],
  ['both', ['visualizador_juridico', 'escritorio_juridico'], { escritorio: ['a', 'b'] }],
])('what somebody may act upon of what they see: %s', (_name, papeis, filtro) => {
  expect(soOndeAge({ ver: 'prazos.ver', agir: 'prazos.editar' })({ papeis, escritorios: ['b', 'a'] })).toEqual(filtro);
});

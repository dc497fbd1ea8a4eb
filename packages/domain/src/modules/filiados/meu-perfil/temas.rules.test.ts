import { describe, expect, it } from 'vitest';
import { readTemas, recebeTema, TEMAS_PADRAO } from './temas.rules.ts';

const tema = (linha: string) => readTemas(linha)[0] ?? expect.fail('no topic');

describe('topics of messages', () => {
  it('the six that are shipped', () => {
    expect(readTemas(TEMAS_PADRAO).map(({ nome, obrigatorio, optIn }) => [nome, obrigatorio, optIn])).toEqual([
      ['Assembleias e avisos estatutários', true, false],
      ['Jurídico', false, false],
      ['Informativo', false, false],
      ['Eventos', false, false],
      ['Convênios', false, true],
      ['Pesquisas', false, false],
    ]);
    expect(readTemas(TEMAS_PADRAO).filter(({ desfiliados }) => desfiliados)).toMatchObject([{ nome: 'Jurídico' }]);
  });

  it('empty lines are none, the same name counts once, capitals of a mark do not matter', () => {
    expect(readTemas('\n A | OPT-IN \n\n|desfiliados\nA\n')).toEqual([
      { nome: 'A', obrigatorio: false, optIn: true, desfiliados: false },
    ]);
  });

  it.each([
    ['A', undefined, true],
    ['A', false, false],
    ['A | opt-in', undefined, false],
    ['A | opt-in', true, true],
    ['A | obrigatório', false, true],
    ['A | obrigatório | opt-in', undefined, true],
  ])('%s, chosen %s: %s', (linha, escolhido, recebe) => expect(recebeTema(tema(linha), escolhido)).toBe(recebe));
});

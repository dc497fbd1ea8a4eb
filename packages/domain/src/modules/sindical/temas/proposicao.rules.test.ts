import { expect, it } from 'vitest';
import { erroDoHost, haQuantoTempo, textoDaEspera, textoDaFalha } from './proposicao.rules.ts';

it.each([
  ['2026-11-23T12:00:00.000Z', 'agora'],
  ['2026-11-23T11:59:00.000Z', 'há 1 min'],
  ['2026-11-23T11:00:01.000Z', 'há 59 min'],
  ['2026-11-23T10:00:00.000Z', 'há 2 h'],
  ['2026-11-21T12:00:01.000Z', 'há 47 h'],
  ['2026-11-21T12:00:00.000Z', 'há 2 dias'],
  // A clock that is ahead.
  ['2026-11-23T12:00:30.000Z', 'agora'],
])('asked at %s is %s', (instante, texto) =>
  expect(haQuantoTempo(instante, Date.parse('2026-11-23T12:00:00.000Z'))).toBe(texto),
);

it.each(['dadosabertos.camara.leg.br', 'legis.senado.leg.br', 'a-b.example'])('%s may be asked', (host) =>
  expect(erroDoHost(host)).toBeNull(),
);
it.each([
  '',
  'localhost',
  'x.localhost',
  '127.0.0.1',
  '[::1]',
  'https://camara.leg.br',
  'camara.leg.br/api',
  'camara.leg.br:8080',
  'ana@camara.leg.br',
  'câmara.leg.br',
  '-a.leg.br',
  'camara.leg.br ',
])('%s may not', (host) => expect(erroDoHost(host)).toMatch(/^Informe só o nome/));

it('says what went wrong, and when it is asked', () => {
  const qual = { casa: 'Senado', nome: 'PL 512/2026' } as const;
  expect(textoDaFalha('nao_encontrada', qual)).toBe(
    'PL 512/2026 não foi encontrada no Senado Federal. Confira sigla, número e ano.',
  );
  expect(textoDaFalha('indisponivel', qual)).not.toBe(textoDaFalha('resposta_invalida', qual));
  expect(textoDaEspera('Câmara')).toBe(
    'Ainda não consultado na Câmara dos Deputados. As consultas são às 6h30, 12h30 e 18h30.',
  );
});

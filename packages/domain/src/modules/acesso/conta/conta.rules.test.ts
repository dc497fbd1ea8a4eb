import { describe, expect, it } from 'vitest';
import { dispositivo, precisaConfirmarSenha } from './conta.rules.ts';

describe('when the current password is asked again', () => {
  const entrada = '2026-11-20T12:00:00.000Z';
  it.each([
    ['2026-11-20T12:00:00.000Z', false],
    ['2026-11-20T12:10:00.000Z', false],
    ['2026-11-20T12:10:00.001Z', true],
    ['2026-11-21T12:00:00.000Z', true],
    // A clock set back must not make an old sign-in fresh.
    ['2026-11-20T11:58:59.000Z', true],
    ['2026-11-20T11:59:30.000Z', false],
  ])('signed in at noon, at %s the answer is %s', (agora, esperado) => {
    expect(precisaConfirmarSenha(entrada, agora)).toBe(esperado);
  });
  it('an unreadable instant asks', () => {
    expect(precisaConfirmarSenha('', entrada)).toBe(true);
  });
});

describe('a device is named in words', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
      'Chrome no Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge no Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      'Safari no iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox no Linux'],
    ['curl/8.5.0', 'Dispositivo desconhecido'],
    [null, 'Dispositivo desconhecido'],
  ])('%s', (agente, esperado) => {
    expect(dispositivo(agente)).toBe(esperado);
  });
});

import { describe, expect, it } from 'vitest';
import { createLogger, withoutPersonalData } from './logger.ts';

function capture() {
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  return { log, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>, text: () => lines.join('') };
}

describe('the log', () => {
  it('is JSON with the level by name, an ISO instant and the request id of a child', () => {
    const { log, last } = capture();
    log.child({ reqId: 'r-1' }).info({ ms: 3 }, 'request');
    expect(last()).toMatchObject({ level: 'info', reqId: 'r-1', ms: 3, msg: 'request' });
    expect(String(last().time)).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  it('replaces fields that carry personal data, wherever they stand', () => {
    const { log, text } = capture();
    log.info({ email: 'ana@x.org', body: { a: 'corpo-secreto' }, usuario: { senha: 'segredo1', cpf: 'cpf-x' } }, 'x');
    log.info({ a: { b: { token: 'segredo2' } }, headers: { cookie: 'segredo3', 'set-cookie': 'segredo4' } }, 'x');
    expect(text()).not.toMatch(/ana@x|corpo-secreto|segredo|cpf-x/);
  });

  it('masks addresses, documents and search words inside any text', () => {
    expect(withoutPersonalData('550 <ana.b+c@mail.x.org> unknown')).toBe('550 <[e-mail]> unknown');
    expect(withoutPersonalData('cpf 529.982.247-25 cnpj 12.ABC.345/01DE-35')).toBe('cpf [documento] cnpj [documento]');
    expect(withoutPersonalData('invalid "52998224725" or 52998224724')).toBe('invalid "[documento]" or 52998224724');
    expect(withoutPersonalData('{"livres":52998224725}')).toBe('{"livres":52998224725}');
    expect(withoutPersonalData('"/api/beneficiarios?busca=Maria%20da%20Silva"')).toBe('"/api/beneficiarios?[oculto]"');
    expect(withoutPersonalData('at /x/node_modules/@sede/domain/src/a.ts:1:2')).toContain('@sede/domain/src/a.ts');
  });

  it('keeps code and constraint of a database error but not the row that it quotes', () => {
    const { log, last, text } = capture();
    const err = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'usuarios_email',
      detail: 'Key (nome)=(Maria da Silva) already exists.',
    });
    log.error({ err }, 'unexpected error');
    expect(last().err).toMatchObject({ message: 'duplicate key', code: '23505', constraint: 'usuarios_email' });
    expect(text()).not.toContain('Maria');
  });
});

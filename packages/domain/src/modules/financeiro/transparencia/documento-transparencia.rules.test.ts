import { describe, expect, it } from 'vitest';
import { erroPublicacao, isLinkHttps } from './documento-transparencia.rules.ts';

describe('a link that is published', () => {
  it.each([
    ['https://sindicato.org.br/contas/2026.pdf', true],
    ['https://sindicato.org.br', true],
    ['https://sindicato.org.br/a b', false],
    ['http://sindicato.org.br', false],
    ['HTTPS://sindicato.org.br', false],
    ['javascript:alert(1)//https://a.b', false],
    ['https://', false],
    ['https://servidor', false],
    ['https://joao:senha@sindicato.org.br', false],
    ['sindicato.org.br', false],
  ])('%s: %s', (text, valid) => expect(isLinkHttps(text)).toBe(valid));
});

it.each([
  [null, null, ' Obrigatório'],
  ['', undefined, ' Obrigatório'],
  ['https://a.b', null, null],
  [null, 'id', null],
  ['https://a.b', 'id', 'Informe o PDF ou o link, não os dois.'],
])('link %j and PDF %j: %j', (url, idAnexo, message) => expect(erroPublicacao(url, idAnexo)).toBe(message));

import { describe, expect, it } from 'vitest';
import { readUrlDoLink } from './link.rules.ts';

describe('a theme’s link', () => {
  it.each([
    [
      'https://www.camara.leg.br/propostas-legislativas/2481234',
      'https://www.camara.leg.br/propostas-legislativas/2481234',
    ],
    ['  http://senado.leg.br  ', 'http://senado.leg.br/'],
    ['HTTPS://WWW.CAMARA.LEG.BR/A', 'https://www.camara.leg.br/A'],
    ['https://câmara.leg.br/', 'https://xn--cmara-3qa.leg.br/'],
    ['https://exemplo.org:8443/a?b=c d'.replace(' ', '%20'), 'https://exemplo.org:8443/a?b=c%20d'],
  ])('%s opens', (typed, kept) => expect(readUrlDoLink(typed)).toBe(kept));

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt://www.camara.leg.br/%0aalert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['ftp://camara.leg.br/a'],
    ['file:///etc/passwd'],
    ['www.camara.leg.br'],
    ['//camara.leg.br'],
    ['https:/camara.leg.br'],
    ['https:\\\\camara.leg.br'],
    ['https://camara.leg.br\\@example.com'],
    ['https://camara.leg.br@example.com/'],
    ['https://user:senha@camara.leg.br/'],
    ['https://cаmara.leg.br/'],
    ['https://camara。leg.br/'],
    ['https://localhost/'],
    ['https://127.0.0.1/'],
    ['https://[::1]/'],
    ['https://-a.br/'],
    ['https://camara.leg.br/ outro'],
    ['https://camara.leg.br/\u202egpj.exe'],
    ['http​s://camara.leg.br'],
    ['https://'],
    [''],
  ])('%j does not', (typed) => expect(readUrlDoLink(typed)).toBeNull());
});

import { describe, expect, it } from 'vitest';
import { CHAVES_CONFIGURACAO, type ChaveConfiguracao, CONFIGURACOES } from './configuracoes.lists.ts';
import { configuracoesRegistry } from './configuracoes.schema.ts';

const accepts = (chave: ChaveConfiguracao, valor: unknown): boolean =>
  configuracoesRegistry[chave].schema.safeParse(valor).success;

describe('settings', () => {
  it.each(CHAVES_CONFIGURACAO)('%s is worth a default that its own schema accepts, and is explained', (chave) => {
    const { padrao, rotulo, ajuda } = CONFIGURACOES[chave];
    expect(configuracoesRegistry[chave].schema.parse(padrao)).toEqual(padrao);
    expect(rotulo.length).toBeGreaterThan(2);
    expect(ajuda).toMatch(/\.$/);
  });

  it.each<[ChaveConfiguracao, unknown]>([
    ['nomeSindicato', '   '],
    ['cnpjSindicato', '11.222.333/0001-82'],
    ['emailSindicato', 'sem arroba'],
    ['linkServiceDesk', 'http://x.org'],
    ['linkServiceDesk', 'javascript:alert(1)'],
    ['revelarEmailDesconhecido', 'sim'],
    ['papeisComDuasEtapas', ['chefe']],
    ['financeiroEspecial', ['a@x.org', 'A@x.org']],
    ['corteAprovacao', '2022-02-30'],
    ['periodoFinanceiro', { inicio: 21, fim: 21 }],
    ['periodoFinanceiro', { inicio: 30, fim: 29 }],
    ['centrosCusto', []],
    ['centrosCusto', ['Outro', 'OUTRO']],
    ['meiosPagamento', ['Digital', 'Cheque']],
    ['saldoInicial', 1.5],
    ['saldoInicial', -1_000_000_000_000_000],
    ['retencaoAnexosAnos', 0],
    ['retencaoAnexosAnos', 2.5],
  ])('%s refuses %j', (chave, valor) => {
    expect(accepts(chave, valor)).toBe(false);
  });

  it.each<[ChaveConfiguracao, unknown, unknown]>([
    ['cnpjSindicato', '11.222.333/0001-81', '11222333000181'],
    ['cnpjSindicato', '', ''],
    ['financeiroEspecial', [' Ana@X.org '], ['ana@x.org']],
    ['periodoFinanceiro', { inicio: 1, fim: 31 }, { inicio: 1, fim: 31 }],
    ['papeisComDuasEtapas', ['admin_financeiro', 'aprovador'], ['admin_financeiro', 'aprovador']],
    // Overdrawn at the beginning.
    ['saldoInicial', -125_090, -125_090],
    ['meiosPagamento', ['Pix ', 'Dinheiro'], ['Pix', 'Dinheiro']],
  ])('%s takes %j as %j', (chave, valor, kept) => {
    expect(configuracoesRegistry[chave].schema.parse(valor)).toEqual(kept);
  });
});

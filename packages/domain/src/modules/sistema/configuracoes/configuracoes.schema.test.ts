import { createDirectory, type SettingValues } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import { describe, expect, it } from 'vitest';
import { erroDeVazio, isTexto } from './configuracoes.rules.ts';
import { settingsRegistry } from './configuracoes.schema.ts';

const { settings, settingSections } = createDirectory(MODULES);
const registry = settingsRegistry(settings);
const schemaOf = (chave: string) => {
  const definition = registry[chave];
  if (!definition) throw new Error(`no setting ${chave}`);
  return definition.schema;
};

describe('settings of all modules', () => {
  it.each(Object.entries(settings))(
    '%s is worth a default that its own schema accepts, and is explained',
    (chave, setting) => {
      const { padrao, rotulo, ajuda } = setting;
      expect(schemaOf(chave).parse(padrao)).toEqual(padrao);
      expect(rotulo.length).toBeGreaterThan(2);
      expect(ajuda).toMatch(/\.$/);
    },
  );

  it.each(Object.entries(settings))(
    '%s left empty is refused by the page, with the same words, where its schema refuses it',
    (chave, setting) => {
      const empty: unknown = isTexto(setting) ? '' : Array.isArray(setting.padrao) ? [] : null;
      // The page has no way to leave these two empty: a switch, and three colours.
      if (setting.tipo === 'simNao' || setting.tipo === 'cores') return;
      const refused = schemaOf(chave).safeParse(empty).error?.issues[0]?.message ?? null;
      expect(erroDeVazio(setting, empty)).toBe(refused);
    },
  );

  it('stand on one page each, under a key of their own; pages keep their order', () => {
    const declared = Object.values(MODULES)
      .flatMap(({ settings: sections = [] }) => sections)
      .flatMap((section) => Object.keys(section.settings));
    expect(declared.toSorted()).toEqual(Object.keys(settings).toSorted());
    expect(settingSections.map(({ rotulo }) => rotulo)).toEqual([
      'Sindicato',
      'Acesso',
      'Financeiro',
      'Impostos retidos',
      'Listas do financeiro',
      'Jurídico',
      'Parcela compensatória',
      'Contratos',
      'Patrimônio',
      'Power BI',
      'Filiados',
      'Arquivos',
      'Comunicação',
      'Filiação pelo site',
      'Consignação',
      'Interações',
      'Pesquisas de satisfação',
      'Privacidade e páginas públicas',
      'Cópias de segurança',
      'Sindical',
      'Temas',
    ]);
  });

  it('a list of words names the setting that holds its disabled ones', () => {
    const lists = Object.values(settings).filter((setting) => setting.tipo === 'lista');
    expect(lists.length).toBeGreaterThan(0);
    for (const { desabilitadas } of lists) expect(settings[desabilitadas]?.tipo, desabilitadas).toBe('desabilitadas');
  });
});

describe('a value', () => {
  it.each<[string, unknown]>([
    ['nomeSindicato', '   '],
    ['cnpjSindicato', '11.222.333/0001-82'],
    ['emailSindicato', 'sem arroba'],
    ['linkServiceDesk', 'http://x.org'],
    ['linkServiceDesk', 'javascript:alert(1)'],
    ['revelarEmailDesconhecido', 'sim'],
    ['papeisComDuasEtapas', ['chefe']],
    ['financeiroEspecial', ['a@x.org', 'A@x.org']],
    ['editoresBi', ['a', 'b', 'c', 'd', 'e', 'f'].map((um) => `${um}@x.org`)],
    ['corteAprovacao', '2022-02-30'],
    ['periodoFinanceiro', { inicio: 21, fim: 21 }],
    ['periodoFinanceiro', { inicio: 30, fim: 29 }],
    ['centrosCusto', []],
    ['centrosCusto', ['Outro', 'OUTRO']],
    ['meiosPagamento', ['Digital', 'Cheque']],
    ['meiosPagamentoDesabilitados', ['Dinheiro']],
    ['saldoInicial', 1.5],
    ['saldoInicial', -1_000_000_000_000_000],
    ['retencaoAnexosAnos', 0],
    ['retencaoAnexosAnos', 2.5],
  ])('%s refuses %j', (chave, valor) => {
    expect(schemaOf(chave).safeParse(valor).success).toBe(false);
  });

  it.each<[string, unknown, SettingValues[keyof SettingValues]]>([
    ['cnpjSindicato', '11.222.333/0001-81', '11222333000181'],
    ['cnpjSindicato', '', ''],
    ['financeiroEspecial', [' Ana@X.org '], ['ana@x.org']],
    [
      'editoresBi',
      ['a', 'b', 'c', 'd', 'e'].map((um) => `${um}@x.org`),
      ['a', 'b', 'c', 'd', 'e'].map((um) => `${um}@x.org`),
    ],
    ['periodoFinanceiro', { inicio: 1, fim: 31 }, { inicio: 1, fim: 31 }],
    ['papeisComDuasEtapas', ['admin_financeiro', 'aprovador'], ['admin_financeiro', 'aprovador']],
    // Overdrawn at the beginning.
    ['saldoInicial', -125_090, -125_090],
    ['meiosPagamento', ['Pix ', 'Dinheiro'], ['Pix', 'Dinheiro']],
  ])('%s takes %j as %j', (chave, valor, kept) => {
    expect(schemaOf(chave).parse(valor)).toEqual(kept);
  });
});

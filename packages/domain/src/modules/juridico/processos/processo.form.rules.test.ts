import { describe, expect, it } from 'vitest';
import { anoDoProcesso, type DadosDoProcesso, erroDoNumero, faltasDoProcesso } from './processo.form.rules.ts';

const VAZIO: DadosDoProcesso = {
  ...{ tipo: 'Judicial', numero: null, formatoAntigo: false, tribunalOrgao: null, dataProtocolo: null },
  ...{ escritorioId: null, objetoId: null, linkProcesso: null, valorCausa: null, natureza: null, tags: [] },
  ...{ publicarAcaoColetiva: false, titulo: null, filiadosIndeterminados: false, orgaos: [] },
  ...{ relacionadoAtendimentos: false, atendimentos: [] },
};
const falta = (dados: Partial<DadosDoProcesso>) => Object.keys(faltasDoProcesso({ ...VAZIO, ...dados })).toSorted();

describe('what a case lacks', () => {
  it('is asked by its kind', () => {
    const sempre = ['escritorioId', 'objetoId'];
    expect(falta({ tipo: 'Judicial' })).toEqual(
      [...sempre, 'dataProtocolo', 'linkProcesso', 'numero', 'tribunalOrgao', 'valorCausa'].toSorted(),
    );
    expect(falta({ tipo: 'Administrativo' })).toEqual(
      [...sempre, 'dataProtocolo', 'numero', 'tribunalOrgao'].toSorted(),
    );
    expect(falta({ tipo: 'Procedimento' })).toEqual([...sempre, 'natureza', 'tags', 'valorCausa'].toSorted());
  });

  it('is a title when it is published, houses when its members are unknown; an amount of nothing is one', () => {
    expect(falta({ publicarAcaoColetiva: true })).toContain('titulo');
    expect(falta({ filiadosIndeterminados: true })).toContain('orgaos');
    const relacionado = { tipo: 'Procedimento', relacionadoAtendimentos: true } as const;
    expect(falta(relacionado)).toContain('atendimentos');
    expect(falta({ ...relacionado, atendimentos: ['a'] })).not.toContain('atendimentos');
    expect(falta({ valorCausa: 0 })).not.toContain('valorCausa');
  });

  it.each(['ftp://x.example', 'javascript:alert(1)', 'https://', 'pje.example'])(
    'is a link where there is %s',
    (linkProcesso) => {
      expect(falta({ linkProcesso })).toContain('linkProcesso');
    },
  );
});

it('a number is checked where it must be', () => {
  const erro = (numero: string, mais: Partial<DadosDoProcesso> = {}) => erroDoNumero({ ...VAZIO, numero, ...mais });
  expect(erro('1023344-75.2021.4.01.3400')).toBeNull();
  expect(erro('1023344-76.2021.4.01.3400')).toBe('numero_invalido');
  expect(erro('2009.34.00.012345-6', { formatoAntigo: true })).toBeNull();
  expect(erro('sem número', { formatoAntigo: true })).toBe('sem_digitos');
  expect(erro('123/2024', { tipo: 'Administrativo' })).toBeNull();
  expect(erro('s/n', { tipo: 'Administrativo' })).toBe('sem_digitos');
  expect(erro('2026/0001', { tipo: 'Procedimento' })).toBeNull();
});

it('the year is the number’s, else the protocol’s', () => {
  const ano = (dados: Partial<DadosDoProcesso>) => anoDoProcesso({ ...VAZIO, ...dados });
  expect(ano({ numero: '0000002-65.2005.4.05.8100', dataProtocolo: '2006-01-10' })).toBe(2005);
  expect(ano({ numero: '2009.34.00.012345-6', dataProtocolo: '2009-02-01' })).toBe(2009);
  expect(ano({ tipo: 'Procedimento' })).toBeNull();
});

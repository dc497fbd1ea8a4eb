import { describe, expect, it } from 'vitest';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import { type Recibo, reciboDocx, textoDoRecibo } from './recibo-docx.ts';

const recibo: Recibo = {
  valor: 1_250_001,
  data: '2026-11-20',
  nome: 'Barros & Lima <Advogados>',
  tipoDocumento: 'CNPJ',
  documento: '12.ABC.345/01DE-35',
  descricao: 'honorários do 2º semestre.',
  sindicato: { nome: 'Sindicato de Teste', cnpj: '11.222.333/0001-81', telefone: '', email: 'contato@teste.org.br' },
  local: 'Brasília',
};

describe('recibo', () => {
  it('says who received what from whom, in figures and in words', () => {
    expect(textoDoRecibo(recibo)).toBe(
      'Eu, Barros & Lima <Advogados>, CNPJ 12.ABC.345/01DE-35, recebi de Sindicato de Teste, CNPJ 11.222.333/0001-81, ' +
        'a importância de R$ 12.500,01 (doze mil e quinhentos reais e um centavo), referente a honorários do 2º semestre, ' +
        'pelo que dou plena quitação.',
    );
  });

  it('is a Word file with the union, the text, place and long date, and the signature line', async () => {
    const bytes = await reciboDocx(recibo);
    const files = unzip(bytes);
    const xml = String(files.get('word/document.xml') ?? '');
    expect(xml).toContain('Sindicato de Teste');
    expect(xml).toContain('Brasília, 20 de novembro de 2026.');
    expect(xml).toContain('doze mil e quinhentos reais e um centavo');
    expect(xml).toContain('Barros &amp; Lima &lt;Advogados&gt;');
    expect(xml).toContain('____');
  });
});

import { describe, expect, it } from 'vitest';
import { type Candidato, type LinhaDoExtrato, propor } from './index.ts';

const linha = (over: Partial<LinhaDoExtrato> = {}): LinhaDoExtrato => ({
  id: 'l1',
  data: '2026-10-10',
  valor: -100_00,
  descricao: 'PAGAMENTO BOLETO',
  documento: null,
  ...over,
});
let n = 0;
const despesa = (over: Partial<Candidato> = {}): Candidato => {
  n += 1;
  const id = `d${n}`;
  return {
    chave: `despesa:${id}`,
    alvos: [{ tipo: 'pagamento', id }],
    valor: -100_00,
    data: '2026-10-10',
    feito: false,
    daConta: false,
    ajustavel: true,
    documentos: [],
    nome: 'Papelaria Central Ltda',
    ...over,
  };
};
const paga = (over: Partial<Candidato> = {}) => despesa({ feito: true, daConta: true, ajustavel: false, ...over });

describe('a proposal', () => {
  it('is safe by amount, day and account; or by the document or the whole name in the line', () => {
    expect(propor([linha()], [paga()]).get('l1')).toMatchObject({
      certeza: 'segura',
      razoes: ['Valor igual', 'Mesma data', 'Já registrado nesta conta'],
    });
    const doc = propor([linha({ documento: '000.987-6' })], [despesa({ data: '2026-10-25', documentos: ['NF 9876'] })]);
    expect(doc.get('l1')).toMatchObject({ certeza: 'provavel' });
    const perto = propor([linha({ documento: '9876' })], [despesa({ data: '2026-10-08', documentos: ['NF 9876'] })]);
    expect(perto.get('l1')).toMatchObject({
      certeza: 'segura',
      razoes: ['Valor igual', '2 dias depois do vencimento', 'Documento 9876 no histórico'],
    });
    const nome = propor([linha({ descricao: 'PIX PAPELARIA CENTRAL' })], [despesa()]);
    expect(nome.get('l1')).toMatchObject({ certeza: 'segura', razoes: expect.arrayContaining(['Nome no histórico']) });
  });

  it('by amount and day alone is probable, never safe; far from the day there is none', () => {
    expect(propor([linha()], [despesa()]).get('l1')?.certeza).toBe('provavel');
    expect(propor([linha()], [despesa({ data: '2026-10-20' })]).get('l1')?.certeza).toBe('provavel');
    expect(propor([linha()], [despesa({ data: '2026-10-21' })]).size).toBe(0);
    expect(propor([linha()], [paga({ data: '2026-10-21' })]).size).toBe(0);
    expect(propor([linha()], [despesa({ valor: -100_01 })]).size).toBe(0);
    expect(propor([linha({ valor: 100_00 })], [despesa()]).size).toBe(0);
  });

  it('finds a boleto whose digits the bank ran together', () => {
    const boleto = '34191790010104351004791020150008291070026000';
    const achada = propor([linha({ descricao: `PAG TIT ${boleto}` })], [despesa({ documentos: [boleto] }), despesa()]);
    expect(achada.get('l1')).toMatchObject({ certeza: 'segura', candidato: { documentos: [boleto] } });
  });

  it('takes each record once: the better founded line has it', () => {
    const a = linha({ id: 'a', descricao: 'PIX OUTRO' });
    const b = linha({ id: 'b', descricao: 'PIX PAPELARIA CENTRAL' });
    const unica = despesa();
    const propostas = propor([a, b], [unica]);
    expect(propostas.get('b')).toMatchObject({ certeza: 'segura' });
    expect(propostas.has('a')).toBe(false);
  });

  it('between equals is shown as one of several, never as safe', () => {
    const propostas = propor([linha()], [paga(), paga()]);
    expect(propostas.get('l1')).toMatchObject({ certeza: 'ambigua', rivais: 1 });
    const duas = propor([linha({ id: 'a' }), linha({ id: 'b' })], [paga(), paga()]);
    expect([...duas.values()].map(({ certeza }) => certeza)).toEqual(['ambigua', 'ambigua']);
    expect(new Set([...duas.values()].map(({ candidato }) => candidato.chave)).size).toBe(2);
    const umaSo = propor([linha({ id: 'a' }), linha({ id: 'b' })], [paga()]);
    expect(umaSo.size).toBe(1);
    expect([...umaSo.values()][0]).toMatchObject({ certeza: 'ambigua' });
  });

  it('is not doubted for a record that another line has with certainty', () => {
    const com = linha({ id: 'a', documento: '55555' });
    const sem = linha({ id: 'b' });
    const propostas = propor([com, sem], [paga({ documentos: ['55555'] }), paga()]);
    expect(propostas.get('a')).toMatchObject({ certeza: 'segura', candidato: { documentos: ['55555'] } });
    expect(propostas.get('b')).toMatchObject({ certeza: 'segura', candidato: { documentos: [] } });
  });

  it('of a batch takes its expenses together, and none of them again', () => {
    const lote = despesa({
      chave: 'bordero:1',
      alvos: [
        { tipo: 'pagamento', id: 'x' },
        { tipo: 'pagamento', id: 'y' },
      ],
      valor: -300_00,
      data: null,
      ajustavel: false,
      nome: '',
    });
    const x = despesa({ chave: 'despesa:x', alvos: [{ tipo: 'pagamento', id: 'x' }], nome: '' });
    const propostas = propor([linha({ id: 'a', valor: -300_00 }), linha({ id: 'b', data: '2026-10-19' })], [lote, x]);
    expect(propostas.get('a')).toMatchObject({
      candidato: { chave: 'bordero:1' },
      certeza: 'provavel',
      razoes: ['Valor igual', 'Soma de 2 registros'],
    });
    expect(propostas.has('b')).toBe(false);
  });

  it('at another amount is offered where the line tells whom, with what was paid beyond', () => {
    const paga102 = linha({ valor: -102_50, descricao: 'PIX PAPELARIA CENTRAL' });
    expect(propor([paga102], [despesa()]).get('l1')).toMatchObject({
      certeza: 'diferenca',
      diferenca: 2_50,
      razoes: ['Valor maior do que o da despesa', 'No dia do vencimento', 'Nome no histórico'],
    });
    const paga98 = linha({ valor: -98_00, documento: '4444' });
    expect(propor([paga98], [despesa({ documentos: ['4444'] })]).get('l1')).toMatchObject({ diferenca: -2_00 });
    expect(propor([linha({ valor: -102_50 })], [despesa()]).size).toBe(0);
    expect(propor([linha({ valor: -150_00, descricao: 'PIX PAPELARIA CENTRAL' })], [despesa()]).size).toBe(0);
  });

  it('over 5,000 lines, also all of one amount, does not compare each with each', { timeout: 30_000 }, () => {
    const dia = (i: number) => `2026-10-${String(1 + (i % 28)).padStart(2, '0')}`;
    const muitas = (valor: (i: number) => number) => {
      const linhas = Array.from({ length: 5000 }, (_, i) =>
        linha({ id: `l${i}`, valor: valor(i), data: dia(i), documento: String(100_000 + i) }),
      );
      const candidatos = Array.from({ length: 5000 }, (_, i) =>
        paga({ valor: valor(i), data: dia(i), documentos: [String(100_000 + i)] }),
      );
      return propor(linhas, candidatos);
    };
    const distintas = muitas((i) => -1000 - i);
    expect([...distintas.values()].filter(({ certeza }) => certeza === 'segura')).toHaveLength(5000);
    const iguais = muitas(() => -100_00);
    expect(
      [...iguais].every(([id, { candidato }]) => candidato.documentos[0] === String(100_000 + Number(id.slice(1)))),
    ).toBe(true);
  });
});

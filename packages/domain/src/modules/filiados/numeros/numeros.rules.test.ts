import { describe, expect, it } from 'vitest';
import { CARTOES, IDS_CARTAO } from './numeros.lists.ts';
import { type Grupo, type Linha, type Numeros, numerosDe, protegerNumeros, textoDoNumero } from './numeros.rules.ts';

const grupo = (quantidade: number, given: Partial<Grupo> = {}): Grupo => ({
  ...{ casa: 'TCU', situacao: 'ATIVO', sexo: 'Feminino', faixa: 3, uf: 'DF', quantidade },
  ...given,
});
const of = (linhas: readonly Linha[], id: string) => linhas.find((one) => one.id === id);

it('every card is of the contract', () => expect(CARTOES.map(({ id }) => id)).toEqual([...IDS_CARTAO]));

describe('the tables', () => {
  const numeros = numerosDe([
    grupo(60, { sexo: 'Masculino' }),
    grupo(40, { situacao: 'APOSENTADO', faixa: 4, uf: 'GO' }),
    grupo(9, { situacao: 'INATIVO', faixa: 6 }),
    grupo(7, { casa: 'SENADO', situacao: 'PENSIONISTA', faixa: 0, sexo: null, uf: null }),
    grupo(5, { casa: 'CAMARA', faixa: null, sexo: 'palavra antiga' }),
    grupo(8, { casa: 'CAMARA', faixa: 1, sexo: 'Outro' }),
  ]);

  it('tie: INATIVO below the total makes the members, in every table', () => {
    expect(numeros.total.total).toBe(120);
    expect(numeros.inativos).toMatchObject({ casas: { TCU: 9, SENADO: 0, CAMARA: 0 }, total: 9 });
    expect(numeros.filiados).toMatchObject({ casas: { TCU: 109, SENADO: 7, CAMARA: 13 }, total: 129 });
    for (const tabela of [[numeros.total, numeros.inativos], numeros.generos, numeros.idades]) {
      expect(tabela.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(129);
    }
    expect(numeros.noDf).toBe(82);
  });

  it('put what is missing, negative or unknown under Nao informado', () => {
    expect(of(numeros.idades, 'Nao informado')).toMatchObject({ casas: { SENADO: 7, CAMARA: 5 }, total: 12 });
    expect(of(numeros.generos, 'Nao informado')?.total).toBe(12);
    expect(numeros.idades.map(({ id }) => id)).toEqual([
      ...['0-20', '20-40', '40-60', '60-80', '80-100', '+100', 'Nao informado'],
    ]);
    expect(of(numeros.idades, '+100')?.total).toBe(9);
  });
});

describe('whoever may not see members', () => {
  const published = (grupos: Grupo[]): Numeros => protegerNumeros(numerosDe(grupos));
  const outros = (n: number) => grupo(n, { sexo: 'Outro' });

  it('reads <5 for a cell of 1 to 4, the exact number from 5 on, 0 for none', () => {
    const { generos } = published([grupo(50), grupo(23, { sexo: 'Masculino' }), outros(4)]);
    expect(generos.map(({ casas }) => textoDoNumero(casas.TCU))).toEqual(['23', '50', '0', '<5', '0']);
  });

  it.each([[1], [2], [3], [4]])('cannot tell by subtraction that the cell is %i', (n) => {
    // The same publication for another truth: whoever is missing there is one of the largest cell.
    const truth = [grupo(51), grupo(23, { sexo: 'Masculino' }), outros(n)];
    const other = [grupo(51 + n - 1), grupo(23, { sexo: 'Masculino' }), outros(1)];
    expect(published(truth)).toEqual(published(other));
  });

  it('reads totals in tens, those of one house too', () => {
    const { total, filiados, noDf, protegido } = published([grupo(52), grupo(24, { casa: 'SENADO' }), outros(3)]);
    expect(protegido).toBe(true);
    expect(total).toMatchObject({ casas: { TCU: 60, SENADO: 20, CAMARA: 0 }, total: 80 });
    expect([filiados.total, noDf]).toEqual([80, 80]);
  });

  it('reads a house without few people exactly', () => {
    const { generos } = published([grupo(52), grupo(23, { casa: 'SENADO' }), outros(3)]);
    expect(of(generos, 'Feminino')?.casas).toEqual({ TCU: 50, SENADO: 23, CAMARA: 0 });
  });
});

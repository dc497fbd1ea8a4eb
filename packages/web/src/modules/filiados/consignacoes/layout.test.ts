import { faltasDoLayout, LAYOUT_PADRAO } from '@sede/domain/modules/filiados/consignacoes';
import { expect, it } from 'vitest';
import { definicaoDe, nomesDoTexto, textoDosNomes } from './layout.ts';

it('keeps of each column what its way of finding needs, and nothing of the other ways', () => {
  const escrita = {
    ...LAYOUT_PADRAO,
    cabecalho: false,
    colunas: {
      cpf: { nomes: ['cpf'], posicao: 3 },
      valor: { nomes: ['valor'], posicao: 4 },
      nome: { nomes: ['nome'] },
    },
  };
  expect(definicaoDe(escrita).colunas).toEqual({ cpf: { posicao: 3 }, valor: { posicao: 4 } });
  expect(definicaoDe({ ...escrita, cabecalho: true }).colunas).toEqual({
    cpf: { nomes: ['cpf'] },
    valor: { nomes: ['valor'] },
    nome: { nomes: ['nome'] },
  });
});

it('a column half said is kept, so that what it lacks is told', () => {
  const fixo = definicaoDe({
    ...LAYOUT_PADRAO,
    tipo: 'fixo',
    colunas: { cpf: { inicio: 1, tamanho: 11 }, valor: { inicio: 62 } },
    rodape: { marca: 'TOTAL', soma: { posicao: 2 } },
  });
  expect(fixo.rodape).toEqual({ marca: 'TOTAL' });
  expect(Object.keys(faltasDoLayout(fixo))).toEqual(['valor', 'rodape']);
});

it('names are read with or without blanks', () => {
  expect(nomesDoTexto(' cpf,  CPF do servidor ,')).toEqual(['cpf', 'CPF do servidor']);
  expect(textoDosNomes(['cpf', 'documento'])).toBe('cpf, documento');
});

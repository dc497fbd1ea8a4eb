/**
 * Operations of the dependents’ report: its lines on the screen without what is restricted, counts by a group, and the file with the
 * columns that were chosen, which is written down. Source: spec 2 §2, §9; decisions-members (Statistics, LGPD).
 */
import {
  exportInput,
  fileOutput,
  filterInput,
  listInput,
  noSums,
  op,
  pageOutput,
  param,
  totalsOutput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { COLUNAS_DE_DEPENDENTES, VALORES_GRUPO_DE_DEPENDENTES } from './relatorio-dependentes.lists.ts';
import { linhaDeDependentesSchema, relatorioDependentesList as lista } from './relatorio-dependentes.schema.ts';

export const relatorioDependentesContract = {
  list: op('dependentes.relatorio', {
    method: 'GET',
    path: '/relatorio-dependentes',
    summary: 'Linhas do relatório de dependentes, uma página por vez, sem o que é restrito.',
    input: listInput(lista),
    output: pageOutput(linhaDeDependentesSchema, noSums()),
  }),
  totals: op('dependentes.relatorio', {
    method: 'GET',
    path: '/relatorio-dependentes/totais',
    summary: 'Conta as linhas que o filtro encontra.',
    input: filterInput(lista.filtros, lista),
    output: totalsOutput(noSums()),
  }),
  grupos: op('dependentes.relatorio', {
    method: 'GET',
    path: '/relatorio-dependentes/grupos',
    summary: 'Quantos dependentes em cada grupo; a soma é o total do relatório.',
    input: filterInput({ ...lista.filtros, grupo: param.oneOf(VALORES_GRUPO_DE_DEPENDENTES) }, lista),
    output: z.object({
      total: z.number().int(),
      itens: z.array(z.object({ valor: z.string().nullable(), quantidade: z.number().int() })),
    }),
    whole: true,
  }),
  export: op('dependentes.relatorio', {
    method: 'GET',
    path: '/relatorio-dependentes/exportar',
    summary: 'Planilha dependentes.xlsx (ou .csv) com as colunas escolhidas; fica registrado quem exportou o quê.',
    input: exportInput({
      ...lista,
      filtros: { ...lista.filtros, colunas: param.anyOf(COLUNAS_DE_DEPENDENTES).optional() },
    }),
    output: fileOutput(),
    raw: 'download',
  }),
};

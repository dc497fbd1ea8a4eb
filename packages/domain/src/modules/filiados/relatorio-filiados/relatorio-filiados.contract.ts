/**
 * Operations of the members' report: its lines on the screen without what is restricted, counts by a group, and the file with the
 * columns that were chosen, which is written down; the note is for who may edit members (else 403). Source: spec 2 §2, §9; decisions-members (Statistics, LGPD).
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
import { COLUNAS_DE_FILIADOS, VALORES_GRUPO_DE_FILIADOS } from './relatorio-filiados.lists.ts';
import { linhaDeFiliadosSchema, relatorioFiliadosList as lista } from './relatorio-filiados.schema.ts';

export const relatorioFiliadosContract = {
  list: op('filiados.relatorio', {
    method: 'GET',
    path: '/relatorio-filiados',
    summary: 'Linhas do relatório de filiados, uma página por vez, sem o que é restrito.',
    input: listInput(lista),
    output: pageOutput(linhaDeFiliadosSchema, noSums()),
  }),
  totals: op('filiados.relatorio', {
    method: 'GET',
    path: '/relatorio-filiados/totais',
    summary: 'Conta as linhas que o filtro encontra.',
    input: filterInput(lista.filtros, lista),
    output: totalsOutput(noSums()),
  }),
  grupos: op('filiados.relatorio', {
    method: 'GET',
    path: '/relatorio-filiados/grupos',
    summary: 'Quantos filiados em cada grupo; a soma é o total do relatório.',
    input: filterInput({ ...lista.filtros, grupo: param.oneOf(VALORES_GRUPO_DE_FILIADOS) }, lista),
    output: z.object({
      total: z.number().int(),
      itens: z.array(z.object({ valor: z.string().nullable(), quantidade: z.number().int() })),
    }),
    whole: true,
  }),
  export: op('filiados.relatorio', {
    method: 'GET',
    path: '/relatorio-filiados/exportar',
    summary:
      'Planilha relatorio_filiados.xlsx (ou .csv) com as colunas escolhidas; fica registrado quem exportou o quê.',
    input: exportInput({
      ...lista,
      filtros: { ...lista.filtros, colunas: param.anyOf(COLUNAS_DE_FILIADOS).optional() },
    }),
    output: fileOutput(),
    raw: 'download',
  }),
};

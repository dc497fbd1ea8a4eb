/**
 * Operations of the cases' report: its lines without what is for the legal staff, counts and sums by a group, and the spreadsheet.
 * Source: spec 3 §2.1, §2.16; decisions-legal (Report, Privacy, Permissions).
 */
import {
  exportInput,
  fileOutput,
  filterInput,
  listInput,
  op,
  pageOutput,
  param,
  totalsOutput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_GRUPO_DE_PROCESSOS } from './relatorio-processos.lists.ts';
import {
  linhaDeProcessosSchema,
  relatorioProcessosList as lista,
  somasDeProcessos,
} from './relatorio-processos.schema.ts';

export const relatorioProcessosContract = {
  list: op('processos.relatorio', {
    method: 'GET',
    path: '/relatorio-processos',
    summary: 'Linhas do relatório de processos, uma página por vez: sem nomes, títulos, temas, eventos nem links.',
    input: listInput(lista),
    output: pageOutput(linhaDeProcessosSchema, somasDeProcessos),
  }),
  totals: op('processos.relatorio', {
    method: 'GET',
    path: '/relatorio-processos/totais',
    summary: 'Conta as linhas que o filtro encontra e soma o valor da causa.',
    input: filterInput(lista.filtros, lista),
    output: totalsOutput(somasDeProcessos),
  }),
  grupos: op('processos.relatorio', {
    method: 'GET',
    path: '/relatorio-processos/grupos',
    summary: 'Quantos processos e que valor da causa em cada grupo; as somas são as do relatório.',
    input: filterInput({ ...lista.filtros, grupo: param.oneOf(VALORES_GRUPO_DE_PROCESSOS) }, lista),
    output: z.object({
      total: z.number().int(),
      valorCausa: z.number().int(),
      itens: z.array(
        z.object({
          valor: z.string().nullable().describe('Como o filtro o pede; nulo: sem'),
          rotulo: z.string().nullable(),
          quantidade: z.number().int(),
          valorCausa: z.number().int(),
        }),
      ),
    }),
    whole: true,
  }),
  export: op('processos.relatorio', {
    method: 'GET',
    path: '/relatorio-processos/exportar',
    summary: 'Planilha relatorio_processos.xlsx (ou .csv) das linhas que o filtro encontra, pelo grupo escolhido.',
    input: exportInput({
      ...lista,
      filtros: { ...lista.filtros, grupo: param.oneOf(VALORES_GRUPO_DE_PROCESSOS).optional() },
    }),
    output: fileOutput(),
    raw: 'download',
  }),
};

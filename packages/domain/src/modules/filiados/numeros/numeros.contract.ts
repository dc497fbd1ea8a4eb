/**
 * Operations of the statistics of members: the dashboard's cards and their spreadsheets, and the numbers per house, which every
 * signed-in user may read. Source: spec 2 §2, §9; decisions §4; decisions-members (Statistics).
 */
import { fileOutput, noInput, op, param, queryInput } from '@sede/domain/contract';
import { z } from 'zod';
import { IDS_CARTAO } from './numeros.lists.ts';

const formato = z.enum(['xlsx', 'csv']).default('xlsx');
const numero = z.number().int().nullable().describe('null: de 1 a 4');
const linha = z.object({
  id: z.string(),
  rotulo: z.string(),
  casas: z.object({ CAMARA: numero, SENADO: numero, TCU: numero }),
  total: numero,
});

export const numerosContract = {
  painel: op('filiados.ver', {
    method: 'GET',
    path: '/numeros/painel',
    whole: true,
    summary: 'Conta os filiados ativos com e sem e-mail, celular e endereço.',
    input: noInput(),
    output: z.object({
      total: z.number().int(),
      cartoes: z.array(z.object({ id: z.enum(IDS_CARTAO), quantidade: z.number().int() })),
    }),
  }),
  baixar: op('filiados.exportar', {
    method: 'GET',
    path: '/numeros/painel/exportar',
    summary: 'Planilha com CPF e nome completo de quem um cartão do painel conta.',
    input: queryInput({ cartao: param.oneOf(IDS_CARTAO), formato }),
    output: fileOutput(),
    raw: 'download',
  }),
  tcuPorUf: op('filiados.exportar', {
    method: 'GET',
    path: '/numeros/tcu-por-uf',
    summary: 'Planilha filiadosTCUPorUF.xlsx: filiados ativos do TCU por UF.',
    input: queryInput({ formato }),
    output: fileOutput(),
    raw: 'download',
  }),
  casas: op('filiados.ver-numeros', {
    method: 'GET',
    path: '/numeros/casas',
    whole: true,
    summary: 'Filiados por casa, situação, gênero e idade; a quem não vê fichas, sem contagens de 1 a 4.',
    input: noInput(),
    output: z.object({
      protegido: z.boolean().describe('Contagens escondidas e totais arredondados'),
      situacoes: z.array(linha),
      total: linha,
      inativos: linha.describe('Situação INATIVO, ainda filiados'),
      filiados: linha,
      generos: z.array(linha),
      idades: z.array(linha),
      noDf: numero,
    }),
  }),
};

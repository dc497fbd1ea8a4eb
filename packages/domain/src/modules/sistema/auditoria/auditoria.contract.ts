/**
 * Operations of the audit trail and the access log: read, export, and the state of the chain. Nothing changes an entry.
 * `busca` finds by person (name or e-mail). Source: issue 3; decisions §6.
 */
import {
  createInput,
  doneOutput,
  exportInput,
  fileOutput,
  filterInput,
  listInput,
  noInput,
  noSums,
  op,
  optionsInput,
  pageOutput,
  totalsOutput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { auditoriaErrors } from './auditoria.messages.ts';
import { acessoSchema, acessosList, auditoriaList, cadeiaSchema, entradaSchema } from './auditoria.schema.ts';

export const auditoriaContract = {
  list: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria',
    summary: 'Lista a trilha de auditoria, uma página por vez, com o que mudou em palavras.',
    input: listInput(auditoriaList),
    output: pageOutput(entradaSchema, noSums()),
  }),
  totals: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/totais',
    summary: 'Conta as entradas que o filtro encontra.',
    input: filterInput(auditoriaList.filtros),
    output: totalsOutput(noSums()),
  }),
  export: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/exportar',
    summary: 'Planilha (xlsx ou csv) das entradas que o filtro encontra.',
    input: exportInput(auditoriaList),
    output: fileOutput(),
    raw: 'download',
  }),
  pessoas: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/pessoas',
    summary: 'As pessoas por quem a trilha pode ser filtrada, também as que já não têm conta.',
    input: optionsInput(),
    output: z.object({ itens: z.array(z.object({ id: z.string(), nome: z.string(), email: z.string().nullable() })) }),
  }),
  areas: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/areas',
    summary: 'Os módulos que a trilha guarda, como a equipe os chama, na ordem do filtro.',
    input: noInput(),
    output: z.object({ itens: z.array(z.object({ valor: z.string(), rotulo: z.string() })) }),
  }),
  acessos: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/acessos',
    summary: 'Lista o registro de acessos: entradas no sistema, planilhas, downloads, buscas por CPF.',
    input: listInput(acessosList),
    output: pageOutput(acessoSchema, noSums()),
  }),
  acessosTotais: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/acessos/totais',
    summary: 'Conta os acessos que o filtro encontra.',
    input: filterInput(acessosList.filtros),
    output: totalsOutput(noSums()),
  }),
  exportarAcessos: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/acessos/exportar',
    summary: 'Planilha (xlsx ou csv) dos acessos que o filtro encontra.',
    input: exportInput(acessosList),
    output: fileOutput(),
    raw: 'download',
  }),
  cadeia: op('auditoria.ver', {
    method: 'GET',
    path: '/auditoria/cadeia',
    whole: true,
    summary: 'O estado da cadeia de selos: até onde está selada e como foi a última verificação.',
    input: noInput(),
    output: cadeiaSchema,
  }),
  verificar: op('auditoria.ver', {
    method: 'POST',
    path: '/auditoria/verificar',
    summary: 'Pede uma verificação da cadeia inteira, feita em segundo plano.',
    input: createInput({}),
    output: doneOutput(),
    errors: [auditoriaErrors.em_andamento.code],
  }),
};

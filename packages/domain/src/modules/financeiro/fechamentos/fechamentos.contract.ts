/** Operations of the month closing. Source: decisions §7 (Month closing); issue 4. */
import {
  createInput,
  doneOutput,
  exportInput,
  field,
  fileOutput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  op,
  pageOutput,
  param,
  queryInput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { ANO_MAXIMO, ANO_MINIMO } from './fechamento.lists.ts';
import { conferenciaSchema, financeMonth, mesSchema } from './fechamento.schema.ts';
import { fechamentosErrors as errors } from './fechamentos.messages.ts';
import {
  arquivoDaPrestacaoSchema,
  lancamentoCaixaSchema,
  lancamentosCaixaList,
  periodoPedido,
  periodoPrestacao,
  prestacaoSchema,
} from './prestacao.schema.ts';
import { depoisSchema } from './relatorio.schema.ts';

const { intervalos: PERIODO } = lancamentosCaixaList;

export const fechamentosContract = {
  meses: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos',
    whole: true,
    summary: 'Os doze meses financeiros de um ano, com a situação de cada um.',
    input: queryInput({ ano: param.int(ANO_MINIMO, ANO_MAXIMO) }),
    output: z.object({ itens: z.array(mesSchema) }),
  }),
  conferencia: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/conferencia',
    whole: true,
    summary: 'O que conferir antes de fechar um mês, e os seus totais.',
    input: queryInput({ mes: financeMonth() }),
    output: conferenciaSchema,
  }),
  fechar: op('fechamentos.fechar', {
    method: 'POST',
    path: '/fechamentos',
    summary: 'Fecha um mês financeiro: nada mais é datado nele.',
    input: createInput({ mes: financeMonth() }),
    output: mesSchema,
    errors: [errors.estado.code, errors.sobreposto.code],
  }),
  reabrir: op('fechamentos.reabrir', {
    method: 'POST',
    path: '/fechamentos/{id}/reabrir',
    summary: 'Reabre um mês fechado por outra pessoa, com um motivo.',
    input: transitionInput({ motivo: field.text(1000) }),
    output: mesSchema,
    errors: [errors.estado.code],
  }),
  depois: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/depois',
    whole: true,
    summary: 'Os relatórios guardados de um mês, as somas como assinadas e as de hoje, e o que as mudou.',
    input: queryInput({ mes: financeMonth() }),
    output: depoisSchema,
  }),
  relatorio: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/{id}/relatorios',
    summary: 'Baixa o PDF de um fechamento, como foi assinado.',
    input: idInput({ numero: param.int(1, 10_000) }),
    output: fileOutput(),
    raw: 'download',
  }),
  prestacao: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/prestacao',
    whole: true,
    summary: 'Prestação de contas de um período: totais nas duas bases, o caixa em dinheiro, os documentos.',
    input: queryInput(periodoPrestacao, PERIODO),
    output: prestacaoSchema,
  }),
  lancamentos: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/prestacao/lancamentos',
    summary: 'O que entrou e saiu no período, por caixa, uma página por vez, com a soma.',
    input: listInput(lancamentosCaixaList),
    output: pageOutput(lancamentoCaixaSchema, z.object({ valor: z.number().int() })),
  }),
  exportarLancamentos: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/prestacao/exportar',
    summary: 'Planilha do que entrou e saiu no período, por caixa.',
    input: exportInput(lancamentosCaixaList),
    output: fileOutput(),
    raw: 'download',
  }),
  documentos: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/prestacao/documentos',
    summary: 'Um só arquivo (zip) com os PDFs do que foi pago e creditado no período e a lista deles.',
    input: queryInput(periodoPrestacao, PERIODO),
    output: fileOutput(),
    errors: [errors.periodo_grande.code],
    raw: 'download',
  }),
  arquivo: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/prestacao/arquivo',
    summary: 'O PDF do período que a própria pessoa pediu por último, se há: em que ponto está, até quando é guardado.',
    input: queryInput(periodoPrestacao, PERIODO),
    output: z.object({ arquivo: arquivoDaPrestacaoSchema.nullable() }),
  }),
  gerarArquivo: op('fechamentos.ver', {
    method: 'POST',
    path: '/fechamentos/prestacao/arquivo',
    summary:
      'Gera em segundo plano um só PDF: capa, saldos, orçamento, lançamentos e as páginas de cada comprovante, com o número do lançamento.',
    input: createInput(periodoPedido, PERIODO),
    output: doneOutput(),
    errors: [errors.periodo_grande.code],
  }),
  baixarArquivo: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/prestacao/arquivo/{id}',
    summary: 'Baixa o PDF de um período que a própria pessoa pediu.',
    input: idInput(),
    output: fileOutput(),
    errors: [errors.arquivo_nao_encontrado.code],
    raw: 'download',
  }),
  history: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/{id}/historico',
    summary: 'Histórico de um mês: quem o fechou e reabriu, quando e por quê.',
    input: historyInput(),
    output: historyOutput(),
  }),
};

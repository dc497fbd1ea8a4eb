/** Operations of the monthly conciliação. Source: issue 4 (monthly conciliação); decisions §2a; decision 027. */
import {
  createInput,
  doneOutput,
  field,
  historyInput,
  historyOutput,
  listInput,
  noInput,
  op,
  pageOutput,
  queryInput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import {
  assinarFields,
  conciliacaoSchema,
  contaConciliadaSchema,
  daContaNoMes,
  informarSaldoFields,
  justificarFields,
  movimentoSemLinhaSchema,
  semLinhaList,
} from './conciliacao.schema.ts';
import { conciliacoesErrors as errors } from './conciliacoes.messages.ts';

export const conciliacoesContract = {
  contas: op('conciliacoes.ver', {
    method: 'GET',
    path: '/conciliacoes/contas',
    whole: true,
    summary: 'Até que dia cada conta está conciliada, e quantos lançamentos esperam.',
    input: noInput(),
    output: z.object({ itens: z.array(contaConciliadaSchema) }),
  }),
  mes: op('conciliacoes.ver', {
    method: 'GET',
    path: '/conciliacoes',
    whole: true,
    summary: 'A conciliação de uma conta num mês civil: saldos dos dois lados e o que difere.',
    input: queryInput(daContaNoMes),
    output: conciliacaoSchema,
  }),
  semLinha: op('conciliacoes.ver', {
    method: 'GET',
    path: '/conciliacoes/sem-lancamento',
    whole: true,
    summary: 'Movimentos do sistema que o extrato não mostra até o fim do mês, uma página por vez.',
    input: listInput(semLinhaList),
    output: pageOutput(movimentoSemLinhaSchema, z.object({ valor: z.number().int() })),
  }),
  informarSaldo: op('conciliacoes.assinar', {
    method: 'POST',
    path: '/conciliacoes/saldo',
    summary: 'Guarda o saldo que o banco mostra ao fim do mês, onde nenhum arquivo o diz.',
    input: createInput(informarSaldoFields),
    output: conciliacaoSchema,
    errors: [errors.estado.code],
  }),
  justificar: op('conciliacoes.assinar', {
    method: 'POST',
    path: '/conciliacoes/justificar',
    summary: 'Diz por que o extrato não mostra um movimento.',
    input: createInput(justificarFields),
    output: doneOutput(),
    errors: [errors.estado.code],
  }),
  assinar: op('conciliacoes.assinar', {
    method: 'POST',
    path: '/conciliacoes/assinar',
    summary: 'Assina a conciliação de um mês: até o seu fim a conta não muda mais.',
    input: createInput(assinarFields),
    output: conciliacaoSchema,
    errors: [errors.estado.code, errors.mudou.code, errors.ignorados.code],
  }),
  reabrir: op('conciliacoes.reabrir', {
    method: 'POST',
    path: '/conciliacoes/{id}/reabrir',
    summary: 'Reabre o último mês assinado da conta; outra pessoa, com um motivo.',
    input: transitionInput({ motivo: field.text(1000) }),
    output: conciliacaoSchema,
    errors: [errors.estado.code],
  }),
  history: op('conciliacoes.ver', {
    method: 'GET',
    path: '/conciliacoes/{id}/historico',
    summary: 'Histórico da conciliação de um mês: quem assinou e reabriu, quando e por quê.',
    input: historyInput(),
    output: historyOutput(),
  }),
};

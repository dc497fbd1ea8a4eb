/** Operations of the legal home. Each count is that of the list's own query. Source: spec 3 §2.2; decisions-legal (Panel); invariant B9. */
import { fileOutput, op, param, queryInput } from '@sede/domain/contract';
import { z } from 'zod';
import { TIPOS_SERVICO } from '../juridico.lists.ts';

const dias = () =>
  queryInput(
    {
      dataDe: param.date().optional().describe('A partir deste dia (inclusive)'),
      dataAte: param.date().optional().describe('Até este dia (inclusive)'),
    },
    { periodo: ['dataDe', 'dataAte'] },
  );
const filtroDosNumeros = {
  dataDe: param.date().optional().describe('A partir deste dia do atendimento (inclusive)'),
  dataAte: param.date().optional().describe('Até este dia (inclusive)'),
  escritorio: param.ids().optional(),
  tipoServico: param.anyOf(TIPOS_SERVICO).optional(),
};
const intervalos = { periodo: ['dataDe', 'dataAte'] } as const;

const inteiro = z.number().int();
const linhaDosNumeros = z.object({
  mes: z.string().describe('AAAA-MM'),
  escritorioId: z.string(),
  nomeEscritorio: z.string(),
  tipoServico: z.enum(TIPOS_SERVICO),
  agendados: inteiro.describe('Todos os marcados para o mês, também os cancelados'),
  atendidos: inteiro,
  faltas: inteiro.describe('O filiado não compareceu'),
  cancelados: inteiro,
  dias: inteiro.describe('Soma dos dias entre o agendamento e o atendimento'),
  comEspera: inteiro.describe('Quantos somam dias'),
  horarios: inteiro.describe('Das agendas: oferecidos ou ocupados'),
  ocupados: inteiro,
});
export type LinhaDosNumeros = z.output<typeof linhaDosNumeros>;

const contagem = z.number().int().describe('Quantos a lista do filtro tem');

export const painelJuridicoContract = {
  atendimentos: op('juridico.ver', {
    method: 'GET',
    path: '/juridico/painel/atendimentos',
    whole: true,
    summary: 'Conta os atendimentos do período por situação, os do próprio escritório para quem é de um.',
    input: dias(),
    output: z.object({
      contagens: z.object({
        doDia: contagem.optional().describe('Só de um período de um dia'),
        agendados: contagem,
        vencidos: contagem,
        ausentes: contagem,
        pendentes: contagem,
        cancelados: contagem,
        concluidos: contagem,
      }),
      podeAgendar: z.boolean().describe('O perfil Jurídico, e a recepção que a configuração nomeia'),
    }),
  }),
  processos: op('juridico.ver', {
    method: 'GET',
    path: '/juridico/painel/processos',
    whole: true,
    summary: 'Conta os processos e procedimentos do período por situação.',
    input: dias(),
    output: z.object({
      contagens: z.object({ emAndamento: contagem, aguardando: contagem, encerrados: contagem }),
    }),
  }),
  numeros: op('juridico.ver', {
    method: 'GET',
    path: '/juridico/numeros',
    whole: true,
    summary: 'Números por mês, escritório e serviço: agendados, atendidos, faltas, cancelados, espera e ocupação.',
    input: queryInput(filtroDosNumeros, intervalos),
    output: z.object({ linhas: z.array(linhaDosNumeros) }),
  }),
  exportarNumeros: op('atendimentos.exportar', {
    method: 'GET',
    path: '/juridico/numeros/exportar',
    summary: 'Planilha dos números do jurídico.',
    input: queryInput({ ...filtroDosNumeros, formato: z.enum(['xlsx', 'csv']).default('xlsx') }, intervalos),
    output: fileOutput(),
    raw: 'download',
  }),
};

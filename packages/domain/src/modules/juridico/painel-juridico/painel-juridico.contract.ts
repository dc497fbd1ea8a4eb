/** Operations of the legal home. Each count is that of the list's own query. Source: spec 3 §2.2; decisions-legal (Panel); invariant B9. */
import { op, param, queryInput } from '@sede/domain/contract';
import { z } from 'zod';

const dias = () =>
  queryInput(
    {
      dataDe: param.date().optional().describe('A partir deste dia (inclusive)'),
      dataAte: param.date().optional().describe('Até este dia (inclusive)'),
    },
    { periodo: ['dataDe', 'dataAte'] },
  );
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
};

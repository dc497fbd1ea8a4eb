/** Operations of the general projection. Source: spec 1 §2.17; decisions §7 (Projection). */
import { fileOutput, op, queryInput } from '@sede/domain/contract';
import { projecaoExportInput, projecaoInput, projecaoSchema } from './projecao.schema.ts';

export const projecaoContract = {
  ler: op('projecao.ver', {
    method: 'GET',
    path: '/projecao',
    whole: true,
    summary: 'Projeção geral: próximos 7 dias, e por ano e mês financeiro o que é certo e o que é previsto.',
    input: queryInput(projecaoInput),
    output: projecaoSchema,
  }),
  export: op('projecao.exportar', {
    method: 'GET',
    path: '/projecao/exportar',
    summary: "Planilha 'projecao geral.xlsx' (ou .csv), de um ano ou de todos, com a base de datas no título.",
    input: queryInput(projecaoExportInput),
    output: fileOutput(),
    raw: 'download',
  }),
};

/**
 * A maintenance: what is read, what a person may set. What it cost is the expense that it names: amounts are centavos, net of refunds.
 * Source: spec 3 §3 (Maintenance history), §5; decisions-sindical-contratos-patrimonio (Maintenance).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { MAX_ANEXOS_DO_BEM } from '../patrimonio.lists.ts';
import { diaField, pessoaField, textoField } from '../patrimonio.schema.ts';
import {
  MANUTENCOES_ORDEM,
  MAX_PROBLEMA,
  RESULTADOS_DA_MANUTENCAO,
  SITUACOES_DA_MANUTENCAO,
} from './manutencao.lists.ts';
import { manutencoesMotivos } from './manutencoes.messages.ts';

export const fimFields = {
  dataRetorno: diaField(),
  resultado: field.oneOf(RESULTADOS_DA_MANUTENCAO).nullable().optional(),
};
export const manutencaoFields = {
  bemId: pessoaField().describe('O bem'),
  responsavel: textoField(200),
  descricaoProblema: textoField(MAX_PROBLEMA),
  dataManutencao: diaField(),
  idDespesa: pessoaField().describe('O que custou'),
  ...fimFields,
};
export const descartePendenteField = () =>
  z.boolean().optional().describe("Com 'Sem conserto': o bem passa a 'Descarte pendente'");
export const jaRetornouField = () => z.boolean().optional().describe('A manutenção já terminou: envie o retorno');
export const anexosDaManutencaoField = () => field.ids(MAX_ANEXOS_DO_BEM);

const nulo = () => z.string().nullable();
export const manutencaoSchema = z.object({
  ...registro,
  bemId: z.string(),
  nPatrimonio: nulo(),
  descricaoBem: nulo(),
  tipoObjeto: z.string().describe('O do bem quando foi cadastrada'),
  responsavel: z.string(),
  descricaoProblema: z.string(),
  dataManutencao: nulo().describe('Nula só no que veio do sistema anterior sem data'),
  dataRetorno: nulo(),
  resultado: z.enum(RESULTADOS_DA_MANUTENCAO).nullable(),
  situacao: z.enum(SITUACOES_DA_MANUTENCAO),
  idDespesa: nulo(),
  despesa: nulo().describe('Beneficiário e descrição'),
  custo: z.number().int().nullable().describe('Valor líquido da despesa'),
  autor: z.string(),
  aConferir: z.array(z.string()),
  arquivos: z.number().int().describe('Anexos ativos, quantos'),
  pode: impedimentos(['editar', 'encerrar'], z.enum(manutencoesMotivos.codigos)),
});
export type Manutencao = z.output<typeof manutencaoSchema>;

export const manutencaoCompleta = manutencaoSchema.extend({
  anexos: z.array(anexoDoRegistroSchema).describe('Os ativos'),
});
export type ManutencaoCompleta = z.output<typeof manutencaoCompleta>;

/** An expense to be named as a maintenance's cost. */
export const opcaoDeDespesa = z.object({
  id: z.string(),
  descricao: z.string(),
  nomeBeneficiario: z.string(),
  itemDespesa: z.string(),
  valorLiquido: z.number().int(),
  dataVencimento: z.string(),
});
export type OpcaoDeDespesa = z.output<typeof opcaoDeDespesa>;

export const somasDasManutencoes = z.object({ custo: z.number().int().describe('Das despesas ligadas, centavos') });

export const manutencoesList = listDefinition({
  ...MANUTENCOES_ORDEM,
  filtros: {
    situacao: param.oneOf(SITUACOES_DA_MANUTENCAO).optional().describe('aberta: as demoradas também'),
    resultado: param.anyOf(RESULTADOS_DA_MANUTENCAO).optional(),
    bem: param.id().optional(),
    tipo: param.texts(100).optional(),
    inicio: param.date().optional().describe('Manutenção desde'),
    fim: param.date().optional().describe('Manutenção até'),
    aConferir: param.bool().optional(),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
  periodo: { meses: 'civil', abreNoMes: false },
  porPaginaPadrao: 10,
});

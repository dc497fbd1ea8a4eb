/**
 * An exit and its return: what is read, what a person may set.
 *
 * Who takes the asset is an employee or a typed name, with or without an e-mail. What is missing is a rule of the whole (`fluxo.rules`).
 * Source: spec 3 §3 (Flow), §5; decisions-sindical-contratos-patrimonio (Flow).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { EMAIL_INVALIDO, isEmail, MAX_EMAIL, normaliseEmail } from '@sede/domain/kernel';
import { z } from 'zod';
import { ESTADOS_DO_BEM, MAX_BENS_DA_SAIDA } from '../patrimonio.lists.ts';
import { diaField, horaField, pessoaField, textoField } from '../patrimonio.schema.ts';
import { FLUXOS_ORDEM, MAX_MOTIVO_MOVIMENTACAO, SITUACOES_DO_FLUXO } from './fluxo.lists.ts';
import { fluxosMessages, fluxosMotivos } from './fluxos.messages.ts';

const estado = () => field.oneOf(ESTADOS_DO_BEM).nullable().optional();
const email = () =>
  field.optionalRead(MAX_EMAIL, (text) => (isEmail(text) ? normaliseEmail(text) : null), EMAIL_INVALIDO);

export const retornoFields = { dataRetorno: diaField(), horaRetorno: horaField(), estadoRetorno: estado() };
/** Of one exit as it is corrected. */
export const fluxoFields = {
  idFuncionario: pessoaField(),
  responsavel: textoField(200).describe('Quem levou, se não é funcionário'),
  email: email(),
  motivoMovimentacao: textoField(MAX_MOTIVO_MOVIMENTACAO),
  dataSaida: diaField(),
  horaSaida: horaField(),
  previsao: diaField(),
  estadoPatrimonio: estado(),
  ...retornoFields,
};
export const bensDaSaidaField = () =>
  field
    .ids(MAX_BENS_DA_SAIDA)
    .refine((ids) => new Set(ids).size === ids.length, fluxosMessages.bemRepetido)
    .optional();
/** Off for what is out; on: the return is told with the exit. */
export const jaRetornouField = () => z.boolean().optional().describe('A movimentação já terminou: envie o retorno');

const nulo = () => z.string().nullable();
export const fluxoSchema = z.object({
  ...registro,
  bemId: z.string(),
  nPatrimonio: nulo(),
  tipoObjeto: z.string(),
  descricaoBem: nulo(),
  idFuncionario: nulo(),
  responsavel: z.string().describe('Nome do funcionário, ou o digitado'),
  email: nulo().describe('Para onde vão os avisos de atraso'),
  motivoMovimentacao: nulo(),
  dataSaida: nulo().describe('Nula só no que veio do sistema anterior sem data'),
  horaSaida: nulo(),
  previsao: nulo(),
  estadoPatrimonio: nulo(),
  dataRetorno: nulo(),
  horaRetorno: nulo(),
  estadoRetorno: nulo(),
  situacao: z.enum(SITUACOES_DO_FLUXO),
  autor: z.string(),
  aConferir: z.array(z.string()),
  avisadoEm: nulo().describe('Dia do último aviso de atraso'),
  pode: impedimentos(['editar', 'retornar', 'prorrogar'], z.enum(fluxosMotivos.codigos)),
});
export type Fluxo = z.output<typeof fluxoSchema>;

export const fluxosList = listDefinition({
  ...FLUXOS_ORDEM,
  filtros: {
    situacao: param.oneOf(SITUACOES_DO_FLUXO).optional().describe('fora: os atrasados também'),
    bem: param.id().optional(),
    funcionario: param.ids().optional(),
    tipo: param.texts(100).optional(),
    inicio: param.date().optional().describe('Saída desde'),
    fim: param.date().optional().describe('Saída até'),
    aConferir: param.bool().optional(),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
  periodo: { meses: 'civil', abreNoMes: false },
  porPaginaPadrao: 10,
});

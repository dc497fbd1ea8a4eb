/**
 * An asset: what is read, what a person may set, what a picker shows.
 *
 * Amounts are centavos, days calendar dates, instants ISO 8601. `situacao` and where it is are derived of the day of São Paulo; the base
 * word is what a person sets. What a class asks for is a rule of the whole record (`bem.form.rules`). Source: spec 3 §2.13, §3, §5;
 * decisions-sindical-contratos-patrimonio (Assets).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { normaliseCpfCnpj, tidyText } from '@sede/domain/kernel';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { MAX_ANEXOS_DO_BEM } from '../patrimonio.lists.ts';
import { OBRIGATORIO_PATRIMONIO } from '../patrimonio.messages.ts';
import { diaField, pessoaField, textoField } from '../patrimonio.schema.ts';
import {
  BENS_ORDEM,
  CLASSES_DO_BEM,
  LUGARES_DO_BEM,
  MAX_DESCRICAO_DO_BEM,
  MAX_ESPECIFICACAO,
  SITUACOES_DO_BEM,
} from './bem.lists.ts';
import { isNumeroDePatrimonio } from './bem.rules.ts';
import { bensMessages, bensMotivos } from './bens.messages.ts';
import { MAX_POSICAO, PAPEIS_DE_ETIQUETA } from './etiqueta.rules.ts';

/** As typed, zeros in front included. */
const numeroDePatrimonio = () =>
  field.optionalRead(30, (text) => (isNumeroDePatrimonio(text) ? text : null), bensMessages.soDigitos);

export const bemFields = {
  tipoObjeto: textoField(100),
  nPatrimonio: numeroDePatrimonio(),
  empresa: textoField(200),
  cnpj: z
    .string()
    .max(30, 'No máximo 30 caracteres.')
    .transform((text) => normaliseCpfCnpj(tidyText(text)) || null)
    .nullable()
    .optional(),
  responsavel: textoField(200),
  idUsuario: pessoaField(),
  setorAlocado: textoField(100),
  dataAlocacao: diaField(),
  retorno: diaField(),
  situacaoBase: field.oneOf(SITUACOES_DO_BEM).nullable().optional(),
  dataDescarte: diaField(),
  nSerie: textoField(100),
  descricaoBem: textoField(MAX_DESCRICAO_DO_BEM),
  especificacao: textoField(MAX_ESPECIFICACAO),
  dataAquisicao: diaField(),
  valorAquisicao: field.money().nullable().optional(),
  garantiaAte: diaField(),
};
export const classeField = () => field.oneOf(CLASSES_DO_BEM);
export const anexosDoBemField = () => field.ids(MAX_ANEXOS_DO_BEM);
export const motivoField = () => field.text(500, OBRIGATORIO_PATRIMONIO);

export const alocarFields = {
  idUsuario: pessoaField().describe('null: deixa de ter usuário'),
  setorAlocado: textoField(100),
  dataAlocacao: field.date(),
};

/** Beside the list's filters: which of them, on what paper. */
export const etiquetasFields = {
  ids: param.ids().optional().describe('Só estes bens, por id'),
  papel: param.oneOf(PAPEIS_DE_ETIQUETA).default('a4'),
  primeira: param.int(1, MAX_POSICAO).default(1).describe('Da primeira folha, a posição da primeira etiqueta'),
};

const ACOES_DO_BEM = [
  ...(['editar', 'alocar', 'sair', 'manter', 'descartar', 'desfazerDescarte', 'excluir', 'anexar'] as const),
] as const;

const nulo = () => z.string().nullable();
export const bemSchema = z.object({
  ...registro,
  classe: z.enum(CLASSES_DO_BEM),
  tipoObjeto: z.string(),
  nPatrimonio: nulo(),
  empresa: nulo(),
  cnpj: nulo(),
  responsavel: nulo(),
  idUsuario: nulo(),
  usuario: nulo().describe('Nome do funcionário, ou o que veio do sistema anterior'),
  setorAlocado: nulo(),
  dataAlocacao: nulo(),
  retorno: nulo(),
  situacaoBase: z.enum(SITUACOES_DO_BEM),
  situacao: z.enum(SITUACOES_DO_BEM).describe('Calculada: manutenção aberta, senão saída aberta, senão a base'),
  semRegistro: z.boolean().describe("Base 'Em manutencao' sem manutenção registrada"),
  lugar: z.enum(LUGARES_DO_BEM).describe('Onde está'),
  lugarDia: nulo().describe('Fora: previsão de volta; na oficina: desde quando'),
  comQuem: nulo().describe('Responsável pela saída aberta'),
  conferido: nulo().describe('Dia da última leitura num inventário'),
  naoLocalizado: z.boolean().describe('Não encontrado depois disso, por decisão de alguém'),
  dataDescarte: nulo(),
  nSerie: nulo(),
  descricaoBem: nulo(),
  especificacao: nulo(),
  dataCadastro: z.string(),
  dataAquisicao: nulo(),
  valorAquisicao: z.number().int().nullable(),
  garantiaAte: nulo(),
  autor: z.string(),
  aConferir: z.array(z.string()),
  saidaAberta: z
    .object({ id: z.string(), versao: z.number().int(), dataSaida: nulo(), horaSaida: nulo() })
    .nullable()
    .describe('O fluxo sem retorno'),
  manutencaoAberta: z
    .object({ id: z.string(), versao: z.number().int(), dataManutencao: nulo() })
    .nullable()
    .describe('A manutenção sem retorno'),
  movimentos: z.number().int().describe('Saídas e manutenções, quantas'),
  arquivos: z.number().int().describe('Anexos ativos, quantos'),
  pode: impedimentos(ACOES_DO_BEM, z.enum(bensMotivos.codigos)),
});
export type Bem = z.output<typeof bemSchema>;

export const bemCompleto = bemSchema.extend({ anexos: z.array(anexoDoRegistroSchema).describe('Os ativos') });
export type BemCompleto = z.output<typeof bemCompleto>;

/** An asset to be chosen in an exit or a maintenance. */
export const opcaoDeBem = bemSchema.pick({
  ...{ id: true, classe: true, nPatrimonio: true, tipoObjeto: true, descricaoBem: true, usuario: true },
  ...{ setorAlocado: true, situacao: true, lugar: true, lugarDia: true },
});
export type OpcaoDeBem = z.output<typeof opcaoDeBem>;

/** What somebody holds: as the user of the asset, or by an open exit. */
export const bemComFuncionario = opcaoDeBem
  .pick({ id: true, nPatrimonio: true, tipoObjeto: true, descricaoBem: true })
  .extend({
    como: z.enum(['usuario', 'saida']),
    desde: nulo(),
  });
export type BemComFuncionario = z.output<typeof bemComFuncionario>;

export const somasDosBens = z.object({ valor: z.number().int().describe('Valor de aquisição, centavos') });

/** What stands in the page's heading and on its toggle: of each half as many as its list shows, discarded and given back ones too. */
export const resumoDosBens = z.object({
  bens: z.number().int(),
  pessoa: z.number().int(),
  predial: z.number().int(),
  encerrados: z.number().int().describe('Destes, descartados ou devolvidos'),
  fora: z.number().int().describe('Com saída aberta, atrasados também'),
  atrasados: z.number().int(),
  emManutencao: z.number().int(),
});
export type ResumoDosBens = z.output<typeof resumoDosBens>;

export const bensList = listDefinition({
  ...BENS_ORDEM,
  filtros: {
    classe: param.oneOf(CLASSES_DO_BEM).optional(),
    situacao: param.anyOf(SITUACOES_DO_BEM).optional(),
    lugar: param.anyOf(LUGARES_DO_BEM).optional().describe('Onde está'),
    tipo: param.texts(100).optional(),
    setor: param.texts(100).optional(),
    usuario: param.ids().optional().describe('Funcionários'),
    garantia: param.bool().optional().describe('sim: garantia a vencer em até 30 dias'),
    semAceite: param.bool().optional().describe('sim: termo sem aceite há mais de 3 dias'),
    aConferir: param.bool().optional(),
  },
  porPaginaPadrao: 10,
});

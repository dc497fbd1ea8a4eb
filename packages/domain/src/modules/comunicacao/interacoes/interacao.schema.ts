/**
 * An interaction: what is read and what a person may set; and the member as the page of interactions lists one.
 *
 * `data` is an instant; forms take it as `dia` (calendar date) and `hora` ('HH:MM') of São Paulo. Of a member there are name, house,
 * matrícula and how many interactions. Source: spec 2 §2, §3, §5; decisions-members (Interactions, Sensitive data).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { VALORES_CADASTRO, VALORES_CASA } from '../../filiados/filiados.lists.ts';
import { CLASSIFICACOES, INTERACOES_ORDEM, MAX_DESCRICAO } from './interacao.lists.ts';
import { interacoesMotivos, interacoesMessages as messages } from './interacoes.messages.ts';

const HORA = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
const horaField = () =>
  z.string().min(1, OBRIGATORIO).regex(HORA, messages.horaInvalida).describe('HH:MM, em São Paulo');

export const interacaoFields = {
  itemId: field.id(),
  tipo: field.text(60),
  dia: field.date(),
  hora: horaField(),
  descricao: field.text(MAX_DESCRICAO),
  classificacao: field.oneOf(CLASSIFICACOES),
  dependenteId: field.id().nullable().optional(),
  escritorioId: field.id().nullable().optional(),
};
export const interacaoForm = z.strictObject(interacaoFields);

export const interacaoSchema = z.object({
  ...registro,
  filiadoId: z.string(),
  nomeFiliado: z.string(),
  dependenteId: z.string().nullable(),
  nomeDependente: z.string().nullable(),
  relacaoDependente: z.boolean().describe('Foi sobre um dependente, mesmo que ele não exista mais'),
  itemId: z.string(),
  nomeItem: z.string(),
  tipo: z.string(),
  data: z.string(),
  dia: z.string(),
  hora: z.string(),
  descricao: z.string(),
  classificacao: z.enum(CLASSIFICACOES),
  escritorioId: z.string().nullable(),
  nomeEscritorio: z.string().nullable(),
  responsavelNome: z.string(),
  pode: impedimentos(['editar', 'excluir'], z.enum(interacoesMotivos.codigos)),
});
export type Interacao = z.output<typeof interacaoSchema>;

/** A page of one member's, newest first. */
export const paginaDeInteracoes = z.object({
  itens: z.array(interacaoSchema),
  total: z.number().int(),
  proximo: z.string().nullable().describe('Para ler as anteriores: envie-o em `depois`; nulo no fim'),
});

export const filiadoComInteracoesSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  nome: z.string(),
  casa: z.enum(VALORES_CASA),
  matricula: z.string(),
  cadastro: z.enum(VALORES_CADASTRO),
  interacoes: z.number().int(),
  ultima: z.string().nullable().describe('Instante da mais recente'),
});
export type FiliadoComInteracoes = z.output<typeof filiadoComInteracoesSchema>;

export const interacoesList = listDefinition({
  ...INTERACOES_ORDEM,
  filtros: {
    casa: param.anyOf(VALORES_CASA).optional(),
    cadastro: param.anyOf(VALORES_CADASTRO).optional(),
    item: param.ids().optional().describe('Com uma interação de um destes itens'),
    tipo: param.texts(60).optional().describe('Com uma interação de um destes tipos'),
    classificacao: param.anyOf(CLASSIFICACOES).optional().describe('Com uma interação desta classificação'),
    inicio: param.date().optional().describe('Com uma interação a partir deste dia (inclusive)'),
    fim: param.date().optional().describe('Com uma interação até este dia (inclusive)'),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
});

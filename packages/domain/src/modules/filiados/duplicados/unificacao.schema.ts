/** Pairs, comparison and proposal: what is read, what a person sends, what the lists filter by. Source: decisions-members (Merge). */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CADASTRO, VALORES_CASA } from '../filiados.lists.ts';
import { duplicadosMotivos } from './duplicados.messages.ts';
import { ESTADOS_DE_UNIFICACAO, GRUPOS_DE_CAMPOS, PARES_ORDEM, PISTAS, UNIFICACOES_ORDEM } from './unificacao.lists.ts';

const GRUPOS = GRUPOS_DE_CAMPOS.map(({ id }) => id);
const motivo = () => z.enum(duplicadosMotivos.codigos);

export const unificacaoFields = {
  ficaId: field.id().describe('A ficha que fica'),
  saiId: field.id().describe('A ficha que sai'),
  ficaVersao: field.versao(),
  saiVersao: field.versao(),
  daOutra: z
    .array(field.text(60).refine((id) => GRUPOS.includes(id), 'Campo desconhecido.'))
    .max(GRUPOS.length)
    .describe('Campos cujo valor vem da ficha que sai'),
};

export const unificacaoSchema = z.object({
  ...registro,
  ficaId: z.string(),
  saiId: z.string(),
  nome: z.string(),
  nomeSai: z.string(),
  estado: z.enum(ESTADOS_DE_UNIFICACAO),
  daOutra: z.array(z.string()),
  propostaPor: z.string().nullable().describe('Nome de quem propôs'),
  decididaPor: z.string().nullable(),
  decididaEm: z.string().nullable(),
  motivo: z.string().nullable(),
  pode: impedimentos(['confirmar', 'recusar'], motivo()),
});
export type Unificacao = z.output<typeof unificacaoSchema>;

const fichaDoPar = z.object({
  id: z.string(),
  nome: z.string(),
  cpf: z.string().nullable(),
  empresa: z.enum(VALORES_CASA),
  matricula: z.string(),
  cadastro: z.enum(VALORES_CADASTRO),
});
export const parSchema = z.object({
  id: z.string(),
  uma: fichaDoPar,
  outra: fichaDoPar,
  por: z.array(z.enum(PISTAS)),
  proposta: z.string().nullable().describe('A unificação que já espera por decisão'),
});
export type Par = z.output<typeof parSchema>;

const fichaComparada = z.object({
  id: z.string(),
  versao: z.number().int(),
  nome: z.string(),
  atualizadoEm: z.string(),
  criadoEm: z.string(),
  cadastro: z.enum(VALORES_CADASTRO),
  temConta: z.boolean(),
  valores: z.record(z.string(), z.unknown()).describe('Sem máscara: a comparação fica registrada'),
});
export type FichaComparada = z.output<typeof fichaComparada>;

/** What a merge would do, before anybody asks for it. */
export const comparacaoSchema = z.object({
  fica: fichaComparada,
  sai: fichaComparada,
  periodos: z.array(
    z.object({
      inicio: z.string(),
      fim: z.string().nullable(),
      de: z.enum(['fica', 'sai', 'ambas']),
      sobrepostas: z.array(z.object({ inicio: z.string(), fim: z.string().nullable() })),
    }),
  ),
  move: z.array(z.object({ rotulo: z.string(), quantos: z.number().int() })).describe('O que passa da ficha que sai'),
  impedimento: motivo().nullable(),
  proposta: z.string().nullable(),
});
export type Comparacao = z.output<typeof comparacaoSchema>;

export const unificacoesList = listDefinition({
  ...UNIFICACOES_ORDEM,
  filtros: { estado: param.anyOf(ESTADOS_DE_UNIFICACAO).optional() },
});
export const paresList = listDefinition({
  ...PARES_ORDEM,
  filtros: { por: param.anyOf(PISTAS).optional() },
});

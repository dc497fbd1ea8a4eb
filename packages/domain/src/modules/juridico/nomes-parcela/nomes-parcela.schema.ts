/** A version of the list, the preview of a file, and what a search answers. Source: spec 2 §3; decisions-members 'Name search'. */
import { registro } from '@sede/domain/contract';
import { z } from 'zod';
import { FILIADA } from './nomes-parcela.lists.ts';

export const versaoSchema = z.object({
  ...registro,
  nome: z.string().describe('Nome do arquivo'),
  linhas: z.number().int(),
  naAcao: z.number().int().describe('Quantos já estão na ação'),
  vigente: z.boolean().describe('É a que a consulta pública usa'),
  publicadaEm: z.string(),
  enviadaPor: z.string().nullable(),
});
export type VersaoDaLista = z.output<typeof versaoSchema>;

/** Lines of a preview beyond these are only counted. */
export const LINHAS_DA_PREVIA = 20;

const linhaSchema = z.object({
  linha: z.number().int(),
  nome: z.string(),
  filiada: z.enum(FILIADA),
  naAcao: z.boolean(),
  cpf: z.string().nullable().describe('Mascarado'),
  nascimento: z.string().nullable(),
});

export const previaSchema = z.object({
  linhas: z.number().int(),
  naAcao: z.number().int(),
  comCpf: z.number().int().describe('Com CPF e nascimento, que permitem ver a situação completa'),
  homonimos: z.number().int().describe('Linhas cujo nome se repete'),
  entram: z.number().int().describe('Nomes que a lista publicada não tem'),
  saem: z.number().int().describe('Nomes da lista publicada que esta não tem'),
  problemas: z.array(z.object({ linha: z.number().int(), problema: z.string() })),
  quantosProblemas: z.number().int(),
  amostra: z.array(linhaSchema),
});
export type PreviaDaLista = z.output<typeof previaSchema>;

/** `dados` only with all that the text's result has: by CPF and birth date, or with the setting that restores the text's. */
export const procuradoSchema = z.object({
  situacao: z.enum(['acao', 'completa', 'homonimos', 'nao_encontrado', 'nao_confirmado', 'indisponivel']),
  mensagem: z.string(),
  nome: z.string().nullable().describe('Como está na lista'),
  dados: z.object({ filiada: z.enum(FILIADA), naAcao: z.boolean() }).nullable(),
});
export type Procurado = z.output<typeof procuradoSchema>;

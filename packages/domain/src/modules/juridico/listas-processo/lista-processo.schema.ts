/** A pasted list as it is read, and the preview of its entries. Source: decisions-legal (Cases: 'Colar lista'). */
import { registro } from '@sede/domain/contract';
import { z } from 'zod';
import { ESTADOS_DA_LISTA } from './lista-processo.lists.ts';

export const listaSchema = z.object({
  ...registro,
  processoId: z.string(),
  nome: z.string().describe('Nome do arquivo, ou Lista colada'),
  estado: z.enum(ESTADOS_DA_LISTA),
  linhas: z.number().int().describe('CPFs e matrículas lidos, repetidos também'),
  comSaidos: z.boolean(),
  aIncluir: z.number().int().nullable().describe('Quantos a inclusão encontrou'),
  incluidos: z.number().int(),
});
export type ListaDoProcesso = z.output<typeof listaSchema>;

const conta = z.number().int();
export const previaDaListaSchema = z.object({
  lista: listaSchema,
  quantas: z.object({ novo: conta, no_processo: conta, saiu: conta, nao_encontrado: conta, repetida: conta }),
  completados: conta.describe('CPFs que vieram sem os zeros da frente'),
  naoEncontrados: z.array(z.object({ linha: conta, lido: z.string(), motivo: z.string() })),
  sairam: z.array(z.object({ linha: conta, nome: z.string(), falecido: z.boolean() })),
});
export type PreviaDaLista = z.output<typeof previaDaListaSchema>;

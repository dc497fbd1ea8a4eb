/** A proposed departure: what is read, what the list filters by. Source: decisions-members (Consignação). */
import { impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CASA } from '../filiados.lists.ts';
import { DESFILIACOES_ORDEM, ESTADOS_DA_PROPOSTA } from './desfiliacao.lists.ts';
import { desfiliacoesMotivos } from './desfiliacoes.messages.ts';

export const propostaSchema = z.object({
  ...registro,
  filiadoId: z.string(),
  filiadoVersao: z.number().int(),
  nome: z.string(),
  casa: z.enum(VALORES_CASA),
  matricula: z.string(),
  situacao: z.string(),
  competencia: z.string(),
  causa: z.string(),
  estado: z.enum(ESTADOS_DA_PROPOSTA),
  motivo: z.string().nullable(),
  decididaPor: z.string().nullable(),
  decididaEm: z.string().nullable(),
  propostaPor: z.string().nullable(),
  pode: impedimentos(['desfiliar', 'manter', 'reativar'], z.enum(desfiliacoesMotivos.codigos)),
});
export type PropostaDeDesfiliacao = z.output<typeof propostaSchema>;

export const desfiliacoesList = listDefinition({
  ...DESFILIACOES_ORDEM,
  filtros: {
    estado: param.anyOf(ESTADOS_DA_PROPOSTA).optional(),
    casa: param.anyOf(VALORES_CASA).optional(),
  },
});

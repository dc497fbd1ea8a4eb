/** A data subject's request: what is read, what a person sends, what the list filters by. Source: decisions-members (LGPD). */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { ESTADOS_DE_PEDIDO, PEDIDOS_TITULAR_ORDEM, TIPOS_DE_PEDIDO } from './pedido-titular.lists.ts';
import { pedidosTitularMotivos } from './pedidos-titular.messages.ts';

export const pedidoTitularFields = {
  filiadoId: field.id(),
  tipo: field.oneOf(TIPOS_DE_PEDIDO),
  justificativa: field.text(500).describe('Como a identidade foi conferida (dossiê) ou o motivo (anonimização)'),
};

export const pedidoTitularSchema = z.object({
  ...registro,
  filiadoId: z.string(),
  filiadoNome: z.string().describe('Depois da anonimização, nada que identifique'),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  estado: z.enum(ESTADOS_DE_PEDIDO),
  justificativa: z.string(),
  prazo: z.string(),
  pedidoPor: z.string().nullable().describe('Nome de quem registrou'),
  decididoPor: z.string().nullable(),
  decididoEm: z.string().nullable(),
  motivo: z.string().nullable(),
  pendenteNoHistorico: z.boolean().describe('A auditoria ainda guarda o conteúdo do que foi anonimizado'),
  pode: impedimentos(['confirmar', 'recusar', 'baixar'], z.enum(pedidosTitularMotivos.codigos)),
});
export type PedidoTitular = z.output<typeof pedidoTitularSchema>;

/** What an anonymisation erases, before anybody asks for it. */
export const previaSchema = z.object({
  filiadoNome: z.string(),
  dependentes: z.number().int(),
  documentos: z.number().int(),
  periodos: z.number().int(),
  conta: z.boolean(),
  impedimento: z.enum(pedidosTitularMotivos.codigos).nullable(),
});

export const pedidosTitularList = listDefinition({
  ...PEDIDOS_TITULAR_ORDEM,
  filtros: {
    tipo: param.anyOf(TIPOS_DE_PEDIDO).optional(),
    estado: param.anyOf(ESTADOS_DE_PEDIDO).optional(),
  },
});

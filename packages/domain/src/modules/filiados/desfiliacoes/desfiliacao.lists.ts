/** States and fields of a proposed departure. No zod. Source: decisions §8; decisions-members (Consignação). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { ROTULO_CAUSA } from '../consignacoes/consignacao.lists.ts';
import { ROTULO_CASA } from '../filiados.lists.ts';

export const ESTADOS_DA_PROPOSTA = ['aguardando', 'desfiliada', 'mantida', 'reativada', 'retirada'] as const;
export type EstadoDaProposta = (typeof ESTADOS_DA_PROPOSTA)[number];
export const ROTULO_ESTADO_DA_PROPOSTA: Record<EstadoDaProposta, string> = {
  aguardando: 'Aguardando',
  desfiliada: 'Desfiliado',
  mantida: 'Mantido',
  reativada: 'Reativado',
  retirada: 'Retirada',
};

export const PROPOSTA_FIELDS = {
  nome: { rotulo: 'Filiado', tipo: 'texto' },
  casa: { rotulo: 'Casa', tipo: 'texto', valores: ROTULO_CASA },
  matricula: { rotulo: 'Matrícula', tipo: 'texto' },
  competencia: { rotulo: 'Competência', tipo: 'texto' },
  causa: { rotulo: 'Causa', tipo: 'texto', valores: ROTULO_CAUSA },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_DA_PROPOSTA },
  motivo: { rotulo: 'Motivo', tipo: 'texto' },
  decididaEm: { rotulo: 'Decidida em', tipo: 'instante' },
} as const satisfies FieldSpecs;

export const DESFILIACOES_ORDEM = listOrder(['nome', 'casa', 'competencia', 'estado'], 'nome');

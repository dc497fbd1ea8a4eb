/** A data subject's request: its fields, kinds and states. No zod. Source: decisions-members (LGPD); LGPD art. 18, 19. */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const TIPOS_DE_PEDIDO = ['dossie', 'anonimizacao'] as const;
export type TipoDePedido = (typeof TIPOS_DE_PEDIDO)[number];
export const ROTULO_TIPO_DE_PEDIDO: Record<TipoDePedido, string> = { dossie: 'Dossiê', anonimizacao: 'Anonimização' };

/** `pronto`: the dossier waits to be downloaded; `aguardando`: the anonymisation waits for a second person. */
export const ESTADOS_DE_PEDIDO = ['gerando', 'pronto', 'aguardando', 'entregue', 'feito', 'recusado'] as const;
export type EstadoDePedido = (typeof ESTADOS_DE_PEDIDO)[number];
export const ROTULO_ESTADO_DE_PEDIDO: Record<EstadoDePedido, string> = {
  gerando: 'Em preparação',
  pronto: 'Pronto para entregar',
  aguardando: 'Aguardando segunda pessoa',
  entregue: 'Entregue',
  feito: 'Concluído',
  recusado: 'Recusado',
};
export const PENDENTES = ['gerando', 'pronto', 'aguardando'] as const satisfies readonly EstadoDePedido[];

/** Days in which a full declaration is due (art. 19, II). */
export const PRAZO_DIAS = 15;
/** Hours for which a dossier is kept. */
export const GUARDA_DO_DOSSIE_HORAS = 24;
/** Years without case or deduction after which somebody who left may be anonymised. */
export const ANOS_PARA_ANONIMIZAR = 5;
/** What stands in the place of the name. */
export const NOME_ANONIMIZADO = 'Anonimizado';

export const PEDIDO_TITULAR_FIELDS = {
  filiadoNome: { rotulo: 'Titular', tipo: 'texto' },
  tipo: { rotulo: 'Pedido', tipo: 'texto', valores: ROTULO_TIPO_DE_PEDIDO },
  estado: { rotulo: 'Estado', tipo: 'texto', valores: ROTULO_ESTADO_DE_PEDIDO },
  justificativa: { rotulo: 'Identidade ou motivo', tipo: 'texto' },
  prazo: { rotulo: 'Prazo', tipo: 'data' },
  motivo: { rotulo: 'Motivo da recusa', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const PEDIDOS_TITULAR_ORDEM = listOrder(['criadoEm', 'prazo', 'filiadoNome'], '-criadoEm');

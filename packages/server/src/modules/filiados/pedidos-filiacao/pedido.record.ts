/**
 * Applications, described once: whoever may see them sees all of them. The answers are read by `get` alone, which is written down.
 * Found by name and protocol. Source: decisions-members (Public application).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoCobrar,
  motivoNaoDecidir,
  PEDIDO_FIELDS,
  type PedidoListado,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import {
  pedidoListadoSchema,
  type pedidosFiliacaoContract,
} from '@sede/domain/modules/filiados/pedidos-filiacao/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof pedidosFiliacaoContract.totals>;
export type PedidoLinha = Omit<PedidoListado, 'pode'>;

const pedidoColumns = sql`p.id, p.versao, p.criado_em, p.atualizado_em, p.protocolo, p.nome, p.casa, p.estado,
  p.assinatura, p.assinado_em, p.expira_em, p.decidido_em, p.decidido_por_nome, p.motivo_recusa, p.apagado_em, p.filiado_id`;

/** What the reader may do with an application. */
const presentPedido = ({ actor }: Pick<Reader, 'actor'>) => {
  const decide = can(actor.papeis, 'pedidos-filiacao.decidir');
  return (linha: PedidoLinha): PedidoListado => ({
    ...linha,
    pode: podeDe({
      aceitar: motivoNaoDecidir(linha.estado, decide),
      recusar: motivoNaoDecidir(linha.estado, decide),
      anexarFicha: motivoNaoCobrar(linha.estado, decide),
      reenviar: motivoNaoCobrar(linha.estado, decide),
    }),
  });
};

export const pedidos = defineRecord({
  modulo: 'pedidosFiliacao',
  tabela: 'pedidosFiliacao',
  alias: 'p',
  schema: pedidoListadoSchema,
  visivel: todos,
  columns: pedidoColumns,
  present: presentPedido,
  order: {
    assinadoEm: sql`p.assinado_em`,
    protocolo: sql`(p.ano::bigint * 1000000000 + p.numero)`,
    nome: sql`p.nome`,
  },
  notNull: ['protocolo'],
  filter: ({ busca, estado, casa }: Filter) => [
    searchCondition(
      busca,
      ({ like }) => sql<boolean>`sede.sem_acento(coalesce(p.nome, '') || ' ' || p.protocolo) like ${like}`,
    ),
    estado && sql`p.estado = any(${estado}::text[])`,
    casa && sql`p.casa = any(${casa}::text[])`,
  ],
  fields: PEDIDO_FIELDS,
});

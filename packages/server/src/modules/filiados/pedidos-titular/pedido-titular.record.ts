/**
 * Data subjects' requests, described once: whoever may see them sees all, the newest first.
 *
 * Source: decisions-members (LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoBaixar,
  motivoNaoConfirmar,
  motivoNaoRecusar,
  PEDIDO_TITULAR_FIELDS,
  type PedidoTitular,
} from '@sede/domain/modules/filiados/pedidos-titular';
import {
  type pedidosTitularContract,
  pedidoTitularSchema,
} from '@sede/domain/modules/filiados/pedidos-titular/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof pedidosTitularContract.totals>;
type Linha = Omit<PedidoTitular, 'pode'> & { criadoPor: string | null };

const present =
  ({ actor }: Reader) =>
  ({ criadoPor, ...linha }: Linha): PedidoTitular => {
    const { tipo, estado } = linha;
    const pedido = { tipo, estado, pedidoPor: criadoPor };
    return {
      ...linha,
      pode: podeDe({
        confirmar: motivoNaoConfirmar(pedido, actor.usuarioId),
        recusar: motivoNaoRecusar(pedido),
        baixar: motivoNaoBaixar(pedido),
      }),
    };
  };

export const pedidosTitular = defineRecord({
  modulo: 'pedidosTitular',
  tabela: 'pedidosTitular',
  alias: 'p',
  schema: pedidoTitularSchema,
  visivel: todos,
  columns: sql`p.id, p.versao, p.criado_em, p.atualizado_em, p.criado_por, p.filiado_id, p.filiado_nome, p.tipo, p.estado,
    p.justificativa, p.prazo, u.nome as pedido_por, d.nome as decidido_por, p.decidido_em, p.motivo,
    p.tipo = 'anonimizacao' and p.estado = 'feito' and p.auditoria_apagada_em is null as pendente_no_historico`,
  joins: sql`left join usuarios u on u.id = p.criado_por left join usuarios d on d.id = p.decidido_por`,
  order: { criadoEm: sql`p.criado_em`, prazo: sql`p.prazo`, filiadoNome: sql`p.filiado_nome` },
  notNull: ['criadoEm', 'prazo', 'filiadoNome'],
  filter: ({ tipo, estado, busca }: Filter) => [
    tipo && sql`p.tipo = any(${tipo}::text[])`,
    estado && sql`p.estado = any(${estado}::text[])`,
    searchCondition(busca, inColumns(sql`sede.sem_acento(p.filiado_nome)`)),
  ],
  present,
  fields: PEDIDO_TITULAR_FIELDS,
});

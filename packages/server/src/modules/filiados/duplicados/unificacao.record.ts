/**
 * Merges, described once: whoever may merge sees all, the newest first. Source: decisions-members (Merge).
 */
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoConfirmarUnificacao,
  motivoNaoRecusarUnificacao,
  UNIFICACAO_FIELDS,
  type Unificacao,
} from '@sede/domain/modules/filiados/duplicados';
import { type duplicadosContract, unificacaoSchema } from '@sede/domain/modules/filiados/duplicados/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof duplicadosContract.totals>;
type Linha = Omit<Unificacao, 'pode'> & { criadoPor: string | null };

const present =
  ({ actor }: Reader) =>
  ({ criadoPor, ...linha }: Linha): Unificacao => {
    const proposta = { estado: linha.estado, propostaPor: criadoPor };
    return {
      ...linha,
      pode: podeDe({
        confirmar: motivoNaoConfirmarUnificacao(proposta, actor.usuarioId),
        recusar: motivoNaoRecusarUnificacao(proposta),
      }),
    };
  };

export const unificacoes = defineRecord({
  modulo: 'duplicados',
  tabela: 'unificacoes',
  alias: 'x',
  schema: unificacaoSchema,
  visivel: todos,
  columns: sql`x.id, x.versao, x.criado_em, x.atualizado_em, x.criado_por, x.fica_id, x.sai_id, x.nome, x.nome_sai, x.estado,
    x.da_outra, u.nome as proposta_por, d.nome as decidida_por, x.decidida_em, x.motivo`,
  joins: sql`left join usuarios u on u.id = x.criado_por left join usuarios d on d.id = x.decidida_por`,
  order: { criadoEm: sql`x.criado_em`, nome: sql`x.nome` },
  notNull: ['criadoEm', 'nome'],
  filter: ({ estado, busca }: Filter) => [
    estado && sql`x.estado = any(${estado}::text[])`,
    searchCondition(busca, inColumns(sql`sede.sem_acento(x.nome || ' ' || x.nome_sai)`)),
  ],
  present,
  fields: UNIFICACAO_FIELDS,
});

/**
 * Mailings, described once: whoever sends or approves sees all of them, drafts too, those changed last first.
 *
 * Source: decisions-members (Communication).
 */
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  COMUNICACAO_FIELDS,
  type Comunicacao,
  type ComunicacaoListada,
  IMAGEM_FIELDS,
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoCorrigir,
  motivoNaoEditar,
  motivoNaoEnviar,
  motivoNaoInterromper,
  motivoNaoNegar,
  motivoNaoRetomar,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { comunicacaoSchema, type comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof comunicacoesContract.totals>;
type Situada = { editores: string[]; enviadaPorId: string | null };
type Linha<R> = Omit<R, 'pode'> & Situada;

function presented<R extends ComunicacaoListada>({ editores, enviadaPorId, ...linha }: Linha<R>, quem: string) {
  const { estado } = linha as Pick<ComunicacaoListada, 'estado'>; // a row of either kind has it
  return {
    ...linha,
    pode: podeDe({
      editar: motivoNaoEditar({ estado }),
      enviar: motivoNaoEnviar({ estado }),
      cancelar: motivoNaoCancelar({ estado }),
      aprovar: motivoNaoAprovar({ estado, editores, enviadaPor: enviadaPorId }, quem),
      negar: motivoNaoNegar({ estado }),
      interromper: motivoNaoInterromper({ estado }),
      retomar: motivoNaoRetomar({ estado }),
      encerrar: motivoNaoRetomar({ estado }),
      corrigir: motivoNaoCorrigir({ estado }),
    }),
  };
}
const present =
  <R extends ComunicacaoListada>({ actor }: Reader) =>
  (linha: Linha<R>): R =>
    // `pode` is what the row lacks of the record.
    presented(linha, actor.usuarioId) as unknown as R;

const shown = sql`c.id, c.versao, c.criado_em, c.atualizado_em, c.titulo, c.tema, c.remetente, c.estado, c.esperados,
  jsonb_build_object('naFila', k.na_fila, 'naCaixa', k.na_caixa, 'enviadas', k.enviadas, 'arquivadas', k.arquivadas,
    'falharam', k.falharam, 'incertas', k.incertas, 'deFora', k.de_fora) as contagem,
  (k.arquivadas > 0 and k.enviadas = 0) as arquivada, c.sai_em, c.enviada_em, e.nome as enviada_por,
  m.nome as atualizada_por, a.nome as aprovada_por, c.aprovada_em, c.recusa_motivo, c.concluida_em, c.origem_id,
  c.editores, c.enviada_por as enviada_por_id`;

const joins = sql`left join usuarios e on e.id = c.enviada_por left join usuarios m on m.id = c.atualizado_por
  left join usuarios a on a.id = c.aprovada_por
  left join lateral (select
      count(*) filter (where d.estado = 'na_fila')::int as na_fila, count(*) filter (where d.estado = 'na_caixa')::int as na_caixa,
      count(*) filter (where d.estado = 'enviado')::int as enviadas, count(*) filter (where d.estado = 'arquivado')::int as arquivadas,
      count(*) filter (where d.estado = 'falhou')::int as falharam, count(*) filter (where d.estado = 'incerto')::int as incertas,
      count(*) filter (where d.estado = 'de_fora')::int as de_fora
    from comunicacao_destinatarios d where d.comunicacao_id = c.id) k on true`;

export const comunicacoes = defineRecord({
  modulo: 'comunicacoes',
  tabela: 'comunicacoes',
  alias: 'c',
  schema: comunicacaoSchema,
  visivel: todos,
  columns: sql`${shown}, c.corpo_html, c.selecao, o.titulo as origem_titulo`,
  joins: sql`${joins} left join comunicacoes o on o.id = c.origem_id`,
  narrow: true,
  order: { atualizadoEm: sql`c.atualizado_em`, enviadaEm: sql`c.enviada_em`, titulo: sql`c.titulo` },
  notNull: ['atualizadoEm'],
  filter: ({ busca, estado, tema, incertas }: Filter) => [
    estado && sql`c.estado = any(${estado}::text[])`,
    tema && sql`c.tema = any(${tema}::text[])`,
    incertas !== undefined &&
      sql`${incertas} = exists (select from comunicacao_destinatarios d where d.comunicacao_id = c.id and d.estado = 'incerto')`,
    searchCondition(busca, inColumns(sql`sede.sem_acento(coalesce(c.titulo, ''))`)),
  ],
  present: present<Comunicacao>,
  listed: { columns: shown, joins, present: present<ComunicacaoListada> },
  fields: COMUNICACAO_FIELDS,
  children: { comunicacao_imagens: IMAGEM_FIELDS },
});

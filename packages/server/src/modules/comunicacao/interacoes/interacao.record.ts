/**
 * Interactions, described once. gestor_interacao and gestor_usuario see all; whoever sees the registry, what is Externa; everybody
 * what they wrote down themselves. Source: spec 2 §2, §3; decisions §8; decisions-members (Interactions, Dialog and page).
 */
import { can } from '@sede/domain/access';
import { nomeProprio, podeDe } from '@sede/domain/kernel';
import {
  INTERACAO_FIELDS,
  type Interacao,
  momentoDe,
  motivoNaoMudar,
} from '@sede/domain/modules/comunicacao/interacoes';
import { interacaoSchema } from '@sede/domain/modules/comunicacao/interacoes/contract';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { nomesDe } from './interacoes.store.ts';

export type InteracaoLinha = Omit<Interacao, 'pode' | 'dia' | 'hora'> & { responsavelId: string | null };

export const podeMudar = ({ papeis, usuarioId }: Who, responsavelId: string | null) =>
  motivoNaoMudar({ autor: responsavelId === usuarioId, gestor: can(papeis, 'interacoes.editar') });

export const presentInteracao =
  (actor: Who) =>
  ({ responsavelId, ...linha }: InteracaoLinha): Interacao => {
    const motivo = podeMudar(actor, responsavelId);
    return {
      ...linha,
      ...momentoDe(linha.data),
      nomeFiliado: nomeProprio(linha.nomeFiliado),
      nomeDependente: linha.nomeDependente && nomeProprio(linha.nomeDependente),
      pode: podeDe({ editar: motivo, excluir: motivo }),
    };
  };

export const interacoes = defineRecord({
  modulo: 'interacoes',
  tabela: 'interacoes',
  alias: 'i',
  schema: interacaoSchema,
  visivel: ({ papeis, usuarioId }) => {
    if (can(papeis, 'interacoes.ver-internas')) return todos;
    const own = sql`i.responsavel_id = ${usuarioId}::uuid`;
    return can(papeis, 'filiados.ver') ? sql`(i.classificacao = 'Externa' or ${own})` : own;
  },
  columns: sql`i.id, i.versao, i.criado_em, i.atualizado_em, i.filiado_id,
    coalesce(f.nome_social, f.nome_completo) as nome_filiado, i.dependente_id, d.nome_completo as nome_dependente,
    i.relacao_dependente, i.item_id, t.nome as nome_item, i.tipo, i.data, i.descricao, i.classificacao,
    i.escritorio_id, e.nome as nome_escritorio, i.responsavel_id, i.responsavel_nome`,
  joins: sql`join filiados f on f.id = i.filiado_id join itens_interacao t on t.id = i.item_id
    left join dependentes d on d.id = i.dependente_id left join escritorios e on e.id = i.escritorio_id`,
  order: { data: sql`i.data` },
  notNull: ['data'],
  narrow: true,
  present: ({ actor }) => presentInteracao(actor),
  fields: INTERACAO_FIELDS,
  names: ({ db }, ids) => nomesDe(db, ids),
});

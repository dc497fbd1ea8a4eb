/** Inventories, described once: whoever reads assets reads all of them. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import { can, type Permission } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  DECISAO_FIELDS,
  INVENTARIO_ACTIONS,
  INVENTARIO_FIELDS,
  type Inventario,
  type MotivoDoInventario,
  motivoNaoDecidirInventario,
  motivoNaoExcluirInventario,
  motivoNaoLerInventario,
} from '@sede/domain/modules/patrimonio/inventarios';
import { inventarioSchema, type inventariosContract } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';
import { searchCondition, type WordCondition } from '#platform/db/list/index.ts';
import { defineRecord } from '#platform/records/index.ts';

type Filter = InputOf<(typeof inventariosContract)['totals']>;

const procura: WordCondition = ({ like }) => sql<boolean>`i.busca like ${like}`;

function podeNoInventario({ papeis }: Pick<Who, 'papeis'>, inventario: Omit<Inventario, 'pode'>) {
  const se = (permission: Permission, motivo: MotivoDoInventario | null): MotivoDoInventario | null =>
    can(papeis, permission) ? motivo : 'so_consulta';
  return podeDe({
    ler: se('patrimonio.inventariar', motivoNaoLerInventario(inventario)),
    encerrar: se('patrimonio.inventariar', motivoNaoLerInventario(inventario)),
    decidir: se('patrimonio.editar', motivoNaoDecidirInventario(inventario)),
    excluir: se('patrimonio.inventariar', motivoNaoExcluirInventario(inventario)),
  });
}

export const inventarios = defineRecord({
  modulo: 'inventarios',
  tabela: 'inventarios',
  alias: 'i',
  schema: inventarioSchema,
  visivel: todos,
  columns: sql`i.id, i.versao, i.criado_em, i.atualizado_em, i.nome, i.escopo, i.setores, i.tipos, i.autor, i.encerrado_em, i.encerrado_por,
    case when i.encerrado_em is null then 'aberto' else 'encerrado' end as situacao,
    (select count(*) from inventarios_bens e where e.inventario_id = i.id)::int as bens,
    c.leituras, c.lidos, c.em_outro_setor, c.inesperados, c.desconhecidos`,
  joins: sql`cross join lateral (select count(*)::int as leituras,
      count(*) filter (where l.resultado in ('encontrado', 'em_outro_setor'))::int as lidos,
      count(*) filter (where l.resultado = 'em_outro_setor')::int as em_outro_setor,
      count(*) filter (where l.resultado = 'inesperado')::int as inesperados,
      count(*) filter (where l.resultado = 'desconhecido')::int as desconhecidos
    from inventarios_leituras l where l.inventario_id = i.id) c`,
  narrow: true,
  order: { nome: sql`i.nome`, criadoEm: sql`i.criado_em`, encerradoEm: sql`i.encerrado_em` },
  notNull: ['nome', 'criadoEm'],
  filter: ({ busca, situacao }: Filter) => [
    searchCondition(busca, procura),
    situacao && sql`(i.encerrado_em is null) = ${situacao === 'aberto'}`,
  ],
  present:
    ({ actor }) =>
    (linha: Omit<Inventario, 'pode'>) => ({ ...linha, pode: podeNoInventario(actor, linha) }),
  fields: INVENTARIO_FIELDS,
  children: { inventarios_decisoes: DECISAO_FIELDS },
  // Ten thousand readings would hide what was done with the inventory.
  entries: sql`tabela <> 'inventarios_leituras'`,
  actions: INVENTARIO_ACTIONS,
});

/**
 * Exits and returns, described once: whoever may read the register reads all of them. An employee is read by the name of today, and told at
 * the address of today. Source: spec 3 §2.13, §3; decisions-sindical-contratos-patrimonio (Flow).
 */
import { can, type Permission } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  FLUXO_ACTIONS,
  FLUXO_FIELDS,
  type Fluxo,
  type MotivoDoFluxo,
  motivoNaoRetornar,
} from '@sede/domain/modules/patrimonio/fluxos';
import { fluxoSchema, type fluxosContract } from '@sede/domain/modules/patrimonio/fluxos/contract';
import { sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';
import { inPeriod, namedSearch } from '#platform/db/list/index.ts';
import { defineRecord } from '#platform/records/index.ts';
import { bens, readNomes } from '../bens/index.ts';

type Filter = InputOf<(typeof fluxosContract)['totals']>;

/** Out past its day, of a flow `f`. */
const ATRASADO = (hoje: string) => sql<boolean>`(f.data_retorno is null and f.previsao < ${hoje}::date)`;

const situacao = (hoje: string) => sql<string>`(case when f.data_retorno is not null then 'retornado'
  when ${ATRASADO(hoje)} then 'atrasado' else 'fora' end)`;

const NA_SITUACAO = (hoje: string) => ({
  fora: sql`f.data_retorno is null`,
  atrasado: ATRASADO(hoje),
  retornado: sql`f.data_retorno is not null`,
});

function podeNoFluxo({ papeis }: Pick<Who, 'papeis'>, fluxo: Pick<Fluxo, 'dataRetorno'>) {
  const se = (permission: Permission, motivo: MotivoDoFluxo | null): MotivoDoFluxo | null =>
    can(papeis, permission) ? motivo : 'so_consulta';
  return podeDe({
    editar: se('patrimonio.movimentar', null),
    retornar: se('patrimonio.movimentar', motivoNaoRetornar(fluxo)),
    prorrogar: se('patrimonio.movimentar', motivoNaoRetornar(fluxo)),
  });
}

export const fluxos = defineRecord({
  modulo: 'fluxos',
  tabela: 'bensFluxos',
  alias: 'f',
  schema: fluxoSchema,
  visivel: todos,
  columns: ({
    today,
  }) => sql`f.id, f.versao, f.criado_em, f.atualizado_em, f.bem_id, b.n_patrimonio, b.tipo_objeto, b.descricao_bem,
    f.id_funcionario, coalesce(e.nome, f.responsavel) as responsavel, coalesce(e.email, f.email) as email, f.motivo_movimentacao,
    f.data_saida, f.hora_saida, f.previsao, f.estado_patrimonio, f.data_retorno, f.hora_retorno, f.estado_retorno,
    ${situacao(today)} as situacao, f.autor, f.a_conferir,
    (select max(v.dia) from bens_fluxos_avisos v where v.fluxo_id = f.id) as avisado_em`,
  joins: sql`join bens b on b.id = f.bem_id left join funcionarios e on e.id = f.id_funcionario`,
  order: {
    nPatrimonio: sql`b.n_patrimonio::bigint`,
    responsavel: sql`coalesce(e.nome, f.responsavel)`,
    dataSaida: sql`f.data_saida`,
    previsao: sql`f.previsao`,
    dataRetorno: sql`f.data_retorno`,
    estadoPatrimonio: sql`f.estado_patrimonio`,
    estadoRetorno: sql`f.estado_retorno`,
  },
  filter: async (f: Filter, { db, actor, today }) => [
    await namedSearch(db, f.busca, {
      texto: sql`f.busca`,
      nomes: [{ tabela: 'funcionarios', coluna: sql`f.id_funcionario` }],
      tambem: (word) => sql<boolean>`f.bem_id in (select q.id from bens q where q.busca like ${`%${word}%`})`,
    }),
    f.situacao && NA_SITUACAO(today)[f.situacao],
    f.bem !== undefined && sql`f.bem_id = ${f.bem}::uuid and ${bens.seenBy(actor)}`,
    f.funcionario && sql`f.id_funcionario = any(${f.funcionario}::uuid[])`,
    f.tipo && sql`b.tipo_objeto = any(${f.tipo}::text[])`,
    ...inPeriod(sql`f.data_saida`, f),
    f.aConferir !== undefined && sql`(f.a_conferir <> '{}') = ${f.aConferir}`,
  ],
  present:
    ({ actor }) =>
    (linha: Omit<Fluxo, 'pode'>) => ({ ...linha, pode: podeNoFluxo(actor, linha) }),
  fields: FLUXO_FIELDS,
  actions: FLUXO_ACTIONS,
  names: async ({ db }, ids) =>
    new Map([...(await readNomes(db, 'bens', ids)), ...(await readNomes(db, 'funcionarios', ids))]),
});

/**
 * Maintenances, described once: whoever may read the register reads all of them. What one cost is the expense that it names, net of refunds;
 * one that finance has taken out costs nothing. Source: spec 3 §2.13, §3; decisions-sindical-contratos-patrimonio (Maintenance).
 */
import { can, type Permission } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import { DIAS_DE_MANUTENCAO } from '@sede/domain/modules/patrimonio/bens';
import {
  MANUTENCAO_ACTIONS,
  MANUTENCAO_ANEXO_FIELDS,
  MANUTENCAO_FIELDS,
  type Manutencao,
  type MotivoDaManutencao,
  motivoNaoEncerrarManutencao,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { manutencaoSchema, type manutencoesContract } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import { sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';
import { inPeriod, namedSearch } from '#platform/db/list/index.ts';
import { defineRecord } from '#platform/records/index.ts';
import { bens, readNomes } from '../bens/index.ts';

type Filter = InputOf<(typeof manutencoesContract)['totals']>;

const DEMORADA = (hoje: string) =>
  sql<boolean>`(n.data_retorno is null and n.data_manutencao < ${hoje}::date - ${DIAS_DE_MANUTENCAO}::int)`;

const situacao = (hoje: string) => sql<string>`(case when n.data_retorno is not null then 'encerrada'
  when ${DEMORADA(hoje)} then 'demorada' else 'aberta' end)`;

const NA_SITUACAO = (hoje: string) => ({
  aberta: sql`n.data_retorno is null`,
  demorada: DEMORADA(hoje),
  encerrada: sql`n.data_retorno is not null`,
});

const CUSTO = sql`(d.valor - coalesce(d.valor_estorno, 0))`;

function podeNaManutencao({ papeis }: Pick<Who, 'papeis'>, manutencao: Pick<Manutencao, 'dataRetorno'>) {
  const se = (permission: Permission, motivo: MotivoDaManutencao | null): MotivoDaManutencao | null =>
    can(papeis, permission) ? motivo : 'so_consulta';
  return podeDe({
    editar: se('patrimonio.manter', null),
    encerrar: se('patrimonio.manter', motivoNaoEncerrarManutencao(manutencao)),
  });
}

export const manutencoes = defineRecord({
  modulo: 'manutencoes',
  tabela: 'bensManutencoes',
  alias: 'n',
  schema: manutencaoSchema,
  visivel: todos,
  columns: ({
    today,
  }) => sql`n.id, n.versao, n.criado_em, n.atualizado_em, n.bem_id, b.n_patrimonio, b.descricao_bem, n.tipo_objeto,
    n.responsavel, n.descricao_problema, n.data_manutencao, n.data_retorno, n.resultado, ${situacao(today)} as situacao, d.id as id_despesa,
    case when d.id is not null then concat_ws(' · ', (select q.nome_beneficiario from beneficiarios q where q.id = d.id_beneficiario),
      nullif(d.descricao, '')) end as despesa,
    ${CUSTO} as custo, n.autor, n.a_conferir,
    (select count(*) from bens_manutencoes_anexos l where l.manutencao_id = n.id and l.situacao = 'Ativo')::int as arquivos`,
  joins: sql`join bens b on b.id = n.bem_id left join despesas d on d.id = n.id_despesa and not d.excluido`,
  order: {
    nPatrimonio: sql`b.n_patrimonio::bigint`,
    responsavel: sql`n.responsavel`,
    descricaoProblema: sql`n.descricao_problema`,
    dataManutencao: sql`n.data_manutencao`,
    dataRetorno: sql`n.data_retorno`,
    tipoObjeto: sql`n.tipo_objeto`,
    resultado: sql`n.resultado`,
  },
  notNull: ['responsavel', 'descricaoProblema', 'tipoObjeto'],
  sums: { custo: sql`coalesce(sum(${CUSTO}), 0)::bigint` },
  filter: async (f: Filter, { db, actor, today }) => [
    await namedSearch(db, f.busca, {
      texto: sql`n.busca`,
      nomes: [],
      tambem: (word) => sql<boolean>`n.bem_id in (select q.id from bens q where q.busca like ${`%${word}%`})`,
    }),
    f.situacao && NA_SITUACAO(today)[f.situacao],
    f.resultado && sql`n.resultado = any(${f.resultado}::text[])`,
    f.bem !== undefined && sql`n.bem_id = ${f.bem}::uuid and ${bens.seenBy(actor)}`,
    f.tipo && sql`n.tipo_objeto = any(${f.tipo}::text[])`,
    ...inPeriod(sql`n.data_manutencao`, f),
    f.aConferir !== undefined && sql`(n.a_conferir <> '{}') = ${f.aConferir}`,
  ],
  present:
    ({ actor }) =>
    (linha: Omit<Manutencao, 'pode'>) => ({ ...linha, pode: podeNaManutencao(actor, linha) }),
  fields: MANUTENCAO_FIELDS,
  children: { bens_manutencoes_anexos: MANUTENCAO_ANEXO_FIELDS },
  actions: MANUTENCAO_ACTIONS,
  names: async ({ db }, ids) =>
    new Map([...(await readNomes(db, 'bens', ids)), ...(await readNomes(db, 'despesas', ids))]),
});

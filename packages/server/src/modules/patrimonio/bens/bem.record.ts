/**
 * Assets, described once: whoever may read the register reads all of it. Source: spec 3 §2.13, §3, §4, §6; decisions-sindical-contratos-
 * patrimonio (Assets, Register).
 */
import { can, type Permission } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { addDays, podeDe } from '@sede/domain/kernel';
import {
  BEM_ACTIONS,
  BEM_ANEXO_FIELDS,
  BEM_FIELDS,
  type Bem,
  DIAS_DA_GARANTIA,
  type MotivoDoBem,
  motivoNaoDescartarBem,
  motivoNaoDesfazerDescarte,
  motivoNaoExcluirBem,
  motivoNaoManterBem,
  motivoNaoMovimentarBem,
  motivoNaoSairBem,
} from '@sede/domain/modules/patrimonio/bens';
import { bemSchema, type bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import { ACOES_DO_TERMO, TERMO_FIELDS } from '@sede/domain/modules/patrimonio/termos';
import { sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';
import { namedSearch, type WordCondition } from '#platform/db/list/index.ts';
import { defineRecord } from '#platform/records/index.ts';
import { CONFERIDO, NAO_LOCALIZADO } from '../patrimonio.sql.ts';
import { SEM_ACEITE } from '../patrimonio.termos.sql.ts';
import { ABERTOS, FIM, LUGAR_DIA, lugar, SEM_REGISTRO, SITUACAO } from './bem.sql.ts';
import { readNomes } from './bens.store.ts';

type Filter = InputOf<(typeof bensContract)['totals']>;

/** The asset's own words, or the name or initials of the employee who uses it. */
export const procuraDoBem: WordCondition = ({ like, initials }) => sql<boolean>`b.busca like ${like}
  or b.id_usuario in (select q.id from funcionarios q where q.busca like ${like}
    ${initials === null ? sql`` : sql`or q.iniciais like ${initials}`})`;

function podeNoBem({ papeis }: Pick<Who, 'papeis'>, bem: Omit<Bem, 'pode'>) {
  const { situacaoBase, movimentos } = bem;
  const movido = {
    situacaoBase,
    saida: bem.saidaAberta === null ? null : { previsao: null },
    manutencao: bem.manutencaoAberta === null ? null : { desde: '' },
  };
  const se = (permission: Permission, motivo: MotivoDoBem | null): MotivoDoBem | null =>
    can(papeis, permission) ? motivo : 'so_consulta';
  return podeDe({
    editar: se('patrimonio.editar', motivoNaoMovimentarBem(movido)),
    alocar: se('patrimonio.editar', motivoNaoMovimentarBem(movido)),
    sair: se('patrimonio.movimentar', motivoNaoSairBem(movido)),
    manter: se('patrimonio.manter', motivoNaoManterBem(movido)),
    descartar: se('patrimonio.editar', motivoNaoDescartarBem(movido)),
    desfazerDescarte: se('patrimonio.editar', motivoNaoDesfazerDescarte(movido)),
    excluir: se('patrimonio.excluir', motivoNaoExcluirBem({ movimentos })),
    anexar: se('patrimonio.editar', null),
  });
}

export const bens = defineRecord({
  modulo: 'bens',
  tabela: 'bens',
  alias: 'b',
  schema: bemSchema,
  visivel: todos,
  columns: ({
    today,
  }) => sql`b.id, b.versao, b.criado_em, b.atualizado_em, b.classe, b.tipo_objeto, b.n_patrimonio, b.empresa, b.cnpj,
    b.responsavel, b.id_usuario, coalesce(u.nome, b.usuario_nome) as usuario, b.setor_alocado, b.data_alocacao, b.retorno,
    b.situacao_base, ${SITUACAO} as situacao, ${SEM_REGISTRO} as sem_registro, ${lugar(today)} as lugar, ${LUGAR_DIA} as lugar_dia,
    coalesce((select q.nome from funcionarios q where q.id = s.id_funcionario), s.responsavel) as com_quem, b.data_descarte, b.n_serie,
    b.descricao_bem, b.especificacao, b.data_cadastro, b.data_aquisicao, b.valor_aquisicao, b.garantia_ate, b.autor, b.a_conferir,
    case when s.id is not null then jsonb_build_object('id', s.id, 'versao', s.versao, 'dataSaida', s.data_saida, 'horaSaida', s.hora_saida)
      end as saida_aberta,
    case when m.id is not null then jsonb_build_object('id', m.id, 'versao', m.versao, 'dataManutencao', m.data_manutencao)
      end as manutencao_aberta,
    ${CONFERIDO} as conferido, ${NAO_LOCALIZADO} as nao_localizado,
    ((select count(*) from bens_fluxos f where f.bem_id = b.id) + (select count(*) from bens_manutencoes n where n.bem_id = b.id))::int
      as movimentos,
    (select count(*) from bens_anexos l where l.bem_id = b.id and l.situacao = 'Ativo')::int as arquivos`,
  joins: sql`${ABERTOS} left join funcionarios u on u.id = b.id_usuario`,
  order: {
    nPatrimonio: sql`b.n_patrimonio::bigint`,
    tipoObjeto: sql`b.tipo_objeto`,
    descricaoBem: sql`b.descricao_bem`,
    usuario: sql`coalesce(u.nome, b.usuario_nome)`,
    empresa: sql`b.empresa`,
    setorAlocado: sql`b.setor_alocado`,
    situacao: SITUACAO,
    dataAlocacao: sql`b.data_alocacao`,
    dataCadastro: sql`b.data_cadastro`,
    dataAquisicao: sql`b.data_aquisicao`,
    valorAquisicao: sql`b.valor_aquisicao`,
    garantiaAte: sql`b.garantia_ate`,
  },
  notNull: ['tipoObjeto', 'situacao', 'dataCadastro'],
  sums: { valor: sql`coalesce(sum(b.valor_aquisicao), 0)::bigint` },
  filter: async (f: Filter, { db, today }) => [
    await namedSearch(db, f.busca, {
      texto: sql`b.busca`,
      nomes: [{ tabela: 'funcionarios', coluna: sql`b.id_usuario` }],
    }),
    f.classe && sql`b.classe = ${f.classe}`,
    f.situacao && sql`${SITUACAO} = any(${f.situacao}::text[])`,
    f.lugar && sql`${lugar(today)} = any(${f.lugar}::text[])`,
    f.tipo && sql`b.tipo_objeto = any(${f.tipo}::text[])`,
    f.setor && sql`b.setor_alocado = any(${f.setor}::text[])`,
    f.usuario && sql`b.id_usuario = any(${f.usuario}::uuid[])`,
    f.garantia !== undefined &&
      sql`coalesce(b.garantia_ate between ${today}::date and ${addDays(today, DIAS_DA_GARANTIA)}::date and not ${FIM}, false) = ${f.garantia}`,
    f.semAceite !== undefined && sql`${SEM_ACEITE(today)} = ${f.semAceite}`,
    f.aConferir !== undefined && sql`(b.a_conferir <> '{}') = ${f.aConferir}`,
  ],
  present:
    ({ actor }) =>
    (linha: Omit<Bem, 'pode'>) => ({ ...linha, pode: podeNoBem(actor, linha) }),
  nome: sql`concat_ws(' · ', b.n_patrimonio, coalesce(b.descricao_bem, b.tipo_objeto))`,
  search: procuraDoBem,
  fields: BEM_FIELDS,
  children: { bens_anexos: BEM_ANEXO_FIELDS, bens_termos: TERMO_FIELDS },
  actions: BEM_ACTIONS,
  partActions: { bens_termos: ACOES_DO_TERMO },
  names: ({ db }, ids) => readNomes(db, 'funcionarios', ids),
});

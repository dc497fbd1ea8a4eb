/**
 * Themes, described once: whoever may see themes sees all of them. What a 'Não' hides is not counted.
 *
 * Found by words of title, description and bill ('PL 2384/2025'), and by initials. Phones and e-mails of people stand in no column here,
 * and in the history for whoever edits themes. Source: spec 3 §2.10, §3; decisions-sindical-contratos-patrimonio (Themes).
 */
import { can } from '@sede/domain/access';
import { addDays, maskFields, podeDe } from '@sede/domain/kernel';
import {
  ACAO_DO_TEMA_FIELDS,
  ARQUIVO_DO_TEMA_FIELDS,
  CONTATOS_DA_PESSOA,
  ITEM_DO_TEMA_FIELDS,
  LEGISLATIVO,
  LINK_DO_TEMA_FIELDS,
  type MotivoDoTema,
  motivoNaoEncerrarTema,
  motivoNaoReabrirTema,
  nomeDaProposicao,
  PESSOA_DO_TEMA_FIELDS,
  PRIORIDADES,
  PROCESSO_DO_TEMA_FIELDS,
  SEGUIDOR_DO_TEMA_FIELDS,
  TEMA_ACTIONS,
  TEMA_FIELDS,
  type Tema,
  type TemaListado,
  ULTIMO_PASSO,
} from '@sede/domain/modules/sindical/temas';
import { temaSchema } from '@sede/domain/modules/sindical/temas/contract';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { namesOfAutoridades } from '../autoridades/index.ts';
import { temNovidade } from './proposicao.novidade.ts';
import { namesOfUsuarios } from './temas.store.ts';

interface Filter {
  busca?: string | undefined;
  situacao?: string | undefined;
  tipo_tema?: string | undefined;
  prioridade?: string[] | undefined;
  tag?: string[] | undefined;
  interessado?: string[] | undefined;
  parado?: string | undefined;
  incompleto?: boolean | undefined;
  novidade?: boolean | undefined;
}

interface Bill {
  sigla: string | null;
  numero: number | null;
  ano: number | null;
}
type LinhaListada = Omit<TemaListado, 'pode' | 'proposicao'> & Bill;
type Linha = Omit<Tema, 'pode' | 'proposicao'>;

const search = inColumns(sql`t.busca`, sql`t.iniciais`);

/** How many there are, whatever the flag says: `faltasAtePasso` asks that. */
export const QUANTOS = sql`jsonb_build_object(
  'itens', (select count(*) from temas_itens x where x.tema_id = t.id),
  'pessoas', (select count(*) from temas_pessoas x where x.tema_id = t.id),
  'processos', (select count(*) from temas_processos x where x.tema_id = t.id),
  'acoes', (select count(*) from temas_acoes x where x.tema_id = t.id))`;

const MOSTRADOS = sql`jsonb_build_object(
  'itens', case when t.existe_itens_destaque then (select count(*) from temas_itens x where x.tema_id = t.id) else 0 end,
  'pessoas', case when t.existe_pessoas_instituicoes then (select count(*) from temas_pessoas x where x.tema_id = t.id) else 0 end,
  'processos', case when t.existe_processos then (select count(*) from temas_processos x where x.tema_id = t.id) else 0 end,
  'acoes', case when t.existe_acoes_sindicato then (select count(*) from temas_acoes x where x.tema_id = t.id) else 0 end)`;

const shown = sql`t.id, t.versao, t.cadastrado_em as criado_em, t.atualizado_em, t.tipo_tema, t.titulo, t.interessados, t.prioridade, t.situacao,
  t.tags, t.page, t.last_updated, t.sigla, t.numero, t.ano, ${MOSTRADOS} as contagens`;

function podeNoTema({ papeis }: Who, { situacao }: Pick<TemaListado, 'situacao'>) {
  const se = (allowed: boolean, motivo: MotivoDoTema | null): MotivoDoTema | null => (allowed ? motivo : 'so_consulta');
  const edita = can(papeis, 'temas.editar');
  return podeDe<'editar' | 'encerrar' | 'reabrir' | 'excluir', MotivoDoTema>({
    editar: se(edita, null),
    encerrar: se(edita, motivoNaoEncerrarTema(situacao)),
    reabrir: se(edita, motivoNaoReabrirTema(situacao)),
    excluir: se(can(papeis, 'temas.excluir'), null),
  });
}

export const legislativo = sql`t.tipo_tema <> 'Administrativo'`;

export const temas = defineRecord({
  modulo: 'temas',
  tabela: 'temas',
  alias: 't',
  schema: temaSchema,
  visivel: todos,
  columns: sql`${shown}, t.descricao, t.classificacao_tema, t.casa, t.autor, t.existe_itens_destaque, t.existe_pessoas_instituicoes,
    t.existe_processos, t.existe_acoes_sindicato, (select u.nome from usuarios u where u.id = t.last_updated_por) as atualizado_por`,
  order: {
    lastUpdated: sql`t.last_updated`,
    titulo: sql`t.titulo`,
    tipoTema: sql`t.tipo_tema`,
    prioridade: sql`array_position(${[...PRIORIDADES]}::text[], t.prioridade)`,
    criadoEm: sql`t.cadastrado_em`,
  },
  notNull: ['lastUpdated', 'titulo', 'tipoTema', 'criadoEm'],
  filter: (f: Filter, { today, actor }) => [
    searchCondition(f.busca, search),
    f.situacao !== undefined && sql`t.situacao = ${f.situacao}`,
    f.tipo_tema !== undefined && (f.tipo_tema === LEGISLATIVO ? legislativo : sql`t.tipo_tema = ${f.tipo_tema}`),
    f.prioridade && sql`t.prioridade = any(${f.prioridade}::text[])`,
    f.tag && sql`t.tags && ${f.tag}::text[]`,
    f.interessado && sql`t.interessados && ${f.interessado}::text[]`,
    f.parado !== undefined &&
      sql`(t.last_updated at time zone 'America/Sao_Paulo')::date <= ${addDays(today, -Number(f.parado))}::date`,
    f.incompleto !== undefined && (f.incompleto ? sql`t.page < ${ULTIMO_PASSO}` : sql`t.page >= ${ULTIMO_PASSO}`),
    f.novidade !== undefined && (f.novidade ? temNovidade(actor) : sql`not ${temNovidade(actor)}`),
  ],
  present:
    ({ actor }) =>
    (linha: Linha): Tema => ({ ...linha, proposicao: nomeDaProposicao(linha), pode: podeNoTema(actor, linha) }),
  listed: {
    columns: shown,
    present:
      ({ actor }) =>
      (linha: LinhaListada): TemaListado => ({
        ...linha,
        proposicao: nomeDaProposicao(linha),
        pode: podeNoTema(actor, linha),
      }),
  },
  nome: sql`concat_ws(' · ', t.sigla || ' ' || t.numero || '/' || t.ano, t.titulo)`,
  search,
  fields: TEMA_FIELDS,
  actions: TEMA_ACTIONS,
  children: ({ actor }) => ({
    temas_itens: ITEM_DO_TEMA_FIELDS,
    temas_pessoas: can(actor.papeis, 'temas.editar')
      ? PESSOA_DO_TEMA_FIELDS
      : maskFields(PESSOA_DO_TEMA_FIELDS, CONTATOS_DA_PESSOA),
    temas_processos: PROCESSO_DO_TEMA_FIELDS,
    temas_acoes: ACAO_DO_TEMA_FIELDS,
    temas_arquivos: ARQUIVO_DO_TEMA_FIELDS,
    temas_links: LINK_DO_TEMA_FIELDS,
    temas_seguidores: SEGUIDOR_DO_TEMA_FIELDS,
  }),
  names: async ({ db }, ids) => new Map([...(await namesOfAutoridades(db, ids)), ...(await namesOfUsuarios(db, ids))]),
});

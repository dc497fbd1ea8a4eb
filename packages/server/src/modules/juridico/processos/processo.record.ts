/**
 * Cases, described once. Legal staff of the union see all, an office's user those of the own offices; what was deleted is in no read.
 *
 * Found by digits of the number, words of number and title, and names of members. Source: spec 3 §2.5, §6; decisions-legal (Cases,
 * Privacy); invariant B9.
 */
import { can } from '@sede/domain/access';
import { likePattern, maskFields, nomeProprio, podeDe } from '@sede/domain/kernel';
import {
  COMENTARIO_FIELDS,
  EVENTO_ANEXO_FIELDS,
  EVENTO_FIELDS,
  FILIADO_DO_PROCESSO_FIELDS,
  MANIFESTACAO_FIELDS,
  MOTIVO_DA_SITUACAO,
  type MotivoDoProcesso,
  motivoNaoEditar,
  motivoNaoEncerrar,
  motivoNaoEnviarParaManifestacao,
  motivoNaoExcluir,
  motivoNaoManifestar,
  motivoNaoReabrir,
  NOMES_NA_LISTA,
  PROCESSO_ACTIONS,
  PROCESSO_ANEXO_FIELDS,
  PROCESSO_FIELDS,
  PROCESSO_SIGILOSOS,
  type Processo,
  type ProcessoListado,
  type SituacaoDoProcesso,
} from '@sede/domain/modules/juridico/processos';
import { eventoSchema, processoSchema } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';
import {
  type Curtas,
  type SearchWord,
  searchCondition,
  semAcento,
  type WordCondition,
  wordIn,
} from '#platform/db/list/index.ts';
import { defineRecord, namedRows } from '#platform/records/index.ts';
import { actsIn, doEscritorio, seesAllOffices } from '../juridico.actor.ts';
import { nomesDe } from './processos.store.ts';

type Linha = Omit<Processo, 'pode'>;
type LinhaListada = Omit<ProcessoListado, 'pode'>;

const rule = doEscritorio('processos.ver', sql`p.escritorio_id`);

/** Deleted ones too: what is done to undo a deletion asks for the row that is in no other read. */
export const processosComExcluidos = namedRows({
  modulo: 'processos',
  tabela: 'processosJuridicos',
  alias: 'p',
  visivel: rule,
});

const NUMERO = /^[0-9./-]+$/;
const MIN_DIGITOS = 3;

/** Both names of a member `f`, as one searches. */
export const NOMES_DO_FILIADO = semAcento(sql`(f.nome_completo || ' ' || coalesce(f.nome_social, ''))`);

/** A word in number or title, or part of a number whatever stands between its digits. */
export function noProcesso({ word, like }: SearchWord, curtas: Curtas = 'em-qualquer-parte') {
  const digitos = word.replace(/[^0-9]/g, '');
  const numero =
    NUMERO.test(word) && digitos.length >= MIN_DIGITOS ? sql`or p.digitos like ${likePattern(digitos)}` : sql``;
  return sql<boolean>`${wordIn(sql`p.busca`, { word, like }, curtas)} ${numero}`;
}

/** The members' cases are looked up once and hashed: as alternatives they are never joined, which a common name would make a product of. */
export const searchProcessos: WordCondition = (word) => {
  const { like } = word;
  // The index over everything finds few members; of those only the name counts.
  return sql<boolean>`(${noProcesso(word)}
    or p.id in (select v.processo_id from filiados_processos v join filiados f on f.id = v.filiado_id
        where f.busca like ${like} and ${NOMES_DO_FILIADO} like ${like}
      union all select v.processo_id from filiados_processos v
        where v.nome is not null and sede.sem_acento(v.nome) like ${like}))`;
};

interface Filter {
  busca?: string | undefined;
  tipo?: string[] | undefined;
  situacao?: string[] | undefined;
  escritorio?: string[] | undefined;
  objeto?: string[] | undefined;
  dataDe?: string | undefined;
  dataAte?: string | undefined;
  aConferir?: boolean | undefined;
  aComunicar?: boolean | undefined;
  formatoAntigo?: boolean | undefined;
  semPrazo?: boolean | undefined;
}

/** Of case `p`; names are looked up for these few alone, however many are party to it. */
export const PRIMEIROS_NOMES = sql`array(select coalesce(f.nome_social, f.nome_completo, v.nome) from (
    select x.id, x.filiado_id, x.nome from filiados_processos x where x.processo_id = p.id order by x.id limit ${NOMES_NA_LISTA}) v
  left join filiados f on f.id = v.filiado_id order by v.id)`;

const shown = sql`p.id, p.versao, p.criado_em, p.atualizado_em, p.tipo, p.numero, p.formato_antigo, p.titulo,
  p.tribunal_orgao, p.escritorio_id, p.escritorio_nome, p.objeto_id, o.descricao as nome_objeto, p.data_protocolo,
  p.situacao, p.valor_causa, p.filiados_indeterminados, p.orgaos,
  (select count(*) from filiados_processos v where v.processo_id = p.id)::int as filiados,
  ${PRIMEIROS_NOMES} as nomes,
  p.movimentado_em, p.a_conferir,
  (select min(z.vencimento) from prazos z where z.processo_id = p.id and z.estado = 'Aberto') as proximo_prazo`;
const joins = sql`left join objetos_processo o on o.id = p.objeto_id`;

function podeNoProcesso(
  actor: Who,
  { situacao, escritorioId }: { situacao: SituacaoDoProcesso; escritorioId: string | null },
) {
  const se = (allowed: boolean, motivo: (um: { situacao: SituacaoDoProcesso }) => unknown): MotivoDoProcesso | null => {
    if (!allowed) return 'so_consulta';
    return motivo({ situacao }) === null ? null : MOTIVO_DA_SITUACAO[situacao];
  };
  const registra = actsIn(actor, 'processos.registrar', escritorioId);
  const { papeis } = actor;
  return podeDe({
    editar: se(can(papeis, 'processos.editar'), motivoNaoEditar),
    enviarManifestacao: se(registra, motivoNaoEnviarParaManifestacao),
    manifestar: se(registra, motivoNaoManifestar),
    encerrar: se(can(papeis, 'processos.encerrar'), motivoNaoEncerrar),
    reabrir: se(can(papeis, 'processos.reabrir'), motivoNaoReabrir),
    excluir: se(can(papeis, 'processos.excluir'), motivoNaoExcluir),
    registrar: se(registra, motivoNaoEditar),
    excluirAnexo: se(can(papeis, 'processos.excluir-anexo'), motivoNaoEditar),
  });
}

const presented =
  (actor: Who) =>
  <L extends LinhaListada>(linha: L) => ({
    ...linha,
    nomes: linha.nomes.map(nomeProprio),
    pode: podeNoProcesso(actor, linha),
  });

export const processos = defineRecord({
  modulo: 'processos',
  tabela: 'processosJuridicos',
  alias: 'p',
  schema: processoSchema,
  visivel: (actor) => {
    const { visivel } = processosComExcluidos.rule;
    return visivel === todos ? todos : visivel(actor);
  },
  existe: sql`p.situacao <> 'Excluído'`,
  columns: sql`${shown}, p.ano, p.movido_pelo_sindicato, p.link_processo, p.natureza, p.tags, p.pessoas_tem_direito,
    p.publicar_acao_coletiva, p.havera_comunicacao, p.relacionado_atendimentos`,
  joins,
  order: {
    movimento: sql`p.movimentado_em`,
    tipo: sql`p.tipo`,
    numero: sql`p.numero`,
    objeto: sql`o.descricao`,
    tribunal: sql`p.tribunal_orgao`,
    escritorio: sql`p.escritorio_nome`,
    protocolo: sql`p.data_referencia`,
    situacao: sql`p.situacao`,
    valorCausa: sql`p.valor_causa`,
  },
  notNull: ['movimento', 'tipo', 'protocolo', 'situacao'],
  joined: ['objeto'],
  narrow: true,
  filter: (f: Filter) => [
    searchCondition(f.busca, searchProcessos),
    f.tipo && sql`p.tipo = any(${f.tipo}::text[])`,
    f.situacao && sql`p.situacao = any(${f.situacao}::text[])`,
    f.escritorio && sql`p.escritorio_id = any(${f.escritorio}::uuid[])`,
    f.objeto && sql`p.objeto_id = any(${f.objeto}::uuid[])`,
    f.dataDe !== undefined && sql`p.data_referencia >= ${f.dataDe}::date`,
    f.dataAte !== undefined && sql`p.data_referencia <= ${f.dataAte}::date`,
    f.aConferir !== undefined && (f.aConferir ? sql`p.a_conferir <> '{}'` : sql`p.a_conferir = '{}'`),
    f.aComunicar !== undefined &&
      sql`(p.havera_comunicacao and exists (select from processo_eventos e where e.processo_id = p.id and not e.comunicado)) = ${f.aComunicar}::boolean`,
    f.formatoAntigo !== undefined && sql`p.formato_antigo = ${f.formatoAntigo}::boolean`,
    f.semPrazo !== undefined &&
      sql`${f.semPrazo}::boolean <> exists (select from prazos z where z.processo_id = p.id and z.estado = 'Aberto')`,
  ],
  present:
    ({ actor }) =>
    (linha: Linha): Processo =>
      presented(actor)(linha),
  listed: {
    columns: shown,
    joins,
    present:
      ({ actor }) =>
      (linha: LinhaListada): ProcessoListado =>
        presented(actor)(linha),
  },
  nome: sql`concat_ws(' · ', p.numero, p.titulo)`,
  search: searchProcessos,
  fields: ({ actor }) =>
    can(actor.papeis, 'juridico.ver') ? PROCESSO_FIELDS : maskFields(PROCESSO_FIELDS, PROCESSO_SIGILOSOS),
  actions: PROCESSO_ACTIONS,
  // Whoever may ask for the history is of the legal staff: a test holds the two permissions together.
  children: {
    filiados_processos: FILIADO_DO_PROCESSO_FIELDS,
    processo_eventos: EVENTO_FIELDS,
    processo_manifestacoes: MANIFESTACAO_FIELDS,
    processo_comentarios: COMENTARIO_FIELDS,
    processos_anexos: PROCESSO_ANEXO_FIELDS,
    processo_eventos_anexos: EVENTO_ANEXO_FIELDS,
  },
  names: ({ db }, ids) => nomesDe(db, ids),
});

/** Of cases that the reader sees. */
export const eventos = defineRecord({
  modulo: 'processos',
  tabela: 'processoEventos',
  alias: 'e',
  schema: eventoSchema,
  visivel: (actor) =>
    sql`exists (select from processos_juridicos p where p.id = e.processo_id and ${processos.seenBy(actor)})`,
  columns: sql`e.id, e.versao, e.processo_id, e.titulo, e.descricao, e.data, e.comunicado`,
  order: { data: sql`e.data` },
  notNull: ['data'],
  fields: EVENTO_FIELDS,
});

/** Its author, or whoever edits cases. */
export const podeMudarEvento = (actor: Who, autorId: string | null): boolean =>
  autorId === actor.usuarioId || seesAllOffices(actor, 'processos.registrar');

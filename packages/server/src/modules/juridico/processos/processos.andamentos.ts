/**
 * What happened in a case, newest first, 50 at a time by (moment, id): events (at the beginning of their day), statements, comments, and
 * the changes of situation that the audit trail has, of which act, states, person and time are told and nothing else.
 *
 * Source: decisions-legal (Cases: one timeline; Appointment list: authors).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors, podeDe } from '@sede/domain/kernel';
import {
  type Andamento,
  MOTIVO_DA_SITUACAO,
  processoMessages as messages,
  motivoNaoEditar,
  type ProcessoCompleto,
  type SituacaoDoProcesso,
  type TipoDoAndamento,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import type { Reader, Who } from '#platform/api/index.ts';
import { readAtendimentosDoProcesso } from '../juridico.processos.ts';
import { podeMudarEvento, processos } from './processo.record.ts';
import { arquivosDoEvento, arquivosDoProcesso } from './processos.store.ts';

type Contract = typeof processosContract;

const POR_PAGINA = 50;

interface Linha {
  id: string;
  ref: string;
  tipo: TipoDoAndamento;
  em: string;
  marca: string;
  versao: number | null;
  data: string | null;
  titulo: string | null;
  texto: string | null;
  comunicado: boolean | null;
  autorId: string | null;
  autorNome: string | null;
  escritorioNome: string | null;
  de: string | null;
  para: string | null;
}

/** '1764.e0198…': microseconds and id of the last row of the page before. */
function olderThan(depois: string | undefined) {
  if (depois === undefined) return sql`true`;
  const [, marca, id] = /^(-?[0-9]{1,18})\.([a-z][0-9a-f-]{1,60})$/.exec(depois) ?? [];
  if (marca === undefined || id === undefined)
    throw platformErrors.invalido({ campos: { depois: 'Página desconhecida.' } });
  return sql`(marca, id collate "C") < (${marca}::bigint, ${id} collate "C")`;
}

const nothing = sql`null::int as versao, null::date as data, null::text as titulo`;
const author = sql`x.autor_id, x.autor_nome, x.escritorio_nome, null::text as de, null::text as para`;

const ofCase = (id: string) => sql`
  select 'e' || x.id as id, x.id::text as ref, 'evento' as tipo, (x.data::timestamp at time zone 'America/Sao_Paulo') as em, x.versao, x.data,
    x.titulo, x.descricao as texto, x.comunicado, ${author}
  from processo_eventos x where x.processo_id = ${id}::uuid
  union all
  select 'm' || x.id, x.id::text, 'manifestacao', x.data, ${nothing}, x.manifestacao, null::boolean, ${author}
  from processo_manifestacoes x where x.processo_id = ${id}::uuid
  union all
  select 'c' || x.id, x.id::text, 'comentario', x.data, ${nothing}, x.comentario, null::boolean, ${author}
  from processo_comentarios x where x.processo_id = ${id}::uuid
  union all
  select 's' || lpad(a.id::text, 16, '0'), a.id::text, 'situacao', a.em, ${nothing}, null::text, null::boolean, a.usuario_id,
    a.usuario_nome, null::text, a.antes ->> 'situacao', a.depois ->> 'situacao'
  from auditoria a
  where a.modulo = 'processos' and a.registro_id = ${id}::uuid and a.tabela = 'processos_juridicos'
    and a.depois ->> 'situacao' is distinct from a.antes ->> 'situacao'`;

function told(
  actor: Who,
  situacao: SituacaoDoProcesso,
  registra: boolean,
  linha: Linha,
  anexos: Andamento['anexos'],
): Andamento {
  const {
    ref: id,
    tipo,
    em,
    versao,
    data,
    titulo,
    texto,
    comunicado,
    autorId,
    autorNome,
    escritorioNome,
    de,
    para,
  } = linha;
  const motivo = () => {
    if (!registra) return 'so_consulta';
    if (motivoNaoEditar({ situacao })) return MOTIVO_DA_SITUACAO[situacao];
    return podeMudarEvento(actor, autorId) ? null : 'de_outro';
  };
  const mudar = tipo === 'evento' ? motivo() : null;
  const tirar = () => (can(actor.papeis, 'processos.excluir-anexo') ? mudar : 'com_anexos');
  return {
    ...{ id, tipo, em, versao, data, titulo, texto, comunicado, anexos, de, para },
    autor: escritorioNome === null ? autorNome : messages.deEscritorio(escritorioNome),
    nomeAutor: autorNome,
    pode: podeDe({
      editar: mudar,
      excluir: mudar ?? (anexos.length > 0 ? tirar() : null),
      excluirAnexo: tipo === 'evento' ? tirar() : null,
    }),
  };
}

/** In: a case that the reader sees, as it was read. */
async function pageOf(
  reader: Reader,
  { id, situacao, pode }: Pick<ProcessoCompleto, 'id' | 'situacao' | 'pode'>,
  { depois, tipo }: Pick<InputOf<Contract['andamentos']>, 'depois' | 'tipo'>,
): Promise<ProcessoCompleto['andamentos']> {
  const { rows } = await sql<Linha>`
    select l.*, marca::text as marca from (
      select u.*, (extract(epoch from u.em) * 1000000)::bigint as marca from (${ofCase(id)}) u) l
    where ${olderThan(depois)} and ${tipo === undefined ? sql`true` : sql`tipo = ${tipo}`}
    order by l.marca desc, id collate "C" desc limit ${POR_PAGINA + 1}`.execute(reader.db);
  const page = rows.slice(0, POR_PAGINA);
  const last = page.at(-1);
  const eventos = page.flatMap(({ ref, tipo }) => (tipo === 'evento' ? [ref] : []));
  const files = await arquivosDoEvento.listArquivosDe(reader.db, eventos);
  return {
    itens: page.map((linha) =>
      told(reader.actor, situacao, pode.registrar === undefined, linha, files.get(linha.ref) ?? []),
    ),
    proximo: last && rows.length > POR_PAGINA ? `${last.marca}.${last.id}` : null,
  };
}

export async function readAndamentos(reader: Reader, { id, ...asked }: InputOf<Contract['andamentos']>) {
  return pageOf(reader, await processos.get(reader, id), asked);
}

/** How many of each kind happened, and of which houses the members are. */
async function readNumeros({ db }: Reader, id: string): Promise<Pick<ProcessoCompleto, 'contagens' | 'casas'>> {
  const { rows } = await sql<Pick<ProcessoCompleto, 'contagens' | 'casas'>>`
    select jsonb_build_object(
        'evento', (select count(*) from processo_eventos x where x.processo_id = ${id}::uuid),
        'manifestacao', (select count(*) from processo_manifestacoes x where x.processo_id = ${id}::uuid),
        'comentario', (select count(*) from processo_comentarios x where x.processo_id = ${id}::uuid)) as contagens,
      coalesce((select jsonb_agg(jsonb_build_object('casa', c.casa, 'filiados', c.n) order by c.n desc, c.casa)
        from (select f.empresa as casa, count(*)::int as n from filiados_processos v join filiados f on f.id = v.filiado_id
          where v.processo_id = ${id}::uuid group by f.empresa) c), '[]') as casas`.execute(db);
  const [numeros] = rows;
  if (!numeros) throw new Error('A select without from gave no row.');
  return numeros;
}

export async function readCompleto(reader: Reader, id: string): Promise<ProcessoCompleto> {
  const processo = await processos.get(reader, id);
  const anexos = await arquivosDoProcesso.listArquivos(reader.db, id);
  const atendimentos = await readAtendimentosDoProcesso(reader, id);
  return {
    ...processo,
    anexos,
    atendimentos,
    ...(await readNumeros(reader, id)),
    andamentos: await pageOf(reader, processo, {}),
  };
}

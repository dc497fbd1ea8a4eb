/**
 * Reads of themes beside the list: one with all that hangs from it, the summary, tags that are in use, the themes of a case, the spreadsheet.
 *
 * Source: spec 3 §2.10, §7 (Themes); decisions-sindical-contratos-patrimonio (Themes).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { matchesSearch, platformErrors } from '@sede/domain/kernel';
import {
  type AcaoDoTema,
  type ArquivoDoTema,
  TEMA_FIELDS as FIELDS,
  type ItemDoTema,
  type LinkDoTema,
  MAX_ARQUIVOS_DO_CONTEXTO,
  MAX_OPCOES_TAG,
  MAX_POR_SECAO,
  temasMessages as messages,
  nomeDaProposicao,
  PASSOS_DO_TEMA,
  type PessoaDoTema,
  type ProcessoDoTema,
  type ResumoDosTemas,
  SITUACAO_DO_TEMA_ROTULOS,
  TAGS_SUGERIDAS,
  type TemaCompleto,
  type TemaDoProcesso,
  type TemaListado,
  ULTIMOS_TEMAS,
} from '@sede/domain/modules/sindical/temas';
import type { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import { sql } from 'kysely';
import { processos } from '#modules/juridico/processos/index.ts';
import type { RawContext, ReadContext, Reader } from '#platform/api/index.ts';
import { heavy } from '#platform/db/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { acoes, arquivos, itens, links, pessoas, processosDoTema } from './partes.record.ts';
import { legislativo, temas } from './tema.record.ts';
import { arquivosDoTema } from './temas.store.ts';

type Contract = typeof temasContract;
type NoContexto<T> = T & { itemId: string | null; acaoId: string | null };

const criado = sql`r.criado_em, r.id`;
/** As many as a theme and each of its items and actions may have. */
const MAX_ANEXADOS = MAX_ARQUIVOS_DO_CONTEXTO * (2 * MAX_POR_SECAO + 1);

/** A file's name is that of its row: one that came over may have got another than its bytes. */
async function readArquivos(reader: Reader, id: string): Promise<NoContexto<ArquivoDoTema>[]> {
  type Linha = NoContexto<Omit<ArquivoDoTema, 'anexo'>> & { anexoId: string; nome: string };
  const linhas = await arquivos.some<Linha>(reader, {
    ...{ conditions: [sql`r.tema_id = ${id}::uuid`], order: criado, limit: MAX_ANEXADOS },
  });
  const anexos = new Map((await arquivosDoTema.listArquivos(reader.db, id)).map((anexo) => [anexo.id, anexo]));
  return linhas.flatMap(({ anexoId, nome, ...arquivo }) => {
    const anexo = anexos.get(anexoId);
    return anexo ? [{ ...arquivo, anexo: { ...anexo, nome } }] : [];
  });
}

/** Files and links of the theme, or of an item or action of it. */
export async function readAnexados(reader: Reader, id: string) {
  const todos = await readArquivos(reader, id);
  const nomeados = await links.some<NoContexto<LinkDoTema>>(reader, {
    ...{ conditions: [sql`r.tema_id = ${id}::uuid`], order: criado, limit: MAX_ANEXADOS },
  });
  const de = (contexto: string | null) => {
    const aqui = ({ itemId, acaoId }: { itemId: string | null; acaoId: string | null }) =>
      (itemId ?? acaoId) === contexto;
    return { arquivos: todos.filter(aqui), links: nomeados.filter(aqui) };
  };
  return { de, arquivo: (arquivoId: string) => todos.find((um) => um.id === arquivoId) };
}

export async function readTema(reader: Reader, id: string): Promise<TemaCompleto> {
  const tema = await temas.get(reader, id);
  const aqui = { conditions: [sql`r.tema_id = ${id}::uuid`], order: criado, limit: MAX_POR_SECAO };
  const { de } = await readAnexados(reader, id);
  type Nu<T> = Omit<T, 'arquivos' | 'links'>;
  const osItens = await itens.some<Nu<ItemDoTema>>(reader, aqui);
  const asAcoes = await acoes.some<Nu<AcaoDoTema>>(reader, {
    ...aqui,
    order: sql`r.data_acao desc nulls last, r.criado_em desc, r.id desc`,
  });
  return {
    ...tema,
    ...de(null),
    itens: osItens.map((item) => ({ ...item, ...de(item.id) })),
    pessoas: await pessoas.some<PessoaDoTema>(reader, aqui),
    processos: await processosDoTema.some<ProcessoDoTema>(reader, aqui),
    acoes: asAcoes.map((acao) => ({ ...acao, ...de(acao.id) })),
  };
}

export async function readResumo(ctx: ReadContext): Promise<ResumoDosTemas> {
  const { rows } = await sql<{ legislativo: boolean; emAcompanhamento: number; encerrado: number }>`
    select ${legislativo} as legislativo, count(*) filter (where t.situacao = 'EM_ACOMPANHAMENTO')::int as em_acompanhamento,
      count(*) filter (where t.situacao = 'ENCERRADO')::int as encerrado
    from temas t where ${temas.seenBy(ctx.actor)} group by 1`.execute(heavy(ctx.db));
  const painel = (qual: boolean) =>
    rows.find((row) => row.legislativo === qual) ?? { emAcompanhamento: 0, encerrado: 0 };
  const { itens: ultimos } = await temas.page(
    ctx,
    { pagina: 1, porPagina: ULTIMOS_TEMAS, ordem: [{ campo: 'criadoEm', desc: true }], totais: false },
    temas.where(ctx, []),
  );
  return { administrativo: painel(false), legislativo: painel(true), ultimos };
}

/** Those that are offered first, then those in use. */
export async function listTags(ctx: ReadContext, { busca = '' }: InputOf<Contract['opcoesDeTags']>) {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(t.tags) as tag from temas t where ${temas.seenBy(ctx.actor)} order by 1`.execute(
    heavy(ctx.db),
  );
  const todas = new Set<string>([...TAGS_SUGERIDAS, ...rows.map(({ tag }) => tag)]);
  return { itens: [...todas].filter((tag) => matchesSearch(tag, busca)).slice(0, MAX_OPCOES_TAG) };
}

/** For whoever sees the case. */
export async function listDoProcesso(ctx: ReadContext, { processo }: InputOf<Contract['doProcesso']>) {
  if (!can(ctx.actor.papeis, 'processos.ver')) throw platformErrors.nao_encontrado();
  if (!(await processos.seesOne(ctx, [sql`p.id = ${processo}::uuid`]))) throw platformErrors.nao_encontrado();
  const citam = await temas.some<TemaDoProcesso>(ctx, {
    conditions: [
      sql`t.existe_processos`,
      sql`exists (select from temas_processos r where r.tema_id = t.id and r.processo_uid = ${processo}::uuid)`,
    ],
    columns: sql`t.id, t.titulo, t.tipo_tema, t.situacao`,
    order: sql`t.last_updated desc, t.id`,
    limit: MAX_POR_SECAO,
  });
  return { itens: citam };
}

type Exportada = Omit<TemaListado, 'pode' | 'proposicao'> & Parameters<typeof nomeDaProposicao>[0];

const lista = (palavras: readonly string[]) => palavras.join(', ');
const COLUNAS: readonly ExportColumn<Exportada>[] = [
  { titulo: FIELDS.titulo.rotulo, tipo: 'texto', valor: ({ titulo }) => titulo },
  { titulo: FIELDS.tipoTema.rotulo, tipo: 'texto', valor: ({ tipoTema }) => tipoTema },
  { titulo: 'Proposição', tipo: 'texto', valor: nomeDaProposicao },
  { titulo: FIELDS.interessados.rotulo, tipo: 'texto', valor: ({ interessados }) => lista(interessados) },
  { titulo: FIELDS.prioridade.rotulo, tipo: 'texto', valor: ({ prioridade }) => prioridade },
  { titulo: FIELDS.tags.rotulo, tipo: 'texto', valor: ({ tags }) => lista(tags) },
  { titulo: FIELDS.situacao.rotulo, tipo: 'texto', valor: ({ situacao }) => SITUACAO_DO_TEMA_ROTULOS[situacao] },
  { titulo: 'Itens', tipo: 'inteiro', valor: ({ contagens }) => contagens.itens },
  { titulo: 'Envolvidos', tipo: 'inteiro', valor: ({ contagens }) => contagens.pessoas },
  { titulo: 'Processos', tipo: 'inteiro', valor: ({ contagens }) => contagens.processos },
  { titulo: 'Ações do sindicato', tipo: 'inteiro', valor: ({ contagens }) => contagens.acoes },
  { titulo: 'Cadastro', tipo: 'texto', valor: ({ page }) => PASSOS_DO_TEMA[page - 1] ?? null },
  { titulo: 'Última atualização', tipo: 'instante', valor: ({ lastUpdated }) => lastUpdated },
];

export async function exportTemas(ctx: RawContext, { formato, ordem, ...filter }: InputOf<Contract['export']>) {
  return exportReply<Exportada>(ctx, {
    ...{ formato, nome: 'temas', titulo: messages.menu, columns: COLUNAS },
    rows: allRows(await temas.query(ctx, filter), ordem),
  });
}

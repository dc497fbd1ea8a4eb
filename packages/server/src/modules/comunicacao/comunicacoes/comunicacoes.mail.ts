/**
 * The mails of a mailing: what each says, made when it leaves from the one body and the recipient's values; how each ended; the
 * preview; the test to oneself.
 *
 * List-Unsubscribe with one click (RFC 8058) stands in every mail whose topic can be left. A mail server that will not take a
 * recipient's mail marks the address as returned. Source: decisions-members (Communication); decision 078.
 */
import type { InputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import { preencher, type Selecao } from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { sql } from 'kysely';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { type FileStore, pictureSize } from '#platform/files/index.ts';
import { type Composed, enqueueMail, headerText, type InlineImage, type Outcome } from '#platform/mail/index.ts';
import { comunicacoes } from './comunicacao.record.ts';
import { checkMensagem } from './comunicacoes.enviar.ts';
import { readOpcoes } from './comunicacoes.opcoes.ts';
import { alvos } from './comunicacoes.selection.ts';
import { inlineImages } from './imagens.ts';
import { saidaDe } from './links.ts';
import { comImagens, renderMensagem } from './mensagem.ts';
import { imagemUrl } from './sanitise.ts';
import { type Congelados, valoresDe } from './valores.ts';

type Contract = typeof comunicacoesContract;

interface Corpo {
  versao: number;
  titulo: string;
  tema: string;
  corpoHtml: string;
  corpoTexto: string;
  imagens: InlineImage[];
}
export interface MailRoom {
  config: Pick<Config, 'publicUrl' | 'port'>;
  files: FileStore;
  /** Signs the links that mails carry. */
  linkKey: string;
}

type Opcoes = Awaited<ReturnType<typeof readOpcoes>>;
/** How long a mailing's text and the settings are taken as they were read: a mail costs no reading of them. */
const KEPT_MS = 30_000;

const withCids = (html: string, imagens: readonly InlineImage[]) =>
  comImagens(
    html,
    imagens.map(({ cid, conteudo, tipo }) => ({
      ...{ src: imagemUrl(cid.replace(/@sede$/, '')), cid, largura: pictureSize(conteudo, tipo)?.largura ?? null },
    })),
  );

async function readCorpo(tx: Db | Tx, files: FileStore, id: string): Promise<Corpo | undefined> {
  const { rows } = await sql<Omit<Corpo, 'imagens'>>`select versao, titulo, tema, corpo_html, corpo_texto
    from comunicacoes where id = ${id}::uuid`.execute(tx);
  const [corpo] = rows;
  if (!corpo) return;
  const imagens = await inlineImages(tx, files, id);
  return { ...corpo, corpoHtml: withCids(corpo.corpoHtml, imagens), imagens };
}

/** The makers of a mailing's mails, for the sender of the outbox. The body in hand is kept: the next mail is of the same mailing. */
export function composeComunicacao(room: MailRoom) {
  let kept: { id: string; corpo: Corpo; opcoes: Opcoes; ate: number } | null = null;
  return async (tx: Tx, { id, loteId }: { id: string; loteId: string }): Promise<Partial<Composed>> => {
    const { rows } = await sql<{ valores: Congelados; versao: number }>`
      select d.valores, c.versao from comunicacao_destinatarios d join comunicacoes c on c.id = d.comunicacao_id
      where d.id = ${id}::uuid and d.comunicacao_id = ${loteId}::uuid`.execute(tx);
    const [destinatario] = rows;
    const now = performance.now();
    if (!kept || kept.id !== loteId || kept.corpo.versao !== destinatario?.versao || kept.ate < now) {
      const corpo = await readCorpo(tx, room.files, loteId);
      if (!corpo) throw new Error('mailing: its text is gone');
      kept = { id: loteId, corpo, opcoes: await readOpcoes(tx, room.config), ate: now + KEPT_MS };
    }
    const { corpo, opcoes } = kept;
    // A test to oneself brings its own text.
    if (!destinatario) return { imagens: corpo.imagens };
    return { ...composeOne(room, corpo, opcoes, id, destinatario.valores), imagens: corpo.imagens };
  };
}

function composeOne(
  { config, linkKey }: MailRoom,
  corpo: Corpo,
  { sindicato, temas }: Opcoes,
  id: string,
  congelados: Congelados,
) {
  const obrigatorio = temas.find(({ nome }) => nome === corpo.tema)?.obrigatorio === true;
  const saida = obrigatorio ? null : saidaDe(config, linkKey, id);
  const valores = valoresDe(congelados);
  return {
    assunto: headerText(preencher(corpo.titulo, valores)),
    ...renderMensagem({ ...corpo, valores, sindicato, descadastro: saida?.pagina ?? null }),
    ...(saida && { cabecalhos: saida.cabecalhos }),
  };
}

/** Writes how a mail ended to its recipient; an address that is refused for good is marked. */
export async function noteOutcome(tx: Tx, { id, estado, devolvido, em }: Outcome): Promise<void> {
  const { rows } = await sql<{ filiadoId: string }>`update comunicacao_destinatarios
    set estado = ${estado}, enviado_em = case when ${estado} in ('enviado', 'arquivado') then ${em}::timestamptz end
    where id = ${id}::uuid returning filiado_id`.execute(tx);
  const [destinatario] = rows;
  if (devolvido && destinatario) await markReturned(tx, destinatario.filiadoId, em);
}

export async function markReturned(tx: Tx, filiadoId: string, em: string | null): Promise<void> {
  await sql`update filiados set email_devolvido_em = ${em}::timestamptz where id = ${filiadoId}::uuid
    and (email_devolvido_em is null) = (${em}::timestamptz is not null)`.execute(tx);
}

interface Amostra extends Congelados {
  id: string;
  email: string;
}

/** Somebody whom it reaches, to show what their mail says; without a selection that reaches anybody, nobody in particular. */
async function sampleOf(ctx: ReadContext, selecao: Selecao, filiado?: string): Promise<Amostra> {
  const one = filiado ? sql`where id = ${filiado}::uuid` : sql`where motivo is null`;
  const { rows } = await sql<Amostra>`select id, nome, casa, matricula, coalesce(email, '') as email
    from (${alvos({ selecao, tema: null })}) a ${one} order by nome, id limit 1`.execute(ctx.db);
  return rows[0] ?? { id: newId(), nome: '', casa: '', matricula: '', email: '' };
}

async function renderFor(ctx: ReadContext, corpo: Omit<Corpo, 'imagens'>, amostra: Amostra) {
  const { sindicato, temas } = await readOpcoes(ctx.db, ctx.services.config);
  const valores = valoresDe(amostra);
  const obrigatorio = temas.find(({ nome }) => nome === corpo.tema)?.obrigatorio === true;
  const descadastro = obrigatorio ? null : `${publicUrlOf(ctx.services.config)}/descadastro`;
  return {
    assunto: preencher(corpo.titulo, valores),
    ...renderMensagem({ ...corpo, valores, sindicato, descadastro }),
  };
}

const textOf = async (ctx: ReadContext, id: string): Promise<Omit<Corpo, 'imagens'>> => {
  const { rows } = await sql<
    Omit<Corpo, 'imagens'>
  >`select versao, coalesce(titulo, '') as titulo, coalesce(tema, '—') as tema,
    corpo_html, corpo_texto from comunicacoes where id = ${id}::uuid`.execute(ctx.db);
  const [corpo] = rows;
  if (!corpo) throw new Error('mailing: read a moment ago and gone');
  return corpo;
};

export async function readPrevia(ctx: ReadContext, { id, filiado }: InputOf<Contract['previa']>) {
  const { selecao, remetente } = await comunicacoes.get(ctx, id);
  const amostra = await sampleOf(ctx, selecao, filiado);
  const { assunto, html, texto } = await renderFor(ctx, await textOf(ctx, id), amostra);
  return { de: remetente ?? '', para: amostra.email, assunto, html, texto };
}

export async function testar(ctx: WriteContext, { id, versao }: InputOf<Contract['testar']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  const { remetente, remetenteNome } = await checkMensagem(ctx.tx, row, ctx.services.config);
  const amostra = await sampleOf(ctx, row.selecao as Selecao); // the schema's, as it was saved
  const { assunto, html, texto } = await renderFor(ctx, await textOf(ctx, id), amostra);
  const imagens = await inlineImages(ctx.tx, ctx.services.files, id);
  const para = ctx.actor.email;
  await enqueueMail(
    ctx.tx,
    {
      para,
      assunto: `[Teste] ${assunto}`,
      texto,
      html: withCids(html, imagens),
      motivo: 'Teste de comunicação',
      loteId: id,
      remetente: { nome: remetenteNome, endereco: remetente },
    },
    ctx.now,
  );
  return { para };
}

/**
 * The account of a period as one PDF: pages of ours first, then the pages of every document behind the lines, each under
 * a line with the number that it has in the list. Bookmarks and an index lead to each.
 *
 * A stream: one document is open at a time, taken apart in a thread of its own; what is kept is the list and where each
 * object stands. Documents are written first and the list last, but the list stands in front. A document that is signed,
 * encrypted or broken gets a page that says so; the zip has it as it was sent. `signal` ends it between two documents.
 * Errors: `fechamentos.periodo_grande`. Source: issue 4 (Prestação de contas); decision 029; made by `prestacao.arquivo.ts`.
 */
import { Readable } from 'node:stream';
import { formatDataBr, formatInstantBr, formatReais } from '@sede/domain/kernel';
import {
  fechamentosErrors,
  fechamentosMessages as messages,
  motivoSemArquivo,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Who } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import { createPdfWorkshop, type OutlineEntry, PdfBook, type PdfPart, type PdfWorkshop } from '#platform/pdf/index.ts';
import {
  type Capa,
  type DocumentoJuntado,
  folhaDeAviso,
  folhasDaFrente,
  type LinhaNumerada,
} from './prestacao.folhas.ts';
import { type AnexoDoPeriodo, type Periodo, readAnexos, readLinhas } from './prestacao.linhas.ts';
import { readOrcamento } from './prestacao.orcamento.ts';
import { readPrestacao } from './prestacao.views.ts';

type Escolhido = Omit<AnexoDoPeriodo, 'registro'> & { linhas: LinhaNumerada[] };

/** Every document once, in the order of its first line. */
function documentosEmOrdem(linhas: readonly LinhaNumerada[], anexos: readonly AnexoDoPeriodo[]): Escolhido[] {
  const porRegistro = Map.groupBy(linhas, ({ id }) => id);
  const documentos = new Map<string, Escolhido>();
  for (const { registro, ...anexo } of anexos) {
    const documento = documentos.get(anexo.id) ?? { ...anexo, linhas: [] };
    documento.linhas.push(...(porRegistro.get(registro) ?? []));
    documentos.set(anexo.id, documento);
  }
  return [...documentos.values()]
    .map((one) => ({ ...one, linhas: one.linhas.sort((a, b) => a.numero - b.numero) }))
    .filter(({ linhas }) => linhas.length > 0)
    .sort((a, b) => (a.linhas[0]?.numero ?? 0) - (b.linhas[0]?.numero ?? 0));
}

async function bytesOf(files: FileStore, chave: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const pieces: Buffer[] = [];
    for await (const piece of await files.get(chave)) pieces.push(piece as Buffer);
    // Memory of its own: it is given to the thread.
    return new Uint8Array(Buffer.concat(pieces));
  } catch {
    return null;
  }
}

/** 'Lançamento 12' or 'Lançamentos 12, 40', and what the first of them was. */
function carimboDe({ nome, linhas }: Escolhido) {
  const [first] = linhas as [LinhaNumerada];
  const numbers = linhas.map(({ numero }) => numero).join(', ');
  const rest = [
    formatDataBr(first.data),
    ROTULO_LANCAMENTO_CAIXA[first.lancamento],
    first.pessoa,
    first.documento,
    formatReais(first.valor),
    nome,
  ];
  return {
    lead: linhas.length > 1 ? `Lançamentos ${numbers}` : `Lançamento ${numbers}`,
    rest: rest.filter(Boolean).join(' · '),
  };
}

interface Juntado {
  part: PdfPart;
  problema: DocumentoJuntado['problema'];
}
async function join(files: FileStore, workshop: PdfWorkshop, one: Escolhido, first: number): Promise<Juntado> {
  const stamp = carimboDe(one);
  const bytes = await bytesOf(files, one.chave);
  const part = bytes ? await workshop.pdf(bytes, stamp, first) : ('missing' as const);
  if (typeof part !== 'string') return { part, problema: null };
  const note = folhaDeAviso(one.nome, part, stamp.lead, stamp.rest);
  return { part: await workshop.sheets(note, first), problema: part };
}

/** Sections of ours, then the documents under one entry. */
function outlineOf(front: PdfPart, documentos: readonly (DocumentoJuntado & { page: number })[]): OutlineEntry[] {
  const sections = [
    ['capa', messages.prestacao],
    ['saldos', 'Saldos'],
    ['totais', 'Totais'],
    ['orcamento', messages.orcamento],
    ['lancamentos', 'Lançamentos'],
  ] as const;
  const own = sections.flatMap(([anchor, title]) => {
    const sheet = front.anchors[anchor];
    return sheet === undefined ? [] : [{ title, page: front.pages[sheet] as number }];
  });
  const [first] = documentos;
  if (!first) return own;
  const children = documentos.map(({ linhas, nome, page }) => ({ title: `${linhas[0]} · ${nome}`, page }));
  return [...own, { title: 'Documentos', page: first.page, children }];
}

type Frente = Omit<Capa, 'documentos'>;

/** Called after each document, and with as many as there are before the list is set. */
type Andamento = (feitos: number, total: number) => Promise<void>;

async function* livro(
  { files, signal, andamento }: Pick<LivroDeps, 'files' | 'signal' | 'andamento'>,
  escolhidos: readonly Escolhido[],
  frente: Frente,
  at: string,
) {
  const workshop = createPdfWorkshop();
  const book = new PdfBook();
  const parts: Pick<PdfPart, 'node' | 'pages'>[] = [];
  const documentos: (DocumentoJuntado & { page: number })[] = [];
  let pagina = 0;
  try {
    yield book.begin();
    for (const one of escolhidos) {
      signal.throwIfAborted();
      const { part, problema } = await join(files, workshop, one, book.next);
      yield book.add(part);
      const linhas = one.linhas.map(({ numero }) => numero);
      documentos.push({ nome: one.nome, linhas, problema, pagina, page: part.pages[0] as number });
      parts.push({ node: part.node, pages: part.pages });
      pagina += part.pages.length;
      await andamento(documentos.length, escolhidos.length);
    }
    signal.throwIfAborted();
    const front = await workshop.sheets(folhasDaFrente({ ...frente, documentos }), book.next);
    yield book.add(front);
    yield* book.end({
      title: `${messages.prestacao} · ${frente.sindicato.nome}`,
      order: [front, ...parts],
      outline: outlineOf(front, documentos),
      at,
    });
  } finally {
    await workshop.close();
  }
}

export interface LivroDeps {
  db: Db;
  files: FileStore;
  /** São Paulo's date, and the instant that the cover says. */
  today: string;
  now: string;
  /** Who asked: it is made of what they may see. */
  actor: Who;
  signal: AbortSignal;
  andamento: Andamento;
}

export async function buildLivro(deps: LivroDeps, periodo: Periodo): Promise<Readable> {
  const { db, now, actor } = deps;
  const [prestacao, orcamento, cfg] = await Promise.all([
    readPrestacao(deps, periodo),
    readOrcamento(deps, periodo),
    readConfiguracoes(db, configuracoesSettings),
  ]);
  const motivo = motivoSemArquivo(prestacao.documentos);
  if (motivo) throw fechamentosErrors.periodo_grande({ values: { motivo } });
  const linhas = (await readLinhas(db, periodo)).map((linha, index) => ({ ...linha, numero: index + 1 }));
  const escolhidos = documentosEmOrdem(linhas, await readAnexos(db, periodo));
  const frente: Frente = {
    sindicato: { nome: cfg.nomeSindicato, cnpj: cfg.cnpjSindicato },
    periodo,
    emitida: formatInstantBr(now),
    por: actor.nome,
    prestacao,
    orcamento,
    linhas,
  };
  return Readable.from(livro(deps, escolhidos, frente, now), { objectMode: false });
}

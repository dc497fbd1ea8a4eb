/**
 * All PDFs of a period in one file: a zip, streamed, each file as it was sent.
 *
 * Not one merged PDF: joining would break digital signatures, and a file behind a password, or a broken one, could not be
 * joined at all; here it is in the file all the same, and the list ('lista.csv', the last entry) says what is the matter.
 * One file is open at a time and nothing is kept, so that memory does not grow with the period. Streamed, unlike the PDF:
 * the first byte leaves at once and it costs a disk nothing (decision 033). Errors: none of a single file;
 * `fechamentos.periodo_grande` for more than a zip takes, `plataforma.indisponivel` when many are made. Source: issue 4; decision 021.
 */
import { Readable } from 'node:stream';
import { fechamentosErrors, motivoSemZip, nomeDoArquivo } from '@sede/domain/modules/financeiro/fechamentos';
import { sql } from 'kysely';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { exportStream, gatePerPool, throughGate, type ZipEntry, zipStream } from '#platform/exports/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import { countDocumentos, documentosDe, type Periodo } from './prestacao.linhas.ts';

interface Documento {
  id: string;
  chave: string;
  nome: string;
  data: string;
  descricao: string;
  documento: string | null;
  valor: number;
}
interface Escrito extends Documento {
  arquivo: string;
  observacao: string;
}

/** Each keeps a thread of the compression busy for as long as its browser takes. */
const gate = gatePerPool({ atOnce: 4, waiting: 8, patienceMs: 60_000 });
const SENHA = Buffer.from('/Encrypt');
/** A name that every system can unpack: the place in the order first, so that all names differ. */
const nomeNoArquivo = ({ data, nome }: Documento, place: number) =>
  `${String(place + 1).padStart(4, '0')} ${data} ${nome.replace(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 80)}`;

/** The file's bytes; notes a password or a missing file in passing. */
async function* bytesOf(files: FileStore, escrito: Escrito): AsyncGenerator<Buffer> {
  let tail = Buffer.alloc(0);
  try {
    for await (const piece of await files.get(escrito.chave)) {
      const bytes = piece as Buffer;
      if (Buffer.concat([tail, bytes]).includes(SENHA)) escrito.observacao = 'Protegido por senha.';
      tail = Buffer.from(bytes.subarray(-SENHA.length));
      yield bytes;
    }
  } catch {
    escrito.observacao = 'O arquivo não pôde ser lido por inteiro.';
  }
}

const COLUMNS = [
  { titulo: 'Arquivo', tipo: 'texto', valor: (row: Escrito) => row.arquivo },
  { titulo: 'Data', tipo: 'data', valor: (row: Escrito) => row.data },
  { titulo: 'Descrição', tipo: 'texto', valor: (row: Escrito) => row.descricao },
  { titulo: 'Documento', tipo: 'texto', valor: (row: Escrito) => row.documento },
  { titulo: 'Valor', tipo: 'dinheiro', valor: (row: Escrito) => row.valor },
  { titulo: 'Observação', tipo: 'texto', valor: (row: Escrito) => row.observacao },
] as const;

function* entriesOf(files: FileStore, documentos: readonly Documento[]): Generator<ZipEntry> {
  const escritos: Escrito[] = [];
  for (const [place, documento] of documentos.entries()) {
    const escrito = { ...documento, arquivo: nomeNoArquivo(documento, place), observacao: '' };
    escritos.push(escrito);
    yield { name: escrito.arquivo, content: bytesOf(files, escrito) };
  }
  async function* all() {
    yield escritos;
  }
  yield { name: 'lista.csv', content: exportStream('csv', COLUMNS, all(), 'Lista') };
}

async function zipDe(ctx: RawContext, periodo: Periodo) {
  const motivo = motivoSemZip(await countDocumentos(ctx.db, periodo));
  if (motivo) throw fechamentosErrors.periodo_grande({ values: { motivo } });
  const { rows } = await sql<Documento>`
    select id, chave, nome, data, descricao, documento, valor from ${documentosDe(periodo)} t
    order by data, nome, id`.execute(ctx.db);
  const nome = nomeDoArquivo(periodo, 'zip');
  await recordUserLog(
    ctx.db,
    { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo: nome, endereco: ctx.address },
    ctx.now,
  );
  return {
    nome,
    tipo: 'application/zip',
    corpo: Readable.from(zipStream(entriesOf(ctx.services.files, rows)), { objectMode: false }),
    disposicao: 'attachment' as const,
  };
}

export const downloadDocumentos = (ctx: RawContext, periodo: Periodo): Promise<FileReply> =>
  throughGate(ctx, gate, () => zipDe(ctx, periodo));

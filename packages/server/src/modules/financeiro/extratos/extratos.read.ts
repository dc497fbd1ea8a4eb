/**
 * A statement file's bytes as one statement of one account.
 *
 * Whether it is OFX or CSV is decided by the content, never by the name. Of an OFX with several accounts the account's
 * own is taken.
 * Errors: `extratos.ilegivel`, `.colunas_desconhecidas`, `.outra_conta`. Source: issue 4 (statement import); decision 027.
 */
import {
  type ContaConferida,
  type ExtratoLido,
  extratosErrors,
  ilegivel,
  isOfx,
  type LeiauteCsv,
  type LinhaCsv,
  MAX_LANCAMENTOS,
  motivoOutraConta,
  readCsv,
  readOfx,
  readTexto,
  separadorDe,
} from '@sede/domain/modules/financeiro/extratos';

/** Headings, balances and totals come on top of the movements. */
const MAX_LINHAS = MAX_LANCAMENTOS * 2;

async function cut(texto: string): Promise<LinhaCsv[]> {
  // Loaded with the first statement: an idle server does without it.
  const { parse, CsvError } = await import('csv-parse/sync');
  try {
    // Quotes inside a cell that has none around it are text; rows need not be of one length: totals and headings are not.
    const parsed: unknown = parse(texto, {
      bom: true,
      delimiter: separadorDe(texto),
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: MAX_LINHAS,
    });
    // The types of the library do not know that `info` changes what a row is.
    const rows = parsed as { record: string[]; info: { lines: number } }[];
    // The parser counts the line at which a row ends, a text in quotes may have gone over several.
    return rows.map(({ record, info }) => ({
      celulas: record,
      linha: info.lines - record.join('').split('\n').length + 1,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const linha = typeof error.lines === 'number' ? error.lines : null;
    throw ilegivel(linha, 'O CSV está malformado ou cortado (aspas que não se fecham).');
  }
}

function daConta(extratos: ExtratoLido[], conta: ContaConferida): ExtratoLido {
  const motivos = extratos.map((extrato) => motivoOutraConta(extrato.conta, conta));
  const achado = extratos[motivos.indexOf(null)];
  if (!achado) throw extratosErrors.outra_conta({ values: { motivo: motivos[0] ?? '' } });
  if (extratos.length > 1 && !conta.conta) {
    throw extratosErrors.outra_conta({
      values: { motivo: 'O arquivo traz várias contas: preencha o número desta no cadastro.' },
    });
  }
  return achado;
}

export async function readExtrato(
  bytes: Uint8Array,
  conta: ContaConferida,
  leiaute: LeiauteCsv | null,
): Promise<ExtratoLido> {
  const texto = readTexto(bytes);
  if (isOfx(texto)) return daConta(readOfx(texto), conta);
  return readCsv(await cut(texto), leiaute);
}

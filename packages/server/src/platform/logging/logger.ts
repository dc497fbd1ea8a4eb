/**
 * The program's log: one JSON object a line on standard output, with the request's id, and without personal data.
 *
 * Three nets: names of fields that never belong in a log are replaced wherever they stand; e-mail addresses, CPF and
 * CNPJ inside any text (an SMTP error quotes the recipient, a constraint's detail the value) are masked in the finished
 * line; so are query strings, since they carry search words. Bodies are never given to the log at all. Of a database
 * error only code, constraint and table are kept: its `detail` quotes the row.
 * Source: issue 'Log as JSON with request ids and no personal data'; brazil.md §4.5.
 */
import { isCpf } from '@sede/domain/kernel';
import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';

export type { Logger } from 'pino';

const secretNames = [
  'senha',
  'password',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'body',
  'query',
  'email',
  'para',
  'cpf',
  'cnpj',
  'cpfCnpj',
  'celular',
  'telefone',
  'endereco',
  'detail',
  'parameters',
  'html',
  'texto',
];
const CENSOR = '[oculto]';
const paths = secretNames.flatMap((name) =>
  ['', '*.', '*.*.'].map((prefix) => `${prefix}["${name}"]`.replace('.[', '[')),
);

const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;
const DOCUMENT = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}\b/g;
/**
 * As they are stored, without a mask, inside a text (a field that is a number must stay one). Only what is a CPF: other
 * numbers of eleven digits tell of nobody.
 */
const BARE_CPF = /(?<!":)(?<!\[)\b\d{11}\b/g;
const QUERY = /(\/(?:api|rpc|financial|juridico|filiados?)[^\s"?\\]*)\?[^\s"\\]*/g;

/** The masking of one line: exported for the test and for other sinks of text (the e-mail outbox's last error). */
export function withoutPersonalData(text: string): string {
  return text
    .replace(EMAIL, '[e-mail]')
    .replace(DOCUMENT, '[documento]')
    .replace(BARE_CPF, (digits) => (isCpf(digits) ? '[documento]' : digits))
    .replace(QUERY, `$1?${CENSOR}`);
}

function databaseFields(error: Error): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of ['code', 'constraint', 'table', 'severity', 'errno', 'syscall', 'responseCode'] as const) {
    if (name in error) kept[name] = Reflect.get(error, name);
  }
  return kept;
}

function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack }: SerializedError = stdSerializers.err(error);
  return { type, message, stack, ...databaseFields(error) };
}

export interface LoggerOptions {
  level?: string;
  /** Standard output unless a test wants the lines. */
  destination?: DestinationStream;
}

/** In: level, and where the lines go (tests). */
export function createLogger(options: LoggerOptions = {}) {
  return pino(
    {
      level: options.level ?? 'info',
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields, error: errorFields },
      redact: { paths, censor: CENSOR },
      hooks: { streamWrite: withoutPersonalData },
    },
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/** For the line of each request, which holds no field that could need hiding; texts are masked as everywhere. */
export function createAccessLog(log: Logger): Logger {
  return log.child({}, { redact: { paths: [] } });
}

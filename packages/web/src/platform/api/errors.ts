/**
 * Every failure of a call as one shape, whatever it was: the server's refusal, a lost connection, a restart.
 *
 * ApiError { code, kind, status, message, campos, data }: `code` is stable ('despesas.duplicada'), `message` is the
 * pt-BR text to show, `campos` maps fields to messages. Status 0 means that no answer came.
 * Source: decisions §2a (errors), spec 1 §8.
 */

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'rule'
  | 'rate'
  | 'unavailable'
  | 'no_space'
  | 'network'
  | 'unexpected';

const KINDS: Record<number, ErrorKind> = {
  0: 'network',
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'rule',
  429: 'rate',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'no_space',
};

/** The message when the answer carries none of ours (a proxy's page, no answer at all). */
const TEXTS: Partial<Record<ErrorKind, string>> = {
  network: 'Sem conexão com o servidor. Verifique a internet e tente novamente.',
  unauthenticated: 'Sua sessão terminou. Entre novamente.',
  forbidden: 'Você não tem permissão para fazer isto.',
  not_found: 'Registro não encontrado.',
  too_large: 'O conteúdo enviado é grande demais.',
  rate: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.',
  unavailable: 'O sistema está indisponível no momento. Aguarde alguns instantes e tente novamente.',
};
const FALLBACK = 'Algo deu errado. Tente novamente.';

/** Our codes are lower case ('despesas.duplicada'); libraries' are capitals, and their English texts not for users. */
const OWN_CODE = /[a-z]/;

export interface ApiErrorData {
  campos?: Record<string, string>;
  /** Id of the request in the server's log. */
  id?: string;
  [key: string]: unknown;
}

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly kind: ErrorKind;
  readonly data: ApiErrorData;
  /** Seconds that the server asked to wait, when it said. */
  readonly retryAfter: number | null;

  constructor(init: {
    code: string;
    status: number;
    message?: string;
    data?: unknown;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    const kind = KINDS[init.status] ?? 'unexpected';
    super(init.message || TEXTS[kind] || FALLBACK, { cause: init.cause });
    this.name = 'ApiError';
    this.code = init.code;
    this.status = init.status;
    this.kind = kind;
    // Whatever it carries: who reads a key of it looks what is there.
    this.data = typeof init.data === 'object' && init.data !== null ? (init.data as ApiErrorData) : {};
    this.retryAfter = init.retryAfter ?? null;
  }

  /** Field → message. */
  get campos(): Record<string, string> {
    return this.data.campos ?? {};
  }

  /** Whether the session is gone; other 401s ('conta.credenciais') are about a password or code just typed. */
  get endsSession(): boolean {
    return this.status === 401 && !this.code.startsWith('conta.');
  }

  /**
   * Whether the server now requires the second step first, because a setting changed; the session shows it when read
   * again.
   */
  get asksSecondStep(): boolean {
    return this.code === 'plataforma.duas_etapas';
  }

  /** Whether the server may have done the work although we saw no answer: the same submit must keep its key. */
  get uncertain(): boolean {
    return this.kind === 'network' || this.kind === 'unavailable';
  }

  /** Whether the same reading may well be answered in a moment; one that took too long would take as long again. */
  get worthRetrying(): boolean {
    return this.uncertain && this.code !== 'plataforma.consulta_demorada';
  }
}

/** Whether the server, or the missing connection, refused the call. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Whether the caller itself broke the call off; nothing is to be shown. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What the server answered instead of what was asked: `{ code, message, data }`, or something of a proxy. */
export function refusalOf(status: number, content: unknown, retryAfter: number | null = null): ApiError {
  // Of our server or of a proxy before it: each part is looked at.
  const { code, message, data } = (content ?? {}) as { code?: unknown; message?: unknown; data?: unknown };
  if (typeof code !== 'string') return new ApiError({ code: `http_${status}`, status, data, retryAfter });
  const told = OWN_CODE.test(code) && typeof message === 'string' ? message : '';
  return new ApiError({ code, status, message: told, data, retryAfter });
}

/** Anything thrown as an `ApiError`; what was broken off stays as it is. */
export function toApiError(error: unknown): unknown {
  if (isApiError(error) || isAborted(error)) return error;
  // fetch rejects with a TypeError when no answer came; anything else is an answer that could not be read.
  if (error instanceof TypeError) return new ApiError({ code: 'rede', status: 0, cause: error });
  return new ApiError({ code: 'resposta_ilegivel', status: 502, cause: error });
}

/** The text to show for anything thrown. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : FALLBACK);

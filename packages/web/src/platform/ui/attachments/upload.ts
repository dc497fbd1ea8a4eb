/**
 * Sends one file to POST /api/anexos as a raw stream, with progress.
 *
 * In: the file and what its owner takes. Out: { id, nome, tamanho }. The upload belongs to its sender
 * until a record that names it is saved. Errors: ApiError with the server's text; an abort rejects with AbortError.
 * Source: decisions §2a, §6; spec 1 §5.
 */

import type { FileRule } from '@sede/domain/kernel';
import { ApiError } from '../../api/errors.ts';

export interface Attachment {
  id: string;
  nome: string;
  /** Bytes. */
  tamanho: number;
  /** Encrypted and not readable: for download only. */
  protegido?: boolean | undefined;
}

export interface UploadOptions {
  rule: FileRule;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

interface ErrorBody {
  code?: string;
  message?: string;
  data?: unknown;
}

function bodyOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    // A proxy's page: the status says what happened.
    return null;
  }
}

export interface SendOptions {
  /** Besides what every sending says: the name and the program. */
  headers: Readonly<Record<string, string>>;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a file's bytes to an operation. XMLHttpRequest, because fetch does not tell how much of a request has left. */
export function sendFile<T>(path: string, file: File, { headers, onProgress, signal }: SendOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const sent = { 'X-Sede': '1', 'X-Nome-Arquivo': encodeURIComponent(file.name), ...headers };
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(new ApiError({ code: 'rede', status: 0 }));
    request.onabort = () => reject(new DOMException('Upload aborted', 'AbortError'));
    request.onload = () => {
      const body = bodyOf(request);
      // The contract's answer, as the caller names it; of a refusal each part may be missing.
      if (request.status >= 200 && request.status < 300 && body !== null) return resolve(body as T);
      // As above.
      const { code = `http_${request.status}`, message, data } = (body ?? {}) as ErrorBody;
      reject(new ApiError({ code, message, data, status: request.status }));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Sends an attachment. Out: id, name and size in bytes. */
export const upload = (file: File, { rule, ...options }: UploadOptions): Promise<Attachment> =>
  sendFile('/api/anexos', file, {
    ...options,
    headers: { 'Content-Type': file.type || 'application/octet-stream', 'X-Modulo': rule.modulo },
  });

/**
 * Files that a screen test sends: they go by XMLHttpRequest, whose place this takes until the test is over.
 *
 * In: what the server answers, the same for all or by request. Out: what was sent.
 */
import { onTestFinished } from 'vitest';

interface Sending {
  path: string;
  /** The file's name. */
  name: string;
  /** By their names in lower case. */
  headers: ReadonlyMap<string, string>;
}

/** `status` 200 unless said; an error's body is { code, message, data }. */
interface Answer {
  status?: number;
  body: unknown;
}

/** Answers every file that is sent to an operation. */
export function answerSends(answer: (sending: Sending) => Answer): readonly Sending[] {
  const sent: Sending[] = [];
  const real = globalThis.XMLHttpRequest;
  class Upload {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload: () => void = () => {};
    #path = '';
    readonly #headers = new Map<string, string>();
    open(_method: string, path: string): void {
      this.#path = path;
    }
    abort(): void {}
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name.toLowerCase(), value);
    }
    send(): void {
      const name = decodeURIComponent(this.#headers.get('x-nome-arquivo') ?? '');
      const sending = { path: this.#path, name, headers: this.#headers };
      sent.push(sending);
      const { status = 200, body } = answer(sending);
      this.status = status;
      this.responseText = JSON.stringify(body);
      queueMicrotask(this.onload);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  onTestFinished(() => {
    globalThis.XMLHttpRequest = real;
  });
  return sent;
}

interface Sent {
  name: string;
  modulo: string | null;
}

/** Takes attachments: each is this file to the server. What was sent, by name and declared module, grows as it comes. */
export function answerUploads(file: { id: string; nome: string; tamanho: number }): readonly Sent[] {
  const sent: Sent[] = [];
  answerSends(({ name, headers }) => {
    sent.push({ name, modulo: headers.get('x-modulo') ?? null });
    return { body: file };
  });
  return sent;
}

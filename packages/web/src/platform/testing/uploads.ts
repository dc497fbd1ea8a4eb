/**
 * Uploads in a screen test: they go by XMLHttpRequest, whose place this takes until the test is over.
 *
 * In: the file as the server answers it. Out: what was sent, by name and declared module.
 */
import { onTestFinished } from 'vitest';

interface Sent {
  name: string;
  modulo: string | null;
}

export function answerUploads(file: { id: string; nome: string; tamanho: number }): readonly Sent[] {
  const sent: Sent[] = [];
  const real = globalThis.XMLHttpRequest;
  class Upload {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload: () => void = () => {};
    readonly #headers = new Map<string, string>();
    open(): void {}
    abort(): void {}
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name.toLowerCase(), value);
    }
    send(): void {
      const name = decodeURIComponent(this.#headers.get('x-nome-arquivo') ?? '');
      sent.push({ name, modulo: this.#headers.get('x-modulo') ?? null });
      this.status = 200;
      this.responseText = JSON.stringify(file);
      queueMicrotask(this.onload);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  onTestFinished(() => {
    globalThis.XMLHttpRequest = real;
  });
  return sent;
}

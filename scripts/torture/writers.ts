/**
 * People who never give up: each registers expenses (one to three instalments) and changes a beneficiary of their own,
 * one after the other, and sends the same thing with the same key until somebody answers it.
 *
 * What was acknowledged is remembered, to be looked for in the database afterwards. Answers are counted by status; 0 =
 * no answer at all (the process was dead). `retryAfterMissing`: 503s without Retry-After.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sample } from './place.ts';

export type Acknowledged = { despesas: string[]; mudancas: Map<string, number> };

export type Crowd = {
  acknowledged: Acknowledged;
  statuses: Map<number, number>;
  /** Milliseconds of the slowest answer of any kind. */
  slowest: () => number;
  retryAfterMissing: () => number;
  /** Answers that no writer may ever get: neither success nor 0, 502, 503, 504. */
  unexpected: string[];
  /** Ends when every submit under way has been acknowledged. */
  stop(): Promise<void>;
};

type Submit = { method: 'POST' | 'PATCH'; path: string; body: object };

const PATIENCE_MS = 60_000;

export function startWriters(options: { cookies: string[]; sample: Sample; url: (writer: number) => string }): Crowd {
  const { sample, cookies } = options;
  const acknowledged: Acknowledged = { despesas: [], mudancas: new Map() };
  const statuses = new Map<number, number>();
  const unexpected: string[] = [];
  let stopping = false;
  let slowest = 0;
  let retryAfterMissing = 0;

  async function submit(writer: number, { method, path, body }: Submit): Promise<Record<string, unknown> | null> {
    const key = randomUUID();
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const began = performance.now();
      const answer = await send(options.url(writer), cookies[writer] ?? '', key, { method, path, body });
      slowest = Math.max(slowest, performance.now() - began);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 200 && answer.status < 300) return answer.body;
      if (answer.status === 503 && !answer.retryAfter) retryAfterMissing += 1;
      if (![0, 502, 503, 504].includes(answer.status)) {
        unexpected.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
        if (answer.status < 500) return null;
      }
      if (performance.now() > deadline) {
        unexpected.push(`${method} ${path}: no acknowledgement within a minute`);
        return null;
      }
      await delay(50 + Math.random() * 100);
    }
  }

  async function write(writer: number): Promise<void> {
    const made = await submit(writer, newBeneficiario());
    const id = String(made?.id);
    let versao = Number(made?.versao ?? 1);
    acknowledged.mudancas.set(id, versao);
    for (let n = 1; !stopping; n++) {
      if (n % 4 === 0) {
        const changed = await submit(writer, {
          method: 'PATCH',
          path: `/api/beneficiarios/${id}`,
          body: { versao, sigla: `S${n}` },
        });
        if (changed === null) continue;
        versao = Number(changed.versao);
        acknowledged.mudancas.set(id, versao);
      } else {
        const saved = await submit(writer, newDespesa(sample, 1 + (n % 3)));
        if (saved) acknowledged.despesas.push(...(saved.ids as string[]));
      }
    }
  }

  const running = cookies.map((_, writer) =>
    write(writer).catch((error) => {
      unexpected.push(`writer ${writer} broke off: ${error instanceof Error ? error.message : error}`);
    }),
  );
  return {
    acknowledged,
    statuses,
    unexpected,
    slowest: () => slowest,
    retryAfterMissing: () => retryAfterMissing,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}

export async function send(base: string, cookie: string, key: string, { method, path, body }: Submit) {
  try {
    const response = await fetch(base + path, {
      method,
      headers: { cookie, 'x-sede': '1', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.has('retry-after'),
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  } catch {
    return { status: 0, retryAfter: false, body: {} };
  }
}

let made = 0;
const RUN = randomUUID().slice(0, 8);

export function newDespesa({ idItemDespesa, idBeneficiario }: Sample, numeroParcelas = 1): Submit {
  made += 1;
  const body = {
    idItemDespesa,
    idBeneficiario,
    tipoDespesa: 'Serviços',
    centroCusto: 'Custos operacionais internos',
    descricao: 'Conta de energia',
    relacaoEvento: false,
    valor: 1 + (made % 100_000),
    numeroParcelas,
    dataVencimento: '2026-11-30',
    meioPagamento: 'Digital',
    tipoDocumento: 'BOLETO',
    numeroDocumento: `T ${RUN}-${made}`,
  };
  return { method: 'POST', path: '/api/despesas', body };
}

function newBeneficiario(): Submit {
  made += 1;
  const base = `${String(made).padStart(5, '0')}${String(process.pid % 10_000).padStart(4, '0')}`.slice(0, 9);
  return {
    method: 'POST',
    path: '/api/beneficiarios',
    body: { tipo: 'F', cpfCnpj: cpf(base), nomeBeneficiario: `Pessoa ${made}` },
  };
}

/** Nine digits with their two check digits. */
function cpf(nine: string): string {
  const digit = (text: string) => {
    const sum = [...text].reduce((total, char, index) => total + Number(char) * (text.length + 1 - index), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const ten = nine + digit(nine);
  return ten + digit(ten);
}

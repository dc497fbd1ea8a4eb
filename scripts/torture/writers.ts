/**
 * People who never give up: each registers expenses (one to three instalments) and changes a beneficiary of their own,
 * one after the other, and sends the same thing with the same key until somebody answers it. What was acknowledged is remembered,
 * to be looked for in the database afterwards.
 */
import { randomUUID } from 'node:crypto';
import { type Desk, openDesk, type Submit } from './desk.ts';
import type { Sample } from './place.ts';

export type Acknowledged = { despesas: string[]; mudancas: Map<string, number> };

export type Crowd = Omit<Desk, 'submit'> & {
  acknowledged: Acknowledged;
  /** Ends when every submit under way has been acknowledged. */
  stop(): Promise<void>;
};

export function startWriters(options: { cookies: string[]; sample: Sample; url: (writer: number) => string }): Crowd {
  const { sample, cookies } = options;
  const acknowledged: Acknowledged = { despesas: [], mudancas: new Map() };
  const desk = openDesk(options);
  const { unexpected, submit } = desk;
  let stopping = false;

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
    ...desk,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
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

/**
 * Records that a journey needs but is not about: made over the API by somebody signed in who may.
 *
 * Out: what the operation answers. Every call makes another record, so that journeys do not meet.
 * Units: centavos, calendar dates 'YYYY-MM-DD'.
 */
import { expect, type Page } from '@playwright/test';

let count = 0;
/** A word that no other record of this run carries, nor as the beginning of a longer number. */
export const unique = (word: string): string => `${word} ${process.pid}-${String(++count).padStart(4, '0')}`;

export async function create<T extends object>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api/${path}`, { headers: { 'X-Sede': '1' }, data });
  expect(answer.ok(), `POST /api/${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A CPF with right check digits, from a counter. */
export function newCpf(): string {
  const base = String(100_000_000 + ((process.pid * 7919 + ++count * 104_729) % 899_999_999));
  const digit = (digits: string) => {
    const sum = [...digits].reduce((total, d, i) => total + Number(d) * (digits.length + 1 - i), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = digit(base);
  return base + first + digit(base + first);
}

export interface Named {
  id: string;
  nome: string;
}

export async function newBeneficiario(page: Page, nome = unique('Beneficiária')): Promise<Named & { cpf: string }> {
  const cpf = newCpf();
  const { id } = await create<{ id: string }>(page, 'beneficiarios', {
    tipo: 'F',
    cpfCnpj: cpf,
    nomeBeneficiario: nome,
  });
  return { id, nome, cpf };
}

export async function newItem(page: Page, nome = unique('Item')): Promise<Named> {
  const { id } = await create<{ id: string }>(page, 'itens-despesa', { tipo: 'Serviços', nome });
  return { id, nome };
}

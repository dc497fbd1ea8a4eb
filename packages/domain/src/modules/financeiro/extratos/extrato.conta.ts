/**
 * Whether a statement file is of this account.
 *
 * Banks write one account in many ways (zeros in front, the branch before it, the check digit or not): numbers are compared
 * by their digits, and only what cannot be the same is refused. What the file or the account does not say is not compared.
 * Source: issue 4 (statement import).
 */
import type { ContaDoArquivo } from './extrato.arquivo.ts';

export interface ContaConferida {
  codigoBanco: string | null;
  agencia: string | null;
  conta: string | null;
}

const digitos = (texto: string | null): string =>
  (texto ?? '')
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
    .replace(/^0+/, '');
const semDv = (texto: string | null): string => digitos((texto ?? '').split('-')[0] ?? '');

/** Every way in which a bank may write the account. */
function formas({ agencia, conta }: ContaConferida): Set<string> {
  const contas = [digitos(conta), semDv(conta)].filter(Boolean);
  const agencias = [digitos(agencia), semDv(agencia)].filter(Boolean);
  const juntas = agencias.flatMap((uma) => contas.flatMap((outra) => [uma + outra, ...comZeros(uma, outra)]));
  return new Set([...contas, ...juntas]);
}
/** Between branch and account there may be zeros, up to the twelve digits of the longest accounts. */
const comZeros = (agencia: string, conta: string): string[] =>
  Array.from({ length: Math.max(0, 12 - conta.length) }, (_, zeros) => agencia + '0'.repeat(zeros + 1) + conta);

/** Why the file is of another account (a pt-BR sentence), or null. */
export function motivoOutraConta(arquivo: ContaDoArquivo | null, conta: ContaConferida): string | null {
  if (arquivo === null) return null;
  const [banco, nosso] = [digitos(arquivo.banco), digitos(conta.codigoBanco)];
  if (banco !== '' && nosso !== '' && /^[0-9]{1,4}$/.test(banco) && banco !== nosso) {
    return `O extrato é do banco ${banco.padStart(3, '0')}, e a conta é do banco ${nosso.padStart(3, '0')}.`;
  }
  const numero = digitos(arquivo.conta);
  if (numero === '' || !conta.conta) return null;
  return formas(conta).has(numero)
    ? null
    : `O extrato é da conta ${arquivo.conta?.trim()}, e esta é a conta ${conta.conta}.`;
}

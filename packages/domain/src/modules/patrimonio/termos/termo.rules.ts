/**
 * Where a term stands, and whose CPF answers it. The server derives the same situation in SQL (`termo.sql`), held to this by a test.
 * Source: decisions-sindical-contratos-patrimonio (Term).
 */
import { isCpf, normaliseCpfCnpj } from '@sede/domain/kernel';
import { type EstadoDoTermo, type SituacaoDoTermo, TENTATIVAS_DO_TERMO } from './termo.lists.ts';
import { termosMessages as messages } from './termos.messages.ts';

export interface TermoHoje {
  estado: EstadoDoTermo;
  /** The asset is still with whoever the term is of. */
  comAPessoa: boolean;
  tentativas: number;
  /** null: no link. */
  expiraEm: string | null;
}

export function situacaoDoTermo(
  { estado, comAPessoa, tentativas, expiraEm }: TermoHoje,
  hoje: string,
): SituacaoDoTermo {
  if (estado !== 'aguardando') return estado;
  if (!comAPessoa) return 'dispensado';
  if (tentativas >= TENTATIVAS_DO_TERMO) return 'bloqueado';
  return expiraEm !== null && expiraEm < hoje ? 'vencido' : 'aguardando';
}

/** Of an employee theirs; of a typed name, of whom none is known, any that is one: it is kept. */
export const isCpfDoTermo = (digitado: string, esperado: string | null): boolean => {
  const cpf = normaliseCpfCnpj(digitado);
  return isCpf(cpf) && (esperado === null || cpf === esperado);
};

/** What an answer lacks, whoever gives it: field → message. */
export const faltasDaResposta = ({
  aceita,
  motivo,
}: {
  aceita: boolean;
  motivo: string | null;
}): Record<string, string> => (!aceita && !motivo ? { motivo: messages.obrigatorio } : {});

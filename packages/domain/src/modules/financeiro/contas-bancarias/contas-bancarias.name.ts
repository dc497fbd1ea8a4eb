/** What bank accounts are called: all that the first page load needs of them. Source: issue 4 (bank accounts). */
import type { RegisterName } from '@sede/domain/register';

export const CONTAS_BANCARIAS = {
  name: 'contas-bancarias',
  title: 'Contas bancárias',
  noun: { one: 'conta', many: 'contas', feminine: true },
} as const satisfies RegisterName;

/** Where it must be told from other accounts: audit trail, documentation of the API. */
export const CONTA_BANCARIA = { one: 'conta bancária', many: 'contas bancárias', feminine: true } as const;

/** Pages beside the register's own. */
export const PAGINAS_DAS_CONTAS = {
  extrato: 'Extrato da conta',
} as const;

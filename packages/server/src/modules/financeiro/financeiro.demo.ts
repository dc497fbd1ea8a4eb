/** What finance's parts of the demonstration share: who works, and the bank accounts by what they are for. */
import type { DemoContext } from '#demo/index.ts';

/** Two clerks register and pay, three people approve, since nobody approves their own. */
export const equipeDe = ({ person }: DemoContext) => ({
  ana: person('admin_financeiro'),
  bruno: person('admin_financeiro', 1),
  aprovadores: [person('aprovador'), person('aprovador', 1), person('aprovador', 2)] as const,
});
export type Equipe = ReturnType<typeof equipeDe>;

export const CONTAS = { movimento: 'Conta movimento', caixa: 'Conta CEF', aplicacao: 'Aplicação BB' } as const;

/** The accounts' ids. */
export const contasDe = ({ idOf }: DemoContext) => ({
  movimento: idOf('contasBancarias', CONTAS.movimento),
  caixa: idOf('contasBancarias', CONTAS.caixa),
  aplicacao: idOf('contasBancarias', CONTAS.aplicacao),
});
export type Contas = ReturnType<typeof contasDe>;

/** Notices of the approval: to approvers of requests, to requesters of the outcome. Source: decisions §7 (Approval). */
import { defineNotice } from '@sede/domain/manifest';

const quantas = (n: number) => (n === 1 ? 'uma despesa' : `${n.toLocaleString('pt-BR')} despesas`);

const DESPESAS = '/financial/expenses';
/** One expense opens; several are a filter of the list, over every period. */
const nasDespesas = (situacao: string) => (registros: readonly string[]) =>
  registros.length === 1
    ? `${DESPESAS}?periodo=tudo&registro=${registros[0]}`
    : `${DESPESAS}?periodo=tudo&situacao=${situacao}`;
const APROVAR = '/financial/despesas/aprovar?somenteMinhas=sim';
/** One opens in the queue. */
const aprovar = (registros: readonly string[]) =>
  registros.length === 1 ? `${APROVAR}&registro=${registros[0]}` : APROVAR;

export const DESPESAS_AVISOS = {
  solicitada: defineNotice<{ por: string }>({
    tipo: 'aprovacao_solicitada',
    order: 10,
    rotulo: 'alguém solicitar a aprovação de despesas',
    para: 'despesas.aprovar',
    texto: ({ por }, n) => `${por} solicitou a aprovação de ${quantas(n)}`,
    caminho: aprovar,
  }),
  segunda: defineNotice<{ por: string }>({
    tipo: 'segunda_aprovacao',
    order: 20,
    rotulo: 'faltar a segunda aprovação de uma despesa',
    para: 'despesas.aprovar',
    texto: ({ por }, n) => `${por} aprovou ${quantas(n)}: falta a segunda aprovação`,
    caminho: aprovar,
  }),
  aprovada: defineNotice<{ por: string }>({
    tipo: 'despesa_aprovada',
    order: 30,
    rotulo: 'despesas que solicitei forem aprovadas',
    para: 'despesas.solicitar-aprovacao',
    texto: ({ por }, n) =>
      n === 1
        ? `A despesa que você solicitou foi aprovada por ${por}`
        : `${quantas(n)} que você solicitou foram aprovadas por ${por}`,
    caminho: nasDespesas('aprovada'),
  }),
  negada: defineNotice<{ por: string; motivo: string }>({
    tipo: 'despesa_negada',
    order: 40,
    rotulo: 'despesas que solicitei forem negadas',
    para: 'despesas.solicitar-aprovacao',
    texto: ({ por }, n) => `${por} negou ${quantas(n)} que você solicitou`,
    detalhe: ({ motivo }) => `Motivo: ${motivo}`,
    caminho: nasDespesas('negada'),
  }),
};

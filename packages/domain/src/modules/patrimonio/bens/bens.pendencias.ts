/** What waits of the register: to be discarded, a warranty about to end, what came over unclear. Source: decisions-sindical-contratos-patrimonio (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';
import { PATRIMONIO } from '../patrimonio.lists.ts';
import { DIAS_SEM_ACEITE } from '../termos/termo.lists.ts';

const base = { modulo: 'bens', operacao: 'totals', caminho: PATRIMONIO.bens, permissao: 'patrimonio.editar' } as const;

export const BENS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'bens.garantia',
    filtro: () => ({ garantia: true }),
    busca: () => ({ garantia: 'sim' }),
    uma: 'bem com garantia a vencer',
    muitas: 'bens com garantia a vencer',
    curta: ['garantia a vencer', 'garantias a vencer'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'bens.descarte-pendente',
    filtro: () => ({ situacao: ['Descarte pendente'] }),
    busca: () => ({ situacao: 'Descarte pendente' }),
    uma: 'bem com descarte pendente',
    muitas: 'bens com descarte pendente',
    curta: ['descarte pendente', 'descartes pendentes'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'bens.sem-aceite',
    filtro: () => ({ semAceite: true }),
    busca: () => ({ semAceite: 'sim' }),
    uma: `bem com termo sem aceite há mais de ${DIAS_SEM_ACEITE} dias`,
    muitas: `bens com termo sem aceite há mais de ${DIAS_SEM_ACEITE} dias`,
    curta: ['termo sem aceite', 'termos sem aceite'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'bens.a-conferir',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'sim' }),
    uma: 'bem a conferir',
    muitas: 'bens a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];

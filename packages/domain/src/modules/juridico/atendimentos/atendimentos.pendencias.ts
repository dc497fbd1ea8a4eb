/**
 * What waits among the appointments: for the Jurídico role what is overdue, to be concluded, without a time or incomplete; for whoever works
 * for an office the results to register. Source: decisions-legal (Mail: Pendências).
 */
import type { Pendencia } from '@sede/domain/manifest';
import { soOndeAge } from '../escritorios/index.ts';

const LISTA = { modulo: 'atendimentos', operacao: 'totals', caminho: '/juridico/atendimentos' } as const;

export const ATENDIMENTOS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...LISTA,
    id: 'atendimentos.vencidos',
    permissao: 'atendimentos.concluir',
    filtro: () => ({ vencidos: true }),
    busca: () => ({ vencidos: 'true' }),
    uma: 'atendimento com data vencida',
    muitas: 'atendimentos com data vencida',
    curta: ['vencido', 'vencidos'],
    tom: 'atrasado',
  },
  {
    ...LISTA,
    id: 'atendimentos.resultados',
    permissao: 'escritorios.ver-proprios',
    alcance: soOndeAge({ ver: 'atendimentos.ver', agir: 'atendimentos.registrar' }),
    filtro: () => ({ aRegistrar: true }),
    busca: () => ({ aRegistrar: 'true' }),
    uma: 'atendimento com resultado a registrar',
    muitas: 'atendimentos com resultado a registrar',
    curta: ['sem resultado', 'sem resultado'],
    tom: 'espera',
  },
  {
    ...LISTA,
    id: 'atendimentos.a-concluir',
    permissao: 'atendimentos.concluir',
    filtro: () => ({ situacao: ['Aguardando conclusão'] }),
    busca: () => ({ situacao: 'Aguardando conclusão' }),
    uma: 'atendimento a concluir',
    muitas: 'atendimentos a concluir',
    curta: ['a concluir', 'a concluir'],
    tom: 'espera',
  },
  {
    ...LISTA,
    id: 'atendimentos.sem-horario',
    permissao: 'atendimentos.concluir',
    filtro: () => ({ semHorario: true }),
    busca: () => ({ semHorario: 'true' }),
    uma: 'atendimento sem horário na agenda',
    muitas: 'atendimentos sem horário na agenda',
    curta: ['sem horário', 'sem horário'],
    tom: 'espera',
  },
  {
    ...LISTA,
    id: 'atendimentos.conferir',
    permissao: 'atendimentos.concluir',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'true' }),
    uma: 'atendimento importado a conferir',
    muitas: 'atendimentos importados a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];

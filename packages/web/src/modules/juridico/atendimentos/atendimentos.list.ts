/**
 * The lists of appointments: all of them, and those that wait for their day or for their conclusion.
 * Source: spec 3 §2.4; decisions-legal (Appointment list).
 */
import {
  ATENDIMENTOS_ORDEM,
  SITUACOES_LISTADAS,
  type SituacaoDoAtendimento,
  TIPOS_ATENDIMENTO,
  TIPOS_SERVICO,
} from '@sede/domain/modules/juridico/atendimentos';
import { choiceFilter, defineList, optionsOf, periodFilter, recordFilter } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';
import { enderecoDoPeriodo } from '../juridico.endereco.ts';

export const MARCAS = ['vencidos', 'hoje', 'isFiliadoAusente', 'aRegistrar', 'semHorario', 'aConferir'] as const;

/** Said or not said: the address knows no 'false' of it. */
const marca = (label: string) => ({
  ...choiceFilter({ label, options: [{ value: 'true', label: 'Sim' }], single: true }),
  toInput: (_: string[], key: string) => ({ [key]: true }),
});

/** The soonest first while they are to come, else the latest. */
const ordemDe = (situacao: string | undefined) =>
  situacao === 'Aguardando realização' ? ATENDIMENTOS_ORDEM : { ...ATENDIMENTOS_ORDEM, ordemPadrao: '-data' };

/** `preset`: what the page opens with; `situacao`: what the address asks for. */
export function atendimentosList(preset: SituacaoDoAtendimento | null, situacao: string | undefined) {
  const { filters, ...list } = defineList('atendimentos.list', {
    order: ordemDe(situacao ?? preset ?? undefined),
    search: 'Número, filiado ou escritório',
    filters: {
      situacao: choiceFilter({
        ...{ label: 'Situação', options: optionsOf(SITUACOES_LISTADAS), pinned: true },
        initial: preset === null ? null : [preset],
      }),
      periodo: periodFilter({
        ...{ label: 'Data', months: 'civil', initial: null, inputs: ['dataDe', 'dataAte'] },
        address: enderecoDoPeriodo,
      }),
      escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource, pinned: true }),
      tipoAtendimento: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_ATENDIMENTO) }),
      tipoServico: choiceFilter({ label: 'Serviço', options: optionsOf(TIPOS_SERVICO) }),
    },
  });
  return {
    ...list,
    filters: {
      ...filters,
      vencidos: marca('Data de realização vencida'),
      hoje: marca('De hoje'),
      isFiliadoAusente: marca('Sem comparecimento'),
      aRegistrar: marca('Resultado a registrar'),
      semHorario: marca('Sem horário na agenda'),
      aConferir: marca('A conferir'),
    },
  };
}

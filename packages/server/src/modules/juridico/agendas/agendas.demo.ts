/** A year of agendas of the fictional union's offices: two afternoons a week of one, a morning of the other. */
import { generateHorarios } from '@sede/domain/modules/juridico/agendas';
import { isDiaSemAgenda, SO_OS_ENVIADOS } from '@sede/domain/modules/juridico/feriados';
import type { DemoPart } from '#demo/index.ts';

const AGENDAS = [
  {
    escritorio: 'Meireles Advogados Associados',
    ...{ tipoAtendimento: 'Presencial' as const, tipoServico: 'Jurídico' as const, identificacao: null },
    ...{ diasDaSemana: [2, 4], primeiroInicio: '14:00', ultimoFim: '17:20' },
  },
  {
    escritorio: 'Meireles Advogados Associados',
    ...{ tipoAtendimento: 'Virtual' as const, tipoServico: 'Contábil' as const, identificacao: null },
    local: 'https://video.meireles.example/contabil',
    ...{ diasDaSemana: [3], primeiroInicio: '09:00', ultimoFim: '11:00' },
  },
  {
    escritorio: 'Leal & Vasconcelos Advocacia',
    ...{ tipoAtendimento: 'Virtual' as const, tipoServico: 'Jurídico' as const, identificacao: 'Dra. Beatriz Leal' },
    ...{ diasDaSemana: [1, 5], primeiroInicio: '09:00', ultimoFim: '11:40' },
  },
] as const;

export const agendasDemo: DemoPart = {
  after: ['escritorios'],
  async seed({ office, person, idOf, keep, hoje }) {
    const ano = Number(hoje.slice(0, 4));
    for (const { escritorio, diasDaSemana, primeiroInicio, ultimoFim, ...agenda } of AGENDAS) {
      const { novos } = generateHorarios(
        {
          de: `${ano}-01-01`,
          ate: `${ano}-12-31`,
          diasDaSemana,
          primeiroInicio,
          ultimoFim,
          duracao: 40,
          intervalo: 0,
          pularFeriados: true,
        },
        [],
        (data) => isDiaSemAgenda(data, SO_OS_ENVIADOS),
      );
      const { id } = await office.act(person('juridico'), 'agendas', 'create', {
        ...agenda,
        ano,
        escritorioId: idOf('escritorios', escritorio),
        incluir: novos,
      });
      keep('agendas', `${escritorio} ${agenda.tipoAtendimento}`, id);
    }
  },
  summary: async () => `${AGENDAS.length} agendas`,
};

/** Texts of the legal home, to the letter of the spec where it has them. Source: spec 3 §2.2; decisions-legal (Panel). */
export const painelJuridicoMessages = {
  atendimentos: 'Atendimentos',
  processos: 'Processos/Procedimentos',
  graficoDeAtendimentos: 'Gráfico de Atendimentos',
  graficoDeProcessos: 'Gráfico de Processos',
  semDados: 'Não há dados para serem exibidos.',
  datasCruzadas: 'A data final não pode ser anterior à data inicial!',
  agendar: 'Agendar atendimento',
  novoJudicial: 'Novo processo judicial',
  novoAdministrativo: 'Novo processo administrativo',
  novoProcedimento: 'Novo procedimento',
  painel: 'Painel',
  numeros: 'Números',
  semNumeros: 'Nenhum atendimento nem horário de agenda neste período.',
} as const;
/** Headings of the figures, on the page and in the spreadsheet. */
export const COLUNAS_DOS_NUMEROS = {
  mes: 'Mês',
  escritorio: 'Escritório',
  servico: 'Serviço',
  agendados: 'Agendados',
  atendidos: 'Atendidos',
  faltas: 'Sem comparecimento',
  cancelados: 'Cancelados',
  taxaDeFalta: 'Taxa de falta',
  diasDeEspera: 'Dias de espera',
  horarios: 'Horários',
  ocupacao: 'Ocupação',
} as const;

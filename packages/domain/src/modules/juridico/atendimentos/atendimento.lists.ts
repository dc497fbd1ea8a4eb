/** Closed lists of appointments, their fields for history and spreadsheet, and their limits. Source: spec 3 §3, §4; decisions-legal (Two lists). */
import { type FieldSpecs, listOrder, onlyPdf } from '@sede/domain/kernel';
import { horaDosMinutos } from '../agendas/index.ts';

/** As the text names them; 'Excluído' is only imported, and hidden. */
export const SITUACOES_DO_ATENDIMENTO = [
  'Aguardando realização',
  'Aguardando conclusão',
  'Concluído',
  'Cancelado',
  'Excluído',
] as const;
export type SituacaoDoAtendimento = (typeof SITUACOES_DO_ATENDIMENTO)[number];

/** Imported deleted ones are never listed. */
export const SITUACOES_LISTADAS = ['Aguardando realização', 'Aguardando conclusão', 'Concluído', 'Cancelado'] as const;

/** Why it did not take place. */
export const MOTIVOS_DA_FALTA = [
  { valor: 'filiado', rotulo: 'O filiado não compareceu' },
  { valor: 'escritorio', rotulo: 'O escritório não pôde atender' },
] as const;
export type MotivoDaFalta = (typeof MOTIVOS_DA_FALTA)[number]['valor'];

/** By which act a case was linked to an appointment. */
export const ORIGENS_DO_VINCULO = ['agendamento', 'conclusao', 'procedimento'] as const;
export type OrigemDoVinculo = (typeof ORIGENS_DO_VINCULO)[number];

/** Members of one appointment. */
export const MAX_FILIADOS = 20;
/** Cases that one act links to an appointment; appointments that a procedimento is offered, the latest. */
export const MAX_PROCESSOS = 20;
export const MAX_LIGAVEIS = 200;
export const MAX_ARQUIVOS = 20;
/** Days that the view by agenda shows at once: a week. */
export const MAX_DIAS_DA_GRADE = 7;
/** Which files an appointment takes: PDF only (spec 3 §9). */
export const ARQUIVOS_DO_ATENDIMENTO = onlyPdf('atendimentos');
/** Days until the next appointment is usual: after one that took place, after one that the member missed. */
export const DIAS_DEPOIS_DE_ATENDIDO = 30;
export const DIAS_DEPOIS_DE_FALTA = 90;
/** Slots of one booking. */
export const MAX_HORARIOS = 48;
export const MAX_DESCRICAO = 10_000;
export const MAX_COMENTARIO = 5000;
export const MAX_MOTIVO = 1000;
/** Letters, or digits of CPF or matrícula, before members are looked for; and how many are offered. */
export const MIN_BUSCA_FILIADO = 3;
export const MAX_OPCOES_FILIADO = 100;

const hora = (minutos: string) => horaDosMinutos(Number(minutos));

export const ATENDIMENTO_FIELDS = {
  numero: { rotulo: 'Número', tipo: 'texto' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
  data: { rotulo: 'Data', tipo: 'data' },
  inicioMin: { rotulo: 'Horário início', tipo: 'texto', formato: hora },
  fimMin: { rotulo: 'Horário final', tipo: 'texto', formato: hora },
  escritorioNome: { rotulo: 'Escritório', tipo: 'texto' },
  tipoAtendimento: { rotulo: 'Tipo de atendimento', tipo: 'texto' },
  tipoServico: { rotulo: 'Tipo de serviço', tipo: 'texto' },
  local: { rotulo: 'Local', tipo: 'texto' },
  encaixe: { rotulo: 'Encaixe', tipo: 'simNao' },
  processoEmCurso: { rotulo: 'Processo em curso', tipo: 'simNao' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  agendadoPorNome: { rotulo: 'Agendado por', tipo: 'texto' },
  confirmadoPassado: { rotulo: 'Registrado depois do horário', tipo: 'simNao' },
  ocorreu: { rotulo: 'Ocorreu atendimento?', tipo: 'simNao' },
  motivoDaFalta: {
    rotulo: 'Por que não ocorreu',
    tipo: 'texto',
    valores: Object.fromEntries(MOTIVOS_DA_FALTA.map(({ valor, rotulo }) => [valor, rotulo])),
  },
  advogadoNome: { rotulo: 'Advogado responsável', tipo: 'texto' },
  comentarioResultado: { rotulo: 'Comentário do resultado', tipo: 'texto' },
  novoProcesso: { rotulo: 'Será constituído novo processo?', tipo: 'simNao' },
  concluidoEm: { rotulo: 'Concluído em', tipo: 'instante' },
  concluidoPorNome: { rotulo: 'Concluído por', tipo: 'texto' },
  comentarioConclusao: { rotulo: 'Comentário da conclusão', tipo: 'texto' },
  canceladoEm: { rotulo: 'Cancelado em', tipo: 'instante' },
  canceladoMotivo: { rotulo: 'Motivo do cancelamento', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const ATENDIMENTO_FILIADO_FIELDS = {
  filiadoId: { rotulo: 'Filiado', tipo: 'referencia' },
  nome: { rotulo: 'Filiado', tipo: 'texto' },
  compareceu: { rotulo: 'Compareceu', tipo: 'simNao' },
} as const satisfies FieldSpecs;

export const ATENDIMENTO_COMENTARIO_FIELDS = {
  comentario: { rotulo: 'Comentário', tipo: 'texto' },
  autorNome: { rotulo: 'Autor', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const ATENDIMENTO_PROCESSO_FIELDS = {
  processoId: { rotulo: 'Processo', tipo: 'referencia' },
  origem: {
    rotulo: 'Vinculado por',
    tipo: 'texto',
    valores: { agendamento: 'Agendamento', conclusao: 'Conclusão', procedimento: 'Procedimento' },
  },
} as const satisfies FieldSpecs;

export const ATENDIMENTO_ANEXO_FIELDS = { nome: { rotulo: 'Anexo', tipo: 'texto' } } as const satisfies FieldSpecs;

/** What was done, by operation. */
export const ATENDIMENTO_ACTIONS = {
  agendar: 'Agendamento',
  editar: 'Alteração',
  registrarResultado: 'Resultado registrado',
  concluir: 'Conclusão',
  cancelarConclusao: 'Conclusão cancelada',
  cancelar: 'Cancelamento',
  desfazerCancelamento: 'Cancelamento desfeito',
  comentar: 'Comentário',
} as const;

export const ATENDIMENTOS_ORDEM = listOrder(['data', 'numero', 'escritorio', 'situacao'], 'data');

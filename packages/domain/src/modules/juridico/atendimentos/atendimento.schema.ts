/**
 * An appointment: what is read, what a person may set, and what a free time looks like.
 *
 * Days are calendar dates, times 'HH:MM' on the wall in São Paulo; an end of '00:00' is midnight. Its office, types and place come of
 * the agenda, begin and end of the slots. Source: spec 3 §2.3, §2.4, §3, §5; decisions-legal (Tables, Booking, Wizard, Outcome).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CASA } from '../../filiados/filiados.lists.ts';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '../juridico.lists.ts';
import { SITUACOES_DO_PROCESSO, TIPOS_DE_PROCESSO } from '../processos/processo.lists.ts';
import {
  ATENDIMENTOS_ORDEM,
  MAX_ARQUIVOS,
  MAX_COMENTARIO,
  MAX_DESCRICAO,
  MAX_FILIADOS,
  MAX_HORARIOS,
  MAX_MOTIVO,
  MAX_PROCESSOS,
  ORIGENS_DO_VINCULO,
  SITUACOES_DO_ATENDIMENTO,
  SITUACOES_LISTADAS,
} from './atendimento.lists.ts';
import {
  atendimentosMotivos,
  type MotivoAtendimento,
  atendimentosMessages as messages,
} from './atendimentos.messages.ts';

const horaField = () => z.string().max(5).describe('HH:MM, em São Paulo');

/** Slots of one agenda and day, or a time that is not in it (encaixe). */
export const lugarField = () =>
  z.strictObject({
    agendaId: field.id(),
    data: field.date(),
    horarios: z.array(field.id()).max(MAX_HORARIOS).optional(),
    encaixe: z.strictObject({ inicio: horaField(), fim: horaField() }).optional(),
    horaInicio: horaField().optional().describe('Conferida com a dos horários'),
    horaFim: horaField().optional().describe('Conferida com a dos horários'),
  });
export type Lugar = z.output<ReturnType<typeof lugarField>>;

export const filiadosField = () =>
  z.array(field.id()).min(1, messages.semFiliado).max(MAX_FILIADOS, messages.muitosFiliados);

export const processosField = () => field.ids(MAX_PROCESSOS);
export const anexosField = () => field.ids(MAX_ARQUIVOS);
export const atendimentoFields = {
  processoEmCurso: field.bool().optional(),
  processos: processosField().optional().describe('Obrigatório quando há processo em curso; sem ele, nenhum'),
  descricao: field.optionalText(MAX_DESCRICAO).optional(),
};
export const confirmacoes = {
  confirmarPassado: z.boolean().optional().describe('Um horário que já começou foi confirmado'),
  confirmarCoincidencia: z.boolean().optional().describe('O outro atendimento do filiado foi confirmado'),
};
export const comentarioField = () => field.text(MAX_COMENTARIO);
export const motivoField = () => field.text(MAX_MOTIVO);

const motivo = z.union([
  z.enum(atendimentosMotivos.codigos),
  z.object({
    codigo: z.literal('situacao'),
    valores: z.object({ situacao: z.enum(SITUACOES_DO_ATENDIMENTO) }),
  }),
]) satisfies z.ZodType<MotivoAtendimento>;

const ACOES = [
  'editar',
  'remarcar',
  'registrarResultado',
  'concluir',
  'cancelarConclusao',
  'cancelar',
  'desfazerCancelamento',
  'comentar',
] as const;

export const atendimentoSchema = z.object({
  ...registro,
  numero: z.string(),
  situacao: z.enum(SITUACOES_DO_ATENDIMENTO),
  escritorioId: z.string(),
  nomeEscritorio: z.string().describe('Como se chamava'),
  agendaId: z.string().nullable(),
  data: z.string(),
  inicio: z.string(),
  fim: z.string(),
  tipoAtendimento: z.enum(TIPOS_ATENDIMENTO),
  tipoServico: z.enum(TIPOS_SERVICO),
  local: z.string().nullable(),
  encaixe: z.boolean(),
  filiados: z
    .array(z.object({ id: z.string().nullable(), nome: z.string() }))
    .describe('Sem id: só importado, pelo nome'),
  agendadoPor: z.string(),
  ocorreu: z.boolean().nullable(),
  filiadoAusente: z.boolean(),
  canceladoDe: z.enum(SITUACOES_DO_ATENDIMENTO).nullable().describe('Situação que tinha antes de cancelado'),
  semHorario: z.boolean().describe('Aguarda realização e não ocupa horário de nenhuma agenda'),
  aConferir: z.array(z.string()).describe('Campos que vieram incompletos da importação'),
  pode: impedimentos(ACOES, motivo),
});
export type Atendimento = z.output<typeof atendimentoSchema>;

const participanteSchema = z.object({
  id: z.string(),
  nome: z.string(),
  casa: z.enum(VALORES_CASA),
  matricula: z.string(),
  email: z.string().nullable(),
  telefones: z.array(z.string()),
});
const vindo = z.object({
  id: z.string(),
  numero: z.string(),
  data: z.string(),
  inicio: z.string(),
  nomeEscritorio: z.string(),
});

/** Of whoever may be chosen for an appointment. */
export const opcaoDeFiliado = participanteSchema.extend({
  cpf: z.string().nullable().describe('Com máscara'),
  ultimo: z.object({ data: z.string(), compareceu: z.boolean() }).nullable(),
  proximoPossivel: z.string().nullable().describe('30 dias depois de atendido, 90 depois de uma falta'),
  marcados: z.array(vindo).describe('Atendimentos que ainda vêm'),
});
export type OpcaoDeFiliado = z.output<typeof opcaoDeFiliado>;

/** A case that the appointment is about; of one that another office has, nothing is told but that it is there. */
export const processoLigado = z.object({
  id: z.string().nullable().describe('Nulo: processo de outro escritório'),
  tipo: z.enum(TIPOS_DE_PROCESSO).nullable(),
  numero: z.string().nullable(),
  titulo: z.string().nullable(),
  situacao: z.enum(SITUACOES_DO_PROCESSO).nullable(),
  escritorioNome: z.string().nullable(),
  origens: z.array(z.enum(ORIGENS_DO_VINCULO)).describe('Por quais atos se ligou'),
});
export type ProcessoLigado = z.output<typeof processoLigado>;

/** An appointment that a procedimento may name. */
export const atendimentoLigavel = z.object({
  id: z.string(),
  numero: z.string(),
  situacao: z.enum(SITUACOES_DO_ATENDIMENTO),
  data: z.string(),
  inicio: z.string(),
  nomeEscritorio: z.string(),
  filiados: z.array(z.string()).describe('Nomes'),
});
export type AtendimentoLigavel = z.output<typeof atendimentoLigavel>;

export const atendimentoCompleto = atendimentoSchema.extend({
  processoEmCurso: z.boolean(),
  descricao: z.string().nullable(),
  confirmadoPassado: z.boolean(),
  motivoDaFalta: z.enum(['filiado', 'escritorio']).nullable(),
  advogadoId: z.string().nullable(),
  advogadoNome: z.string().nullable(),
  comentarioResultado: z.string().nullable(),
  novoProcesso: z.boolean().nullable(),
  concluidoEm: z.string().nullable(),
  concluidoPor: z.string().nullable(),
  comentarioConclusao: z.string().nullable(),
  canceladoEm: z.string().nullable(),
  canceladoMotivo: z.string().nullable(),
  horarios: z.array(z.object({ id: z.string(), inicio: z.string(), fim: z.string() })),
  participantes: z.array(
    participanteSchema.extend({
      id: z.string().nullable().describe('Nulo: só importado, pelo nome'),
      casa: z.enum(VALORES_CASA).nullable(),
      matricula: z.string().nullable(),
      compareceu: z.boolean().nullable(),
    }),
  ),
  processos: z.array(processoLigado),
  arquivos: z.array(anexoDoRegistroSchema),
  advogados: z.array(z.object({ id: z.string(), nome: z.string() })).describe('De quem se escolhe o responsável'),
  comentarios: z.array(
    z.object({
      id: z.string(),
      em: z.string(),
      comentario: z.string(),
      autor: z.string(),
      escritorio: z.string().nullable().describe('De quem escreveu por um escritório'),
    }),
  ),
});
export type AtendimentoCompleto = z.output<typeof atendimentoCompleto>;

/** One of the reader's own that is to come. */
export const meuAtendimento = z.object({
  id: z.string(),
  numero: z.string(),
  data: z.string(),
  inicio: z.string(),
  fim: z.string(),
  nomeEscritorio: z.string(),
  tipoAtendimento: z.enum(TIPOS_ATENDIMENTO),
  tipoServico: z.enum(TIPOS_SERVICO),
  local: z.string().nullable(),
});
export type MeuAtendimento = z.output<typeof meuAtendimento>;

/** Days with a column for each agenda: what is booked, free, blocked. */
export const gradeDeAtendimentos = z.object({
  colunas: z.array(
    z.object({
      agendaId: z.string(),
      escritorioId: z.string(),
      nomeEscritorio: z.string(),
      identificacao: z.string(),
      tipoAtendimento: z.enum(TIPOS_ATENDIMENTO),
      tipoServico: z.enum(TIPOS_SERVICO),
    }),
  ),
  horarios: z
    .array(
      z.object({
        id: z.string(),
        agendaId: z.string(),
        data: z.string(),
        inicio: z.string(),
        fim: z.string(),
        encaixe: z.boolean(),
        bloqueio: z.string().nullable().describe('Por que não é oferecido'),
        passado: z.boolean(),
        atendimentoId: z.string().nullable().describe('Nulo: livre, ou bloqueado'),
      }),
    )
    .describe('Por dia e hora'),
  atendimentos: z
    .array(
      z.object({
        id: z.string(),
        agendaId: z.string().nullable(),
        numero: z.string(),
        situacao: z.enum(SITUACOES_DO_ATENDIMENTO),
        nomeEscritorio: z.string(),
        data: z.string(),
        inicio: z.string(),
        fim: z.string(),
        filiados: z.array(z.string()),
        semHorario: z.boolean(),
      }),
    )
    .describe('Os que não foram cancelados; sem horário na agenda, ficam fora das colunas'),
});
export type GradeDeAtendimentos = z.output<typeof gradeDeAtendimentos>;

/** Which agendas are united. */
export const daAgenda = {
  escritorio: param.id(),
  tipoAtendimento: param.oneOf(TIPOS_ATENDIMENTO),
  tipoServico: param.oneOf(TIPOS_SERVICO),
  atendimento: param.id().optional().describe('O que está sendo editado: os seus horários contam como livres'),
};
export const MES = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;

export const calendarioSchema = z.object({
  agendas: z.number().int().describe('Quantas servem, de qualquer ano'),
  outras: z
    .array(z.object({ tipoAtendimento: z.enum(TIPOS_ATENDIMENTO), tipoServico: z.enum(TIPOS_SERVICO) }))
    .describe('O que mais o escritório atende'),
  dias: z.array(z.object({ data: z.string(), livres: z.number().int(), total: z.number().int() })),
});

export const horarioDoDia = z.object({
  id: z.string(),
  inicio: z.string(),
  fim: z.string(),
  livre: z.boolean().describe('Ou do atendimento que está sendo editado'),
  passado: z.boolean(),
});
export type HorarioDoDia = z.output<typeof horarioDoDia>;

export const horariosDoDia = z.object({
  grupos: z.array(
    z.object({
      agendaId: z.string(),
      identificacao: z.string(),
      local: z.string().nullable(),
      horarios: z.array(horarioDoDia),
    }),
  ),
});

/** Where a slot stands: what a booking of it begins with. */
export const lugarDoHorario = z.object({
  escritorioId: z.string(),
  tipoAtendimento: z.enum(TIPOS_ATENDIMENTO),
  tipoServico: z.enum(TIPOS_SERVICO),
  agendaId: z.string(),
  data: z.string(),
});

export const atendimentosList = listDefinition({
  ...ATENDIMENTOS_ORDEM,
  filtros: {
    situacao: param.anyOf(SITUACOES_LISTADAS).optional(),
    escritorio: param.ids().optional(),
    tipoAtendimento: param.anyOf(TIPOS_ATENDIMENTO).optional(),
    tipoServico: param.anyOf(TIPOS_SERVICO).optional(),
    filiado: param.ids().optional(),
    dataDe: param.date().optional().describe('A partir deste dia (inclusive)'),
    dataAte: param.date().optional().describe('Até este dia (inclusive)'),
    vencidos: param.bool().optional().describe('Aguardando realização, e o dia já passou'),
    hoje: param.bool().optional().describe('De hoje'),
    isFiliadoAusente: param.bool().optional().describe('O filiado não compareceu'),
    aRegistrar: param.bool().optional().describe('O dia chegou e ninguém registrou o resultado'),
    semHorario: param.bool().optional().describe('Aguarda realização sem horário na agenda'),
    aConferir: param.bool().optional().describe('Veio incompleto da importação'),
  },
  intervalos: { periodo: ['dataDe', 'dataAte'] },
  porPaginaPadrao: 10,
});

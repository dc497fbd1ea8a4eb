/**
 * Fields of contracts and of what belongs to them, their closed lists and limits, how lists are sorted. Source: spec 3 §2.12, §3, §4, §5,
 * §9; decisions-sindical-contratos-patrimonio (Contracts and documents).
 */
import { type FieldSpecs, formatCpfCnpj, listOrder } from '@sede/domain/kernel';

/** What was done, as staff call it. */
export const CONTRATO_ACTIONS = {
  reabrir: 'Cancelamento do encerramento',
  anotar: 'Observação incluída',
  aditar: 'Aditivo',
  desfazerAditivo: 'Aditivo desfeito',
  alertar: 'Alerta do fim da vigência',
  reenviarAlerta: 'Alerta reenviado',
} as const;

export const TIPOS_DE_OBJETO = ['Contrato', 'Documento'] as const;
export type TipoDeObjeto = (typeof TIPOS_DE_OBJETO)[number];

/** In the list simple documents stand beside both. */
export const TIPOS_LISTADOS = [...TIPOS_DE_OBJETO, 'Documento simples'] as const;

export const SITUACOES_DO_CONTRATO = ['Vigente', 'Encerrado', 'Excluido'] as const;
export type SituacaoDoContrato = (typeof SITUACOES_DO_CONTRATO)[number];
/** What the list is asked for, and how its title says it. */
export const SITUACOES_LISTADAS = ['Vigente', 'Encerrado'] as const;

/** The counters above the list, each of which filters it. */
export const DESTAQUES = ['vencidos', 'vencem', 'alertas', 'excedidos'] as const;
export type Destaque = (typeof DESTAQUES)[number];

export const TIPOS_DE_ADITIVO = ['Prorrogação', 'Acréscimo', 'Supressão', 'Reajuste'] as const;
export type TipoDeAditivo = (typeof TIPOS_DE_ADITIVO)[number];

/** What became of an alert: overtaken by a newer mark, or how its mail stands in the outbox. */
export const ESTADOS_DO_ALERTA = ['superado', 'pendente', 'enviado', 'arquivado', 'falhou', 'incerto'] as const;
export type EstadoDoAlerta = (typeof ESTADOS_DO_ALERTA)[number];
export const ESTADO_DO_ALERTA_ROTULOS: Readonly<Record<EstadoDoAlerta, string>> = {
  superado: 'Superado',
  pendente: 'Na fila',
  enviado: 'Entregue',
  arquivado: 'Guardado (.eml)',
  falhou: 'Não entregue',
  incerto: 'Incerto',
};

/** Days before the end from which it is told on the row. */
export const DIAS_PARA_VENCER = 90;
/** Those of the counter above the list. */
export const DIAS_VENCEM_LOGO = 60;
/** From here on it is red. */
export const DIAS_URGENTES = 7;
export const MAX_EMAILS = 20;
export const MAX_CONTRATADOS = 20;
export const MAX_ANEXOS_DO_CONTRATO = 20;
export const MAX_OBSERVACAO = 5000;
/** Notes, linked expenses and linked revenues are read so many at a time. */
export const PARTES_POR_PAGINA = 50;
/** How many a picker offers. */
export const MAX_OPCOES_CONTRATO = 100;

export const CONTRATO_FIELDS = {
  tipoObjeto: { rotulo: 'Tipo de objeto', tipo: 'texto' },
  nome: { rotulo: 'Nome', tipo: 'texto' },
  numeroContrato: { rotulo: 'Número', tipo: 'texto' },
  dataInicio: { rotulo: 'Início da vigência', tipo: 'data' },
  dataFim: { rotulo: 'Fim da vigência', tipo: 'data' },
  dataAlerta: { rotulo: 'Data de alerta', tipo: 'data' },
  valorTotal: { rotulo: 'Valor', tipo: 'dinheiro' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
  idAnterior: { rotulo: 'Renova o contrato', tipo: 'referencia' },
} as const satisfies FieldSpecs;
export const CONTRATADO_FIELDS = {
  cnpjContratado: { rotulo: 'CPF/CNPJ do contratado', tipo: 'texto', formato: formatCpfCnpj },
  nome: { rotulo: 'Contratado', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const EMAIL_DO_CONTRATO_FIELDS = {
  email: { rotulo: 'E-mail para alerta', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const CONTRATO_ANEXO_FIELDS = {
  nome: { rotulo: 'Anexo', tipo: 'texto' },
  situacao: { rotulo: 'Situação do anexo', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const OBSERVACAO_FIELDS = { observacao: { rotulo: 'Observação', tipo: 'texto' } } as const satisfies FieldSpecs;
export const ADITIVO_FIELDS = {
  tipo: { rotulo: 'Aditivo', tipo: 'texto' },
  dataFim: { rotulo: 'Novo fim da vigência', tipo: 'data' },
  dataAlerta: { rotulo: 'Nova data de alerta', tipo: 'data' },
  diferenca: { rotulo: 'Diferença de valor', tipo: 'dinheiro' },
  motivo: { rotulo: 'Motivo do aditivo', tipo: 'texto' },
  nome: { rotulo: 'Termo do aditivo', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const ALERTA_FIELDS = {
  marco: { rotulo: 'Marco do alerta', tipo: 'texto' },
  dataAlvo: { rotulo: 'Data do alerta', tipo: 'data' },
  destinatario: { rotulo: 'Destinatário', tipo: 'texto' },
  estado: { rotulo: 'Estado do alerta', tipo: 'texto' },
  reenviadoEm: { rotulo: 'Reenviado em', tipo: 'instante' },
  reenviadoPor: { rotulo: 'Reenviado por', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const MENSAGEM_DE_ALERTA_FIELDS = {
  destinatario: { rotulo: 'Destinatário', tipo: 'texto' },
  dia: { rotulo: 'Dia', tipo: 'data' },
} as const satisfies FieldSpecs;

/** 'vigencia': in force by the soonest end, then the ended ones by the latest. */
export const CONTRATOS_ORDEM = listOrder(
  ['vigencia', 'tipoObjeto', 'nome', 'numero', 'dataCarregamento', 'dataInicio', 'dataFim', 'dataAlerta', 'valorTotal'],
  'vigencia',
);

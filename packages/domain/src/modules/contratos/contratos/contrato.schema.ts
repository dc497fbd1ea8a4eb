/**
 * A contract or document: what is read, what a person may set, what a picker shows.
 *
 * Amounts are centavos, days calendar dates, instants ISO 8601. `vigente` is derived of the day of São Paulo. What a kind asks for is a
 * rule of the whole record (`contrato.form.rules`). Source: spec 3 §2.12, §3, §5; decisions-sindical-contratos-patrimonio (Contracts and documents).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { normaliseCpfCnpj } from '@sede/domain/kernel';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import {
  CONTRATOS_ORDEM,
  DESTAQUES,
  ESTADOS_DO_ALERTA,
  MAX_ANEXOS_DO_CONTRATO,
  MAX_CONTRATADOS,
  MAX_EMAILS,
  MAX_OBSERVACAO,
  SITUACOES_DO_CONTRATO,
  SITUACOES_LISTADAS,
  TIPOS_DE_ADITIVO,
  TIPOS_DE_OBJETO,
  TIPOS_LISTADOS,
} from './contrato.lists.ts';
import { contratosMotivos } from './contratos.messages.ts';

const dia = () => field.date().nullable().optional();

export const contratadoInput = z.strictObject({
  cnpjContratado: z.string().max(30, 'No máximo 30 caracteres.').transform(normaliseCpfCnpj),
  nome: field.text(200),
  idBeneficiario: field.id().nullable().optional(),
});

export const contratoFields = {
  nome: field.optionalText(200).optional(),
  dataInicio: dia(),
  dataFim: dia(),
  dataAlerta: dia(),
  valorTotal: field.money().nullable().optional(),
  contratados: z.array(contratadoInput).max(MAX_CONTRATADOS, `No máximo ${MAX_CONTRATADOS}.`).optional(),
  emails: z.array(field.email()).max(MAX_EMAILS, `No máximo ${MAX_EMAILS} e-mails.`).optional(),
};
export const tipoObjetoField = () => field.oneOf(TIPOS_DE_OBJETO);
export const anexosDoContratoField = () => field.ids(MAX_ANEXOS_DO_CONTRATO);
export const observacaoField = () => field.text(MAX_OBSERVACAO);

const ACOES_DO_CONTRATO = [
  ...(['editar', 'encerrar', 'reabrir', 'excluir', 'anotar', 'aditar'] as const),
  'removerAnexo',
] as const;

const contratado = z.object({
  cnpjContratado: z.string(),
  nome: z.string(),
  idBeneficiario: z.string().nullable(),
});

/** Of linked rows, net of refunds. */
const movimentado = {
  pago: z.number().int().describe('Despesas liquidadas ligadas, líquidas de estorno'),
  aPagar: z.number().int(),
  recebido: z.number().int(),
  aReceber: z.number().int(),
  despesas: z.number().int().describe('Quantas ligadas'),
  receitas: z.number().int().describe('Quantas ligadas'),
};

export const contratoSchema = z.object({
  ...registro,
  tipoObjeto: z.enum(TIPOS_DE_OBJETO),
  nome: z.string(),
  numeroContrato: z.string().nullable(),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  dataAlerta: z.string().nullable(),
  valorTotal: z.number().int().nullable(),
  situacao: z.enum(SITUACOES_DO_CONTRATO),
  vigente: z.boolean(),
  dataCarregamento: z.string(),
  autor: z.string(),
  idAnterior: z.string().nullable(),
  numeroAnterior: z.string().nullable(),
  aConferir: z.array(z.string()),
  contratados: z.array(contratado),
  emails: z.array(z.string()),
  ...movimentado,
  aditivos: z.number().int().describe('Quantos'),
  despesasAbertas: z.number().int().describe('Ligadas e por pagar, quantas'),
  recorrencias: z.number().int().describe('Ativas e ligadas, quantas'),
  pode: impedimentos(ACOES_DO_CONTRATO, z.enum(contratosMotivos.codigos)),
});
export type Contrato = z.output<typeof contratoSchema>;

export const observacaoDoContrato = z.object({
  id: z.string(),
  observacao: z.string(),
  data: z.string(),
  autorNome: z.string(),
});
export type ObservacaoDoContrato = z.output<typeof observacaoDoContrato>;

/** What the list shows of parties and files. */
const emResumo = {
  contratado: z.string().nullable().describe('O primeiro'),
  outrosContratados: z.number().int(),
  arquivos: z.number().int().describe('Quantos ativos'),
};

export const contratoCompleto = contratoSchema.extend({
  ...emResumo,
  anexos: z.array(anexoDoRegistroSchema).describe('Os ativos'),
  ultimaObservacao: observacaoDoContrato.nullable(),
});
export type ContratoCompleto = z.output<typeof contratoCompleto>;

/** A contract to be chosen in another record: what tells it apart, and what is left of it. */
export const opcaoDeContrato = z.object({
  id: z.string(),
  numeroContrato: z.string().nullable(),
  nome: z.string(),
  tipoObjeto: z.enum(TIPOS_DE_OBJETO),
  contratado: z.string().nullable().describe('O primeiro'),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  situacao: z.enum(['Vigente', 'Encerrado']),
  vencido: z.boolean().describe('A vigência terminou'),
  doBeneficiario: z.boolean(),
});
export type OpcaoDeContrato = z.output<typeof opcaoDeContrato>;

/** A row of the list: contracts, documents, and the simple documents of finance. */
export const contratoListado = contratoSchema
  .pick({
    ...{ id: true, versao: true, criadoEm: true, atualizadoEm: true, nome: true, numeroContrato: true },
    ...{ dataInicio: true, dataFim: true, dataAlerta: true, valorTotal: true, vigente: true },
    ...{ dataCarregamento: true, autor: true, aConferir: true, pago: true, aPagar: true, recebido: true },
    ...{ aReceber: true, despesas: true, receitas: true, pode: true },
  })
  .extend({
    tipoObjeto: z.enum(TIPOS_LISTADOS),
    situacao: z.enum(SITUACOES_DO_CONTRATO),
    ...emResumo,
  });
export type ContratoListado = z.output<typeof contratoListado>;

export const contratosList = listDefinition({
  ...CONTRATOS_ORDEM,
  filtros: {
    situacao: param.oneOf(SITUACOES_LISTADAS).optional().describe('Vigente hoje, ou o resto'),
    destaque: param.oneOf(DESTAQUES).optional().describe('Um dos contadores; vencidos ignora a situação'),
    tipo: param.anyOf(TIPOS_LISTADOS).optional(),
    contratado: param.text(200).optional().describe('Nome ou CPF/CNPJ de quem foi contratado'),
    semAnexo: param.bool().optional(),
    aConferir: param.bool().optional(),
    alertaNaoEntregue: param.bool().optional().describe('Com um alerta que não chegou a quem ainda o recebe'),
  },
  porPaginaPadrao: 10,
});

export const resumoDosContratos = z.object({
  vigentes: z.number().int(),
  encerrados: z.number().int(),
  todos: z.number().int(),
});
export type ResumoDosContratos = z.output<typeof resumoDosContratos>;

/** What stands above the list. */
export const contadoresDosContratos = z.object({
  vencidos: z.object({ total: z.number().int(), numero: z.string().nullable().describe('Do único') }),
  vencem: z.object({ total: z.number().int(), proximo: z.string().nullable().describe('Dia do primeiro') }),
  alertas: z.object({
    total: z.number().int().describe('Mensagens deste mês'),
    entregues: z.number().int(),
    falharam: z.number().int(),
  }),
  excedidos: z.object({ total: z.number().int(), excesso: z.number().int() }),
});
export type ContadoresDosContratos = z.output<typeof contadoresDosContratos>;

const arquivoLigado = anexoDoRegistroSchema.pick({
  id: true,
  nome: true,
  tipoConteudo: true,
  tamanho: true,
  protegido: true,
});
const paginado = { total: z.number().int(), pagina: z.number().int() };
/** Of linked rows what the text lists, no bank data. */
export const despesasDoContrato = z.object({
  itens: z.array(
    z.object({
      id: z.string(),
      tipoDespesa: z.string(),
      itemDespesa: z.string(),
      nomeBeneficiario: z.string(),
      descricao: z.string(),
      parcela: z.string(),
      meioPagamento: z.string(),
      centroCusto: z.string(),
      valor: z.number().int(),
      valorLiquido: z.number().int(),
      dataVencimento: z.string().nullable(),
      dataLiquidacaoPagamento: z.string().nullable(),
      anexos: z.array(arquivoLigado),
    }),
  ),
  ...paginado,
});
export type DespesaDoContrato = z.output<typeof despesasDoContrato>['itens'][number];
export const receitasDoContrato = z.object({
  itens: z.array(
    z.object({
      id: z.string(),
      tipo: z.string(),
      itemReceita: z.string(),
      descricao: z.string(),
      parcela: z.string(),
      valor: z.number().int(),
      valorLiquido: z.number().int(),
      data: z.string(),
      dataCredito: z.string().nullable(),
      anexos: z.array(arquivoLigado),
    }),
  ),
  ...paginado,
});
export type ReceitaDoContrato = z.output<typeof receitasDoContrato>['itens'][number];

export const aditivoDoContrato = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_DE_ADITIVO),
  dataFimAnterior: z.string().nullable(),
  dataFim: z.string().nullable(),
  valorAnterior: z.number().int().nullable(),
  diferenca: z.number().int(),
  motivo: z.string(),
  criadoEm: z.string(),
  autorNome: z.string(),
  anexo: arquivoLigado,
  ultimo: z.boolean().describe('O único que se pode desfazer'),
});
export type AditivoDoContrato = z.output<typeof aditivoDoContrato>;

/** What a recipient had of a mark: the delivery is that of the mail which the message names now. */
export const alertaDoContrato = z.object({
  id: z.string(),
  marco: z.string().describe("'data', ou quantos dias antes do fim"),
  rotulo: z.string(),
  dia: z.string().describe('O dia do envio; de um superado, o do marco que passou'),
  destinatario: z.string(),
  estado: z.enum(ESTADOS_DO_ALERTA),
  enviadoEm: z.string().nullable(),
  reenviadoEm: z.string().nullable(),
  reenviadoPor: z.string().nullable(),
  erro: z.string().nullable().describe('A última resposta do servidor de e-mail; só para quem reenvia'),
  pode: impedimentos(['reenviar'], z.enum(contratosMotivos.codigos)),
});
export type AlertaDoContrato = z.output<typeof alertaDoContrato>;
export const alertasDoContrato = z.object({
  itens: z.array(alertaDoContrato).describe('Os dados, os mais novos primeiro'),
  previstos: z
    .array(z.object({ rotulo: z.string(), dia: z.string() }))
    .describe('Os que ainda vêm, o próximo primeiro'),
});

/** The new end and the amount stand as the kind asks: `faltasDoAditivo`. */
export const aditivoFields = {
  tipo: field.oneOf(TIPOS_DE_ADITIVO),
  dataFim: dia(),
  dataAlerta: dia(),
  valor: field.money().nullable().optional().describe('Quanto o valor muda'),
  reduz: field.bool().optional().describe('O reajuste diminui o valor'),
  motivo: field.text(2000),
  anexo: field.id(),
};

/** A change that the old system told. */
export const mudancaAnterior = z.object({
  data: z.string().nullable(),
  nome: z.string().nullable(),
  mudancas: z.array(z.object({ campo: z.string(), antes: z.string().nullable(), depois: z.string().nullable() })),
});

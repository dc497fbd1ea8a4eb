/**
 * A case: what is read, what a person may set, what happened in it; and a member's own cases as the member reads them.
 *
 * Amounts are centavos, days calendar dates, instants ISO 8601. What each kind of case asks for is a rule of the whole record
 * (`processo.form.rules`), not of a field. Source: spec 3 §2.5, §2.6, §3, §5; decisions-legal (Cases, Privacy).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CASA } from '../../filiados/filiados.lists.ts';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { MAX_LIGAVEIS } from '../atendimentos/atendimento.lists.ts';
import { atendimentoLigavel } from '../atendimentos/atendimento.schema.ts';
import {
  MAX_ANEXOS_DO_PROCESSO,
  MAX_COMENTARIO,
  MAX_FILIADOS_POR_VEZ,
  MAX_TAGS,
  MAX_TEXTO,
  NATUREZAS,
  PROCESSOS_ORDEM,
  SITUACOES_DO_PROCESSO,
  SITUACOES_LISTADAS,
  TIPOS_DE_PROCESSO,
  TIPOS_DO_ANDAMENTO,
} from './processo.lists.ts';
import { processoMessages as doProcesso } from './processo.messages.ts';
import { processosMotivos } from './processos.messages.ts';

const texto = (max: number) => field.optionalText(max).optional();

export const processoFields = {
  numero: texto(100),
  formatoAntigo: field.bool().optional(),
  tribunalOrgao: texto(60),
  dataProtocolo: field.date().nullable().optional(),
  escritorioId: field.id(),
  objetoId: field.id(),
  movidoPeloSindicato: field.bool().optional(),
  linkProcesso: texto(2000),
  valorCausa: field.money({ zero: true }).nullable().optional(),
  natureza: field.oneOf(NATUREZAS).nullable().optional(),
  tags: z.array(field.text(60)).max(MAX_TAGS, doProcesso.tagsDemais(MAX_TAGS)).optional(),
  pessoasTemDireito: texto(MAX_TEXTO),
  publicarAcaoColetiva: field.bool().optional(),
  titulo: texto(200),
  filiadosIndeterminados: field.bool().optional(),
  orgaos: z.array(field.oneOf(VALORES_CASA)).max(VALORES_CASA.length).optional(),
  haveraComunicacao: field.bool().optional(),
  relacionadoAtendimentos: field.bool().optional(),
  atendimentos: field
    .ids(MAX_LIGAVEIS)
    .optional()
    .describe('Os que um procedimento cita: todos, quando enviados; obrigatório quando é relacionado a atendimentos'),
  confirmarRepetido: field.bool().optional().describe('O número repetido no mesmo escritório foi confirmado'),
};
export const tipoField = () => field.oneOf(TIPOS_DE_PROCESSO);
export const filiadosField = () => field.ids(MAX_FILIADOS_POR_VEZ);

export const anexosField = () => field.ids(MAX_ANEXOS_DO_PROCESSO);

export const eventoFields = {
  titulo: field.text(200),
  descricao: field.text(MAX_TEXTO),
  data: field.date(),
  comunicado: field.bool().optional(),
};
/** What the drawer of an event asks. */
export const eventoForm = z.object({ ...eventoFields, anexos: z.array(z.object({ id: field.id() })) });
export const manifestacaoField = () => field.text(MAX_TEXTO);
export const comentarioField = () => field.text(MAX_COMENTARIO);

const ACOES = [
  ...(['editar', 'enviarManifestacao', 'manifestar', 'encerrar', 'reabrir', 'excluir', 'registrar'] as const),
  'excluirAnexo',
] as const;

/** A row of the list. */
export const processoListado = z.object({
  ...registro,
  tipo: z.enum(TIPOS_DE_PROCESSO),
  numero: z.string().nullable(),
  formatoAntigo: z.boolean(),
  titulo: z.string().nullable(),
  tribunalOrgao: z.string().nullable(),
  escritorioId: z.string().nullable(),
  escritorioNome: z.string().nullable(),
  objetoId: z.string().nullable(),
  nomeObjeto: z.string().nullable(),
  dataProtocolo: z.string().nullable(),
  situacao: z.enum(SITUACOES_DO_PROCESSO),
  valorCausa: z.number().int().nullable(),
  filiadosIndeterminados: z.boolean(),
  orgaos: z.array(z.enum(VALORES_CASA)),
  filiados: z.number().int().describe('Quantos'),
  nomes: z.array(z.string()).describe('Os primeiros'),
  movimentadoEm: z.string(),
  proximoPrazo: z.string().nullable().describe('Vencimento do primeiro prazo aberto'),
  aConferir: z.array(z.string()),
  pode: impedimentos(ACOES, z.enum(processosMotivos.codigos)),
});
export type ProcessoListado = z.output<typeof processoListado>;

export const processoSchema = processoListado.extend({
  ano: z.number().int().nullable(),
  movidoPeloSindicato: z.boolean(),
  linkProcesso: z.string().nullable(),
  natureza: z.enum(NATUREZAS).nullable(),
  tags: z.array(z.string()),
  pessoasTemDireito: z.string().nullable(),
  publicarAcaoColetiva: z.boolean(),
  haveraComunicacao: z.boolean(),
  relacionadoAtendimentos: z.boolean(),
});
export type Processo = z.output<typeof processoSchema>;

/** One thing that happened in a case. `em`: when it was written down; of an event `data` is its day. */
const andamento = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_DO_ANDAMENTO),
  em: z.string(),
  versao: z.number().int().nullable().describe('Do evento, para alterá-lo'),
  data: z.string().nullable(),
  titulo: z.string().nullable(),
  texto: z.string().nullable(),
  comunicado: z.boolean().nullable(),
  autor: z.string().nullable().describe("De escritório: '{Escritório} (Escritório)'"),
  nomeAutor: z.string().nullable(),
  anexos: z.array(anexoDoRegistroSchema.omit({ sha256: true })).describe('Do evento'),
  de: z.string().nullable().describe('Situação anterior'),
  para: z.string().nullable().describe('Situação nova'),
  pode: impedimentos(['editar', 'excluir', 'excluirAnexo'], z.enum(processosMotivos.codigos)),
});
export type Andamento = z.output<typeof andamento>;

export const andamentos = z.object({
  itens: z.array(andamento),
  proximo: z.string().nullable().describe('Para ler os anteriores: envie-o em `depois`; nulo no fim'),
});

export const processoCompleto = processoSchema.extend({
  anexos: z.array(anexoDoRegistroSchema),
  contagens: z.object({ evento: z.number().int(), manifestacao: z.number().int(), comentario: z.number().int() }),
  casas: z.array(z.object({ casa: z.enum(VALORES_CASA), filiados: z.number().int() })),
  atendimentos: z.array(atendimentoLigavel.extend({ citado: z.boolean().describe('Pelo próprio procedimento') })),
  andamentos,
});
export type ProcessoCompleto = z.output<typeof processoCompleto>;

export const eventoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  processoId: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  data: z.string(),
  comunicado: z.boolean(),
});
export const eventoCompleto = eventoSchema.extend({ anexos: z.array(anexoDoRegistroSchema) });
export type EventoDoProcesso = z.output<typeof eventoCompleto>;

const filiadoDoProcesso = z.object({
  id: z.string().describe('Do vínculo'),
  filiadoId: z.string().nullable(),
  nome: z.string(),
  casa: z.enum(VALORES_CASA).nullable(),
  matricula: z.string().nullable(),
  cpf: z.string().nullable().describe('Só para quem registra no processo'),
  telefones: z.array(z.string()).describe('Só para quem registra no processo'),
  desfiliado: z.boolean(),
  falecido: z.boolean(),
});
export const filiadosDoProcesso = z.object({
  itens: z.array(filiadoDoProcesso),
  total: z.number().int(),
  pagina: z.number().int(),
});
export type FiliadosDoProcesso = z.output<typeof filiadosDoProcesso>;

/** A case as the member concerned reads it: nobody else's name, and of an event what was told. */
const meuProcesso = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_DE_PROCESSO),
  numero: z.string().nullable(),
  ano: z.number().int().nullable(),
  tribunalOrgao: z.string().nullable(),
  escritorio: z.string().nullable(),
  situacao: z.enum(SITUACOES_DO_PROCESSO),
  valorCausa: z.number().int().nullable(),
  portal: z.boolean(),
  linkProcesso: z.string().nullable(),
  filiado: z.string(),
  outros: z.number().int().describe("Quantos além do filiado: 'e mais N'"),
  casas: z.array(z.enum(VALORES_CASA)),
  eventos: z.array(z.object({ titulo: z.string(), data: z.string(), descricao: z.string(), comunicado: z.boolean() })),
});
/** Of those who are not named: a member of the house reads what was published. */
const acaoColetiva = meuProcesso
  .pick({ id: true, tipo: true, numero: true, tribunalOrgao: true, situacao: true, linkProcesso: true })
  .extend({ titulo: z.string(), pessoasTemDireito: z.string().nullable() });
export const meusProcessos = z.object({
  itens: z.array(meuProcesso),
  coletivas: z.array(acaoColetiva).describe('Publicadas, de filiados indeterminados da casa do filiado'),
});
export type MeusProcessos = z.output<typeof meusProcessos>;

/** A case to be chosen in another record. What is written in it is for the legal staff, but for what was published. */
export const opcaoDeProcesso = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_DE_PROCESSO),
  numero: z.string().nullable(),
  tribunalOrgao: z.string().nullable(),
  titulo: z.string().nullable().describe('Só para o jurídico, ou de ação coletiva publicada'),
  escritorioNome: z.string().nullable().describe('Só para o jurídico'),
  situacao: z.enum(SITUACOES_DO_PROCESSO).nullable().describe('Só para o jurídico'),
});
export type OpcaoDeProcesso = z.output<typeof opcaoDeProcesso>;

/** A person to be made party to a case: who left or died too, told as such. */
export const candidatoDoProcesso = z.object({
  id: z.string(),
  nome: z.string(),
  casa: z.enum(VALORES_CASA),
  matricula: z.string().nullable(),
  cpf: z.string().nullable().describe('Mascarado'),
  desfiliado: z.boolean(),
  falecido: z.boolean(),
  noProcesso: z.boolean(),
});
export type CandidatoDoProcesso = z.output<typeof candidatoDoProcesso>;

/** What is known of a number before the case is saved. */
export const numeroConferido = z.object({
  valido: z.boolean(),
  ano: z.number().int().nullable(),
  tribunal: z.string().nullable(),
  repetidos: z.array(
    z.object({
      id: z.string(),
      numero: z.string().nullable(),
      escritorioNome: z.string().nullable(),
      mesmoEscritorio: z.boolean(),
    }),
  ),
});

export const processosList = listDefinition({
  ...PROCESSOS_ORDEM,
  filtros: {
    tipo: param.anyOf(TIPOS_DE_PROCESSO).optional(),
    situacao: param.anyOf(SITUACOES_LISTADAS).optional(),
    escritorio: param.ids().optional(),
    objeto: param.ids().optional(),
    dataDe: param.date().optional().describe('Do protocolo, ou do cadastro do procedimento (inclusive)'),
    dataAte: param.date().optional(),
    aConferir: param.bool().optional(),
    aComunicar: param.bool().optional().describe('Haverá comunicação e há evento não comunicado'),
    formatoAntigo: param.bool().optional(),
    semPrazo: param.bool().optional().describe('Sem nenhum prazo aberto'),
  },
  intervalos: { periodo: ['dataDe', 'dataAte'] },
  porPaginaPadrao: 10,
});

/** Shapes of surveys, of whom they go to, and of what came back. Source: decisions §2a; decisions-members (Survey). */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CASA, VALORES_SITUACAO } from '../../filiados/filiados.lists.ts';
import { MOTIVOS_DE_FORA } from '../comunicacoes/comunicacao.lists.ts';
import {
  ESTADOS_PESQUISA,
  FILIADOS_DA_PESQUISA_ORDEM,
  MAX_COMENTARIO,
  MAX_DESTINATARIOS,
  NOTA_MAXIMA,
  PESQUISAS_ORDEM,
  TIPOS_PESQUISA,
  VALORES_MODO,
} from './pesquisa.lists.ts';
import { pesquisasMotivos } from './pesquisas.messages.ts';

export const tipoOferecidoSchema = z.object({
  tipo: z.enum(TIPOS_PESQUISA),
  rotulo: z.string(),
  ativo: z.boolean(),
  externo: z.string().nullable().describe('Endereço do formulário de fora; então não há resultados aqui'),
});

/** A member as the sender sees one: no more than these. */
export const filiadoDaPesquisaSchema = z.object({
  id: z.string(),
  nome: z.string(),
  empresa: z.enum(VALORES_CASA),
  matricula: z.string(),
});
export type FiliadoDaPesquisa = z.output<typeof filiadoDaPesquisaSchema>;

const filtrosDosFiliados = {
  casa: param.anyOf(VALORES_CASA).optional(),
  situacao: param.anyOf(VALORES_SITUACAO).optional(),
  ids: param.ids().optional(),
};
export const filiadosDaPesquisaList = listDefinition({ ...FILIADOS_DA_PESQUISA_ORDEM, filtros: filtrosDosFiliados });

export const pesquisaSchema = z.object({
  ...registro,
  modo: z.enum(VALORES_MODO),
  tipos: z.array(z.enum(TIPOS_PESQUISA)),
  estado: z.enum(ESTADOS_PESQUISA),
  esperados: z.number().int(),
  enviadas: z.number().int().describe('Mensagens entregues ao servidor de e-mail'),
  arquivadas: z.number().int().describe('Sem servidor de e-mail, nada sai daqui'),
  naFila: z.number().int(),
  falharam: z.number().int(),
  incertas: z.number().int().describe('Podem ter saído; não se repetem sozinhas'),
  respondidas: z.number().int(),
  deFora: z.number().int(),
  saiEm: z.string().nullable().describe('null: à espera de aprovação'),
  expiraEm: z.string(),
  concluidaEm: z.string().nullable(),
  lembradaEm: z.string().nullable(),
  porNome: z.string().nullable(),
  aprovadaPor: z.string().nullable(),
  aprovadaEm: z.string().nullable(),
  recusaMotivo: z.string().nullable(),
  pode: impedimentos(
    ['aprovar', 'negar', 'cancelar', 'interromper', 'retomar', 'encerrar'],
    z.enum(pesquisasMotivos.codigos),
  ),
});
export type Pesquisa = z.output<typeof pesquisaSchema>;

const poucas = z.number().int().nullable();
const resultadoSchema = z.object({
  tipo: z.enum(TIPOS_PESQUISA),
  rotulo: z.string(),
  externo: z.boolean(),
  respostas: poucas.describe('null: de 1 a 4'),
  media: poucas.describe('Em centésimos: 843 é 8,43'),
  porCasa: z.array(z.object({ casa: z.enum(VALORES_CASA).nullable(), respostas: poucas, media: poucas })),
  comentarios: z.array(z.object({ nota: z.number().int(), comentario: z.string() })),
});
export type Resultado = z.output<typeof resultadoSchema>;

const respostaIdentificadaSchema = z.object({
  filiadoId: z.string(),
  nome: z.string(),
  empresa: z.enum(VALORES_CASA).nullable(),
  tipo: z.enum(TIPOS_PESQUISA),
  nota: z.number().int(),
  comentario: z.string().nullable(),
  em: z.string(),
});
export type RespostaIdentificada = z.output<typeof respostaIdentificadaSchema>;

const foraPorMotivo = () =>
  z.array(z.object({ motivo: z.enum(MOTIVOS_DE_FORA), quantidade: z.number().int() })).describe('Quem fica de fora');
/** The mail, without whose it is. */
const previaSchema = z.object({ assunto: z.string(), paragrafos: z.array(z.string()), botao: z.string() });

/** One survey with its mail and what came back. */
export const pesquisaAbertaSchema = pesquisaSchema.extend({
  foraPorMotivo: foraPorMotivo(),
  previa: previaSchema,
  resultados: z.array(resultadoSchema).describe('Só para quem vê respostas'),
  respostas: z.array(respostaIdentificadaSchema).describe('Só da pesquisa identificada'),
});
export type PesquisaAberta = z.output<typeof pesquisaAbertaSchema>;

export const pesquisasList = listDefinition({
  ...PESQUISAS_ORDEM,
  filtros: {
    modo: param.anyOf(VALORES_MODO).optional(),
    estado: param.anyOf(ESTADOS_PESQUISA).optional(),
    tipo: param.anyOf(TIPOS_PESQUISA).optional(),
    incertas: param.bool().optional().describe('sim: as que têm mensagem incerta'),
  },
});

/** Who is meant: those named, or all that the list's filter finds. Neither: nobody. */
const alvoFields = {
  ids: field.ids(500).optional(),
  filtro: z
    .strictObject({
      busca: param.text(200).optional(),
      casa: filtrosDosFiliados.casa,
      situacao: filtrosDosFiliados.situacao,
      ids: filtrosDosFiliados.ids,
    })
    .optional()
    .describe('Em vez de ids: o filtro da lista'),
};
export const conferenciaFields = {
  ...alvoFields,
  tipos: z.array(z.enum(TIPOS_PESQUISA)).max(TIPOS_PESQUISA.length),
  modo: z.enum(VALORES_MODO),
};
export const envioFields = {
  ...conferenciaFields,
  esperados: field.int(0, MAX_DESTINATARIOS).describe('Quantos a conferência disse que recebem'),
  digitado: field.int(0, MAX_DESTINATARIOS).optional().describe('Acima de 50: o número, digitado'),
  repetir: field.bool().optional().describe('Enviar mesmo que outra pesquisa tenha saído nas últimas 24 horas'),
};
export const conferenciaSchema = z.object({
  selecionados: z.number().int(),
  recebem: z.number().int(),
  fora: foraPorMotivo(),
  nomes: z.array(z.string()).describe('Os 20 primeiros'),
  aprovacao: z.boolean().describe('Outra pessoa aprova antes de sair'),
  previa: previaSchema,
});
export type Conferencia = z.output<typeof conferenciaSchema>;

const nota = () => field.int(0, NOTA_MAXIMA);
export const respostaFields = z.strictObject({
  tipo: z.enum(TIPOS_PESQUISA),
  nota: nota(),
  comentario: field.optionalText(MAX_COMENTARIO).optional(),
});
/** What a link opens. */
export const formularioSchema = z.object({
  modo: z.enum(VALORES_MODO),
  validoAte: z.string(),
  tipos: z.array(z.object({ tipo: z.enum(TIPOS_PESQUISA), rotulo: z.string(), externo: z.string().nullable() })),
});
export type FormularioPesquisa = z.output<typeof formularioSchema>;

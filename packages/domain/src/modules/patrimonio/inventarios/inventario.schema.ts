/**
 * An inventory, what a phone reads and is answered, a line of the result.
 *
 * Instants are ISO 8601; a reading's is the phone's, held between the start and now. A reading's `chave` is made by the phone and is sent
 * again until it is answered; with it whoever read it may still change sector, estado and nota. Source: decisions-sindical-contratos-
 * patrimonio (Labels, inventory).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { ESTADOS_DO_BEM } from '../patrimonio.lists.ts';
import { textoField } from '../patrimonio.schema.ts';
import {
  ACHADOS,
  DECISOES_DO_INVENTARIO,
  ESCOPOS_DO_INVENTARIO,
  INVENTARIOS_ORDEM,
  LINHAS_ORDEM,
  MAX_LEITURAS_POR_VEZ,
  MAX_NOTA_DA_LEITURA,
  MAX_NUMERO_LIDO,
  RESPOSTAS_DA_OFERTA,
  RESULTADOS_DO_INVENTARIO,
  SITUACOES_DO_INVENTARIO,
} from './inventario.lists.ts';
import { inventariosMotivos, inventariosMessages as messages } from './inventarios.messages.ts';

const palavras = () => z.array(field.text(100)).max(100, 'No máximo 100.').optional();
export const inventarioFields = {
  nome: field.text(100),
  escopo: field.oneOf(ESCOPOS_DO_INVENTARIO),
  setores: palavras(),
  tipos: palavras(),
};
/** A new one, as its form holds it: what the scope names is asked for. */
export const inventarioForm = () =>
  z.object(inventarioFields).superRefine(({ escopo, setores = [], tipos = [] }, ctx) => {
    const falta = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (escopo === 'setores' && setores.length === 0) falta('setores', messages.escolhaSetores);
    if (escopo === 'tipos' && tipos.length === 0) falta('tipos', messages.escolhaTipos);
  });

export const leituraFields = {
  chave: field.id().describe('Do celular: a mesma até ser respondida, e para corrigir a própria leitura'),
  bem: field.id().nullable().optional().describe('Do endereço na etiqueta'),
  numero: textoField(MAX_NUMERO_LIDO).describe('Digitado, ou o texto de uma etiqueta alheia'),
  setor: textoField(100).describe('Onde está sendo lido'),
  estado: field.oneOf(ESTADOS_DO_BEM).nullable().optional(),
  nota: textoField(MAX_NOTA_DA_LEITURA),
  lidoEm: z.iso.datetime({ offset: true, error: 'Instante inválido.' }).describe('Instante do celular'),
};
export const leiturasField = () =>
  z
    .array(z.strictObject(leituraFields))
    .min(1, 'Envie ao menos uma leitura.')
    .max(MAX_LEITURAS_POR_VEZ, `No máximo ${MAX_LEITURAS_POR_VEZ} por vez.`)
    .refine((todas) => new Set(todas.map(({ chave }) => chave)).size === todas.length, 'Há leituras repetidas.');
export const respostaField = () => field.oneOf(RESPOSTAS_DA_OFERTA);

const nulo = () => z.string().nullable();
const inteiro = () => z.number().int();
const saida = z.object({ com: z.string(), previsao: nulo() }).nullable().describe('A saída aberta do bem');

export const inventarioSchema = z.object({
  ...registro,
  nome: z.string(),
  escopo: z.enum(ESCOPOS_DO_INVENTARIO),
  setores: z.array(z.string()),
  tipos: z.array(z.string()),
  autor: z.string(),
  encerradoEm: nulo(),
  encerradoPor: nulo(),
  situacao: z.enum(SITUACOES_DO_INVENTARIO),
  bens: inteiro().describe('Do escopo'),
  lidos: inteiro().describe('Do escopo, os que estão em outro setor também'),
  emOutroSetor: inteiro(),
  inesperados: inteiro(),
  desconhecidos: inteiro(),
  leituras: inteiro(),
  pode: impedimentos(['ler', 'encerrar', 'decidir', 'excluir'], z.enum(inventariosMotivos.codigos)),
});
export type Inventario = z.output<typeof inventarioSchema>;

/** How far a sector is; '' stands for assets of none. */
export const progressoSchema = z.object({
  setor: nulo(),
  bens: inteiro(),
  lidos: inteiro(),
  emOutroSetor: inteiro(),
  fora: inteiro(),
});
export type ProgressoDoSetor = z.output<typeof progressoSchema>;
export const inventarioCompleto = inventarioSchema.extend({
  progresso: z.array(progressoSchema),
  lendo: inteiro().describe('Pessoas que leram há até 10 minutos'),
  fora: inteiro().describe('Não lidos, com saída aberta'),
  naoEncontrados: inteiro().describe('Não lidos, sem saída aberta'),
  ofertas: inteiro().describe('Propostas sem decisão; 0 enquanto está aberto'),
});
export type InventarioCompleto = z.output<typeof inventarioCompleto>;

/** What was read of an asset, as everybody who reads learns it. */
export const leituraSchema = z.object({
  id: z.string(),
  chave: z.string(),
  bem: nulo(),
  numero: z.string().describe('O do bem, ou o texto lido'),
  tipo: nulo(),
  nome: nulo().describe('Descrição do bem'),
  resultado: z.enum(ACHADOS),
  esperado: nulo().describe('Setor do bem no começo'),
  setor: nulo().describe('Onde foi lido'),
  estado: nulo(),
  nota: nulo(),
  lidoEm: z.string(),
  lidoPor: z.string(),
  minha: z.boolean(),
  saida,
});
export type LeituraDoInventario = z.output<typeof leituraSchema>;

export const respostaDaLeitura = z.object({
  chave: z.string().describe('A enviada'),
  repetida: z.boolean().describe('Outra leitura deste bem já valia: ela vem em leitura'),
  leitura: leituraSchema,
});
export type RespostaDaLeitura = z.output<typeof respostaDaLeitura>;

/** An asset of the scope, as small as it can be: a phone takes all of them. */
export const bemDoEscopo = z.object({
  id: z.string(),
  numero: z.string(),
  tipo: z.string(),
  nome: nulo(),
  com: nulo().describe('Usuário'),
  setor: nulo(),
  saida,
});
export type BemDoEscopo = z.output<typeof bemDoEscopo>;
export const escopoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  encerradoEm: nulo(),
  ate: z.string().describe('Instante deste retrato: o que veio depois está em leituras'),
  lugares: z.array(z.string()).describe('Setores que se podem escolher'),
  bens: z.array(bemDoEscopo),
  leituras: z.array(leituraSchema),
});
export type EscopoDoCelular = z.output<typeof escopoSchema>;

/** An asset of the inventory with what came out: of the scope, or read besides. */
export const linhaSchema = z.object({
  id: z.string().describe('Do bem; de um número desconhecido, da leitura'),
  bem: nulo(),
  leitura: nulo(),
  numero: z.string(),
  tipo: nulo(),
  nome: nulo(),
  com: nulo(),
  esperado: nulo(),
  setor: nulo(),
  resultado: z.enum(RESULTADOS_DO_INVENTARIO),
  fora: nulo().describe('Com quem está'),
  estado: nulo(),
  nota: nulo(),
  lidoEm: nulo(),
  lidoPor: nulo(),
  oferta: z.enum(['setor', 'nao_localizado']).nullable().describe('O que se propõe, enquanto ninguém decidiu'),
  decisao: z.enum(DECISOES_DO_INVENTARIO).nullable(),
  decididoPor: nulo(),
});
export type LinhaDoInventario = z.output<typeof linhaSchema>;

export const inventariosList = listDefinition({
  ...INVENTARIOS_ORDEM,
  filtros: { situacao: param.oneOf(SITUACOES_DO_INVENTARIO).optional() },
  porPaginaPadrao: 10,
});
export const linhasList = listDefinition({
  ...LINHAS_ORDEM,
  filtros: {
    inventario: param.id(),
    resultado: param.anyOf(RESULTADOS_DO_INVENTARIO).optional(),
    setor: param.texts(100).optional().describe('O esperado, ou onde foi lido'),
    ofertas: param.bool().optional().describe('sim: só o que espera decisão'),
  },
  porPaginaPadrao: 10,
});

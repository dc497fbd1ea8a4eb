/**
 * Operations of membership applications: the public form and its signature, and the desk's queue.
 *
 * What a stranger may do takes a ticket of its page or the token of a mail, which travels in a body or header, never in an address.
 * A known CPF, e-mail or application gets the answer of an unknown one. Source: spec 2 §2, §4, §7, §8; decisions-members (Public
 * application, Name search: 'Both pages').
 */
import {
  createInput,
  doneOutput,
  field,
  fileOutput,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noInput,
  noSums,
  op,
  opByLink,
  pageOutput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { cepInput, enderecoDoCepSchema } from '../filiados/filiado.schema.ts';
import { MAX_PEDIDO_BYTES } from './pedido.lists.ts';
import {
  enviadoSchema,
  paginaSchema,
  pedidoFields,
  pedidoListadoSchema,
  pedidoSchema,
  pedidosList,
  termoSchema,
} from './pedido.schema.ts';
import { pedidosErrors as errors } from './pedidos-filiacao.messages.ts';

const HORA = 3600;
const resultado = z.object({
  resultado: z.enum(['assinado', 'ja_assinado', 'cpf_errado']),
  restam: z.number().int().describe('Tentativas que restam com este link'),
});

export const pedidosFiliacaoContract = {
  pagina: op('public', {
    method: 'GET',
    path: '/filiacao',
    summary: 'O que a página pública de filiação diz e oferece.',
    input: noInput(),
    output: paginaSchema,
    perAddress: { max: 300, seconds: HORA },
  }),
  cep: op('public', {
    method: 'GET',
    path: '/filiacao/cep',
    summary: 'Endereço de um CEP, para o formulário público.',
    input: cepInput(),
    output: enderecoDoCepSchema,
    errors: [errors.cep.code],
    perAddress: { max: 30, seconds: 60 },
  }),
  enviar: op('public', {
    method: 'POST',
    path: '/filiacao',
    summary: 'Envia um pedido de filiação; o termo a assinar segue por e-mail.',
    input: createInput(pedidoFields),
    output: enviadoSchema,
    errors: [errors.incompleto.code, errors.grande_demais.code],
    perAddress: { max: 60, seconds: HORA },
    ticket: { page: '/filiacao', evenMs: 400, evenBytes: 512, maxBytes: MAX_PEDIDO_BYTES },
  }),
  termo: opByLink({
    path: '/filiacao/assinatura',
    summary: 'O termo que um link de e-mail dá a ler e assinar.',
    fields: {},
    output: termoSchema,
    refusal: errors.link_invalido.code,
    anHour: 300,
  }),
  assinar: opByLink({
    path: '/filiacao/assinar',
    summary: 'Assina o termo: o CPF confere com o do pedido e a pessoa concorda.',
    fields: { cpf: field.text(20), concordo: z.literal(true), navegador: field.optionalText(300).optional() },
    output: resultado,
    refusal: errors.link_invalido.code,
    errors: [errors.tentativas.code],
    anHour: 60,
  }),
  baixarTermo: op('public', {
    method: 'POST',
    path: '/filiacao/termo',
    summary: 'O termo em PDF, para assinar no gov.br. O token vai no cabeçalho X-Sede-Termo.',
    input: noInput(),
    output: fileOutput(),
    errors: [errors.link_invalido.code],
    perAddress: { max: 60, seconds: HORA },
    raw: 'download',
    whole: false,
  }),
  enviarAssinado: op('public', {
    method: 'POST',
    path: '/filiacao/assinado',
    summary: 'Recebe o termo assinado no gov.br, em PDF. O token vai no cabeçalho X-Sede-Termo.',
    input: noInput(),
    output: resultado,
    errors: [errors.link_invalido.code, errors.tentativas.code, errors.sem_assinatura.code],
    perAddress: { max: 30, seconds: HORA },
    raw: 'upload',
  }),
  list: op('pedidos-filiacao.ver', {
    method: 'GET',
    path: '/pedidos-filiacao',
    summary: 'Lista pedidos de filiação, uma página por vez.',
    input: listInput(pedidosList),
    output: pageOutput(pedidoListadoSchema, noSums()),
  }),
  totals: op('pedidos-filiacao.ver', {
    method: 'GET',
    path: '/pedidos-filiacao/totais',
    summary: 'Conta os pedidos que o filtro encontra.',
    input: filterInput(pedidosList.filtros, pedidosList),
    output: totalsOutput(noSums()),
  }),
  get: op('pedidos-filiacao.ver', {
    method: 'GET',
    path: '/pedidos-filiacao/{id}',
    summary: 'Lê um pedido inteiro, com as diferenças para a ficha que já existe; fica registrado quem leu.',
    input: idInput(),
    output: pedidoSchema,
  }),
  history: op('pedidos-filiacao.ver', {
    method: 'GET',
    path: '/pedidos-filiacao/{id}/historico',
    summary: 'Histórico de um pedido: o que aconteceu, quando e por quem.',
    input: historyInput(),
    output: historyOutput(),
  }),
  aceitar: op('pedidos-filiacao.decidir', {
    method: 'POST',
    path: '/pedidos-filiacao/{id}/aceitar',
    summary: 'Aceita um pedido assinado: cadastra o filiado, ou abre nova filiação na ficha que já existe.',
    input: transitionInput({
      dataFiliacao: field.date().optional().describe('Hoje, se não for dita; nunca futura'),
      campos: z.array(field.text(60)).max(60).optional().describe('Da ficha que já existe, só estes mudam'),
      dependentes: field.bool().optional().describe('Cadastra os dependentes que a ficha não tem'),
      naoEAMesma: field.ids(20).optional().describe('Fichas parecidas das quais esta não é a mesma pessoa'),
    }),
    output: pedidoSchema,
    errors: [errors.estado.code],
  }),
  recusar: op('pedidos-filiacao.decidir', {
    method: 'POST',
    path: '/pedidos-filiacao/{id}/recusar',
    summary: 'Recusa um pedido, com o motivo, que vai por e-mail.',
    input: transitionInput({ motivo: field.text(500) }),
    output: pedidoSchema,
    errors: [errors.estado.code],
  }),
  anexarFicha: op('pedidos-filiacao.decidir', {
    method: 'POST',
    path: '/pedidos-filiacao/{id}/anexar-ficha',
    summary: 'Anexa a ficha assinada em papel: o pedido passa a Assinado.',
    input: transitionInput({ anexos: field.ids(1).min(1) }),
    output: pedidoSchema,
    errors: [errors.estado.code],
  }),
  reenviar: op('pedidos-filiacao.decidir', {
    method: 'POST',
    path: '/pedidos-filiacao/{id}/reenviar',
    summary: 'Envia outro link de assinatura; os anteriores deixam de valer.',
    input: transitionInput({}),
    output: doneOutput(),
    errors: [errors.estado.code],
  }),
  ficha: op('pedidos-filiacao.ver', {
    method: 'GET',
    path: '/pedidos-filiacao/{id}/ficha',
    summary: 'A ficha de um pedido em PDF, para imprimir.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
  }),
  fichaDoFiliado: op('filiados.ver', {
    method: 'GET',
    path: '/filiados/{id}/ficha',
    summary: 'A ficha de um filiado em PDF, para imprimir; fica registrado quem imprimiu.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
  }),
  fichaEmBranco: op('pedidos-filiacao.ver', {
    method: 'GET',
    path: '/pedidos-filiacao/ficha-em-branco',
    summary: 'A ficha de filiação em branco, em PDF.',
    input: noInput(),
    output: fileOutput(),
    raw: 'download',
    whole: false,
  }),
};

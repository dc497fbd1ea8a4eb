/**
 * Operations of the satisfaction survey: whom it goes to, sending, results; and the public form, by a mailed link.
 *
 * A link's token travels in a body, never in an address; one that is used, past its day or unknown answers the same.
 * Source: spec 2 §2, §5, §7; decisions-members (Survey).
 */
import {
  createInput,
  exportInput,
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
  pageOutput,
  readingOutput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { TIPOS_PESQUISA } from './pesquisa.lists.ts';
import {
  conferenciaFields,
  conferenciaSchema,
  envioFields,
  filiadoDaPesquisaSchema,
  filiadosDaPesquisaList,
  formularioSchema,
  pesquisaAbertaSchema,
  pesquisaSchema,
  pesquisasList,
  respostaFields,
  tipoOferecidoSchema,
} from './pesquisa.schema.ts';
import { pesquisasErrors as errors } from './pesquisas.messages.ts';

const HORA = 3600;
const token = () => field.text(100).describe('O que vem depois de # no link do e-mail');
const selecao = [errors.sem_filiado.code, errors.sem_tipo.code, errors.tipo_inativo.code];

export const pesquisasContract = {
  tipos: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/tipos',
    summary: 'Os tipos de pesquisa, como as configurações os têm.',
    input: noInput(),
    output: z.object({ itens: z.array(tipoOferecidoSchema) }),
  }),
  filiados: op('pesquisas.enviar', {
    method: 'GET',
    path: '/pesquisas/filiados',
    summary: 'Lista quem pode receber pesquisas: só filiados, com nome, casa e matrícula.',
    input: listInput(filiadosDaPesquisaList),
    output: pageOutput(filiadoDaPesquisaSchema, noSums()),
  }),
  totaisFiliados: op('pesquisas.enviar', {
    method: 'GET',
    path: '/pesquisas/filiados/totais',
    summary: 'Conta quem o filtro encontra.',
    input: filterInput(filiadosDaPesquisaList.filtros, filiadosDaPesquisaList),
    output: totalsOutput(noSums()),
  }),
  conferir: op('pesquisas.enviar', {
    method: 'POST',
    path: '/pesquisas/conferir',
    summary: 'Antes de enviar: quantos recebem, quem fica de fora e por quê, e a mensagem como ela chega.',
    input: createInput(conferenciaFields),
    output: conferenciaSchema,
    errors: selecao,
  }),
  enviar: op('pesquisas.enviar', {
    method: 'POST',
    path: '/pesquisas',
    summary: 'Envia uma pesquisa; as mensagens saem depois de 60 segundos.',
    input: createInput(envioFields),
    output: pesquisaSchema,
    errors: [...selecao, errors.ninguem.code, errors.selecao_mudou.code, errors.digite_o_numero.code],
  }),
  cancelar: op('pesquisas.enviar', {
    method: 'POST',
    path: '/pesquisas/{id}/cancelar',
    summary: 'Cancela um envio que ainda não começou.',
    input: transitionInput({}),
    output: pesquisaSchema,
    errors: [errors.estado.code],
  }),
  interromper: op('pesquisas.enviar', {
    method: 'POST',
    path: '/pesquisas/{id}/interromper',
    summary: 'Interrompe um envio; o que não saiu espera.',
    input: transitionInput({}),
    output: pesquisaSchema,
    errors: [errors.estado.code],
  }),
  retomar: op('pesquisas.enviar', {
    method: 'POST',
    path: '/pesquisas/{id}/retomar',
    summary: 'Retoma um envio interrompido.',
    input: transitionInput({}),
    output: pesquisaSchema,
    errors: [errors.estado.code],
  }),
  list: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas',
    summary: 'Lista pesquisas enviadas, uma página por vez.',
    input: listInput(pesquisasList),
    output: pageOutput(pesquisaSchema, noSums()),
  }),
  totals: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/totais',
    summary: 'Conta as pesquisas que o filtro encontra.',
    input: filterInput(pesquisasList.filtros, pesquisasList),
    output: totalsOutput(noSums()),
  }),
  export: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/exportar',
    summary: 'Planilha das pesquisas que o filtro encontra.',
    input: exportInput(pesquisasList),
    output: fileOutput(),
    raw: 'download',
  }),
  get: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/{id}',
    summary: 'Lê uma pesquisa com os seus resultados; médias a partir de cinco respostas.',
    input: idInput(),
    output: pesquisaAbertaSchema,
  }),
  reading: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/{id}/leitura',
    summary: 'Lê uma pesquisa com os seus resultados e o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(pesquisaAbertaSchema),
  }),
  history: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/{id}/historico',
    summary: 'Histórico de uma pesquisa: quem a enviou, interrompeu, retomou.',
    input: historyInput(),
    output: historyOutput(),
  }),
  resultados: op('pesquisas.ver', {
    method: 'GET',
    path: '/pesquisas/{id}/resultados',
    summary: 'Planilha dos resultados de uma pesquisa: médias por tipo e casa, e comentários ou respostas.',
    input: idInput({ formato: z.enum(['xlsx', 'csv']).default('xlsx') }),
    output: fileOutput(),
    raw: 'download',
  }),
  formulario: op('public', {
    method: 'POST',
    path: '/pesquisas/formulario',
    summary: 'O que um link de e-mail dá a responder.',
    input: createInput({ token: token() }),
    output: formularioSchema,
    errors: [errors.link_invalido.code],
    perAddress: { max: 600, seconds: HORA },
  }),
  responder: op('public', {
    method: 'POST',
    path: '/pesquisas/responder',
    summary: 'Responde uma pesquisa, uma vez.',
    input: createInput({ token: token(), respostas: z.array(respostaFields).min(1).max(TIPOS_PESQUISA.length) }),
    output: z.object({ recebida: z.literal(true) }),
    errors: [errors.link_invalido.code],
    perAddress: { max: 300, seconds: HORA },
    ticket: { page: '/pesquisa', evenMs: 400, evenBytes: 512, maxBytes: 32_768 },
  }),
};

/**
 * Operations of inventories. A phone takes the whole scope, reads, and sends what waited; a reading that comes after the end is refused by
 * the inventory's name. Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
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
  noSums,
  op,
  pageOutput,
  removeInput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { bensErrors } from '../bens/bens.messages.ts';
import {
  escopoSchema,
  inventarioCompleto,
  inventarioFields,
  inventarioSchema,
  inventariosList,
  leituraFields,
  leituraSchema,
  leiturasField,
  linhaSchema,
  linhasList,
  respostaDaLeitura,
  respostaField,
} from './inventario.schema.ts';
import { inventariosErrors as errors } from './inventarios.messages.ts';

export const inventariosContract = {
  list: op('patrimonio.ver', {
    method: 'GET',
    path: '/inventarios',
    summary: 'Lista os inventários, os últimos primeiro.',
    input: listInput(inventariosList),
    output: pageOutput(inventarioSchema, noSums()),
  }),
  totals: op('patrimonio.ver', {
    method: 'GET',
    path: '/inventarios/totais',
    summary: 'Conta os inventários que o filtro encontra.',
    input: filterInput(inventariosList.filtros, inventariosList),
    output: totalsOutput(noSums()),
  }),
  linhas: op('patrimonio.ver', {
    method: 'GET',
    path: '/inventarios/bens',
    summary: 'Os bens de um inventário, os lidos além dele também, com o resultado de cada um.',
    input: listInput(linhasList),
    output: pageOutput(linhaSchema, noSums()),
  }),
  get: op('patrimonio.ver', {
    method: 'GET',
    path: '/inventarios/{id}',
    summary: 'Lê um inventário, com o progresso de cada setor.',
    input: idInput(),
    output: inventarioCompleto,
  }),
  history: op('patrimonio.ver', {
    method: 'GET',
    path: '/inventarios/{id}/historico',
    summary: 'Histórico de um inventário: início, encerramento e decisões; as leituras estão nos bens.',
    input: historyInput(),
    output: historyOutput(),
  }),
  escopo: op('patrimonio.inventariar', {
    method: 'GET',
    path: '/inventarios/{id}/escopo',
    summary: 'Todos os bens de um inventário e as leituras que há, para o celular ler também sem rede.',
    input: idInput(),
    output: escopoSchema,
  }),
  leituras: op('patrimonio.inventariar', {
    method: 'GET',
    path: '/inventarios/{id}/leituras',
    summary:
      'As leituras de um inventário registradas ou corrigidas desde um instante, para o celular saber das dos outros.',
    input: idInput({ desde: z.iso.datetime({ offset: true, error: 'Instante inválido.' }) }),
    output: z.object({
      itens: z.array(leituraSchema),
      total: z.number().int().describe('Leituras que há: menos do que o celular tem, alguma foi excluída'),
      ate: z.string(),
      encerradoEm: z.string().nullable(),
    }),
  }),
  create: op('patrimonio.inventariar', {
    method: 'POST',
    path: '/inventarios',
    summary: 'Inicia um inventário de todos os bens, de setores ou de tipos: os bens dele são os de agora.',
    input: createInput(inventarioFields),
    output: inventarioCompleto,
    errors: [errors.vazio.code, errors.grande.code],
  }),
  ler: op('patrimonio.inventariar', {
    method: 'POST',
    path: '/inventarios/{id}/ler',
    summary:
      'Registra a leitura de um bem, pelo endereço da etiqueta ou pelo número; com a mesma chave, corrige a própria.',
    input: idInput(leituraFields),
    output: respostaDaLeitura,
    errors: [errors.encerrado.code],
  }),
  lerVarias: op('patrimonio.inventariar', {
    method: 'POST',
    path: '/inventarios/{id}/ler-varias',
    summary: 'Registra as leituras que esperaram a rede; cada uma conta uma vez.',
    input: idInput({ leituras: leiturasField() }),
    output: z.object({ itens: z.array(respostaDaLeitura) }),
    errors: [errors.encerrado.code],
  }),
  removerLeitura: op('patrimonio.inventariar', {
    method: 'POST',
    path: '/inventarios/{id}/remover-leitura',
    summary: 'Exclui uma leitura errada de um inventário aberto.',
    input: idInput({ leitura: field.id() }),
    output: doneOutput(),
    errors: [errors.encerrado.code],
  }),
  encerrar: op('patrimonio.inventariar', {
    method: 'POST',
    path: '/inventarios/{id}/encerrar',
    summary: 'Encerra um inventário: o que não foi lido fica como não encontrado, ou fora com quem o levou.',
    input: transitionInput(),
    output: inventarioCompleto,
    errors: [errors.ja_encerrado.code],
  }),
  decidir: op('patrimonio.editar', {
    method: 'POST',
    path: '/inventarios/{id}/decidir',
    summary: "Aceita ou dispensa o que um inventário encerrado propõe para um bem: o novo setor, ou 'Não localizado'.",
    input: idInput({ bem: field.id(), resposta: respostaField() }),
    output: linhaSchema,
    errors: [
      ...[errors.aberto.code, errors.decidido.code, errors.sem_oferta.code, errors.setor_desconhecido.code],
      ...[bensErrors.descartado.code, bensErrors.devolvido.code],
    ],
  }),
  remove: op('patrimonio.inventariar', {
    method: 'DELETE',
    path: '/inventarios/{id}',
    summary: 'Exclui um inventário iniciado por engano, enquanto nada foi lido.',
    input: removeInput(),
    output: doneOutput(),
    errors: [errors.lido.code],
  }),
  pdf: op('patrimonio.exportar', {
    method: 'GET',
    path: '/inventarios/{id}/pdf',
    summary: 'O resultado de um inventário em PDF: o progresso dos setores e o que não é encontrado no lugar.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
  }),
  planilha: op('patrimonio.exportar', {
    method: 'GET',
    path: '/inventarios/{id}/planilha',
    summary: 'Planilha inventario.xlsx: todos os bens de um inventário com o resultado de cada um.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
  }),
};

/** Binds the operations of themes to their services. */
import { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import { routes } from '#platform/api/index.ts';
import { listHandlers, readingOf } from '#platform/records/index.ts';
import { autoridades } from '../autoridades/index.ts';
import { acoes, arquivos, itens, links, pessoas, processosDoTema } from './partes.record.ts';
import { listMesmaProposicao, readDadosOficiais, verMovimentacoes } from './proposicao.views.ts';
import { temas } from './tema.record.ts';
import { excluirArquivo, excluirLink, incluirArquivo, incluirLink } from './temas.anexos.ts';
import { listDaAutoridade } from './temas.daAutoridade.ts';
import { printFicha } from './temas.fichaDaAutoridade.ts';
import {
  createAcao,
  createItem,
  createPessoa,
  createProcesso,
  removeAcao,
  removeItem,
  removePessoa,
  removeProcesso,
  updateAcao,
  updateItem,
  updatePessoa,
  updateProcesso,
} from './temas.partes.ts';
import { printResumo } from './temas.resumoPdf.ts';
import { acompanhar, deixarDeAcompanhar, readSeguidores } from './temas.seguidores.ts';
import {
  avancar,
  concluir,
  createTema,
  encerrar,
  reabrir,
  removeTema,
  responder,
  updateTema,
} from './temas.service.ts';
import { exportTemas, listDoProcesso, listTags, readResumo, readTema } from './temas.views.ts';

export const temasRoutes = routes(
  temasContract,
  {
    ...listHandlers(temas),
    export: exportTemas,
    resumo: readResumo,
    opcoesDeTags: listTags,
    doProcesso: listDoProcesso,
    daAutoridade: async (ctx, { id }) => ({ itens: await listDaAutoridade(ctx, id) }),
    fichaDaAutoridade: printFicha,
    resumoPdf: printResumo,
    seguidores: readSeguidores,
    acompanhar,
    deixarDeAcompanhar,
    dadosOficiais: readDadosOficiais,
    verMovimentacoes,
    mesmaProposicao: listMesmaProposicao,
    get: (ctx, { id }) => readTema(ctx, id),
    reading: (ctx, { id }) => readingOf(temas, ctx, id, readTema(ctx, id)),
    history: (ctx, asked) => temas.history(ctx, asked),
    create: createTema,
    update: updateTema,
    avancar,
    concluir,
    responder,
    encerrar,
    reabrir,
    remove: removeTema,
    createItem,
    updateItem,
    removeItem,
    createPessoa,
    updatePessoa,
    removePessoa,
    createProcesso,
    updateProcesso,
    removeProcesso,
    createAcao,
    updateAcao,
    removeAcao,
    incluirArquivo,
    excluirArquivo,
    incluirLink,
    excluirLink,
  },
  {
    record: temas,
    except: {
      daAutoridade: autoridades,
      fichaDaAutoridade: autoridades,
      updateItem: itens,
      removeItem: itens,
      updatePessoa: pessoas,
      removePessoa: pessoas,
      updateProcesso: processosDoTema,
      removeProcesso: processosDoTema,
      updateAcao: acoes,
      removeAcao: acoes,
      excluirArquivo: arquivos,
      excluirLink: links,
    },
  },
);

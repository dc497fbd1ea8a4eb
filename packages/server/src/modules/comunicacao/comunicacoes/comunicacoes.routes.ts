/** Binds the communication's operations to their services. */
import { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { comunicacoes } from './comunicacao.record.ts';
import { abrirDescadastro, descadastrar, readTemasDoLink, salvarTemas } from './comunicacoes.descadastrar.ts';
import {
  enviarDeNovo,
  exportDestinatarios,
  listDestinatarios,
  setDevolvido,
  verQuem,
} from './comunicacoes.destinatarios.ts';
import { contar, enviar } from './comunicacoes.enviar.ts';
import { aprovar, cancelar, encerrar, interromper, negar, retomar } from './comunicacoes.interromper.ts';
import { readPrevia, testar } from './comunicacoes.mail.ts';
import { readOpcoes } from './comunicacoes.opcoes.ts';
import { corrigir, createComunicacao, removeComunicacao, updateComunicacao } from './comunicacoes.service.ts';
import { listFiliados, listProcessos } from './comunicacoes.views.ts';

const token = namesNoRecord('the token of a mail: signed, of one recipient');

export const comunicacoesRoutes = routes(
  comunicacoesContract,
  {
    filiados: listFiliados,
    processos: listProcessos,
    opcoes: (ctx) => readOpcoes(ctx.db, ctx.services.config),
    contar,
    ...readHandlers(comunicacoes),
    previa: readPrevia,
    create: createComunicacao,
    update: updateComunicacao,
    remove: removeComunicacao,
    testar,
    enviar,
    aprovar,
    negar,
    cancelar,
    interromper,
    retomar,
    encerrar,
    corrigir,
    destinatarios: listDestinatarios,
    exportarDestinatarios: exportDestinatarios,
    verQuem,
    enviarDeNovo,
    devolver: setDevolvido('agora'),
    liberar: setDevolvido(null),
    temas: readTemasDoLink,
    salvarTemas,
    descadastrar,
    abrirDescadastro,
  },
  { record: comunicacoes, except: { descadastrar: token, abrirDescadastro: token } },
);

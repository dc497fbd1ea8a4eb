/** Binds the surveys' operations to their services. */
import { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { routes } from '#platform/api/index.ts';
import { readingOf, recordHandlers } from '#platform/records/index.ts';
import { countFiliados, listFiliados } from './filiados-da-pesquisa.views.ts';
import { pesquisas } from './pesquisa.record.ts';
import { exportDestinatarios } from './pesquisas.destinatarios.ts';
import { conferir, enviar, readTipos } from './pesquisas.enviar.ts';
import { exportResultados } from './pesquisas.export.ts';
import { aprovar, cancelar, encerrar, interromper, negar, retomar } from './pesquisas.interromper.ts';
import { readFormulario, responder } from './pesquisas.responder.ts';
import { readPesquisa } from './pesquisas.views.ts';

const {
  list,
  totals,
  export: exportPesquisas,
  history,
} = recordHandlers(pesquisas, {
  nome: 'pesquisas',
  titulo: 'Pesquisas',
});

export const pesquisasRoutes = routes(
  pesquisasContract,
  {
    list,
    totals,
    history,
    export: exportPesquisas,
    get: readPesquisa,
    reading: (ctx, { id }) => readingOf(pesquisas, ctx, id, readPesquisa(ctx, { id })),
    tipos: async ({ db }) => ({ itens: await readTipos(db) }),
    filiados: listFiliados,
    totaisFiliados: countFiliados,
    conferir,
    enviar,
    aprovar,
    negar,
    cancelar,
    interromper,
    retomar,
    encerrar,
    destinatarios: exportDestinatarios,
    resultados: exportResultados,
    formulario: readFormulario,
    responder,
  },
  { record: pesquisas },
);

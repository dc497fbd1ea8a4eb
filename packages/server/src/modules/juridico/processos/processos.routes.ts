/** Binds the operations of cases to their services. */
import { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { filiados } from '#modules/filiados/filiados/index.ts';
import { routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { eventos, processos, processosComExcluidos } from './processo.record.ts';
import { readAndamentos } from './processos.andamentos.ts';
import { anexar, anexarAoEvento, removerAnexo, removerAnexoDoEvento } from './processos.anexos.ts';
import { encerrar, enviarManifestacao, excluir, manifestar, reabrir } from './processos.encerrar.ts';
import { comentar, createEvento, removeEvento, updateEvento } from './processos.eventos.ts';
import { exportProcessos } from './processos.export.ts';
import { exportFiliados, incluirFiliados, readFiliados, removerFiliado } from './processos.filiados.ts';
import { listCandidatos, listOpcoes } from './processos.options.ts';
import { createProcesso, updateProcesso } from './processos.service.ts';
import { checkNumero, exportMeus, openProcesso, readDoFiliado, readMeus, readTemas } from './processos.views.ts';

export const processosRoutes = routes(
  processosContract,
  {
    ...listHandlers(processos),
    export: exportProcessos,
    options: listOpcoes,
    opcoesDeFiliados: listCandidatos,
    conferirNumero: checkNumero,
    temas: readTemas,
    meus: readMeus,
    exportarMeus: exportMeus,
    doFiliado: readDoFiliado,
    get: openProcesso,
    andamentos: readAndamentos,
    history: (ctx, asked) => processos.history(ctx, asked),
    create: createProcesso,
    update: updateProcesso,
    enviarManifestacao,
    manifestar,
    encerrar,
    reabrir,
    excluir,
    comentar,
    createEvento,
    updateEvento,
    removeEvento,
    anexar,
    removerAnexo,
    anexarAoEvento,
    removerAnexoDoEvento,
    filiados: readFiliados,
    incluirFiliados,
    removerFiliado,
    exportarFiliados: exportFiliados,
  },
  {
    record: processos,
    except: {
      doFiliado: filiados,
      // Taking it back asks for the row once more, when it is deleted.
      excluir: processosComExcluidos,
      updateEvento: eventos,
      removeEvento: eventos,
      anexarAoEvento: eventos,
      removerAnexoDoEvento: eventos,
    },
  },
);

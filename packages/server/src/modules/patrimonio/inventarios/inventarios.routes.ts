/** Binds the operations of inventories to their services. */
import { inventariosContract } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { routes } from '#platform/api/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { inventarios } from './inventario.record.ts';
import { decidir } from './inventarios.decisoes.ts';
import { exportPlanilha } from './inventarios.export.ts';
import { ler, lerVarias, removerLeitura } from './inventarios.leituras.ts';
import { printInventario } from './inventarios.relatorio.ts';
import { createInventario, encerrar, removeInventario } from './inventarios.service.ts';
import { listLinhas, readEscopo, readInventario, readLeituras } from './inventarios.views.ts';

const { list, totals, history } = readHandlers(inventarios);

export const inventariosRoutes = routes(
  inventariosContract,
  {
    ...{ list, totals, history },
    linhas: listLinhas,
    get: (ctx, { id }) => readInventario(ctx, id),
    escopo: readEscopo,
    leituras: readLeituras,
    create: createInventario,
    ler,
    lerVarias,
    removerLeitura,
    encerrar,
    decidir,
    remove: removeInventario,
    pdf: printInventario,
    planilha: exportPlanilha,
  },
  { record: inventarios },
);

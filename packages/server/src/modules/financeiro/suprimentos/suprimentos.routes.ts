/** Binds the petty cash's operations to their services. */
import { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { routes } from '#platform/api/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { entradas } from './entrada.record.ts';
import { exportExtrato } from './suprimentos.extrato.ts';
import { createEntrada, removeEntrada, updateEntrada } from './suprimentos.service.ts';
import { readSaldo } from './suprimentos.views.ts';

export const suprimentosRoutes = routes(
  suprimentosContract,
  {
    ...readHandlers(entradas),
    saldo: readSaldo,
    export: exportExtrato,
    create: createEntrada,
    update: updateEntrada,
    remove: removeEntrada,
  },
  { record: entradas },
);

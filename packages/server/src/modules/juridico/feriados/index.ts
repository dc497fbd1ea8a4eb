/** Holidays: operations for the composition root; which day counts, for deadlines. */
import { feriadosContract } from '@sede/domain/modules/juridico/feriados/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { feriados } from './feriado.record.ts';
import { createFeriado, desligar, ligar, readDoPeriodo, removeFeriado, updateFeriado } from './feriados.service.ts';

export { readCalendario } from './feriado.record.ts';

export const feriadosModule = defineModule({
  tables: { feriados: {} },
  routes: routes(
    feriadosContract,
    {
      doPeriodo: readDoPeriodo,
      history: (ctx, asked) => feriados.history(ctx, asked),
      create: createFeriado,
      update: updateFeriado,
      remove: removeFeriado,
      desligar,
      ligar,
    },
    { record: feriados },
  ),
  demo: async () => (await import('./feriados.demo.ts')).feriadosDemo,
});

/** Sindex: operations for the composition root. */
import { CALCULO_FIELDS, sindexMessages } from '@sede/domain/modules/sindical/sindex';
import { sindexContract } from '@sede/domain/modules/sindical/sindex/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { calculos } from './calculo.record.ts';
import { compareCalculos, createCusto, createViabilidade, readAtivos, removeCalculo } from './sindex.service.ts';

const {
  list,
  totals,
  get,
  history,
  export: exportar,
} = recordHandlers(calculos, {
  nome: 'sindex',
  titulo: sindexMessages.titulo,
  exporta: [
    'criadoEm',
    ...Object.keys(CALCULO_FIELDS).filter((campo) => campo !== 'criadoEm'),
  ] as (keyof typeof CALCULO_FIELDS)[],
});

export const sindexModule = defineModule({
  tables: { sindex_calculos: {} },
  routes: routes(
    sindexContract,
    {
      ...{ list, totals, get, history, export: exportar },
      ativos: readAtivos,
      comparar: compareCalculos,
      createViabilidade,
      createCusto,
      remove: removeCalculo,
    },
    { record: calculos },
  ),
  demo: async () => (await import('./sindex.demo.ts')).sindexDemo,
});

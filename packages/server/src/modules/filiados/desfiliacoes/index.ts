/** Departures to confirm: operations for the composition root; the payroll check proposes through here. */
import { desfiliacoesContract } from '@sede/domain/modules/filiados/desfiliacoes/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { readingOf } from '#platform/records/index.ts';
import { desfiliacoes } from './desfiliacao.record.ts';
import { desfiliar, manter, reativar } from './desfiliacoes.service.ts';

export { proporDesfiliacoes, retirarPropostas } from './desfiliacoes.service.ts';

export const desfiliacoesModule = defineModule({
  tables: { desfiliacoes_propostas: { readBy: ['filiados/filiados'] } },
  routes: routes(
    desfiliacoesContract,
    {
      list: (ctx, input) => desfiliacoes.page(ctx, input, desfiliacoes.query(ctx, input)),
      totals: (ctx, filter) => desfiliacoes.totals(ctx, desfiliacoes.query(ctx, filter)),
      get: (ctx, { id }) => desfiliacoes.get(ctx, id),
      reading: (ctx, { id }) => readingOf(desfiliacoes, ctx, id, desfiliacoes.get(ctx, id)),
      history: (ctx, asked) => desfiliacoes.history(ctx, asked),
      desfiliar,
      manter,
      reativar,
    },
    { record: desfiliacoes },
  ),
});

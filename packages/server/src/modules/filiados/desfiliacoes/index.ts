/** Departures to confirm: operations for the composition root; the payroll check proposes through here. */
import { desfiliacoesContract } from '@sede/domain/modules/filiados/desfiliacoes/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { desfiliacoes } from './desfiliacao.record.ts';
import { desfiliar, manter, reativar } from './desfiliacoes.service.ts';

export { proporDesfiliacoes, retirarPropostas } from './desfiliacoes.service.ts';

export const desfiliacoesModule = defineModule({
  tables: { desfiliacoes_propostas: { readBy: ['filiados/filiados'] } },
  routes: routes(
    desfiliacoesContract,
    {
      ...readHandlers(desfiliacoes),
      desfiliar,
      manter,
      reativar,
    },
    { record: desfiliacoes },
  ),
});

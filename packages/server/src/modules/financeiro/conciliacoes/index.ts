/** The monthly conciliação: operations for the composition root; how far each account is, for the closing. */
import { conciliacoesErrors } from '@sede/domain/modules/financeiro/conciliacoes';
import { defineModule } from '#platform/module/index.ts';
import { conciliacoesRoutes } from './conciliacoes.routes.ts';

export const conciliacoesModule = defineModule({
  tables: { conciliacoes: {}, conciliacoes_justificativas: {} },
  routes: conciliacoesRoutes,
  guards: [
    {
      // `sede.tg_conciliado`: the last day that signed conciliações hold.
      sqlstate: 'SF002',
      refusal(ate, campo) {
        const { message } = conciliacoesErrors.conta_conciliada({ values: { ate } });
        return conciliacoesErrors.conta_conciliada({ values: { ate }, campos: { [campo]: message } });
      },
    },
  ],
});

/** Binds the operations of terms to their services. */
import { MAX_TERMOS_DO_BEM } from '@sede/domain/modules/patrimonio/termos';
import { termosContract } from '@sede/domain/modules/patrimonio/termos/contract';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { bens } from '../bens/index.ts';
import { printTermo } from './termos.pdf.ts';
import { readTermoDoLink, responderTermo } from './termos.responder.ts';
import { assinarEmPapel, emitir } from './termos.service.ts';
import { listTermos } from './termos.store.ts';

const TERMO = namesNoRecord('a term, of an asset that is read through its own record: 404');

export const termosRoutes = routes(
  termosContract,
  {
    doBem: async (ctx, { id }) => ({
      itens: await listTermos(ctx.db, { bemId: id, today: ctx.today, limit: MAX_TERMOS_DO_BEM }),
    }),
    emitir,
    pdf: printTermo,
    papel: assinarEmPapel,
    ler: readTermoDoLink,
    responder: responderTermo,
  },
  { record: bens, except: { pdf: TERMO, papel: TERMO } },
);

/** Binds the backups' operations to their service. Errors: `copias.em_andamento`. */
import { COPIAS_SECTION, copiaAtrasada } from '@sede/domain/modules/sistema/copias';
import { copiasContract } from '@sede/domain/modules/sistema/copias/contract';
import { routes } from '#platform/api/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { readConfiguracoes } from '../configuracoes/index.ts';
import { requestCopia } from './copias.service.ts';
import { emAndamento, listCopias, ultimaCopia } from './copias.store.ts';

export const JOB_COPIA = 'copia-pedida';

/** `enqueue`: the queue, which takes the job in the request's transaction. */
export const copiasRoutes = ({ enqueue }: { enqueue: Jobs['enqueue'] }) =>
  routes(copiasContract, {
    async list(ctx, { pagina, porPagina, ordem, totais }) {
      const page = await listCopias(ctx.db, {
        limite: porPagina,
        pular: (pagina - 1) * porPagina,
        antigasPrimeiro: ordem[0]?.desc === false,
        contar: totais,
      });
      return { ...page, pagina, porPagina };
    },
    async resumo({ db, now, services }) {
      const [ultima, ultimaBoa, andando, { copiasAutomaticas }] = await Promise.all([
        ultimaCopia(db, { boa: false }),
        ultimaCopia(db, { boa: true }),
        emAndamento(db),
        readConfiguracoes(db, COPIAS_SECTION.settings),
      ]);
      const { folder, s3, key } = services.config.backup;
      return {
        destino: s3 ? `s3://${s3.bucket}` : folder,
        cifrada: key !== undefined,
        automatica: copiasAutomaticas,
        emAndamento: andando,
        ultima,
        ultimaBoa,
        atrasada: copiaAtrasada(now, ultimaBoa?.iniciadaEm ?? null),
      };
    },
    fazer: (ctx) =>
      requestCopia(ctx, ctx.services.config, (tx, copiaId, usuarioId) =>
        enqueue(tx, JOB_COPIA, { copiaId }, { usuarioId }),
      ),
  });

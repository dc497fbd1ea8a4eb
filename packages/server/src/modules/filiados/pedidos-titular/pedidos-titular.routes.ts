/** Binds the data subjects' requests to their services. */
import { pedidosTitularContract } from '@sede/domain/modules/filiados/pedidos-titular/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { routes } from '#platform/api/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { pedidosTitular } from './pedido-titular.record.ts';
import { downloadDossie } from './pedidos-titular.dossie.ts';
import { confirmAnonimizacao, createPedido, previewAnonimizacao, refusePedido } from './pedidos-titular.service.ts';

export const pedidosTitularRoutes = ({ enqueue, usuarios }: { enqueue: Jobs['enqueue']; usuarios: UsuariosDeps }) =>
  routes(
    pedidosTitularContract,
    {
      ...readHandlers(pedidosTitular),
      previa: previewAnonimizacao,
      create: (ctx, input) => createPedido(enqueue, ctx, input),
      confirmar: (ctx, input) => confirmAnonimizacao(usuarios, ctx, input),
      recusar: refusePedido,
      baixar: downloadDossie,
    },
    { record: pedidosTitular },
  );

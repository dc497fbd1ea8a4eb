/** Membership applications: operations for the composition root. */
import { can } from '@sede/domain/access';
import { TERMO_ASSINADO } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { filiados } from '../filiados/index.ts';
import { registerAberto } from '../filiados.anexos.ts';
import { pedidos } from './pedido.record.ts';
import { agePedidos, type PedidosBackground } from './pedidos-filiacao.jobs.ts';
import { pedidosFiliacaoRoutes } from './pedidos-filiacao.routes.ts';

/** The signed term: for the desk, and in the ficha of whom it made a member. */
const termoAssinado: AttachmentOwner = {
  ...TERMO_ASSINADO,
  async podeVer(ctx, anexoId) {
    const { papeis } = ctx.actor;
    // Whoever may see applications sees it with its application alone.
    if (can(papeis, 'pedidos-filiacao.ver')) return pedidos.seesOne(ctx, [sql`p.anexo_id = ${anexoId}::uuid`]);
    if (!can(papeis, 'filiados.ver')) return false;
    return filiados.seesOne(ctx, [
      sql`f.id in (select p.filiado_id from pedidos_filiacao p where p.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
  // All that its reading tells stands in it too.
  aberto: registerAberto('pedidos_filiacao', 'pedidosFiliacao'),
};

export const pedidosFiliacaoModule = defineModule({
  tables: {
    pedidos_filiacao: { readBy: ['filiados'] },
    consentimentos: { readBy: ['filiados'], writtenBy: ['filiados/duplicados', 'filiados/meu-perfil'] },
    contadores_anuais: {},
  },
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) => pedidosFiliacaoRoutes(usuarios),
  attachments: termoAssinado,
  registerJobs(jobs, background: PedidosBackground) {
    jobs.register('prazos-pedidos-filiacao', () => agePedidos(background), { cron: '15 5 * * *' });
  },
  demo: async () => (await import('./pedidos-filiacao.demo.ts')).pedidosFiliacaoDemo,
});

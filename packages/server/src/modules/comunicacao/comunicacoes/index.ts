/** Communication: operations for the composition root; what the outbox needs of a mailing; the kit of sendings for surveys. */
import { defineModule } from '#platform/module/index.ts';
import { comunicacoesAttachments } from './comunicacoes.anexos.ts';
import { comunicacoesRoutes } from './comunicacoes.routes.ts';

export { startFeeder } from './comunicacoes.jobs.ts';
export { composeComunicacao, noteOutcome } from './comunicacoes.mail.ts';

export const comunicacoesModule = defineModule({
  tables: {
    // The linha do tempo of a member.
    comunicacoes: { readBy: ['filiados'] },
    comunicacao_destinatarios: { readBy: ['filiados'] },
    comunicacao_imagens: {},
  },
  routes: comunicacoesRoutes,
  attachments: comunicacoesAttachments,
  demo: async () => (await import('./comunicacoes.demo.ts')).comunicacoesDemo,
});

/** Communication: operations for the composition root; what the outbox needs of a mailing; what surveys, sendings too, share with it. */
import { defineModule } from '#platform/module/index.ts';
import { comunicacoesAttachments } from './comunicacoes.anexos.ts';
import { comunicacoesRoutes } from './comunicacoes.routes.ts';

export { depoisDaEspera } from './comunicacoes.enviar.ts';
export { type FeederDeps, feedComunicacoes, quantasAgora, startFeeder } from './comunicacoes.jobs.ts';
export { composeComunicacao, type MailRoom, markReturned, noteOutcome } from './comunicacoes.mail.ts';
export { readOpcoes } from './comunicacoes.opcoes.ts';
export { alvosDe, endereco, motivoDaFicha } from './comunicacoes.selection.ts';
export { saidaDe } from './links.ts';

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

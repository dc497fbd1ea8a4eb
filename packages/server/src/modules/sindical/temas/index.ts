/** Themes: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { type PautaBackground, sendPautas } from './pauta.jobs.ts';
import { type ConsultaBackground, consultarProposicoes } from './proposicao.jobs.ts';
import { temasAttachments } from './temas.anexos.ts';
import { temasRoutes } from './temas.routes.ts';
import { temasSource } from './temas.search.ts';

export const temasModule = defineModule({
  tables: {
    temas: {},
    temas_itens: {},
    temas_pessoas: {},
    temas_processos: {},
    temas_acoes: {},
    temas_arquivos: {},
    temas_links: {},
    temas_seguidores: {},
    temas_pautas: {},
    proposicoes: {},
    proposicoes_movimentacoes: {},
    proposicoes_leituras: {},
  },
  routes: temasRoutes,
  search: temasSource,
  attachments: temasAttachments,
  // Whoever was down at 7h30 tells when it is back, in the morning; a second one of the day there is not.
  registerJobs(jobs, background: PautaBackground & ConsultaBackground) {
    jobs.register('pauta-de-temas', () => sendPautas(background), { cron: '30 7-11 * * 1-5' });
    jobs.register('dados-oficiais-de-temas', ({ signal }) => consultarProposicoes(background, signal), {
      cron: '30 6,12,18 * * *',
    });
  },
  importSource: async () => (await import('./temas.import.ts')).temasImportSource,
  demo: async () => (await import('./temas.demo.ts')).temasDemo,
});

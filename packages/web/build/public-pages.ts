/**
 * Build step: the pages that open without a session are a build of their own (`vite.publico.config.ts`), so that a phone
 * loads what it shows and nothing of what signed-in people use. It follows every build of the screens, into the same folder.
 *
 * The development server hands their addresses to `publico.html`, as the real one does. Source: docs/decisions/061.
 */
import { build, type Plugin } from 'vite';

export const publicPages = (): Plugin => ({
  name: 'sede-public-pages',
  async configureServer(server) {
    // Asked at run time: the list of modules is no import of the screens.
    const { MODULES } = await server.ssrLoadModule('@sede/domain/modules');
    // Only some manifests name public pages.
    const pages = Object.values(MODULES as Record<string, { publicPages?: readonly string[] }>).flatMap(
      (module) => module.publicPages ?? [],
    );
    server.middlewares.use((request, _reply, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (pages.includes(path)) request.url = '/publico.html';
      next();
    });
  },
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      if (this.environment.mode === 'build') await build({ configFile: 'vite.publico.config.ts', logLevel: 'warn' });
    },
  },
});

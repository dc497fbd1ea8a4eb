/** Members: operations for the composition root; what the rest of the area does to a member goes through here. */
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { filiadosAttachments } from './filiados.anexos.ts';
import { filiadosRoutes } from './filiados.routes.ts';
import { filiadosSource } from './filiados.search.ts';

export { filiados } from './filiado.record.ts';
export { readCep } from './filiados.cep.ts';
export { convidarFiliado, removeContaDe } from './filiados.conta.ts';
export { REFERENCIAS_AO_FILIADO } from './filiados.referencias.ts';
export { createFiliado, updateFiliado } from './filiados.service.ts';
export { clearPeriodos } from './filiados.store.ts';
export { filiar } from './filiados.vinculo.ts';

export const filiadosModule = defineModule({
  tables: {
    filiados: { readBy: ['filiados'] },
    filiado_periodos: { readBy: ['filiados'] },
    filiados_anexos: {},
    ceps: {},
    filiado_links: {},
  },
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) => filiadosRoutes(usuarios),
  search: filiadosSource,
  attachments: filiadosAttachments,
  demo: async () => (await import('./filiados.demo.ts')).filiadosDemo,
});

/** Binds the settings' operations to their service. */
import { configuracoesContract } from '@sede/domain/modules/sistema/configuracoes/contract';
import { routes } from '#platform/api/index.ts';
import { listConfiguracoes, readListas, updateConfiguracoes } from './configuracoes.service.ts';

export const configuracoesRoutes = routes(configuracoesContract, {
  list: (ctx) => listConfiguracoes(ctx.db),
  listas: (ctx) => readListas(ctx.db),
  update: (ctx, { mudancas }) => updateConfiguracoes(ctx, mudancas),
});

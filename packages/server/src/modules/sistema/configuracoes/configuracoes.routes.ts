/** Binds the settings' operations to their services. */
import { configuracoesContract } from '@sede/domain/modules/sistema/configuracoes/contract';
import { routes } from '#platform/api/index.ts';
import type { ConfiguracoesDeps } from './configuracoes.deps.ts';
import { readHistorico } from './configuracoes.historico.ts';
import { listConfiguracoes, readListas, updateConfiguracoes } from './configuracoes.service.ts';
import { clearLogo, downloadLogo, replaceLogo } from './logo.service.ts';

export const configuracoesRoutes = (deps: ConfiguracoesDeps) =>
  routes(configuracoesContract, {
    list: (ctx) => listConfiguracoes(ctx.db, ctx.services.directory),
    listas: (ctx) => readListas(ctx),
    update: (ctx, { mudancas }) => updateConfiguracoes(deps, ctx, mudancas),
    historico: (ctx, { grupo }) => readHistorico(ctx.db, ctx.services.directory, grupo),
    logo: (ctx, { v }) => downloadLogo(ctx.db, v),
    trocarLogo: (ctx, input) => replaceLogo(ctx, input),
    removerLogo: (ctx, input) => clearLogo(ctx, input),
  });

/** The communication's modules, in the order of their pages in Ctrl K: their part of the table of routes comes when it is wanted (decision 106). */
import { comunicacoesModule } from '#modules/comunicacao/comunicacoes/comunicacoes.routes.tsx';
import { interacoesModule } from '#modules/comunicacao/interacoes/interacoes.routes.tsx';
import { itensInteracaoModule } from '#modules/comunicacao/itens-interacao/itens-interacao.routes.tsx';
import { pesquisasModule } from '#modules/comunicacao/pesquisas/pesquisas.routes.tsx';
import type { WebModule } from '#platform/module/index.ts';

export const MODULES: readonly WebModule[] = [
  comunicacoesModule,
  interacoesModule,
  itensInteracaoModule,
  pesquisasModule,
];

/** The asset area's modules, in the order of their pages in Ctrl K: their part of the table of routes comes when it is wanted (decision 106). */
import { bensModule } from '#modules/patrimonio/bens/bens.routes.tsx';
import { fluxosModule } from '#modules/patrimonio/fluxos/fluxos.routes.tsx';
import { inventariosModule } from '#modules/patrimonio/inventarios/inventarios.routes.tsx';
import { manutencoesModule } from '#modules/patrimonio/manutencoes/manutencoes.routes.tsx';
import type { WebModule } from '#platform/module/index.ts';

export const MODULES: readonly WebModule[] = [bensModule, fluxosModule, manutencoesModule, inventariosModule];

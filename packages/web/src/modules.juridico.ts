/** The legal area's modules, in the order of their pages in Ctrl K: their part of the table of routes comes when it is wanted (decision 106). */
import { agendasModule } from '#modules/juridico/agendas/agendas.routes.tsx';
import { atendimentosModule } from '#modules/juridico/atendimentos/atendimentos.routes.tsx';
import { escritoriosModule } from '#modules/juridico/escritorios/escritorios.routes.tsx';
import { feriadosModule } from '#modules/juridico/feriados/feriados.routes.tsx';
import { listaEsperaModule } from '#modules/juridico/lista-espera/lista-espera.routes.tsx';
import { nomesParcelaModule } from '#modules/juridico/nomes-parcela/nomes-parcela.routes.tsx';
import { objetosProcessoModule } from '#modules/juridico/objetos-processo/objetos-processo.routes.tsx';
import { painelJuridicoModule } from '#modules/juridico/painel-juridico/painel-juridico.routes.tsx';
import { prazosModule } from '#modules/juridico/prazos/prazos.routes.tsx';
import { processosModule } from '#modules/juridico/processos/processos.routes.tsx';
import { relatorioProcessosModule } from '#modules/juridico/relatorio-processos/relatorio-processos.routes.tsx';
import type { WebModule } from '#platform/module/index.ts';

export const MODULES: readonly WebModule[] = [
  painelJuridicoModule,
  atendimentosModule,
  escritoriosModule,
  feriadosModule,
  agendasModule,
  listaEsperaModule,
  nomesParcelaModule,
  objetosProcessoModule,
  prazosModule,
  processosModule,
  relatorioProcessosModule,
];

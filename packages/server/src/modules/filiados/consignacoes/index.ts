/** The payroll check: operations, files and the job, for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { consignacoesAttachments, consignacoesRoutes } from './consignacoes.routes.ts';
import { registerVerificacao } from './consignacoes.verificar.ts';

export const consignacoesModule = defineModule({
  tables: {
    consignacoes: {},
    consignacao_layouts: {},
    consignacao_competencias: {},
    consignacao_arquivos: {},
    // What refers to a member stands in the area's registry; the timeline tells the deductions.
    consignacao_linhas: { readBy: ['filiados/filiados'] },
    consignacao_resultados: { readBy: ['filiados/filiados', 'filiados/pedidos-titular'] },
    consignacao_tratamentos: { readBy: ['filiados/filiados'] },
    consignacao_inativacoes: {},
    consignacao_inativados: { readBy: ['filiados/filiados'] },
  },
  routes: consignacoesRoutes,
  registerJobs: registerVerificacao,
  attachments: consignacoesAttachments,
  importSource: async () => (await import('./consignacoes.import.ts')).consignacoesImportSource,
  demo: async () => (await import('./consignacoes.demo.ts')).consignacoesDemo,
});

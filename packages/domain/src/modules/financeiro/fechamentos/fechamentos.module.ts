/** Manifest of Fechamentos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { FECHAMENTO_FIELDS } from './fechamento.lists.ts';
import { FECHAMENTOS_AVISOS } from './fechamentos.avisos.ts';
import { fechamentosContract } from './fechamentos.contract.ts';
import { RELATORIO_FIELDS } from './relatorio.lists.ts';

export const fechamentosModule = defineModule({
  rotulo: 'Fechamentos',
  contract: fechamentosContract,
  audit: {
    order: 110,
    tables: {
      fechamentos: { rotulo: 'Fechamento', specs: FECHAMENTO_FIELDS, nome: 'mes' },
      fechamentos_relatorios: {
        rotulo: 'Relatório de fechamento',
        specs: RELATORIO_FIELDS,
        nome: 'numero',
        ocultas: ['fechamentoId', 'ultimaAuditoria'],
      },
    },
  },
  notices: FECHAMENTOS_AVISOS,
});

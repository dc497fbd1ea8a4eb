/** Manifest of the satisfaction survey. */
import { defineModule } from '@sede/domain/manifest';
import { PESQUISA_FIELDS } from './pesquisa.lists.ts';
import { PESQUISAS_AVISOS } from './pesquisas.avisos.ts';
import { pesquisasContract } from './pesquisas.contract.ts';
import { PESQUISAS_PENDENCIAS } from './pesquisas.pendencias.ts';
import { pesquisasSection } from './pesquisas.settings.ts';

export const pesquisasModule = defineModule({
  rotulo: 'Pesquisas de satisfação',
  contract: pesquisasContract,
  publicPages: ['/pesquisa'],
  settings: [pesquisasSection],
  notices: PESQUISAS_AVISOS,
  worklist: PESQUISAS_PENDENCIAS,
  audit: {
    order: 330,
    tables: {
      pesquisas: { rotulo: 'Pesquisa', specs: PESQUISA_FIELDS, nome: 'expiraEm', ocultas: ['porNome', 'aprovadaPor'] },
    },
  },
  actions: {
    enviar: 'Envio',
    aprovar: 'Aprovação',
    negar: 'Negação',
    cancelar: 'Cancelamento do envio',
    interromper: 'Interrupção do envio',
    retomar: 'Retomada do envio',
    encerrar: 'Encerramento do envio',
    andamento: 'Andamento do envio',
  },
});

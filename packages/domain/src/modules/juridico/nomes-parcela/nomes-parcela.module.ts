/** Manifest of Parcela compensatória: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { nomesParcelaContract } from './nomes-parcela.contract.ts';
import { PAGINA_PARCELA, VERSAO_FIELDS } from './nomes-parcela.lists.ts';
import { NOMES_PARCELA_SECTION } from './nomes-parcela.settings.ts';

export const nomesParcelaModule = defineModule({
  rotulo: 'Parcela compensatória',
  contract: nomesParcelaContract,
  publicPages: [PAGINA_PARCELA],
  settings: [NOMES_PARCELA_SECTION],
  actions: { voltar: 'Volta a uma versão', publicar: 'Publicação' },
  audit: {
    order: 215,
    tables: {
      nomes_parcela_versoes: {
        rotulo: 'Lista da parcela',
        specs: VERSAO_FIELDS,
        nome: 'nome',
        ocultas: ['sha256', 'naAcao'],
      },
    },
  },
});

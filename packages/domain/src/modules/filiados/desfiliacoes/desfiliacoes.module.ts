/** Manifest of Desfiliações a confirmar: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { PROPOSTA_FIELDS } from './desfiliacao.lists.ts';
import { DESFILIACOES_AVISOS } from './desfiliacoes.avisos.ts';
import { desfiliacoesContract } from './desfiliacoes.contract.ts';
import { DESFILIACOES_PENDENCIAS } from './desfiliacoes.pendencias.ts';

export const desfiliacoesModule = defineModule({
  rotulo: 'Desfiliações a confirmar',
  contract: desfiliacoesContract,
  audit: {
    order: 355,
    tables: {
      desfiliacoes_propostas: {
        rotulo: 'Desfiliação proposta',
        specs: PROPOSTA_FIELDS,
        nome: 'nome',
        ocultas: ['filiadoId', 'inativacaoId', 'situacaoAntes', 'decididaPor'],
      },
    },
  },
  worklist: DESFILIACOES_PENDENCIAS,
  notices: DESFILIACOES_AVISOS,
  actions: { desfiliar: 'Desfiliação confirmada', manter: 'Filiação mantida', reativar: 'Reativação' },
});

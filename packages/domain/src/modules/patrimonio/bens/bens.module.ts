/** Manifest of Bens: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { patrimonioSection } from '../patrimonio.settings.ts';
import { ACOES_DO_TERMO, TERMO_FIELDS } from '../termos/termo.lists.ts';
import { BEM_ACTIONS, BEM_ANEXO_FIELDS, BEM_FIELDS } from './bem.lists.ts';
import { bensContract } from './bens.contract.ts';
import { BENS_PENDENCIAS } from './bens.pendencias.ts';

export const bensModule = defineModule({
  rotulo: 'Bens patrimoniais',
  contract: bensContract,
  actions: BEM_ACTIONS,
  settings: [patrimonioSection],
  worklist: BENS_PENDENCIAS,
  audit: {
    order: 196,
    tables: {
      bens: {
        rotulo: 'Bem',
        specs: BEM_FIELDS,
        nome: 'nPatrimonio',
        referido: true,
        ocultas: ['dataCadastro', 'autor', 'aConferir', 'situacaoAntes'],
      },
      bens_anexos: {
        rotulo: 'Anexo do bem',
        specs: BEM_ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['bemId', 'anexoId', 'excluidoEm', 'excluidoPor'],
      },
      bens_termos: {
        rotulo: 'Termo de responsabilidade',
        specs: TERMO_FIELDS,
        actions: ACOES_DO_TERMO,
        nome: 'nome',
        ocultas: ['bemId', 'fluxoId', 'lote', 'idFuncionario', 'bem', 'anexoId', 'autor'],
      },
    },
  },
});

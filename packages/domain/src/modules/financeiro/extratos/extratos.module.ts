/** Manifest of Extratos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ACOES_FINANCEIRAS } from '../financeiro.lists.ts';
import { EXTRATO_FIELDS, LANCAMENTO_FIELDS, LEIAUTE_FIELDS, VINCULO_FIELDS } from './extrato.lists.ts';
import { extratosContract } from './extratos.contract.ts';
import { EXTRATOS_PENDENCIAS } from './extratos.pendencias.ts';

export const extratosModule = defineModule({
  rotulo: 'Extratos',
  contract: extratosContract,
  actions: ACOES_FINANCEIRAS,
  audit: {
    order: 120,
    tables: {
      extratos: { rotulo: 'Extrato', specs: EXTRATO_FIELDS, nome: 'nome', ocultas: ['sha256'] },
      extratos_lancamentos: { rotulo: 'Lançamento do extrato', specs: LANCAMENTO_FIELDS, nome: 'descricao' },
      extratos_leiautes: { rotulo: 'Colunas do extrato em CSV', specs: LEIAUTE_FIELDS },
      extratos_vinculos: { rotulo: 'Conciliação de lançamento', specs: VINCULO_FIELDS, ocultas: ['idTransferencia'] },
    },
  },
  worklist: EXTRATOS_PENDENCIAS,
});

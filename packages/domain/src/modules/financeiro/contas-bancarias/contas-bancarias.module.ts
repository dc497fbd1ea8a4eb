/** Manifest of Contas bancárias: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { CONTA_FIELDS } from './conta-bancaria.lists.ts';
import { contasBancariasContract } from './contas-bancarias.contract.ts';

export const contasBancariasModule = defineModule({
  rotulo: 'Contas bancárias',
  contract: contasBancariasContract,
  audit: {
    order: 80,
    tables: {
      contas_bancarias: { rotulo: 'Conta bancária', specs: CONTA_FIELDS, nome: 'nome', referido: true },
    },
  },
});

/** Manifest of Itens de interação: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { itensInteracaoContract } from './contract.ts';
import { itensInteracaoRegister } from './itens-interacao.register.ts';
import { INTERACOES_SECTION } from './itens-interacao.settings.ts';

export const itensInteracaoModule = defineModule({
  rotulo: itensInteracaoRegister.title,
  contract: itensInteracaoContract,
  settings: [INTERACOES_SECTION],
  audit: registerAudit(itensInteracaoRegister, { order: 206, referido: true }),
});

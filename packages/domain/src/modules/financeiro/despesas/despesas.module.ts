/** Manifest of Despesas: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ACOES_FINANCEIRAS } from '../financeiro.lists.ts';
import { FINANCEIRO_SECTIONS } from '../financeiro.settings.ts';
import {
  DESPESA_ANEXO_FIELDS,
  DESPESA_APROVACAO_FIELDS,
  DESPESA_FIELDS,
  RECOLHIMENTO_FIELDS,
} from './despesa.lists.ts';
import { DESPESAS_AVISOS } from './despesas.avisos.ts';
import { despesasContract } from './despesas.contract.ts';
import { DESPESAS_PENDENCIAS } from './despesas.pendencias.ts';
import { impostosSection } from './retencao.settings.ts';

export const despesasModule = defineModule({
  rotulo: 'Despesas',
  contract: despesasContract,
  settings: [...FINANCEIRO_SECTIONS, impostosSection],
  audit: {
    order: 30,
    tables: {
      despesas: { rotulo: 'Despesa', specs: DESPESA_FIELDS, nome: 'descricao', ocultas: ['grupoParcelas'] },
      despesas_anexos: {
        rotulo: 'Anexo de despesa',
        specs: DESPESA_ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['despesaId', 'anexoId'],
      },
      despesas_aprovacoes: {
        rotulo: 'Aprovação de despesa',
        specs: DESPESA_APROVACAO_FIELDS,
        nome: 'usuarioNome',
        ocultas: ['despesaId', 'usuarioId'],
      },
      retencoes_recolhimentos: { rotulo: 'Recolhimento de imposto retido', specs: RECOLHIMENTO_FIELDS, nome: 'mes' },
    },
  },
  worklist: DESPESAS_PENDENCIAS,
  actions: ACOES_FINANCEIRAS,
  notices: DESPESAS_AVISOS,
});

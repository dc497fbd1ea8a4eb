/** Manifest of Contratos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import {
  ADITIVO_FIELDS,
  ALERTA_FIELDS,
  CONTRATADO_FIELDS,
  CONTRATO_ACTIONS,
  CONTRATO_ANEXO_FIELDS,
  CONTRATO_FIELDS,
  EMAIL_DO_CONTRATO_FIELDS,
  MENSAGEM_DE_ALERTA_FIELDS,
  OBSERVACAO_FIELDS,
} from './contrato.lists.ts';
import { CONTRATOS_AVISOS } from './contratos.avisos.ts';
import { contratosContract } from './contratos.contract.ts';
import { CONTRATOS_PENDENCIAS } from './contratos.pendencias.ts';
import { contratosSection } from './contratos.settings.ts';

export const contratosModule = defineModule({
  rotulo: 'Contratos',
  contract: contratosContract,
  actions: CONTRATO_ACTIONS,
  notices: CONTRATOS_AVISOS,
  settings: [contratosSection],
  worklist: CONTRATOS_PENDENCIAS,
  audit: {
    order: 195,
    tables: {
      contratos: {
        rotulo: 'Contrato ou documento',
        specs: CONTRATO_FIELDS,
        nome: 'numeroContrato',
        ocultas: ['numero', 'ano', 'dataCarregamento', 'autor', 'aConferir', 'filhosEm'],
      },
      contratos_cnpjs: {
        rotulo: 'Contratado',
        specs: CONTRATADO_FIELDS,
        nome: 'nome',
        ocultas: ['contratoId', 'idBeneficiario', 'ordem'],
      },
      contratos_emails: {
        rotulo: 'E-mail do contrato',
        specs: EMAIL_DO_CONTRATO_FIELDS,
        nome: 'email',
        ocultas: ['contratoId', 'ordem'],
      },
      contratos_anexos: {
        rotulo: 'Anexo do contrato',
        specs: CONTRATO_ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['contratoId', 'anexoId', 'excluidoEm', 'excluidoPor'],
      },
      contratos_observacoes: {
        rotulo: 'Observação do contrato',
        specs: OBSERVACAO_FIELDS,
        ocultas: ['contratoId', 'data', 'autorId', 'autorNome'],
      },
      contratos_aditivos: {
        rotulo: 'Aditivo',
        specs: ADITIVO_FIELDS,
        nome: 'tipo',
        ocultas: [
          ...['contratoId', 'sequencia', 'dataFimAnterior', 'dataAlertaAnterior', 'valorAnterior'],
          ...['anexoId', 'autorNome'],
        ],
      },
      contratos_alertas: {
        rotulo: 'Alerta do contrato',
        specs: ALERTA_FIELDS,
        nome: 'marco',
        ocultas: ['contratoId', 'mensagemId'],
      },
      contratos_alertas_mensagens: {
        rotulo: 'Mensagem de alerta',
        specs: MENSAGEM_DE_ALERTA_FIELDS,
        nome: 'dia',
        ocultas: ['emailId'],
      },
    },
  },
});

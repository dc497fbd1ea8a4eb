/** Manifest of Consignação: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import {
  ARQUIVO_FIELDS,
  COMPETENCIA_FIELDS,
  LAYOUT_FIELDS,
  RESULTADO_FIELDS,
  VERIFICACAO_FIELDS,
} from './consignacao.lists.ts';
import { CONSIGNACOES_AVISOS } from './consignacoes.avisos.ts';
import { consignacoesContract } from './consignacoes.contract.ts';
import { CONSIGNACOES_PENDENCIAS } from './consignacoes.pendencias.ts';
import { CONSIGNACOES_SECTIONS } from './consignacoes.settings.ts';

export const consignacoesModule = defineModule({
  rotulo: 'Consignação',
  contract: consignacoesContract,
  audit: {
    order: 350,
    tables: {
      consignacoes: {
        rotulo: 'Verificação de consignação',
        specs: VERIFICACAO_FIELDS,
        nome: 'competencia',
        ocultas: ['feito', 'por', 'trabalhoId'],
      },
      consignacao_arquivos: {
        rotulo: 'Arquivo da casa',
        specs: ARQUIVO_FIELDS,
        nome: 'nome',
        ocultas: ['anexoId', 'layoutId', 'sha256', 'lidoEm'],
      },
      consignacao_layouts: { rotulo: 'Layout da casa', specs: LAYOUT_FIELDS, nome: 'nome', ocultas: ['definicao'] },
      consignacao_competencias: {
        rotulo: 'Competência',
        specs: COMPETENCIA_FIELDS,
        nome: 'competencia',
        ocultas: ['concluidaPor'],
      },
      consignacao_tratamentos: {
        rotulo: 'Tratamento de ocorrência',
        specs: { ...RESULTADO_FIELDS, competencia: COMPETENCIA_FIELDS.competencia },
        nome: 'nome',
        ocultas: ['chave', 'filiadoId'],
      },
      consignacao_inativacoes: {
        rotulo: 'Inativação',
        specs: { competencia: COMPETENCIA_FIELDS.competencia, causa: RESULTADO_FIELDS.causa },
        nome: 'competencia',
        ocultas: ['desfeitaEm'],
      },
    },
  },
  notices: CONSIGNACOES_AVISOS,
  settings: CONSIGNACOES_SECTIONS,
  worklist: CONSIGNACOES_PENDENCIAS,
  actions: {
    enviar: 'Envio do arquivo',
    verificar: 'Verificação iniciada',
    passo: 'Verificação',
    salvarLayout: 'Layout',
    usarLayout: 'Troca de layout',
    tratar: 'Tratamento',
    inativar: 'Inativação por falta de desconto',
    desfazerInativacao: 'Inativação desfeita',
    reativar: 'Reativação',
    concluir: 'Conclusão da competência',
    reabrir: 'Reabertura da competência',
  },
});

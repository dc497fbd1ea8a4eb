/** Manifest of Temas: what other parts of the program gather from this module. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { TEMA_ACTIONS, TEMA_FIELDS } from './tema.lists.ts';
import {
  ACAO_DO_TEMA_FIELDS,
  ARQUIVO_DO_TEMA_FIELDS,
  CONTATOS_DA_PESSOA,
  ITEM_DO_TEMA_FIELDS,
  LINK_DO_TEMA_FIELDS,
  PAUTA_FIELDS,
  PESSOA_DO_TEMA_FIELDS,
  PROCESSO_DO_TEMA_FIELDS,
  SEGUIDOR_DO_TEMA_FIELDS,
} from './tema.partes.lists.ts';
import { TEMAS_AVISOS } from './temas.avisos.ts';
import { temasContract } from './temas.contract.ts';
import { TEMAS_PENDENCIAS } from './temas.pendencias.ts';
import { temasSection } from './temas.settings.ts';

const anexado = ['temaId', 'itemId', 'acaoId'];

export const temasModule = defineModule({
  rotulo: 'Temas',
  contract: temasContract,
  worklist: TEMAS_PENDENCIAS,
  settings: [temasSection],
  notices: TEMAS_AVISOS,
  actions: TEMA_ACTIONS,
  audit: {
    order: 490,
    tables: {
      temas: { rotulo: 'Tema', specs: TEMA_FIELDS, nome: 'titulo', referido: true },
      temas_itens: {
        rotulo: 'Item de destaque',
        specs: ITEM_DO_TEMA_FIELDS,
        nome: 'descricaoItem',
        ocultas: ['temaId'],
      },
      temas_pessoas: {
        rotulo: 'Pessoa ou instituição do tema',
        // Told to whoever edits themes, in the theme's own history.
        specs: maskFields(PESSOA_DO_TEMA_FIELDS, CONTATOS_DA_PESSOA),
        nome: 'nome',
        ocultas: ['temaId'],
      },
      temas_processos: {
        rotulo: 'Processo do tema',
        specs: PROCESSO_DO_TEMA_FIELDS,
        nome: 'identificacaoProcesso',
        ocultas: ['temaId', 'processoUid'],
      },
      temas_acoes: {
        rotulo: 'Ação do sindicato',
        specs: ACAO_DO_TEMA_FIELDS,
        nome: 'descricaoAcao',
        ocultas: ['temaId'],
      },
      temas_arquivos: {
        rotulo: 'Arquivo do tema',
        specs: ARQUIVO_DO_TEMA_FIELDS,
        nome: 'nome',
        ocultas: [...anexado, 'anexoId', 'excluidoEm', 'excluidoPor'],
      },
      temas_seguidores: { rotulo: 'Seguidor do tema', specs: SEGUIDOR_DO_TEMA_FIELDS, ocultas: ['temaId'] },
      temas_pautas: {
        rotulo: 'Pauta do dia',
        specs: PAUTA_FIELDS,
        nome: 'dia',
        ocultas: ['emailId'],
      },
      temas_links: { rotulo: 'Link do tema', specs: LINK_DO_TEMA_FIELDS, nome: 'nome', ocultas: anexado },
    },
  },
});

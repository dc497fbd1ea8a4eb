/** Manifest of Processos: what other parts of the program gather from this module. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import {
  COMENTARIO_FIELDS,
  EVENTO_ANEXO_FIELDS,
  EVENTO_FIELDS,
  FILIADO_DO_PROCESSO_FIELDS,
  MANIFESTACAO_FIELDS,
  PROCESSO_ACTIONS,
  PROCESSO_ANEXO_FIELDS,
  PROCESSO_FIELDS,
  PROCESSO_SIGILOSOS,
  PROCESSOS_FILE_RULE,
} from './processo.lists.ts';
import { PROCESSOS_AVISOS } from './processos.avisos.ts';
import { processosContract } from './processos.contract.ts';
import { PROCESSOS_PENDENCIAS } from './processos.pendencias.ts';

const AUTOR = ['processoId', 'autorId', 'autorNome', 'escritorioNome'];

/** Whoever audits what everybody did learns that a legal text changed, never the text (professional secrecy). */
export const processosModule = defineModule({
  rotulo: 'Processos',
  contract: processosContract,
  actions: PROCESSO_ACTIONS,
  notices: PROCESSOS_AVISOS,
  worklist: PROCESSOS_PENDENCIAS,
  secretFiles: [PROCESSOS_FILE_RULE.modulo],
  audit: {
    order: 216,
    tables: {
      processos_juridicos: {
        rotulo: 'Processo',
        specs: maskFields(PROCESSO_FIELDS, PROCESSO_SIGILOSOS),
        nome: 'numero',
        ocultas: [
          ...['numeroConfirmado', 'ano', 'sequencia', 'dataReferencia', 'escritorioNome', 'escritorioEmail'],
          ...['movimentadoEm', 'aConferir'],
        ],
      },
      filiados_processos: {
        rotulo: 'Filiado do processo',
        specs: maskFields(FILIADO_DO_PROCESSO_FIELDS, ['filiadoId', 'nome']),
        ocultas: ['processoId', 'cpf'],
      },
      processo_eventos: {
        rotulo: 'Evento do processo',
        specs: maskFields(EVENTO_FIELDS, ['titulo', 'descricao']),
        nome: 'data',
        ocultas: AUTOR,
      },
      processo_manifestacoes: {
        rotulo: 'Manifestação',
        specs: maskFields(MANIFESTACAO_FIELDS, ['manifestacao']),
        nome: 'data',
        ocultas: [...AUTOR, 'data'],
      },
      processos_anexos: {
        rotulo: 'Anexo do processo',
        specs: maskFields(PROCESSO_ANEXO_FIELDS, ['nome']),
        ocultas: ['processoId', 'anexoId'],
      },
      processo_eventos_anexos: {
        rotulo: 'Anexo do evento do processo',
        specs: maskFields(EVENTO_ANEXO_FIELDS, ['nome']),
        ocultas: ['processoId', 'eventoId', 'anexoId'],
      },
      processo_comentarios: {
        rotulo: 'Comentário do processo',
        specs: maskFields(COMENTARIO_FIELDS, ['comentario']),
        nome: 'data',
        ocultas: [...AUTOR, 'data'],
      },
    },
  },
});

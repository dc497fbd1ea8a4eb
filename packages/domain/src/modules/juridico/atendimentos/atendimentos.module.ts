/**
 * Manifest of Atendimentos: what other parts of the program gather from this module. What was said stays between lawyer and member,
 * and where they meet too: a link opens the room to whoever has it.
 */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import {
  ARQUIVOS_DO_ATENDIMENTO,
  ATENDIMENTO_ACTIONS,
  ATENDIMENTO_ANEXO_FIELDS,
  ATENDIMENTO_COMENTARIO_FIELDS,
  ATENDIMENTO_FIELDS,
  ATENDIMENTO_FILIADO_FIELDS,
  ATENDIMENTO_PROCESSO_FIELDS,
} from './atendimento.lists.ts';
import { ATENDIMENTOS_AVISOS } from './atendimentos.avisos.ts';
import { atendimentosContract } from './atendimentos.contract.ts';
import { ATENDIMENTOS_PENDENCIAS } from './atendimentos.pendencias.ts';
import { atendimentosSection } from './atendimentos.settings.ts';

export const atendimentosModule = defineModule({
  rotulo: 'Atendimentos',
  contract: atendimentosContract,
  settings: [atendimentosSection],
  actions: ATENDIMENTO_ACTIONS,
  worklist: ATENDIMENTOS_PENDENCIAS,
  notices: ATENDIMENTOS_AVISOS,
  secretFiles: [ARQUIVOS_DO_ATENDIMENTO.modulo],
  audit: {
    order: 215,
    tables: {
      atendimentos: {
        rotulo: 'Atendimento',
        specs: maskFields(ATENDIMENTO_FIELDS, [
          'local',
          'descricao',
          'comentarioResultado',
          'comentarioConclusao',
          'canceladoMotivo',
        ]),
        nome: 'numero',
        ocultas: [
          'ano',
          'sequencia',
          'comeca',
          'escritorioId',
          'escritorioEmail',
          'agendaId',
          'agendadoPor',
          'advogadoId',
          'concluidoPor',
          'canceladoDe',
          'filiadoAusente',
          'aConferir',
        ],
      },
      atendimento_filiados: {
        rotulo: 'Filiado do atendimento',
        specs: ATENDIMENTO_FILIADO_FIELDS,
        nomeDe: 'filiadoId',
        ocultas: ['atendimentoId', 'cpf'],
      },
      atendimento_processos: {
        rotulo: 'Processo do atendimento',
        specs: maskFields(ATENDIMENTO_PROCESSO_FIELDS, ['processoId']),
        ocultas: ['atendimentoId'],
      },
      atendimentos_anexos: {
        rotulo: 'Anexo do atendimento',
        specs: maskFields(ATENDIMENTO_ANEXO_FIELDS, ['nome']),
        ocultas: ['atendimentoId', 'anexoId'],
      },
      atendimento_comentarios: {
        rotulo: 'Comentário do atendimento',
        specs: maskFields(ATENDIMENTO_COMENTARIO_FIELDS, ['comentario']),
        nome: 'autorNome',
        ocultas: ['atendimentoId', 'autorId', 'escritorioNome'],
      },
    },
  },
});

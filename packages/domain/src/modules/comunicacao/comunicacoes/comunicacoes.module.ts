/** Manifest of Comunicação: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { COMUNICACAO_FIELDS, IMAGEM_FIELDS } from './comunicacao.lists.ts';
import { COMUNICACOES_AVISOS } from './comunicacoes.avisos.ts';
import { comunicacoesContract } from './comunicacoes.contract.ts';
import { COMUNICACOES_PENDENCIAS } from './comunicacoes.pendencias.ts';
import { comunicacaoSection } from './comunicacoes.settings.ts';

export const comunicacoesModule = defineModule({
  rotulo: 'Comunicações',
  contract: comunicacoesContract,
  publicPages: ['/descadastro'],
  settings: [comunicacaoSection],
  audit: {
    order: 350,
    tables: {
      comunicacoes: {
        rotulo: 'Comunicação',
        specs: COMUNICACAO_FIELDS,
        nome: 'titulo',
        ocultas: ['origemId', 'enviadaPor', 'aprovadaPor', 'arquivada', 'tipo', 'processoId'],
      },
      comunicacao_imagens: {
        rotulo: 'Imagem da mensagem',
        specs: IMAGEM_FIELDS,
        nome: 'nome',
        ocultas: ['comunicacaoId', 'anexoId'],
      },
    },
  },
  notices: COMUNICACOES_AVISOS,
  worklist: COMUNICACOES_PENDENCIAS,
  actions: {
    enviar: 'Envio',
    aprovar: 'Aprovação',
    negar: 'Negação',
    cancelar: 'Envio cancelado',
    interromper: 'Envio interrompido',
    retomar: 'Envio retomado',
    encerrar: 'Envio encerrado',
    corrigir: 'Correção começada',
    concluir: 'Fim do envio',
    enviarDeNovo: 'Mensagem enviada de novo',
  },
});

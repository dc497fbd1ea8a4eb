/** Manifest of Filiados: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { DEPENDENTE_FIELDS } from '../dependentes/dependente.lists.ts';
import { ANEXO_FIELDS } from '../filiados.lists.ts';
import { FILIADOS_SECTIONS } from '../filiados.settings.ts';
import { FILIADO_FIELDS, PERIODO_FIELDS } from './filiado.lists.ts';
import { filiadosContract } from './filiados.contract.ts';
import { FILIADOS_PENDENCIAS } from './filiados.pendencias.ts';

export const filiadosModule = defineModule({
  rotulo: 'Filiados',
  contract: filiadosContract,
  settings: FILIADOS_SECTIONS,
  worklist: FILIADOS_PENDENCIAS,
  audit: {
    order: 300,
    tables: {
      filiados: {
        rotulo: 'Filiado',
        specs: FILIADO_FIELDS,
        nome: 'nomeCompleto',
        referido: true,
        ocultas: ['matriculaChave', 'usuarioId', 'titularId', 'situacaoAnterior', 'distintos'],
      },
      filiado_periodos: {
        rotulo: 'Filiação',
        specs: PERIODO_FIELDS,
        nome: 'inicio',
        ocultas: ['filiadoId', 'pedidoId', 'anexoId', 'porFalecimento', 'presumido'],
      },
      dependentes: { rotulo: 'Dependente', specs: DEPENDENTE_FIELDS, nome: 'nomeCompleto', ocultas: ['filiadoId'] },
      filiados_anexos: {
        rotulo: 'Documento da ficha',
        specs: ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['filiadoId', 'anexoId'],
      },
      dependentes_anexos: {
        rotulo: 'Documento de dependente',
        specs: ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['filiadoId', 'dependenteId', 'anexoId'],
      },
    },
  },
  actions: {
    filiar: 'Filiação',
    desfiliar: 'Desfiliação',
    desfazerDesfiliacao: 'Desfiliação desfeita',
    registrarFalecimento: 'Falecimento',
    desfazerFalecimento: 'Falecimento desmarcado',
  },
});

/** Manifest of Filiados: what other parts of the program gather from this module. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import {
  ARQUIVOS_DO_DEPENDENTE,
  CAMPOS_RESTRITOS_DO_DEPENDENTE,
  DEPENDENTE_FIELDS,
} from '../dependentes/dependente.lists.ts';
import { ANEXO_FIELDS } from '../filiados.lists.ts';
import { FILIADOS_SECTIONS } from '../filiados.settings.ts';
import { ARQUIVOS_DA_FICHA } from './filiado.arquivo.lists.ts';
import {
  CAMPOS_RESTRITOS,
  FILIADO_FIELDS,
  PERIODO_FIELDS,
  RESTRITO_A_QUEM_EDITA,
  UNIFICADA_FIELDS,
} from './filiado.lists.ts';
import { filiadosContract } from './filiados.contract.ts';
import { FILIADOS_PENDENCIAS } from './filiados.pendencias.ts';

const ANEXO_MASCARADO = maskFields(ANEXO_FIELDS, ['nome']);

export const filiadosModule = defineModule({
  rotulo: 'Filiados',
  contract: filiadosContract,
  settings: FILIADOS_SECTIONS,
  worklist: FILIADOS_PENDENCIAS,
  secretFiles: [ARQUIVOS_DA_FICHA.modulo, ARQUIVOS_DO_DEPENDENTE.modulo],
  audit: {
    order: 300,
    // Whoever keeps the system's trail is not thereby somebody who sees members: what is restricted is masked there too.
    tables: {
      filiados: {
        rotulo: 'Filiado',
        specs: maskFields(FILIADO_FIELDS, [...CAMPOS_RESTRITOS, RESTRITO_A_QUEM_EDITA]),
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
      filiados_unificados: { rotulo: 'Ficha unificada', specs: UNIFICADA_FIELDS, nome: 'nome', ocultas: ['para'] },
      dependentes: {
        rotulo: 'Dependente',
        specs: maskFields(DEPENDENTE_FIELDS, CAMPOS_RESTRITOS_DO_DEPENDENTE),
        nome: 'nomeCompleto',
        ocultas: ['filiadoId'],
      },
      filiados_anexos: {
        rotulo: 'Documento da ficha',
        specs: ANEXO_MASCARADO,
        nome: 'nome',
        ocultas: ['filiadoId', 'anexoId'],
      },
      dependentes_anexos: {
        rotulo: 'Documento de dependente',
        specs: ANEXO_MASCARADO,
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

/** Manifest of Autoridades: what other parts of the program gather from this module. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { ANEXO_DA_AUTORIDADE_FIELDS, AUTORIDADE_FIELDS, CARGO_FIELDS, SENSIVEIS } from './autoridade.lists.ts';
import { autoridadesContract } from './autoridades.contract.ts';
import { AUTORIDADES_SECTIONS } from './autoridades.settings.ts';

export const autoridadesModule = defineModule({
  rotulo: 'Autoridades',
  contract: autoridadesContract,
  actions: { enviarFoto: 'Foto enviada' },
  settings: AUTORIDADES_SECTIONS,
  audit: {
    order: 500,
    tables: {
      autoridades: {
        rotulo: 'Autoridade',
        specs: maskFields(AUTORIDADE_FIELDS, SENSIVEIS),
        nome: 'nomePolitico',
        referido: true,
        ocultas: ['fotoId', 'miniaturaId', 'filhosEm'],
      },
      autoridades_cargos: {
        rotulo: 'Cargo de autoridade',
        specs: CARGO_FIELDS,
        nome: 'cargo',
        ocultas: ['autoridadeId', 'ordem'],
      },
      autoridades_anexos: {
        rotulo: 'Documento de autoridade',
        specs: ANEXO_DA_AUTORIDADE_FIELDS,
        nome: 'nome',
        ocultas: ['autoridadeId', 'anexoId', 'excluidoEm', 'excluidoPor'],
      },
    },
  },
});

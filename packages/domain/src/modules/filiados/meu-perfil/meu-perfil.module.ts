/** Manifest of Meu Perfil. */
import { defineModule } from '@sede/domain/manifest';
import { MEU_PERFIL_AVISOS } from './meu-perfil.avisos.ts';
import { meuPerfilContract } from './meu-perfil.contract.ts';
import { TEMA_FIELDS } from './meu-perfil.lists.ts';
import { temasSection } from './meu-perfil.settings.ts';

export const meuPerfilModule = defineModule({
  rotulo: 'Meu Perfil',
  contract: meuPerfilContract,
  settings: [temasSection],
  notices: MEU_PERFIL_AVISOS,
  audit: {
    order: 305,
    tables: {
      filiado_temas: { rotulo: 'Assunto de mensagens', specs: TEMA_FIELDS, nome: 'tema', ocultas: ['filiadoId'] },
    },
  },
});

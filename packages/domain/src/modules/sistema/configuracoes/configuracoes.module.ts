/** Manifest of Configurações: what other parts of the program gather from this module. */
import type { FieldSpecs } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { configuracoesContract } from './configuracoes.contract.ts';
import { CONFIGURACOES_SECTIONS } from './configuracoes.settings.ts';

const LOGO_FIELDS: FieldSpecs = {
  largura: { rotulo: 'Largura', tipo: 'inteiro' },
  altura: { rotulo: 'Altura', tipo: 'inteiro' },
  sha256: { rotulo: 'Resumo da imagem', tipo: 'texto' },
};

export const configuracoesModule = defineModule({
  rotulo: 'Configurações',
  contract: configuracoesContract,
  settings: CONFIGURACOES_SECTIONS,
  audit: {
    order: 20,
    tables: {
      configuracoes: { rotulo: 'Configuração', specs: {} },
      logotipos: { rotulo: 'Logotipo', specs: LOGO_FIELDS, ocultas: ['unico'] },
    },
  },
});

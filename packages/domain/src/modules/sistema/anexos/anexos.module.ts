/** Manifest of Arquivos: what other parts of the program gather from this module. */
import type { FieldSpecs } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { anexosContract } from './anexos.contract.ts';
import { ANEXOS_SECTION } from './anexos.settings.ts';

/** The file's own digest, size and place say nothing to a person. */
const ANEXO_FIELDS: FieldSpecs = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  protegido: { rotulo: 'Protegido por senha', tipo: 'simNao' },
  usadoEm: { rotulo: 'Usado em', tipo: 'instante' },
  liberadoEm: { rotulo: 'Liberado em', tipo: 'instante' },
};

export const anexosModule = defineModule({
  rotulo: 'Arquivos',
  contract: anexosContract,
  settings: [ANEXOS_SECTION],
  audit: {
    order: 220,
    tables: {
      anexos: {
        rotulo: 'Arquivo',
        specs: ANEXO_FIELDS,
        nome: 'nome',
        referido: true,
        secretBy: { word: 'modulo', masked: ['nome'] },
        ocultas: ['chave', 'sha256', 'tipoConteudo', 'tamanho', 'enviadoPor', 'modulo'],
      },
    },
  },
});

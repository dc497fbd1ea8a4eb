/** Manifest of Visões salvas: what other parts of the program gather from this module. */
import type { FieldSpecs } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { PAPEL_FIELDS } from '../../acesso/usuarios/usuario.lists.ts';
import { visoesContract } from './visoes.contract.ts';

const VISAO_FIELDS: FieldSpecs = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  lista: { rotulo: 'Lista', tipo: 'texto' },
  papeis: { rotulo: 'Compartilhada com', tipo: 'lista', valores: PAPEL_FIELDS.papel.valores },
};

export const visoesModule = defineModule({
  rotulo: 'Visões salvas',
  contract: visoesContract,
  audit: {
    order: 230,
    tables: {
      visoes: { rotulo: 'Visão salva', specs: VISAO_FIELDS, nome: 'nome' },
      visoes_padrao: { rotulo: 'Visão padrão', specs: {}, ocultas: ['usuarioId'] },
    },
  },
});

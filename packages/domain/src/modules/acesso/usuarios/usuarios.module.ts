/** Manifest of Usuários: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import {
  ACOES_DO_PAPEL,
  ACOES_DO_VINCULO_ESCRITORIO,
  PAPEL_FIELDS,
  USUARIO_FIELDS,
  VINCULO_ESCRITORIO_FIELDS,
} from './usuario.lists.ts';
import { USUARIOS_AVISOS } from './usuarios.avisos.ts';
import { usuariosContract } from './usuarios.contract.ts';
import { USUARIOS_PENDENCIAS } from './usuarios.pendencias.ts';

export const usuariosModule = defineModule({
  rotulo: 'Usuários',
  contract: usuariosContract,
  audit: {
    order: 10,
    tables: {
      usuarios: {
        rotulo: 'Usuário',
        specs: USUARIO_FIELDS,
        nome: 'nome',
        referido: true,
        ocultas: ['emailVerificado'],
      },
      papeis_usuario: {
        rotulo: 'Perfil de usuário',
        specs: PAPEL_FIELDS,
        nomeDe: 'usuarioId',
        ocultas: ['usuarioId'],
        actions: ACOES_DO_PAPEL,
      },
      usuarios_escritorios: {
        rotulo: 'Escritório de usuário',
        specs: VINCULO_ESCRITORIO_FIELDS,
        nomeDe: 'usuarioId',
        ocultas: ['usuarioId'],
        actions: ACOES_DO_VINCULO_ESCRITORIO,
      },
    },
  },
  worklist: USUARIOS_PENDENCIAS,
  notices: USUARIOS_AVISOS,
});

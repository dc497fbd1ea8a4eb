/** Binds the users' operations to their use cases; every change answers the user as it stands after it. */

import type { Usuario } from '@sede/domain/modules/acesso/usuarios';
import { usuariosContract } from '@sede/domain/modules/acesso/usuarios/contract';
import { routes, type WriteContext } from '#platform/api/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { sessoesDoUsuario } from '../conta/index.ts';
import { usuarios } from './usuario.record.ts';
import { convidarDeNovo, copiarConvite } from './usuarios.convite.ts';
import type { UsuariosDeps } from './usuarios.deps.ts';
import { resetDuasEtapas } from './usuarios.duas-etapas.ts';
import { changeEmail } from './usuarios.email.ts';
import { setPapeis } from './usuarios.papeis.ts';
import {
  createUsuario,
  desabilitarUsuario,
  habilitarUsuario,
  removeUsuario,
  updateUsuario,
} from './usuarios.service.ts';
import { endSessaoOfUsuario, endSessoesOfUsuario } from './usuarios.sessoes.ts';
import { readLog } from './usuarios.views.ts';

const {
  list,
  totals,
  get,
  reading,
  history,
  export: exportar,
} = recordHandlers(usuarios, {
  nome: 'usuarios',
  titulo: 'Usuários',
  exporta: [
    'nome',
    'email',
    'papeis',
    'nomesEscritorios',
    'situacao',
    'doisFatoresAtivo',
    'ultimoAcessoEm',
    'desabilitadoMotivo',
  ],
});

const then = async (ctx: WriteContext, id: string, work: Promise<unknown>): Promise<Usuario> => {
  await work;
  return usuarios.get(ctx, id);
};

export const usuariosRoutes = (deps: UsuariosDeps) =>
  routes(
    usuariosContract,
    {
      list,
      totals,
      export: exportar,
      get,
      reading,
      history,
      log: ({ db, services }, input) => readLog(db, services.directory, input),
      sessoes: (ctx, { id }) => sessoesDoUsuario(ctx, id),
      async create(ctx, input) {
        const { id } = await createUsuario(deps, ctx, input);
        return usuarios.get(ctx, id);
      },
      update: (ctx, { id, versao, ...mudancas }) => then(ctx, id, updateUsuario(ctx, { id, versao }, mudancas)),
      alterarEmail: (ctx, { email, ...alvo }) => then(ctx, alvo.id, changeEmail(deps, ctx, alvo, email)),
      alterarPapeis: (ctx, { papeis, ...alvo }) => then(ctx, alvo.id, setPapeis(deps, ctx, alvo, papeis)),
      habilitar: (ctx, alvo) => then(ctx, alvo.id, habilitarUsuario(ctx, alvo)),
      desabilitar: (ctx, { motivo = null, ...alvo }) => then(ctx, alvo.id, desabilitarUsuario(ctx, alvo, motivo)),
      async redefinirDuasEtapas(ctx, { motivo, ...alvo }) {
        await ctx.reason(motivo);
        return then(ctx, alvo.id, resetDuasEtapas(deps, ctx, alvo));
      },
      convidar: (ctx, { id }) => then(ctx, id, convidarDeNovo(deps, ctx, id)),
      copiarConvite: (ctx, input) => copiarConvite(deps, ctx, input),
      encerrarSessao: endSessaoOfUsuario,
      encerrarSessoes: endSessoesOfUsuario,
      async remove(ctx, alvo) {
        await removeUsuario(deps, ctx, alvo);
        return { id: alvo.id };
      },
    },
    { record: usuarios },
  );

/**
 * What the screens start with, in one call: who entered, roles, the union, the environment.
 *
 * A stranger costs one statement while the database is empty and none after. Source: spec 1 §4.6; decisions §2.
 */

import { can, PREFERENCIAS_PADRAO, permissionsOf } from '@sede/domain/access';
import type { ModuleDirectory } from '@sede/domain/manifest';
import type { Sessao } from '@sede/domain/modules/acesso/sessao';
import { countUnread } from '#modules/sistema/avisos/index.ts';
import { listVisoesPadrao } from '#modules/sistema/visoes/index.ts';
import type { Actor, ReadContext } from '#platform/api/index.ts';
import type { Principal } from '#platform/auth/index.ts';
import type { Db } from '#platform/db/index.ts';
import { readPreferencias } from '../conta/index.ts';
import { haUsuarios } from '../usuarios/index.ts';

export interface SessaoDeps {
  instalacao(db: Db): Promise<Pick<Sessao, 'sindicato' | 'periodoFinanceiro'>>;
  ambiente: Sessao['ambiente'];
  demonstracao: Sessao['demonstracao'];
  emailConfigurado: boolean;
}

/** The platform hands on the Principal that `authenticate` read; only tests make smaller actors. */
const principalOf = (actor: Actor): Actor & Partial<Principal> => actor;

const ondeEspera = ({ worklist }: ModuleDirectory, papeis: readonly string[]): string[] => [
  ...new Set(worklist.filter(({ permissao }) => can(papeis, permissao)).map(({ modulo }) => modulo)),
];

export function createSessaoReader(deps: SessaoDeps) {
  // Once a user exists there will always be one, since the last gestor_sistema cannot be deleted.
  let someUser = false;
  return async ({ db, actor, today, services }: ReadContext<Actor | null>): Promise<Sessao> => {
    // Taken before anything is read: later changes reach the screens by the live stream.
    const aoVivo = actor && services.events.position();
    someUser ||= actor !== null || (await haUsuarios(db));
    const [{ sindicato, periodoFinanceiro }, avisosNaoLidos, visoesPadrao, preferencias] = await Promise.all([
      deps.instalacao(db),
      actor ? countUnread(db, actor.usuarioId) : 0,
      actor ? listVisoesPadrao(db, actor) : [],
      actor ? readPreferencias(db, actor.usuarioId) : PREFERENCIAS_PADRAO,
    ]);
    return {
      usuario: actor && {
        id: actor.usuarioId,
        nome: actor.nome,
        email: actor.email,
        doisFatores: principalOf(actor).doisFatores ?? false,
      },
      papeis: [...(actor?.papeis ?? [])],
      papeisSuspensos: actor ? [...(principalOf(actor).papeisSuspensos ?? [])] : [],
      permissoes: actor ? permissionsOf(actor.papeis) : [],
      pendencias: actor ? ondeEspera(services.directory, actor.papeis) : [],
      avisosNaoLidos,
      visoesPadrao,
      preferencias,
      primeiroAcesso: !someUser,
      sindicato,
      ambiente: deps.ambiente,
      demonstracao: actor ? null : deps.demonstracao,
      emailConfigurado: deps.emailConfigurado,
      hoje: today,
      periodoFinanceiro,
      aoVivo,
    };
  };
}

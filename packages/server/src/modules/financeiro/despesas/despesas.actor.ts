/** What the rules of expenses need to know of whoever asks. Source: decisions §3, §7. */
import { can } from '@sede/domain/access';
import type { QuemPode } from '@sede/domain/modules/financeiro/despesas';
import type { Actor } from '#platform/api/index.ts';
import { type Configuracoes, isEspecial } from '../financeiro.actor.ts';

export { type Configuracoes, configuracoesRecentes } from '../financeiro.actor.ts';

export function quemPode({ papeis, email }: Pick<Actor, 'papeis' | 'email'>, cfg: Configuracoes): QuemPode {
  const editar = can(papeis, 'despesas.editar');
  return { editar, aprovar: can(papeis, 'despesas.aprovar'), especial: editar && isEspecial(email, cfg) };
}

/** What the rules of revenues need to know of whoever asks. Source: spec 1 §6.3; decisions §3, §7. */
import { can } from '@sede/domain/access';
import type { QuemMexe } from '@sede/domain/modules/financeiro/receitas';
import type { Actor, WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { type Configuracoes, configuracoesRecentes, isEspecial, readFinanceiro } from '../financeiro.actor.ts';

const quem = ({ papeis, email }: Pick<Actor, 'papeis' | 'email'>, cfg: Configuracoes): QuemMexe => {
  const editar = can(papeis, 'receitas.editar');
  return { editar, especial: editar && isEspecial(email, cfg) };
};

/** Of a write: by the settings that stand in its transaction. */
export const quemEscreve = async ({ tx, actor }: Pick<WriteContext, 'tx' | 'actor'>): Promise<QuemMexe> =>
  quem(actor, await readFinanceiro(tx));

/** Of a read: the settings may be two seconds old. */
export const quemLe = async (db: Db, actor: Pick<Actor, 'papeis' | 'email'>): Promise<QuemMexe> =>
  quem(actor, await configuracoesRecentes(db));

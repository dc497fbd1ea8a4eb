/**
 * Saved views: save, rename, share, replace, delete, and which one a list opens with.
 *
 * The query must be valid for the list's own operation, the roles must be among those that open the list and be the
 * person's own (gestor_sistema: any). A view that
 * is neither the person's own nor shared with one of their roles does not exist for them (404); the owner, or a
 * gestor_sistema once it is shared, changes and deletes it (403 for the others). The choice of what a list opens with
 * is each person's own.
 * Errors: those of `visoes.messages.ts`, `plataforma.versao_conflito`. Source: issue 3; docs/decisions/016.
 */
import { type Role, roleLabel } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { type Consulta, type Visao, visoesErrors } from '@sede/domain/modules/sistema/visoes';
import type { visoesContract } from '@sede/domain/modules/sistema/visoes/contract';
import type { Actor, ReadContext, WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { gere, type Visoes } from './visao.record.ts';
import type { Lista, Listas } from './visoes.lists.ts';
import { setPadrao, unsetPadrao } from './visoes.store.ts';

type Contract = typeof visoesContract;

/** gestor_sistema shares with anybody who opens the list; the others with those who have a role of theirs. */
const compartilhaveis = (lista: Lista, actor: Actor): Role[] =>
  lista.papeis.filter((papel) => gere(actor) || actor.papeis.includes(papel));

/** `ja`: roles that the view is shared with; what a gestor_sistema once granted may stay when the author edits it. */
function refusePapeis(lista: Lista, actor: Actor, papeis: readonly Role[], ja: readonly string[] = []): void {
  const refuse = (error: typeof visoesErrors.papel_sem_acesso, papel: Role) => {
    const values = { papel: roleLabel(papel) };
    throw error({ values, campos: { papeis: error({ values }).message } });
  };
  const fora = papeis.find((papel) => !lista.papeis.includes(papel));
  if (fora !== undefined) refuse(visoesErrors.papel_sem_acesso, fora);
  const permitidos = compartilhaveis(lista, actor);
  const alheio = papeis.find((papel) => !permitidos.includes(papel) && !ja.includes(papel));
  if (alheio !== undefined) refuse(visoesErrors.papel_alheio, alheio);
}

/** A jsonb column takes its text. */
const asJson = (consulta: Consulta) => JSON.stringify(consulta);

async function named<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'visoes_nome')) throw error;
    throw visoesErrors.nome_repetido({ campos: { nome: visoesErrors.nome_repetido().message } });
  }
}

/** More than anybody keeps of one list. */
const TODAS = 10_000;

export function createVisoes(listas: Listas, visoes: Visoes) {
  async function lockEditable(ctx: WriteContext, id: string) {
    const visao = await visoes.lock(ctx, { id });
    if (visao.donoId !== ctx.actor.usuarioId && !gere(ctx.actor)) throw platformErrors.sem_permissao();
    return visao;
  }

  return {
    async list(ctx: ReadContext, { lista }: InputOf<Contract['list']>) {
      const papeis = compartilhaveis(listas.open(ctx.actor, lista), ctx.actor);
      const all = { pagina: 1, porPagina: TODAS, ordem: [{ campo: 'nome' as const, desc: false }], totais: false };
      const { itens } = await visoes.page(ctx, all, visoes.query(ctx, { lista }));
      return { itens, papeis };
    },

    async create(ctx: WriteContext, { padrao, ...dados }: InputOf<Contract['create']>): Promise<Visao> {
      const lista = listas.open(ctx.actor, dados.lista);
      lista.validate(dados.consulta);
      refusePapeis(lista, ctx.actor, dados.papeis);
      const visao = await named(() =>
        visoes.insert(ctx, { ...dados, consulta: asJson(dados.consulta), donoId: ctx.actor.usuarioId }),
      );
      if (padrao) await setPadrao(ctx.tx, ctx.actor.usuarioId, visao);
      return visoes.get(ctx, visao.id);
    },

    async update(ctx: WriteContext, { id, versao, consulta, ...dados }: InputOf<Contract['update']>): Promise<Visao> {
      const atual = await lockEditable(ctx, id);
      if (consulta || dados.papeis) {
        const lista = listas.open(ctx.actor, atual.lista);
        if (consulta) lista.validate(consulta);
        if (dados.papeis) refusePapeis(lista, ctx.actor, dados.papeis, atual.papeis);
      }
      await named(() =>
        visoes.update(ctx, { id, versao }, { ...dados, ...(consulta && { consulta: asJson(consulta) }) }),
      );
      return visoes.get(ctx, id);
    },

    async remove(ctx: WriteContext, { id, versao }: Seen) {
      await lockEditable(ctx, id);
      await visoes.remove(ctx, { id, versao });
      return { id };
    },

    async definirPadrao(ctx: WriteContext, { id }: { id: string }): Promise<Visao> {
      const { lista } = await visoes.get(ctx, id);
      listas.open(ctx.actor, lista);
      await setPadrao(ctx.tx, ctx.actor.usuarioId, { id, lista });
      return visoes.get(ctx, id);
    },

    async retirarPadrao(ctx: WriteContext, { id }: { id: string }): Promise<Visao> {
      await unsetPadrao(ctx.tx, ctx.actor.usuarioId, id);
      return visoes.get(ctx, id);
    },
  };
}

/**
 * Saved views: save, rename, share, replace, delete, and which one a list opens with.
 *
 * The query must be valid for the list's own operation, the roles must be among those that open the list. A view that
 * is neither the person's own nor shared with one of their roles does not exist for them (404); the owner, or a
 * gestor_sistema once it is shared, changes and deletes it (403 for the others). The choice of what a list opens with
 * is each person's own.
 * Errors: those of `visoes.messages.ts`, `plataforma.versao_conflito`. Source: issue 3; docs/decisions/016.
 */
import { can, isRole, type Role, roleLabel } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { type Consulta, type Visao, visoesErrors } from '@sede/domain/modules/sistema/visoes';
import type { visoesContract } from '@sede/domain/modules/sistema/visoes/contract';
import type { Actor, ReadContext, WriteContext } from '#platform/api/index.ts';
import { type Db, isUniqueViolation, type Tx } from '#platform/db/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import type { Lista, Listas } from './visoes.lists.ts';
import { findVisao, listVisoes, setPadrao, unsetPadrao, type VisaoLinha, visoesStore } from './visoes.store.ts';

type Contract = typeof visoesContract;

const gere = (actor: Actor) => can(actor.papeis, 'visoes.editar');

function toVisao(actor: Actor, { donoId, ...linha }: VisaoLinha): Visao {
  const minha = donoId === actor.usuarioId;
  return { ...linha, papeis: linha.papeis.filter(isRole), minha, podeEditar: minha || gere(actor) };
}

function refusePapeis(lista: Lista, papeis: readonly Role[]): void {
  const fora = papeis.find((papel) => !lista.papeis.includes(papel));
  if (fora === undefined) return;
  const values = { papel: roleLabel(fora) };
  const { message } = visoesErrors.papel_sem_acesso({ values });
  throw visoesErrors.papel_sem_acesso({ values, campos: { papeis: message } });
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

export function createVisoes(listas: Listas) {
  /** The view, if it exists for this person. */
  async function visible(db: Db | Tx, actor: Actor, id: string): Promise<VisaoLinha> {
    const linha = await findVisao(db, actor.usuarioId, id);
    if (!linha) throw platformErrors.nao_encontrado();
    const shared = linha.papeis.some((papel) => (actor.papeis as readonly string[]).includes(papel));
    const seen =
      linha.donoId === actor.usuarioId ||
      (shared && listas.mayOpen(actor, linha.lista)) ||
      (linha.papeis.length > 0 && gere(actor));
    if (!seen) throw platformErrors.nao_encontrado();
    return linha;
  }

  async function editable(tx: Tx, actor: Actor, id: string): Promise<VisaoLinha> {
    const linha = await visible(tx, actor, id);
    if (linha.donoId !== actor.usuarioId && !gere(actor)) throw platformErrors.sem_permissao();
    return linha;
  }

  const answer = async ({ tx, actor }: WriteContext, id: string) => toVisao(actor, await visible(tx, actor, id));

  return {
    async list({ db, actor }: ReadContext, { lista }: InputOf<Contract['list']>) {
      const { papeis } = listas.open(actor, lista);
      const linhas = await listVisoes(db, actor, lista, gere(actor));
      return { itens: linhas.map((linha) => toVisao(actor, linha)), papeis };
    },

    async create(ctx: WriteContext, { padrao, ...dados }: InputOf<Contract['create']>): Promise<Visao> {
      const lista = listas.open(ctx.actor, dados.lista);
      lista.validate(dados.consulta);
      refusePapeis(lista, dados.papeis);
      const visao = await named(() =>
        visoesStore.insert(ctx.tx, { ...dados, consulta: asJson(dados.consulta), donoId: ctx.actor.usuarioId }),
      );
      if (padrao) await setPadrao(ctx.tx, ctx.actor.usuarioId, visao);
      return answer(ctx, visao.id);
    },

    async update(ctx: WriteContext, { id, versao, consulta, ...dados }: InputOf<Contract['update']>): Promise<Visao> {
      const atual = await editable(ctx.tx, ctx.actor, id);
      if (consulta || dados.papeis) {
        const lista = listas.open(ctx.actor, atual.lista);
        if (consulta) lista.validate(consulta);
        if (dados.papeis) refusePapeis(lista, dados.papeis);
      }
      await named(() =>
        visoesStore.update(ctx.tx, { id, versao }, { ...dados, ...(consulta && { consulta: asJson(consulta) }) }),
      );
      return answer(ctx, id);
    },

    async remove({ tx, actor }: WriteContext, { id, versao }: Seen) {
      await editable(tx, actor, id);
      await visoesStore.remove(tx, { id, versao });
      return { id };
    },

    async definirPadrao(ctx: WriteContext, { id }: { id: string }): Promise<Visao> {
      const visao = await visible(ctx.tx, ctx.actor, id);
      listas.open(ctx.actor, visao.lista);
      await setPadrao(ctx.tx, ctx.actor.usuarioId, visao);
      return answer(ctx, id);
    },

    async retirarPadrao(ctx: WriteContext, { id }: { id: string }): Promise<Visao> {
      await visible(ctx.tx, ctx.actor, id);
      await unsetPadrao(ctx.tx, ctx.actor.usuarioId, id);
      return answer(ctx, id);
    },
  };
}

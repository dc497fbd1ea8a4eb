/**
 * Counts a person's worklist, and the views pinned to their home page, through the same operations as the lists that they
 * open: same permission, same input schema, same SQL condition, so that a number cannot differ from its list. What is zero is left out.
 *
 * In: the program's modules (composition root). Out: number, words, address and net sum of each pendência. Source: issue 3.
 */
import { can } from '@sede/domain/access';
import { listDefinitionOf } from '@sede/domain/contract';
import { type PeriodDays, platformErrors, SedeError } from '@sede/domain/kernel';
import type { Pendencia } from '@sede/domain/manifest';
import { financeiroSettings } from '@sede/domain/modules/financeiro/despesas';
import { consultaNoDia, entradaDaConsulta, type VisaoPadrao } from '@sede/domain/modules/sistema/visoes';
import type { z } from 'zod';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { listFixadas, setFixada } from '#modules/sistema/visoes/index.ts';
import { authorise, type ModuleRoutes, parseInput, type ReadContext, type WriteContext } from '#platform/api/index.ts';

export type ModulesOf = () => Record<string, ModuleRoutes>;

interface Counted {
  total?: number;
  somas?: { valorLiquido?: number };
  [campo: string]: unknown;
}

/** The number of a list within an answer. */
function lengthOf(answer: Counted, { campo, onde = {} }: NonNullable<Pendencia['lista']>): number {
  const rows = answer[campo];
  if (!Array.isArray(rows)) throw new Error(`No list '${campo}' in the answer.`);
  return rows.filter((row) => Object.entries(onde).every(([key, value]) => row[key] === value)).length;
}

/** Asks an operation of the program as the reader, with its own permission and input schema. */
async function ask(
  modules: ModulesOf,
  ctx: ReadContext,
  { modulo, operacao }: Pick<Pendencia, 'modulo' | 'operacao'>,
  input: object,
): Promise<Counted> {
  const module = modules()[modulo];
  const op = module?.contract[operacao];
  const handler = module?.handlers[operacao];
  if (!op || !handler) throw new Error(`No operation ${modulo}.${operacao}.`);
  authorise(op, ctx.actor);
  // Which operation it is the directory says at run time: the types of its context and input are those of that one.
  return (await handler(ctx as never, parseInput(op, input) as never)) as Counted;
}

/** Whether the reader's own view still fits its list, and what the list shows with it. */
async function countView(modules: ModulesOf, ctx: ReadContext, { lista, consulta }: VisaoPadrao, dias: PeriodDays) {
  const [modulo = '', operacao = ''] = (lista.split(':')[0] ?? '').split('.');
  const schema = modules()[modulo]?.contract[operacao]?.['~orpc'].inputSchema as z.ZodType | undefined;
  const definition = schema && listDefinitionOf(schema);
  if (!definition) return null;
  const onDay = consultaNoDia(consulta, definition.periodo, ctx.today, dias);
  try {
    const { total, somas } = await ask(
      modules,
      ctx,
      { modulo, operacao },
      {
        ...entradaDaConsulta(onDay, definition.intervalos ?? {}),
        pagina: '1',
        porPagina: '10',
      },
    );
    return { total: total ?? null, valor: somas?.valorLiquido ?? null };
  } catch (error) {
    if (!(error instanceof SedeError)) throw error;
    // The list does not understand it any more: shown without a number. One that may not be opened is not shown.
    return error.kind === 'forbidden' ? null : { total: null, valor: null };
  }
}

/** The views that the reader has pinned and may open, each with what its list shows. */
export async function countFixadas(modules: ModulesOf, ctx: ReadContext) {
  const [views, { periodoFinanceiro }] = await Promise.all([
    listFixadas(ctx.db, ctx.actor),
    readConfiguracoes(ctx.db, { periodoFinanceiro: financeiroSettings.periodoFinanceiro }),
  ]);
  const itens = await Promise.all(
    views.map(async (view) => {
      const counted = await countView(modules, ctx, view, periodoFinanceiro);
      return counted && { ...view, ...counted };
    }),
  );
  return { itens: itens.filter((item) => item !== null) };
}

export async function fixar(ctx: WriteContext, { visao, fixada }: { visao: string; fixada: boolean }) {
  if (!(await setFixada(ctx.tx, ctx.actor, visao, { fixada, now: ctx.now }))) throw platformErrors.nao_encontrado();
  return { visao, fixada };
}

/** Several values of one parameter, as an address says them. */
const emBusca = (alcance: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(alcance).map(([nome, valores]) => [nome, valores.join(',')]));

export async function countPendencias(modules: ModulesOf, ctx: ReadContext) {
  const own = ctx.services.directory.worklist.filter(({ permissao }) => can(ctx.actor.papeis, permissao));
  const itens = await Promise.all(
    own.map(async (pendencia) => {
      const alcance = pendencia.alcance?.(ctx.actor) ?? {};
      const nada = Object.values(alcance).some(({ length }) => length === 0);
      const answer = nada ? {} : await ask(modules, ctx, pendencia, { ...pendencia.filtro(ctx.today), ...alcance });
      const quantidade = pendencia.lista && !nada ? lengthOf(answer, pendencia.lista) : (answer.total ?? 0);
      const { id, uma, muitas, curta, tom, caminho, busca, pagina = caminho } = pendencia;
      const one = quantidade === 1;
      return {
        id,
        quantidade,
        texto: one ? uma : muitas,
        curto: curta[one ? 0 : 1],
        pagina,
        tom,
        caminho,
        busca: { ...busca(ctx.today), ...emBusca(alcance) },
        valor: answer.somas?.valorLiquido ?? null,
      };
    }),
  );
  return {
    itens: itens.filter(({ quantidade }) => quantidade > 0),
    paginas: [...new Set(itens.map(({ pagina }) => pagina))],
    hoje: ctx.today,
  };
}

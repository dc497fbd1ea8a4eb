/**
 * Counts a person's worklist through the same operations as the lists that it opens: same permission, same input
 * schema, same SQL condition, so that a number cannot differ from its list. What is zero is left out.
 *
 * In: the program's modules (composition root). Out: number, words, address and net sum of each pendência. Source: issue 3.
 */
import { can } from '@sede/domain/access';
import type { Pendencia } from '@sede/domain/manifest';
import { authorise, type ModuleRoutes, parseInput, type ReadContext } from '#platform/api/index.ts';

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

async function count(modules: ModulesOf, ctx: ReadContext, { modulo, operacao, filtro }: Pendencia): Promise<Counted> {
  const module = modules()[modulo];
  const op = module?.contract[operacao];
  const handler = module?.handlers[operacao];
  if (!op || !handler) throw new Error(`No operation ${modulo}.${operacao}.`);
  authorise(op, ctx.actor);
  // Which operation it is the directory says at run time: the types of its context and input are those of that one.
  return (await handler(ctx as never, parseInput(op, filtro(ctx.today)) as never)) as Counted;
}

export async function countPendencias(modules: ModulesOf, ctx: ReadContext) {
  const own = ctx.services.directory.worklist.filter(({ permissao }) => can(ctx.actor.papeis, permissao));
  const itens = await Promise.all(
    own.map(async (pendencia) => {
      const answer = await count(modules, ctx, pendencia);
      const quantidade = pendencia.lista ? lengthOf(answer, pendencia.lista) : (answer.total ?? 0);
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
        busca: busca(ctx.today),
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

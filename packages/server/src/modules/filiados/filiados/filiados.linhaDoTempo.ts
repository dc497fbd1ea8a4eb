/**
 * The linha do tempo of a member: everything that ever happened with them, newest first, 50 a page by (moment, id).
 *
 * Its sources stand in `linha.store.ts`, its words in `linha.views.ts`; data changes are told as the history tells them, with its
 * masks. Source: decisions-members (Dialog and page); design/areas/filiados-ficha.
 */
import { can } from '@sede/domain/access';
import type { InputOf, OutputOf } from '@sede/domain/contract';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { ReadContext } from '#platform/api/index.ts';
import { DEPENDENTE_NA_HISTORIA, filiados } from './filiado.record.ts';
import { FONTES, type Linha, POR_PAGINA, readLinhas } from './linha.store.ts';
import { type Item, TOLD } from './linha.views.ts';

type Contract = typeof filiadosContract;

/** Of a beginning or an end the history tells every field; here it is told whose it was, the member's own page being the rest. */
const emResumo = ({ acao, mudancas }: Pick<Item, 'acao' | 'mudancas'>) =>
  acao === 'alterar'
    ? mudancas
    : mudancas.filter(({ rotulo }) => rotulo === DEPENDENTE_NA_HISTORIA.nomeCompleto?.rotulo);

/** The data changes of the page, as the history words them; what nobody reads is left out. */
async function alteracoes(ctx: ReadContext, id: string, linhas: readonly Linha[]): Promise<ReadonlyMap<string, Item>> {
  const ids = linhas
    .filter(({ tipo, dados }) => tipo === 'cadastro' && !dados.unificada)
    .map((linha) => Number(linha.id.slice(1)));
  if (ids.length === 0) return new Map();
  const { itens } = await filiados.history(ctx, { id, ids, limite: ids.length });
  return new Map(
    itens.map((entry) => {
      const key = `h${String(entry.id).padStart(16, '0')}`;
      return [key, { ...entry, mudancas: emResumo(entry), id: key, soDia: false, grupo: 'cadastro' as const }];
    }),
  );
}

export async function readLinhaDoTempo(
  ctx: ReadContext,
  { id, tipo, depois }: InputOf<Contract['linhaDoTempo']>,
): Promise<OutputOf<Contract['linhaDoTempo']>> {
  await filiados.refuseHidden(ctx, id);
  const allowed = FONTES.filter((fonte) => can(ctx.actor.papeis, fonte.permission) && (!tipo || fonte.tipo === tipo));
  const rows = allowed.length === 0 ? [] : await readLinhas(ctx, id, allowed, depois);
  const page = rows.slice(0, POR_PAGINA);
  const changes = await alteracoes(ctx, id, page);
  const tell = (linha: Linha): Item | undefined => {
    if (linha.tipo !== 'cadastro') return TOLD[linha.tipo](linha);
    return linha.dados.unificada ? TOLD.unificada(linha) : changes.get(linha.id);
  };
  const last = page.at(-1);
  return {
    itens: page.map(tell).filter((item) => item !== undefined),
    proximo: last && rows.length > POR_PAGINA ? `${last.marca}.${last.id}` : null,
  };
}

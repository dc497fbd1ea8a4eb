/**
 * The one way in which an asset moves: held, asked whether it may, and its base changed where the movement changes it.
 *
 * An exit or a maintenance of one or of many, a return, a correction, an end: each names here the assets that it touches, before it writes its
 * own row, and all in the order of their ids, so that whoever comes second waits and then sees what the first did. What an exit is held by
 * (employee, expense) is held before. Errors: `plataforma.invalido` at the field, `bens.descartado`, `.devolvido` (422), `.ja_fora`,
 * `.ja_em_manutencao` (409, the taken ones in `data.bens`), `.fora`, `.em_manutencao` (409). Source: decisions-sindical-contratos-patrimonio
 * (Assets: every path uses one function); invariants D2, D3.
 */
import type { SedeError } from '@sede/domain/kernel';
import {
  bensErrors as errors,
  bensMessages as messages,
  motivoNaoDescartarBem,
  motivoNaoMovimentarBem,
  nomeDoBem,
  type SituacaoDoBem,
} from '@sede/domain/modules/patrimonio/bens';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { bens } from './bem.record.ts';
import { aberto } from './bem.sql.ts';

/**
 * 'saida', 'manutencao': it opens. 'registro': told when it was over, opens nothing. 'retorno': it closes, also of what came over
 * discarded. 'fim': the asset is discarded or given back.
 */
export type Movimento = 'saida' | 'manutencao' | 'registro' | 'retorno' | 'fim';

type Linha = Awaited<ReturnType<typeof bens.lock>>;
/** An asset that is held, with what is open of it. */
export interface BemPreso extends Linha {
  saida: { id: string; previsao: string | null; com: string } | null;
  manutencao: { id: string; desde: string } | null;
}

interface Aberto {
  bemId: string;
  tipo: 'saida' | 'manutencao';
  id: string;
  /** Who took it, by their name as it is now; the workshop. */
  com: string;
}

async function readAbertos({ tx }: Pick<WriteContext, 'tx'>, ids: readonly string[]): Promise<Aberto[]> {
  const { rows } = await sql<Aberto>`
    select f.bem_id, 'saida' as tipo, f.id, coalesce(e.nome, f.responsavel) as com
    from bens_fluxos f left join funcionarios e on e.id = f.id_funcionario where f.bem_id = any(${[...ids]}::uuid[]) and ${aberto('f')}
    union all
    select n.bem_id, 'manutencao', n.id, n.responsavel from bens_manutencoes n where n.bem_id = any(${[...ids]}::uuid[]) and ${aberto('n')}`.execute(
    tx,
  );
  return rows;
}

const ERRO_DO_FIM = { descartado: errors.descartado, devolvido: errors.devolvido } as const;
export function refuseFinal(bem: Pick<Linha, 'situacaoBase' | 'nPatrimonio' | 'descricaoBem' | 'tipoObjeto'>): void {
  const motivo = motivoNaoMovimentarBem(bem);
  if (motivo) throw ERRO_DO_FIM[motivo]({ values: { n: nomeDoBem(bem) } });
}

function refuseAberto(bem: BemPreso): void {
  const values = { n: nomeDoBem(bem) };
  const motivo = motivoNaoDescartarBem(bem);
  if (motivo === 'fora') throw errors.fora({ values });
  if (motivo === 'em_manutencao') throw errors.em_manutencao({ values });
}

const tomado = (preso: BemPreso, { com }: { com: string }) => ({
  ...{ id: preso.id, nPatrimonio: preso.nPatrimonio, n: nomeDoBem(preso), com },
});

function recusa(movimento: Movimento, presos: readonly BemPreso[]): SedeError | null {
  const [primeiro, ...outros] = presos.flatMap((preso) => (preso.saida ? [tomado(preso, preso.saida)] : []));
  if (movimento === 'saida' && primeiro) {
    const tomados: [typeof primeiro, ...typeof outros] = [primeiro, ...outros];
    const data = { bens: tomados.map(({ n: _, ...um }) => um) };
    return errors.ja_fora({ values: { bens: tomados }, data });
  }
  const [oficina] = presos.filter(({ manutencao }) => manutencao !== null);
  if (movimento === 'manutencao' && oficina)
    return errors.ja_em_manutencao({
      values: { n: nomeDoBem(oficina) },
      data: { bens: [{ id: oficina.id, nPatrimonio: oficina.nPatrimonio }] },
    });
  return null;
}

interface Pedido {
  movimento: Movimento;
  /** The movement's own row, where it is one that is corrected: it is not in its own way. */
  exceto?: string;
  /** The asset that a corrected movement leaves: it is held too, and asked nothing. */
  deixa?: string;
  /** Field at which an asset that is not there is told. */
  campo?: string;
}

interface Corrigido {
  bemId: string;
  dataRetorno: string | null;
  aConferir: readonly string[];
}
/** What a correction does to the asset: it opens a movement of this kind, moves a finished one to another asset, or neither. */
export function movimentoDaCorrecao(
  abre: 'saida' | 'manutencao',
  antes: Corrigido,
  depois: Pick<Corrigido, 'bemId' | 'dataRetorno'>,
): Movimento {
  const outro = depois.bemId !== antes.bemId;
  const contava = antes.dataRetorno === null && !antes.aConferir.includes('bemId');
  if (depois.dataRetorno === null) return outro || !contava ? abre : 'retorno';
  return outro ? 'registro' : 'retorno';
}

/** What came over is told, not asked: its asset is held, and what is open of it answered. */
export async function holdImportado(tx: Tx, bemId: string): Promise<Aberto[]> {
  await sql`select id from bens where id = ${bemId}::uuid for update`.execute(tx);
  return readAbertos({ tx }, [bemId]);
}

/** Holds the assets, in the order of their ids, and refuses what may not be. Out: those assets, as asked. */
export async function moveBens(
  ctx: WriteContext,
  ids: readonly string[],
  { movimento, exceto, deixa, campo = 'bemId' }: Pedido,
): Promise<BemPreso[]> {
  const linhas = await bens.lockWhere(ctx, [sql`b.id = any(${[...ids, ...(deixa ? [deixa] : [])]}::uuid[])`]);
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  if (ids.some((id) => !porId.has(id))) refuseCampos({ [campo]: messages.inexistente });
  const abertos = (await readAbertos(ctx, ids)).filter(({ id }) => id !== exceto);
  const de = (bemId: string, tipo: Aberto['tipo']) => abertos.find((um) => um.bemId === bemId && um.tipo === tipo);
  const presos = ids.flatMap((id): BemPreso[] => {
    const linha = porId.get(id);
    if (!linha) return [];
    const [saida, manutencao] = [de(id, 'saida'), de(id, 'manutencao')];
    return [
      {
        ...linha,
        saida: saida ? { id: saida.id, previsao: null, com: saida.com } : null,
        manutencao: manutencao ? { id: manutencao.id, desde: '' } : null,
      },
    ];
  });
  if (movimento === 'retorno') return presos;
  presos.forEach(refuseFinal);
  if (movimento === 'fim') presos.forEach(refuseAberto);
  const erro = recusa(movimento, presos);
  if (erro) throw erro;
  // A word that stood for a maintenance nobody registered: now one is.
  for (const { id, versao, situacaoBase } of presos)
    if (movimento === 'manutencao' && situacaoBase === 'Em manutencao')
      await changeBase(ctx, { id, versao }, 'Disponivel');
  return presos;
}

/** Of an asset that is held. */
export const changeBase = (ctx: WriteContext, seen: { id: string; versao: number }, situacaoBase: SituacaoDoBem) =>
  bens.update(ctx, seen, { situacaoBase });

/** Of one that is held by the import: the same, without a version that anybody saw. */
export async function freeImportado(tx: Tx, bemId: string): Promise<void> {
  await sql`update bens set situacao_base = 'Disponivel' where id = ${bemId}::uuid and situacao_base = 'Em manutencao'`.execute(
    tx,
  );
}

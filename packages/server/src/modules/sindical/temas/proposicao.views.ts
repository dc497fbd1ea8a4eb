/**
 * Reads and marks of the panel 'Dados oficiais': a theme's bill as it was last told, what is new to the reader, other themes of the same bill.
 *
 * Whoever sees the theme sees them. While nobody asks (setting `dadosAbertos`), what was told before is still shown.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type DadosOficiais,
  type DadosOficiaisDoTema,
  MAX_MOVIMENTACOES,
  MOVIMENTACOES_MOSTRADAS,
  type Movimentacao,
  nomeDaProposicao,
  temasSettings,
} from '@sede/domain/modules/sindical/temas';
import type { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext, Reader, WriteContext } from '#platform/api/index.ts';
import { isNova } from './proposicao.novidade.ts';
import type { NomeDaProposicao } from './proposicao.resposta.ts';
import { temas } from './tema.record.ts';

type Contract = typeof temasContract;
type Bill = NomeDaProposicao & Pick<DadosOficiais, 'casa'>;
type Contada = Omit<DadosOficiais, 'nome' | 'casa' | 'movimentacoes' | 'outros'> & { proposicaoId: string };

const MAX_OUTROS = 50;

/** Themes that name the bill, the last that was worked on first. */
async function listOutros(reader: Reader, { casa, sigla, numero, ano }: Bill, menos: string | undefined) {
  return temas.some<{ id: string; titulo: string }>(reader, {
    conditions: [
      sql`t.casa = ${casa} and t.sigla = ${sigla} and t.numero = ${numero}::int and t.ano = ${ano}::int`,
      menos !== undefined && sql`t.id <> ${menos}::uuid`,
    ],
    columns: sql`t.id, t.titulo`,
    order: sql`t.last_updated desc, t.id`,
    limit: MAX_OUTROS,
  });
}

async function readMovimentacoes({ db, actor }: Reader, proposicaoId: string, limit: number): Promise<Movimentacao[]> {
  const { rows } = await sql<Movimentacao>`
    select m.id, m.data, m.descricao, m.orgao, ${isNova(actor)} as nova
    from proposicoes_movimentacoes m join proposicoes p on p.id = m.proposicao_id
    where p.id = ${proposicaoId}::uuid order by m.data desc, m.sequencia desc limit ${limit}`.execute(db);
  return rows;
}

const NADA: Omit<Contada, 'proposicaoId'> = {
  ...{ ementa: null, situacao: null, orgao: null, regime: null, pagina: null },
  ...{ consultadoEm: null, falha: null, total: 0, novas: 0 },
};

async function read(reader: Reader, id: string, todas = false): Promise<DadosOficiaisDoTema> {
  const { db, actor } = reader;
  const tema = await temas.get(reader, id);
  const { casa, sigla, numero, ano } = tema;
  const nome = nomeDaProposicao(tema);
  if (casa === null || sigla === null || numero === null || ano === null || nome === null) return { dados: null };
  const { rows } = await sql<Contada>`
    select p.id as proposicao_id, p.ementa, p.situacao, p.orgao, p.regime, p.pagina, p.consultado_em, p.falha,
      (select count(*)::int from proposicoes_movimentacoes m where m.proposicao_id = p.id) as total,
      (select count(*)::int from proposicoes_movimentacoes m where m.proposicao_id = p.id and ${isNova(actor)}) as novas
    from proposicoes p join temas t on t.proposicao_id = p.id where t.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row?.consultadoEm && !(await readConfiguracoes(db, temasSettings)).dadosAbertos) return { dados: null };
  const { proposicaoId, ...contada } = row ?? { proposicaoId: null, ...NADA };
  const limit = todas ? MAX_MOVIMENTACOES : MOVIMENTACOES_MOSTRADAS;
  return {
    dados: {
      ...{ casa, nome },
      ...contada,
      movimentacoes: proposicaoId === null ? [] : await readMovimentacoes(reader, proposicaoId, limit),
      outros: await listOutros(reader, { casa, sigla, numero, ano }, id),
    },
  };
}

export const readDadosOficiais = (ctx: Reader, { id, todas }: InputOf<Contract['dadosOficiais']>) =>
  read(ctx, id, todas);

/** What came between what was seen and this stays new; nobody's mark goes back. */
export async function verMovimentacoes(ctx: WriteContext, { id, ate }: InputOf<Contract['verMovimentacoes']>) {
  await temas.linha(ctx, id);
  await sql`
    insert into proposicoes_leituras (proposicao_id, usuario_id, visto_ate)
    select t.proposicao_id, ${ctx.actor.usuarioId}::uuid, least(${ate}::timestamptz, ${ctx.now}::timestamptz)
    from temas t where t.id = ${id}::uuid and t.proposicao_id is not null
    on conflict (proposicao_id, usuario_id) do update
      set visto_ate = greatest(proposicoes_leituras.visto_ate, excluded.visto_ate)`.execute(ctx.tx);
  return read(ctx, id);
}

export async function listMesmaProposicao(
  ctx: ReadContext,
  { menos, sigla, ...bill }: InputOf<Contract['mesmaProposicao']>,
) {
  return { itens: await listOutros(ctx, { ...bill, sigla: sigla.toLocaleUpperCase('pt-BR') }, menos) };
}

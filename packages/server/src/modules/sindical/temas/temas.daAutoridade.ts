/**
 * The themes that name an authority, those that are followed still first: where it stands, and where the union does on the items that are
 * shown. For whoever sees the profile; of another authority there is none (404). What a 'Não' hides is not told.
 *
 * Source: decisions-sindical-contratos-patrimonio (Pessoas may name an authority; Ficha para reunião).
 */
import { can } from '@sede/domain/access';
import { platformErrors } from '@sede/domain/kernel';
import {
  MAX_POR_SECAO,
  nomeDaProposicao,
  POSICIONAMENTOS,
  type Proposicao,
  type TemaDaAutoridade,
} from '@sede/domain/modules/sindical/temas';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { autoridades } from '../autoridades/index.ts';
import { temas } from './tema.record.ts';

/** Positions of rows as [{ posicao, quantas }], in the order of the words. */
const contadas = (linhas: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(
    jsonb_build_object('posicao', x.posicao, 'quantas', x.quantas)
    order by array_position(${[...POSICIONAMENTOS]}::text[], x.posicao)), '[]'::jsonb)
  from (select y.posicao, count(*)::int as quantas from (${linhas}) y where y.posicao is not null group by y.posicao) x)`;

/** `so`: no others than these. */
export async function listDaAutoridade(
  ctx: ReadContext,
  id: string,
  so?: readonly string[],
): Promise<TemaDaAutoridade[]> {
  if (!can(ctx.actor.papeis, 'autoridades.ver')) throw platformErrors.nao_encontrado();
  if (!(await autoridades.seesOne(ctx, [sql`au.id = ${id}::uuid`]))) throw platformErrors.nao_encontrado();
  type Linha = Omit<TemaDaAutoridade, 'proposicao'> & Omit<Proposicao, 'casa'>;
  const dela = sql`r.tema_id = t.id and r.autoridade_id = ${id}::uuid`;
  const linhas = await temas.some<Linha>(ctx, {
    conditions: [
      sql`t.existe_pessoas_instituicoes`,
      sql`exists (select from temas_pessoas r where ${dela})`,
      so && sql`t.id = any(${[...so]}::uuid[])`,
    ],
    columns: sql`t.id, t.titulo, t.tipo_tema, t.situacao, t.sigla, t.numero, t.ano,
      ${contadas(sql`select r.posicao from temas_pessoas r where ${dela}`)} as posicoes_dela,
      ${contadas(sql`select i.posicionamento as posicao from temas_itens i where i.tema_id = t.id and t.existe_itens_destaque`)}
        as nossas_posicoes`,
    order: sql`t.situacao = 'ENCERRADO', t.last_updated desc, t.id`,
    limit: MAX_POR_SECAO,
  });
  return linhas.map(({ sigla, numero, ano, ...tema }) => ({
    ...tema,
    proposicao: nomeDaProposicao({ sigla, numero, ano }),
  }));
}

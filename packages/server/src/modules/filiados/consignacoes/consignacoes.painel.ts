/** One competence at a glance: files, run, totals by house, codes, what may be done now. Source: spec 2 §2; design/areas/filiados-consignacao. */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  ANOS_DA_CONSIGNACAO,
  type ArquivoDaCasa,
  type ArquivoGerado,
  CODIGOS,
  type Codigo,
  type MotivoConsignacao,
  nomeDoGerado,
  type TotaisDaCasa,
  VALORES_GERADO,
  type Verificacao,
} from '@sede/domain/modules/filiados/consignacoes';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { type Casa, VALORES_CASA } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { verificacoes } from './consignacao.record.ts';
import { ARQUIVO_COLUMNS } from './consignacoes.arquivo.ts';
import { dia, emAndamento } from './consignacoes.store.ts';

type Contract = typeof consignacoesContract;
type Painel = OutputOf<Contract['painel']>;

const mesPassado = (today: string): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
  const [first, last] = [`${ANOS_DA_CONSIGNACAO[0]}-01`, `${ANOS_DA_CONSIGNACAO.at(-1)}-12`];
  return at < first ? first : at > last ? last : at;
};

async function competenciasDe({ db }: ReadContext) {
  const { rows } = await sql<{ competencia: string; concluida: boolean }>`
    select to_char(competencia, 'YYYY-MM') as competencia, concluida_em is not null as concluida
    from consignacao_competencias order by competencia`.execute(db);
  return rows;
}

export async function readConcluida(
  { db }: Pick<ReadContext, 'db'>,
  competencia: string,
): Promise<Painel['concluida']> {
  const { rows } = await sql<{ em: string; por: string | null }>`
    select c.concluida_em as em, u.nome as por from consignacao_competencias c left join usuarios u on u.id = c.concluida_por
    where c.competencia = ${dia(competencia)}::date and c.concluida_em is not null`.execute(db);
  return rows[0] ?? null;
}

interface Contagem {
  ocorrencias: number;
  aTratar: number;
}

async function countOcorrencias({ db }: Pick<ReadContext, 'db'>, competencia: string): Promise<Contagem> {
  const { rows } = await sql<Contagem>`
    select count(*)::int as ocorrencias, count(*) filter (where t.id is null)::int as a_tratar
    from consignacao_resultados r left join consignacao_tratamentos t
      on t.competencia = r.competencia and t.chave = r.chave and t.codigo = r.codigo
    where r.competencia = ${dia(competencia)}::date and r.ocorrencia`.execute(db);
  return rows[0] ?? { ocorrencias: 0, aTratar: 0 };
}

/** Why a competence is not concluded, or null. */
export async function motivoNaoConcluir(
  ctx: Pick<ReadContext, 'db'>,
  competencia: string,
  concluida: boolean,
): Promise<MotivoConsignacao | null> {
  if (concluida) return 'concluida';
  if (await emAndamento(ctx.db, competencia)) return 'em_andamento';
  const { rows } = await sql<{ verificada: boolean; lidos: boolean }>`
    select exists (select from consignacoes c where c.competencia = ${dia(competencia)}::date and c.estado = 'Finalizado') as verificada,
      not exists (select from consignacao_arquivos q where q.atual and q.lido_em is null
        and q.competencia = ${dia(competencia)}::date) as lidos`.execute(ctx.db);
  if (!rows[0]?.verificada || !rows[0].lidos) return 'nao_verificada';
  return (await countOcorrencias(ctx, competencia)).aTratar > 0 ? 'a_tratar' : null;
}

async function casasDe({ db }: ReadContext, competencia: string): Promise<Painel['casas']> {
  const { rows: arquivos } = await sql<ArquivoDaCasa>`${sql.raw(ARQUIVO_COLUMNS)}
    where q.atual and q.competencia = ${dia(competencia)}::date`.execute(db);
  const { rows: contagens } = await sql<{ casa: Casa; filiados: number }>`
    select f.empresa as casa, count(*)::int as filiados from filiados f
    where f.situacao_filiado <> 'INATIVO' and not f.falecido and f.forma_pagamento is distinct from 'Boleto'
      and exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null) group by f.empresa`.execute(
    db,
  );
  return VALORES_CASA.map((casa) => ({
    casa,
    filiados: contagens.find((um) => um.casa === casa)?.filiados ?? 0,
    arquivo: arquivos.find((um) => um.casa === casa) ?? null,
  }));
}

async function lastRun(
  ctx: ReadContext,
  competencia?: string,
): Promise<(Verificacao & { totais: TotaisDaCasa[] }) | null> {
  const [run] = await verificacoes.some<Verificacao & { totais: TotaisDaCasa[] }>(ctx, {
    conditions: [competencia !== undefined && sql`c.competencia = ${dia(competencia)}::date`],
    columns: sql`c.id, to_char(c.competencia, 'YYYY-MM') as competencia, c.estado, c.passo, c.mensagem, c.por_email as por,
      c.iniciada_em, c.terminada_em, c.totais`,
    order: sql`c.iniciada_em desc, c.id desc`,
    limit: 1,
  });
  return run ?? null;
}

async function totaisDe({ db }: ReadContext, competencia: string): Promise<TotaisDaCasa[]> {
  const { rows } = await sql<{ totais: TotaisDaCasa[] }>`select totais from consignacoes
    where competencia = ${dia(competencia)}::date and estado = 'Finalizado' order by iniciada_em desc limit 1`.execute(
    db,
  );
  return rows[0]?.totais ?? [];
}

async function codigosDe({ db }: ReadContext, competencia: string): Promise<Painel['codigos']> {
  const { rows } = await sql<{ codigo: Codigo; total: number }>`
    select codigo, count(*)::int as total from consignacao_resultados
    where competencia = ${dia(competencia)}::date group by codigo`.execute(db);
  const counted = new Map(rows.map(({ codigo, total }) => [codigo, total]));
  return CODIGOS.flatMap(({ valor, ocorrencia }) => {
    const total = counted.get(valor);
    return total === undefined ? [] : [{ codigo: valor, total, ocorrencia }];
  });
}

/** What each generated file holds, by its code. */
export const CODIGOS_DO_GERADO: Readonly<Record<ArquivoGerado, readonly Codigo[]>> = {
  consignados: ['ok', 'valor_diferente', 'fora_da_tabela'],
  nao_encontrados: ['sem_cadastro', 'nome_a_confirmar'],
  nao_consignados: ['nao_descontado'],
  divergencias: ['valor_diferente', 'fora_da_tabela'],
};

async function geradosDe({ db }: ReadContext, competencia: string): Promise<Painel['gerados']> {
  const { rows } = await sql<{ casa: Casa; codigo: Codigo; total: number }>`
    select r.casa, r.codigo, count(*)::int as total from consignacao_resultados r
    join consignacao_arquivos q on q.competencia = r.competencia and q.casa = r.casa and q.atual and q.lido_em is not null
    where r.competencia = ${dia(competencia)}::date group by r.casa, r.codigo`.execute(db);
  return VALORES_CASA.flatMap((casa) => {
    const daCasa = rows.filter((um) => um.casa === casa);
    if (daCasa.length === 0) return [];
    return VALORES_GERADO.map((tipo) => ({
      ...{ tipo, casa, nome: `${nomeDoGerado(tipo, casa, competencia)}.xlsx` },
      linhas: daCasa.reduce(
        (sum, { codigo, total }) => sum + (CODIGOS_DO_GERADO[tipo].includes(codigo) ? total : 0),
        0,
      ),
    }));
  });
}

export async function readPainel(
  ctx: ReadContext,
  { competencia: asked }: InputOf<Contract['painel']>,
): Promise<Painel> {
  const competencias = await competenciasDe(ctx);
  const competencia = asked ?? competencias.find((um) => !um.concluida)?.competencia ?? mesPassado(ctx.today);
  const concluida = await readConcluida(ctx, competencia);
  const casas = await casasDe(ctx, competencia);
  const correndo = await emAndamento(ctx.db);
  const fechada = concluida ? ('concluida' as const) : null;
  const semArquivo = casas.every(({ arquivo }) => arquivo === null) ? ('sem_arquivo' as const) : null;
  return {
    ...{ competencia, concluida, casas, competencias },
    verificacao: await lastRun(ctx, competencia),
    ultima: await lastRun(ctx),
    totais: await totaisDe(ctx, competencia),
    codigos: await codigosDe(ctx, competencia),
    ...(await countOcorrencias(ctx, competencia)),
    gerados: await geradosDe(ctx, competencia),
    pode: podeDe({
      enviar: fechada ?? ((await emAndamento(ctx.db, competencia)) ? 'em_andamento' : null),
      verificar: (correndo ? ('em_andamento' as const) : null) ?? fechada ?? semArquivo,
      concluir: await motivoNaoConcluir(ctx, competencia, concluida !== null),
      reabrir: concluida ? null : 'aberta',
    }),
  };
}

export async function countAbertas({ db }: ReadContext) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from consignacao_competencias where concluida_em is null`.execute(db);
  return { total: rows[0]?.total ?? 0, somas: {} };
}

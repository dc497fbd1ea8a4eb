/**
 * The steps of a verification: lines into the table, members compared, what was paid, cases.
 *
 * A file's lines are written once: its content never changes. Results keep their ids over runs, so that open screens stay true; what
 * is no result any more goes. Memory: 50,000 lines and 20,000 members at once, some 40 MB. Source: spec 2 §4; decisions-members
 * (Consignação, Scale).
 */
import { newId, normaliseText } from '@sede/domain/kernel';
import {
  type Conferencia,
  checkDescontos,
  consignacoesMessages,
  consignacoesSettings,
  type FiliadoAConferir,
  type LinhaConferida,
  OCORRENCIAS,
  readArquivoDaCasa,
  readTabela,
} from '@sede/domain/modules/filiados/consignacoes';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Tx } from '#platform/db/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import {
  type ArquivoAtual,
  arquivosAtuais,
  dia,
  inBatches,
  insertLinhas,
  layoutDe,
  listLinhas,
} from './consignacoes.store.ts';

/** Ends the run as Erro: trying again would find the same. */
export class VerificacaoImpossivel extends Error {}

interface Step {
  tx: Tx;
  now: string;
  files: FileStore;
}
interface Run {
  id: string;
  competencia: string;
}

async function bytesOf(files: FileStore, chave: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await files.get(chave)) pieces.push(piece as Buffer); // the store's streams give bytes
  return Buffer.concat(pieces);
}

async function hasLinhas(tx: Tx, { id, linhas }: ArquivoAtual): Promise<boolean> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from consignacao_linhas where arquivo_id = ${id}::uuid`.execute(tx);
  return rows[0]?.total === linhas;
}

export async function readArquivos({ tx, files }: Step, { competencia }: Run): Promise<void> {
  await sql`delete from consignacao_linhas l using consignacao_arquivos q
    where q.id = l.arquivo_id and not q.atual and q.competencia = ${dia(competencia)}::date`.execute(tx);
  for (const arquivo of await arquivosAtuais(tx, competencia)) {
    if (await hasLinhas(tx, arquivo)) continue;
    const lido = readArquivoDaCasa(await bytesOf(files, arquivo.chave), await layoutDe(tx, arquivo.layoutId));
    if (lido.problemas.length > 0) throw new VerificacaoImpossivel(consignacoesMessages.erro);
    await insertLinhas(tx, arquivo.id, lido.linhas);
  }
}

/** Everybody in the registry, as this competence sees them. */
async function readFiliados(tx: Tx, competencia: string): Promise<FiliadoAConferir[]> {
  const { rows } = await sql<FiliadoAConferir>`
    select f.id, f.nome_completo as nome, f.cpf, f.empresa as casa, f.matricula_chave, f.situacao_filiado = 'INATIVO' as inativo,
      exists (select from consignacao_inativados x join consignacao_inativacoes n on n.id = x.inativacao_id
        where x.filiado_id = f.id and not x.desfeito and n.competencia = ${dia(competencia)}::date) as inativado_aqui,
      f.falecido, f.data_falecimento, coalesce(f.forma_pagamento = 'Boleto', false) as boleto,
      coalesce(p.periodos, '[]') as periodos,
      coalesce(d.descontado, case when r.id is null then nullif(f.valor_pago, 0) else r.esperado end) as esperado,
      case when a.id is not null then jsonb_build_object('codigo', a.codigo, 'meses', a.meses) end as anterior
    from filiados f
    left join (select filiado_id, jsonb_agg(jsonb_build_object('inicio', inicio, 'fim', fim) order by inicio) as periodos
      from filiado_periodos group by filiado_id) p on p.filiado_id = f.id
    left join (select distinct on (filiado_id) filiado_id, descontado from consignacao_resultados
      where competencia < ${dia(competencia)}::date and descontado > 0 and filiado_id is not null
      order by filiado_id, competencia desc) d on d.filiado_id = f.id
    left join consignacao_resultados r on r.filiado_id = f.id and r.competencia = ${dia(competencia)}::date
    left join consignacao_resultados a on a.filiado_id = f.id
      and a.competencia = (${dia(competencia)}::date - interval '1 month')::date`.execute(tx);
  return rows;
}

export async function checkCompetencia({ tx, now }: Step, run: Run): Promise<void> {
  const { competencia } = run;
  const cfg = await readConfiguracoes(tx, consignacoesSettings);
  const atuais = await arquivosAtuais(tx, competencia);
  const arquivos = [];
  for (const { id, casa, soma } of atuais) arquivos.push({ id, casa, soma, linhas: await listLinhas(tx, id) });
  const conferencia = checkDescontos(arquivos, await readFiliados(tx, competencia), {
    competencia: dia(competencia),
    tabela: readTabela(cfg.tabelaContribuicao),
    tolerancia: cfg.toleranciaConsignacao,
    diaCorte: cfg.diaCorteConsignacao,
  });
  if (conferencia.totais.some(({ diferenca }) => diferenca !== 0))
    throw new VerificacaoImpossivel(consignacoesMessages.naoFecha);
  const idOf = new Map(arquivos.map(({ casa, id }) => [casa, id]));
  const of = (casa: LinhaConferida['casa']): string => idOf.get(casa) ?? '';
  await writeLinhas(tx, conferencia, of);
  await writeResultados(tx, competencia, conferencia, of);
  await sql`update consignacoes set totais = ${JSON.stringify(conferencia.totais)}::jsonb where id = ${run.id}::uuid`.execute(
    tx,
  );
  await sql`update consignacao_arquivos set lido_em = ${now}::timestamptz
    where id = any(${atuais.map(({ id }) => id)}::uuid[]) and lido_em is null`.execute(tx);
}

type ArquivoDe = (casa: LinhaConferida['casa']) => string;

async function writeLinhas(tx: Tx, { linhas }: Conferencia, of: ArquivoDe): Promise<void> {
  for (const some of inBatches(linhas)) {
    await sql`update consignacao_linhas l set codigo = n.codigo, filiado_id = n.filiado_id, proposto_id = n.proposto_id
      from unnest(${some.map((um) => of(um.casa))}::uuid[], ${some.map((um) => um.linha.linha)}::int[],
        ${some.map((um) => um.codigo)}::text[], ${some.map((um) => um.filiadoId)}::uuid[], ${some.map((um) => um.propostoId)}::uuid[])
        as n (arquivo_id, linha, codigo, filiado_id, proposto_id)
      where l.arquivo_id = n.arquivo_id and l.linha = n.linha
        and (l.codigo, l.filiado_id, l.proposto_id) is distinct from (n.codigo, n.filiado_id, n.proposto_id)`.execute(
      tx,
    );
  }
}

/** What a treatment names a line by: who and how many of them, not its number, which a corrected file moves. */
function chavesDe(linhas: readonly LinhaConferida[]): string[] {
  const seen = new Map<string, number>();
  return linhas.map(({ casa, linha }) => {
    const quem = `l:${casa}:${linha.cpf ?? linha.matricula ?? ''}:${normaliseText(linha.nome ?? '')}`;
    const n = (seen.get(quem) ?? 0) + 1;
    seen.set(quem, n);
    return `${quem}#${n}`;
  });
}

interface NovoResultado {
  casa: string;
  filiadoId: string | null;
  arquivoId: string | null;
  linha: number | null;
  chave: string;
  codigo: string;
  esperado: number | null;
  descontado: number | null;
  meses: number;
  detalhe: string | null;
}

function resultadosOf({ filiados, linhas }: Conferencia, of: ArquivoDe): NovoResultado[] {
  const chaves = chavesDe(linhas);
  const deLinhas = linhas.flatMap(({ casa, linha, codigo, detalhe }, at): NovoResultado[] => {
    if (!OCORRENCIAS.includes(codigo)) return [];
    const where = { casa, filiadoId: null, arquivoId: of(casa), linha: linha.linha, chave: chaves[at] ?? '' };
    return [{ ...where, codigo, esperado: null, descontado: linha.valor, meses: 1, detalhe }];
  });
  const deFiliados = filiados.map(
    ({ filiadoId, casa, codigo, esperado, descontado, meses, detalhe }): NovoResultado => ({
      ...{ casa, filiadoId, arquivoId: null, linha: null, chave: `f:${filiadoId}` },
      ...{ codigo, esperado, descontado, meses, detalhe },
    }),
  );
  return [...deFiliados, ...deLinhas];
}

async function writeResultados(tx: Tx, competencia: string, conferencia: Conferencia, of: ArquivoDe): Promise<void> {
  const novos = resultadosOf(conferencia, of);
  await sql`delete from consignacao_resultados where competencia = ${dia(competencia)}::date
    and not chave = any(${novos.map(({ chave }) => chave)}::text[])`.execute(tx);
  for (const some of inBatches(novos)) {
    const of = <K extends keyof NovoResultado>(key: K) => some.map((um) => um[key]);
    await sql`insert into consignacao_resultados as r (id, competencia, casa, filiado_id, arquivo_id, linha, chave, codigo, ocorrencia,
        esperado, descontado, meses, detalhe)
      select n.id, ${dia(competencia)}::date, n.casa, n.filiado_id, n.arquivo_id, n.linha, n.chave, n.codigo, n.ocorrencia, n.esperado,
        n.descontado, n.meses, n.detalhe
      from unnest(${some.map(() => newId())}::uuid[], ${of('casa')}::text[], ${of('filiadoId')}::uuid[], ${of('arquivoId')}::uuid[],
        ${of('linha')}::int[], ${of('chave')}::text[], ${of('codigo')}::text[],
        ${some.map(({ codigo }) => (OCORRENCIAS as readonly string[]).includes(codigo))}::boolean[], ${of('esperado')}::bigint[],
        ${of('descontado')}::bigint[], ${of('meses')}::int[], ${of('detalhe')}::text[])
        as n (id, casa, filiado_id, arquivo_id, linha, chave, codigo, ocorrencia, esperado, descontado, meses, detalhe)
      on conflict (competencia, chave) do update set casa = excluded.casa, arquivo_id = excluded.arquivo_id, linha = excluded.linha,
        codigo = excluded.codigo, ocorrencia = excluded.ocorrencia, esperado = excluded.esperado, descontado = excluded.descontado,
        meses = excluded.meses, detalhe = excluded.detalhe
      where (r.casa, r.arquivo_id, r.linha, r.codigo, r.esperado, r.descontado, r.meses, r.detalhe) is distinct from
        (excluded.casa, excluded.arquivo_id, excluded.linha, excluded.codigo, excluded.esperado, excluded.descontado, excluded.meses,
        excluded.detalhe)`.execute(tx);
  }
}

/** Each change is audited: so many that no statement comes near its time limit. */
const MEMBROS_POR_COMANDO = 2000;

/** The newest deduction that is known; an older month changes nothing. Raises no version. */
export async function updateValorPago({ tx }: Step, { competencia }: Run): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      with novos as (
        select f.id, r.descontado from consignacao_resultados r join filiados f on f.id = r.filiado_id
        where r.competencia = ${dia(competencia)}::date and r.descontado is not null
          and f.valor_pago is distinct from r.descontado
          and not exists (select from consignacao_resultados d where d.filiado_id = f.id and d.competencia > r.competencia
            and d.descontado is not null)
        order by f.id limit ${MEMBROS_POR_COMANDO}
      )
      update filiados f set valor_pago = n.descontado from novos n where n.id = f.id`.execute(tx);
    if (numAffectedRows < BigInt(MEMBROS_POR_COMANDO)) return;
  }
}

/** Of how many cases that were not deleted each member is part, ended ones too. */
export async function verifyProcessos({ tx }: Step, { competencia }: Run): Promise<void> {
  await sql`
    update consignacao_resultados r set processos = n.processos
    from (select x.id, (select count(*) from filiados_processos v join processos_juridicos p on p.id = v.processo_id
        where v.filiado_id = x.filiado_id and p.situacao <> 'Excluído')::int as processos
      from consignacao_resultados x where x.competencia = ${dia(competencia)}::date) n
    where r.id = n.id and r.processos <> n.processos`.execute(tx);
}

/**
 * The report of a closing, kept as it was signed: figures and PDF, made in the transaction that closes, while nobody else can
 * date anything in the month; and its download.
 *
 * In: the month's row, closed. Each closing writes one, numbered from 1; none is ever changed (the database refuses it).
 * The PDF's digest is printed nowhere in it: it is kept beside it and shown on the page. Errors: `plataforma.nao_encontrado`.
 * Source: decisions §7 (Month closing); decision 060.
 */
import { createHash } from 'node:crypto';
import {
  formatCnpj,
  formatDataBr,
  formatInstantBr,
  formatReaisSemSimbolo,
  labelOfFinanceMonth,
  newId,
  platformErrors,
} from '@sede/domain/kernel';
import {
  type Conferencia,
  fechamentosMessages as messages,
  nomeDoRelatorio,
  PONTOS_CONFERIDOS,
} from '@sede/domain/modules/financeiro/fechamentos';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';

import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext, WriteContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { createPdfWorkshop, PdfBook, type PdfSheets } from '#platform/pdf/index.ts';
import { type FechamentoRow, fechamentos } from './fechamento.record.ts';
import { readConferencia } from './fechamentos.views.ts';
import { FIGURAS, folhasDaConta } from './prestacao.folhas.ts';
import { readLinhas } from './prestacao.linhas.ts';
import { readOrcamento } from './prestacao.orcamento.ts';
import { readPrestacao } from './prestacao.views.ts';

async function folhasDoFechamento(
  ctx: WriteContext,
  row: FechamentoRow,
  numero: number,
  numeros: Conferencia,
): Promise<PdfSheets> {
  const periodo = { inicio: row.inicio, fim: row.fim };
  const cfg = await readConfiguracoes(ctx.db, configuracoesSettings);
  const prestacao = await readPrestacao(ctx, periodo);
  const orcamento = await readOrcamento(ctx, periodo);
  const linhas = (await readLinhas(ctx.db, periodo)).map((linha, index) => ({ ...linha, numero: index + 1 }));
  const emitida = formatInstantBr(ctx.now);
  const sindicato = { nome: cfg.nomeSindicato, cnpj: cfg.cnpjSindicato };
  const titulo = `${messages.relatorio}: ${labelOfFinanceMonth(row.mes)}`;
  return {
    head: `${sindicato.nome} · ${titulo} · versão ${numero}`,
    foot: `Fechado em ${emitida}`,
    numbered: true,
    blocks: [
      { kind: 'title', text: titulo, anchor: 'capa' },
      { kind: 'section', text: sindicato.nome },
      ...(sindicato.cnpj ? [{ kind: 'text' as const, text: `CNPJ ${formatCnpj(sindicato.cnpj)}` }] : []),
      { kind: 'text', text: `De ${formatDataBr(row.inicio)} a ${formatDataBr(row.fim)}` },
      { kind: 'text', text: `Fechado em ${emitida} por ${ctx.actor.nome}. Versão ${numero} deste mês.` },
      { kind: 'section', text: messages.antes },
      {
        kind: 'table',
        columns: FIGURAS,
        rows: PONTOS_CONFERIDOS.map((ponto) => [
          messages.pontos[ponto],
          numeros.pontos[ponto].quantidade.toLocaleString('pt-BR'),
          formatReaisSemSimbolo(numeros.pontos[ponto].valor),
        ]),
      },
      ...folhasDaConta({
        sindicato,
        periodo,
        emitida,
        por: ctx.actor.nome,
        prestacao,
        orcamento,
        linhas,
        documentos: [],
      }),
    ],
  };
}

async function setPdf(folhas: PdfSheets, at: string): Promise<Buffer> {
  const workshop = createPdfWorkshop();
  try {
    const book = new PdfBook();
    const pieces = [book.begin()];
    const front = await workshop.sheets(folhas, book.next);
    pieces.push(book.add(front));
    pieces.push(...book.end({ title: folhas.head, order: [front], outline: [], at }));
    return Buffer.concat(pieces);
  } finally {
    await workshop.close();
  }
}

export async function keepRelatorio(ctx: WriteContext, row: FechamentoRow): Promise<void> {
  const { tx, now, actor } = ctx;
  const { rows } = await sql<{ numero: number; ultima: number }>`select
    coalesce((select max(numero) from fechamentos_relatorios where fechamento_id = ${row.id}::uuid), 0)::int + 1 as numero,
    coalesce((select max(id) from auditoria), 0)::bigint as ultima`.execute(tx);
  const { numero = 1, ultima = 0 } = rows[0] ?? {};
  const numeros = await readConferencia(ctx, row.mes);
  const pdf = await setPdf(await folhasDoFechamento(ctx, row, numero, numeros), now);
  const digest = createHash('sha256').update(pdf).digest('hex');
  await sql`insert into fechamentos_relatorios (id, criado_em, atualizado_em, fechamento_id, numero, inicio, fim, fechado_em,
      fechado_por_nome, numeros, pdf, digest, ultima_auditoria)
    values (${newId()}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${row.id}::uuid, ${numero}, ${row.inicio}::date, ${row.fim}::date,
      ${now}::timestamptz, ${actor.nome}, ${JSON.stringify(numeros)}::jsonb, ${pdf}, ${digest}, ${ultima})`.execute(tx);
}

export async function downloadRelatorio(
  ctx: RawContext,
  { id, numero }: { id: string; numero: number },
): Promise<FileReply> {
  const { rows } = await sql<{ mes: string; pdf: Buffer }>`
    select f.mes, r.pdf from fechamentos_relatorios r join fechamentos f on f.id = r.fechamento_id
    where r.fechamento_id = ${id}::uuid and r.numero = ${numero} and ${fechamentos.seenBy(ctx.actor)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw platformErrors.nao_encontrado();
  const nome = nomeDoRelatorio(row.mes, numero);
  const entry = {
    usuarioId: ctx.actor.usuarioId,
    tipo: 'report_download',
    arquivo: nome,
    endereco: ctx.address,
  } as const;
  await recordUserLog(ctx.db, entry, ctx.now);
  return { nome, tipo: 'application/pdf', tamanho: row.pdf.length, corpo: row.pdf, disposicao: 'attachment' };
}

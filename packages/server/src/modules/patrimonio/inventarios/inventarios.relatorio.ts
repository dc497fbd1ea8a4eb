/**
 * An inventory as a PDF: how far each sector is, and every asset that was not simply found in its place; the whole is in the spreadsheet.
 * Logged like exports. Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import { formatInstantBr } from '@sede/domain/kernel';
import {
  ESCOPO_ROTULOS,
  type InventarioCompleto,
  type LinhaDoInventario,
  inventariosMessages as messages,
  RESULTADOS_DO_INVENTARIO,
  textoDoResultado,
} from '@sede/domain/modules/patrimonio/inventarios';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type PdfBlock, printSheets } from '#platform/pdf/index.ts';
import { queryLinhas, readInventario } from './inventarios.views.ts';

const n = (valor: number) => valor.toLocaleString('pt-BR');

const CONTAS = ['Bens', 'Lidos', 'Em outro setor', 'Fora'].map((title) => ({ title, share: 1, right: true }));
function progresso({ progresso: setores, bens, lidos, emOutroSetor, fora }: InventarioCompleto): PdfBlock {
  return {
    kind: 'table',
    columns: [{ title: 'Setor', share: 4 }, ...CONTAS],
    rows: setores.map((um) => [um.setor ?? messages.semSetor, n(um.bens), n(um.lidos), n(um.emOutroSetor), n(um.fora)]),
    totals: [['Total', n(bens), n(lidos), n(emOutroSetor), n(fora)]],
  };
}

const COLUNAS = [
  ...[
    { title: 'Número', share: 2 },
    { title: 'Bem', share: 4 },
    { title: 'Setor', share: 3 },
  ],
  ...[
    { title: 'Lido em', share: 3 },
    { title: 'Lido por', share: 3 },
    { title: 'Estado e nota', share: 4 },
  ],
];
const linhaDaTabela = (linha: LinhaDoInventario) => [
  ...[linha.numero, [linha.tipo, linha.nome].filter(Boolean).join(' · '), linha.esperado ?? ''],
  ...[
    linha.setor ?? '',
    linha.lidoPor ?? (linha.resultado === 'fora' ? textoDoResultado('fora', linha.fora, false) : ''),
  ],
  [linha.estado, linha.nota].filter(Boolean).join(': '),
];

function* resultados(linhas: readonly LinhaDoInventario[], aberto: boolean): Generator<PdfBlock> {
  for (const resultado of RESULTADOS_DO_INVENTARIO) {
    const suas = linhas.filter((linha) => linha.resultado === resultado);
    if (suas.length === 0) continue;
    yield { kind: 'section', text: `${textoDoResultado(resultado, null, aberto)}: ${n(suas.length)}` };
    yield { kind: 'table', columns: COLUNAS, rows: suas.map(linhaDaTabela), lines: 2 };
  }
}

export async function printInventario(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const inventario = await readInventario(ctx, id);
  const { nomeSindicato } = await readConfiguracoes(ctx.db, configuracoesSettings);
  const query = queryLinhas(id, [sql`v.resultado <> 'encontrado'`]);
  const { rows } = await sql<LinhaDoInventario>`${allRows(query, [{ campo: 'numero', desc: false }])}`.execute(ctx.db);
  const { nome, autor, criadoEm, encerradoEm, encerradoPor, escopo, setores, tipos } = inventario;
  const palavras = [...setores, ...tipos];
  const corpo = await printSheets(
    {
      head: `${nomeSindicato} · ${nome}`,
      foot: `Emitido em ${formatInstantBr(ctx.now)} por ${ctx.actor.nome}`,
      numbered: true,
      blocks: [
        { kind: 'title', text: nome },
        { kind: 'text', text: `${ESCOPO_ROTULOS[escopo]}${palavras.length > 0 ? `: ${palavras.join(', ')}` : ''}` },
        { kind: 'text', text: `Iniciado em ${formatInstantBr(criadoEm)} por ${autor}` },
        {
          kind: 'text',
          text: encerradoEm === null ? 'Aberto' : `Encerrado em ${formatInstantBr(encerradoEm)} por ${encerradoPor}`,
        },
        { kind: 'section', text: 'Setores' },
        progresso(inventario),
        ...resultados(rows, encerradoEm === null),
      ],
    },
    ctx.now,
  );
  const arquivo = messages.pdf(nome);
  const entry = { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo, endereco: ctx.address } as const;
  await recordUserLog(ctx.db, entry, ctx.now);
  return { nome: arquivo, tipo: 'application/pdf', tamanho: corpo.length, corpo, disposicao: 'inline' };
}

/**
 * Spreadsheets of the dashboard: CPF and full name of whom a card counts, and TCU's active members by UF.
 *
 * Each is in the user's log ('report_download') and one row of `acessos_dados`, with card and count. Source: spec 2 §2, §9;
 * decisions-members (Statistics, LGPD).
 */
import { FILIADO_FIELDS } from '@sede/domain/modules/filiados/filiados';
import {
  CARTOES,
  CASA_POR_UF,
  type IdCartao,
  NAO_INFORMADO,
  PLANILHA_POR_UF,
} from '@sede/domain/modules/filiados/numeros';
import { sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, type ExportFormat, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from '../filiados/index.ts';
import { filtroAtivos } from './numeros.views.ts';

const { cpf, nomeCompleto } = FILIADO_FIELDS;
const CAMPOS = { cpf, nomeCompleto } as const;

const registra = (ctx: RawContext, detalhe: Record<string, unknown>, quantidade: number) =>
  registerAcesso(ctx, { ato: 'exportar', tela: 'numeros', filiado: null, detalhe, quantidade });

export async function exportCartao(ctx: RawContext, { cartao, formato }: { cartao: IdCartao; formato: ExportFormat }) {
  const { filtro, rotulo } = CARTOES.find(({ id }) => id === cartao) ?? CARTOES[0];
  const query = await filiados.query(ctx, filtroAtivos(filtro));
  const { total } = await filiados.totals(ctx, query);
  await registra(ctx, { cartao }, total);
  return exportReply<{ cpf: string | null; nomeCompleto: string }>(ctx, {
    formato,
    nome: `filiados-${cartao}`,
    titulo: rotulo,
    columns: fieldColumns(CAMPOS, ['cpf', 'nomeCompleto']),
    rows: allRows({ ...query, columns: sql`f.cpf, f.nome_completo` }, [{ campo: 'nome', desc: false }]),
    dados: { cartao },
  });
}

interface PorUf {
  uf: string;
  quantidade: number;
}
const COLUNAS: readonly ExportColumn<PorUf>[] = [
  { titulo: 'UF', tipo: 'texto', valor: ({ uf }) => uf },
  { titulo: 'Quantidade', tipo: 'inteiro', valor: ({ quantidade }) => quantidade },
];

export async function exportTcuPorUf(ctx: RawContext, { formato }: { formato: ExportFormat }) {
  const { from, where } = await filiados.query(ctx, { ...filtroAtivos(), casa: [CASA_POR_UF] });
  const { rows } = await sql<PorUf>`select coalesce(f.estado, ${NAO_INFORMADO}) as uf, count(*)::int as quantidade
    ${from} where ${where} group by f.estado order by f.estado nulls last`.execute(ctx.db);
  await registra(
    ctx,
    { planilha: PLANILHA_POR_UF },
    rows.reduce((sum, { quantidade }) => sum + quantidade, 0),
  );
  return exportReply(ctx, { formato, nome: PLANILHA_POR_UF, titulo: 'TCU por UF', columns: COLUNAS, rows });
}

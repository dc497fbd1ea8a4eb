/**
 * filiados.xlsx: everybody whom the filter finds, streamed, the text's columns first; nothing that is restricted.
 *
 * One row in `acessos_dados` with the filter and the count, besides the user's log. Source: spec 2 §2, §9; decisions §6;
 * decisions-members (Sensitive data, LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import type { CalendarDate } from '@sede/domain/kernel';
import { FILIADO_FIELDS, idadeEm } from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import type { ListadaLinha } from './filiado.completa.ts';
import { filiados, PLANILHA } from './filiado.record.ts';

const { matricula, nomeCompleto, cpf, email, empresa, situacaoFiliado, telCelular } = FILIADO_FIELDS;
const CAMPOS = { matricula, nomeCompleto, cpf, email, empresa, situacaoFiliado, telCelular } as const;

const derivadas = (hoje: CalendarDate): readonly ExportColumn<ListadaLinha>[] => [
  { titulo: 'Idade', tipo: 'inteiro', valor: ({ dataNascimento }) => idadeEm(dataNascimento, hoje) },
  { titulo: 'Filiação', tipo: 'data', valor: ({ dataFiliacao }) => dataFiliacao },
  { titulo: 'Desfiliação', tipo: 'data', valor: ({ dataDesfiliacao }) => dataDesfiliacao },
];

export async function exportFiliados(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<typeof filiadosContract.export>,
) {
  const query = await filiados.query(ctx, filter);
  const { total } = await filiados.totals(ctx, query);
  await registerAcesso(ctx, {
    ato: 'exportar',
    tela: 'filiados',
    filiado: null,
    detalhe: { ...filter },
    quantidade: total,
  });
  const columns = [
    ...fieldColumns<ListadaLinha>(CAMPOS, Object.keys(CAMPOS) as (keyof typeof CAMPOS)[]),
    ...derivadas(ctx.today),
  ];
  return exportReply<ListadaLinha>(ctx, {
    formato,
    nome: 'filiados',
    titulo: 'Filiados',
    columns,
    rows: allRows({ ...query, ...PLANILHA }, ordem),
  });
}

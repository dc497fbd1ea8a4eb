/** Binds the statements' operations to their services; the files' owner. */
import { can } from '@sede/domain/access';
import {
  EXTRATOS_FILE_RULE,
  LANCAMENTO_FIELDS as FIELDS,
  VINCULO_FIELDS,
} from '@sede/domain/modules/financeiro/extratos';
import { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import { routes } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { extratos } from './extrato.record.ts';
import { confirmar, confirmarVarias } from './extratos.confirmar.ts';
import { desfazer, ignorar, removeExtrato, salvarLeiaute, transferir } from './extratos.decisoes.ts';
import { listEscolhas } from './extratos.escolhas.ts';
import { importar, prever } from './extratos.importar.ts';
import { listSeguras } from './extratos.propostas.ts';
import { lancamentosParaPlanilha, listLancamentos } from './extratos.views.ts';
import { lancamentos } from './lancamento.record.ts';

interface Planilha {
  data: string;
  descricao: string;
  documento: string | null;
  valor: number;
  estado: string;
  motivo: string | null;
  nomeConta: string;
  conciliadoCom: string | null;
}
const COLUMNS = [
  ...fieldColumns<Planilha>(FIELDS, ['data', 'descricao', 'documento', 'valor', 'estado']),
  { titulo: VINCULO_FIELDS.tipo.rotulo, tipo: 'texto' as const, valor: (row: Planilha) => row.conciliadoCom },
  ...fieldColumns<Planilha>(FIELDS, ['motivo']),
  { titulo: 'Conta', tipo: 'texto' as const, valor: (row: Planilha) => row.nomeConta },
];
export const extratosRoutes = routes(
  extratosContract,
  {
    importar,
    prever,
    list: (ctx, input) => extratos.page(ctx, input, extratos.query(ctx, input)),
    remove: removeExtrato,
    salvarLeiaute,
    lancamentos: listLancamentos,
    totals: (ctx, filter) => lancamentos.totals(ctx, lancamentos.query(ctx, filter)),
    async export(ctx, { formato, ordem, ...filter }) {
      return exportReply<Planilha>(ctx, {
        formato,
        nome: 'extrato',
        titulo: 'Extrato',
        columns: COLUMNS,
        rows: allRows(await lancamentosParaPlanilha(ctx, filter), ordem),
      });
    },
    seguras: async (ctx, janela) => ({ itens: await listSeguras(ctx, janela) }),
    candidatos: listEscolhas,
    confirmar,
    confirmarVarias,
    transferir,
    ignorar,
    desfazer,
    historico: (ctx, asked) => lancamentos.history(ctx, asked),
  },
  { record: lancamentos, except: { remove: extratos } },
);

export const extratosAttachments: AttachmentOwner = {
  ...EXTRATOS_FILE_RULE,
  async podeVer(ctx, anexoId) {
    return can(ctx.actor.papeis, 'extratos.ver') && extratos.seesOne(ctx, [sql`e.id_anexo = ${anexoId}::uuid`]);
  },
};

/** Binds the statements' operations to their services; the files' owner. */
import { can } from '@sede/domain/access';
import {
  ACOES_FINANCEIRAS,
  EXTRATOS_FILE_RULE,
  LANCAMENTO_FIELDS as FIELDS,
  VINCULO_FIELDS,
} from '@sede/domain/modules/financeiro/extratos';
import { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { allRows, readTotals } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { confirmar, confirmarVarias } from './extratos.confirmar.ts';
import { desfazer, ignorar, removeExtrato, salvarLeiaute, transferir } from './extratos.decidir.ts';
import { listEscolhas } from './extratos.escolher.ts';
import { importar } from './extratos.importar.ts';
import { listSeguras } from './extratos.propostas.ts';
import {
  lancamentosParaPlanilha,
  lancamentosQuery,
  listExtratos,
  listLancamentos,
  nomesDosRegistros,
  readLancamento,
  type Somas,
} from './extratos.views.ts';

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
const HISTORY_TABLES = { extratos_lancamentos: FIELDS, extratos_vinculos: VINCULO_FIELDS };

export const extratosRoutes = routes(extratosContract, {
  importar,
  list: listExtratos,
  remove: removeExtrato,
  salvarLeiaute,
  lancamentos: listLancamentos,
  totals: ({ db }, filter) => readTotals<Somas>(db, lancamentosQuery(filter)),
  export: (ctx, { formato, ordem, ...filter }) =>
    exportReply<Planilha>(ctx, {
      formato,
      nome: 'extrato',
      titulo: 'Extrato',
      columns: COLUMNS,
      rows: allRows(lancamentosParaPlanilha(filter), ordem),
    }),
  seguras: async ({ db }, janela) => ({ itens: await listSeguras(db, janela) }),
  candidatos: listEscolhas,
  confirmar,
  confirmarVarias,
  transferir,
  ignorar,
  desfazer,
  async historico({ db }, { id }) {
    await readLancamento(db, id);
    const names = (ids: string[]) => nomesDosRegistros(db, ids);
    return readHistory(db, {
      modulo: 'extratos',
      registroId: id,
      tables: HISTORY_TABLES,
      names,
      actions: ACOES_FINANCEIRAS,
    });
  },
});

export const extratosAttachments: AttachmentOwner = {
  ...EXTRATOS_FILE_RULE,
  async podeVer({ db, actor }, anexoId) {
    if (!can(actor.papeis, 'extratos.ver')) return false;
    const { rows } = await sql`select 1 from extratos where id_anexo = ${anexoId}::uuid`.execute(db);
    return rows.length > 0;
  },
};

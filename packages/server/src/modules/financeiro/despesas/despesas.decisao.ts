/**
 * What an approver compares before deciding, in one answer (`decisao.schema.ts`); and what they have decided today.
 * Source: issue 9 §1 (QueuePage); decisions §7 (Approval).
 */
import type { OutputOf } from '@sede/domain/contract';
import { addMonthsAnchored, startOfDayInSaoPaulo } from '@sede/domain/kernel';
import { DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { countDone, readChangesSince } from '#platform/audit/index.ts';
import { readCompleta } from './despesa.completa.ts';
import { despesas } from './despesa.record.ts';
import { nomesReferidos } from './despesas.names.ts';

type Decisao = OutputOf<(typeof despesasContract)['decisao']>;

/** What an approver reads; not the approval itself, nor what is paid later. */
const { situacao, solicitante, motivoNegacao, ...LIDOS } = DESPESA_FIELDS;

const pagas = despesas.beyondVisibility('decisions §7: an approver reads the earlier payments to the same beneficiary');
const MESES = 12;
const ULTIMOS = 5;

interface Paga {
  id: string;
  data: string;
  valor: number;
}

async function readPagamentos(reader: Reader, { id, idBeneficiario }: { id: string; idBeneficiario: string }) {
  const primeiro = addMonthsAnchored(`${reader.today.slice(0, 7)}-01`, 1 - MESES);
  const linhas = await pagas.some<Paga>(reader, {
    columns: sql`d.id, d.data_liquidacao_pagamento as data, d.valor_pago - coalesce(d.valor_estorno, 0) as valor`,
    conditions: [
      sql`d.id_beneficiario = ${idBeneficiario}::uuid`,
      sql`d.id <> ${id}::uuid`,
      sql`d.data_liquidacao_pagamento >= ${primeiro}::date`,
      sql`d.valor_pago is not null`,
    ],
    order: sql`d.data_liquidacao_pagamento desc, d.id desc`,
    limit: 1000,
  });
  const meses = Array.from({ length: MESES }, (_, n) => addMonthsAnchored(primeiro, n).slice(0, 7));
  const sorted = linhas.map(({ valor }) => valor).toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return {
    meses: meses.map((mes) => ({
      mes,
      valor: linhas.filter(({ data }) => data.startsWith(mes)).reduce((sum, { valor }) => sum + valor, 0),
    })),
    quantidade: linhas.length,
    ultimos: linhas.slice(0, ULTIMOS),
    mediana: middle.length === 0 ? null : Math.round(middle.reduce((sum, valor) => sum + valor, 0) / middle.length),
  };
}

export async function readDecisao(reader: Reader, id: string): Promise<Decisao> {
  const despesa = await readCompleta(reader, id);
  const { db } = reader;
  const [pedido, changes, pagamentos] = await Promise.all([
    sql<{ nomeSolicitante: string | null; solicitadoEm: string | null }>`
      select u.nome as nome_solicitante, d.solicitado_em from despesas d
      left join usuarios u on u.id = d.solicitante_id where d.id = ${id}::uuid`.execute(db),
    readChangesSince(db, {
      modulo: 'despesas',
      registroId: id,
      desde: 'despesas.solicitarAprovacao',
      tabela: 'despesas',
      campos: LIDOS,
      filhos: 'despesas_anexos',
      names: (ids) => nomesReferidos(db, ids),
    }),
    readPagamentos(reader, despesa),
  ]);
  const { nomeSolicitante = null, solicitadoEm = null } = pedido.rows[0] ?? {};
  if (!changes) return { despesa, nomeSolicitante, solicitadoEm, mudou: null, pagamentos };
  const { vieram: anexosNovos, foram: anexosRetirados, ...mudou } = changes;
  return { despesa, nomeSolicitante, solicitadoEm, mudou: { ...mudou, anexosNovos, anexosRetirados }, pagamentos };
}

export async function readDecididasHoje({ db, actor, today }: Reader) {
  const [aprovar, negar] = ['despesas.aprovar', 'despesas.negar'] as const;
  const { usuarioId } = actor;
  const done = await countDone(db, { usuarioId, operacoes: [aprovar, negar], desde: startOfDayInSaoPaulo(today) });
  return { aprovadas: done.get(aprovar) ?? 0, negadas: done.get(negar) ?? 0 };
}

/** Settled expenses for a picker, the latest first: what and whom, and below it day and amount of the payment. */
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { api } from '#platform/api/index.ts';
import type { RecordOption, RecordSource } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';

const toOption = (row: DespesaListada): RecordOption => ({
  value: row.id,
  label: `${nomeDespesa(row)} · ${row.nomeBeneficiario}`,
  detail: [
    row.dataLiquidacaoPagamento && `paga em ${formatDataBr(row.dataLiquidacaoPagamento)}`,
    formatReais(row.valorPago ?? row.valor),
    `${row.tipoDocumento} ${row.numeroDocumento}`,
  ]
    .filter(Boolean)
    .join(' · '),
});
const PAGINA = { porPagina: 20, totais: 'nao', ordem: '-dataLiquidacaoPagamento' } as const;

export const liquidadasSource: RecordSource = {
  async search(busca, signal) {
    const input = { ...PAGINA, statusVencimento: ['liquidada' as const], ...(busca ? { busca } : {}) };
    return (await api.despesas.list(input, { signal })).itens.map(toOption);
  },
  resolve: async (ids) => (await api.despesas.list({ ...PAGINA, ids })).itens.map(toOption),
};

/**
 * The revenues' test office: finance's, with one item to refer to, and revenues of 100,00 due 25/11/2026.
 *
 *     const o = await receitasOffice();                       // beforeAll
 *     await o.clear();                                        // beforeEach: no revenues, default settings
 *     const seen = await o.credited({ valor: 100_00 });       // through the API
 */
import type { Receita, ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { financeOffice, financeRecords } from '../financeiro.office-for-tests.ts';

export type ReceitasOffice = Awaited<ReturnType<typeof receitasOffice>>;
export interface Relatorio {
  fatias: { id: string | null; rotulo: string; quantidade: number; valor: number }[];
  quantidade: number;
  valor: number;
}

export async function receitasOffice() {
  const office = await financeOffice();
  const { ana, made, read } = office;
  const item = (nome: string, tipo = 'Ordinária') =>
    made(ana, '/itens-receita', { tipo, nome, descricao: `Recebimento de ${nome}` });
  const idItemReceita = await item('Mensalidades');
  const receitas = financeRecords<Receita, ReceitaCompleta>(office, 'receitas', (over = {}) => ({
    tipo: 'Ordinária',
    idItemReceita,
    origem: 'Senado Federal',
    empresa: 'Senado Federal',
    descricao: 'Mensalidades de novembro',
    data: '2026-11-25',
    valor: 100_00,
    numeroParcelas: 1,
    ...over,
  }));
  const credited = async (over: object = {}, dataCredito = '2026-11-20') =>
    receitas.done('creditar', await receitas.one(over), { dataCredito });
  return {
    ...office,
    ...receitas,
    idItemReceita,
    item,
    credited,
    refunded: async (over: object = {}, valorEstorno = 10_00, dataEstorno = '2026-11-20') =>
      receitas.done('estornar', await credited(over), { valorEstorno, dataEstorno }),
    relatorio: (query = '') => read<Relatorio>(`/receitas/relatorio${query}`),
  };
}

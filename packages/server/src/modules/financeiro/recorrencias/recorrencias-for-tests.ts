/**
 * The recurring expenses' test office: finance's, with a monthly rent of 100,00 due on the 5th, from September 2026, and
 * expenses of the same item and beneficiary. The clock stands on 20/11/2026.
 */
import type { Despesa, DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import type { Proposta, Recorrencia } from '@sede/domain/modules/financeiro/recorrencias';
import { expect } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { financeOffice, financeRecords } from '../financeiro.office-for-tests.ts';

export interface Feitas {
  feitas: { id: string; mes: string; idDespesa: string | null; avisos: string[] }[];
  recusadas: { id: string; mes: string; code: string; message: string }[];
}
export interface Propostas {
  itens: Proposta[];
  total: number;
  somas: { valor: number };
}

export type Office = Awaited<ReturnType<typeof office>>;
export async function office() {
  const finance = await financeOffice();
  const beneficiario = (nomeBeneficiario: string) =>
    finance.made(finance.ana, '/beneficiarios', {
      tipo: 'J',
      cpfCnpj: '11222333000181',
      nomeBeneficiario,
      confirmarRepetido: true,
    });
  const idBeneficiario = await beneficiario('Imobiliária Eixo Sul');
  const idItemDespesa = await finance.made(finance.ana, '/itens-despesa', { tipo: 'Serviços', nome: 'Aluguel' });
  let documents = 0;
  const despesas = financeRecords<Despesa, DespesaCompleta>(finance, 'despesas', (over = {}) => {
    documents += 1;
    return {
      ...{ idItemDespesa, idBeneficiario, tipoDespesa: 'Serviços', centroCusto: 'Custos operacionais internos' },
      ...{ descricao: 'Aluguel', valor: 100_00, dataVencimento: '2026-10-05', numeroParcelas: 1 },
      ...{ meioPagamento: 'Digital', tipoDocumento: 'BOLETO', numeroDocumento: `DOC-${documents}` },
      confirmacaoDuplicidade: { motivo: 'Outra do mesmo mês' },
      ...over,
    };
  });
  const o = { ...finance, ...despesas, idBeneficiario, idItemDespesa, beneficiario };
  const form = (over: object = {}) => ({
    idItemDespesa,
    tipoDespesa: 'Serviços',
    centroCusto: 'Custos operacionais internos',
    descricao: 'Aluguel de {mês} de {ano}',
    idBeneficiario,
    tipoValor: 'fixo',
    valor: 100_00,
    frequencia: 'mensal',
    diaVencimento: 5,
    primeiroMes: '2026-09',
    meioPagamento: 'Digital',
    tipoDocumento: 'BOLETO',
    ...over,
  });
  const register = <T = Recorrencia>(over: object = {}, who: TestPerson = o.ana) =>
    who.rest<T>('POST', '/recorrencias', form(over));
  const one = async (over: object = {}) => {
    const { status, body } = await register(over);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const propostas = (query = '', who?: TestPerson) => o.read<Propostas>(`/recorrencias/propostas${query}`, who);
  const act = <T = Recorrencia>(r: Pick<Recorrencia, 'id' | 'versao'>, verb: string, body: object, who = o.ana) =>
    who.rest<T>('POST', `/recorrencias/${r.id}/${verb}`, { versao: r.versao, ...body });
  const done = async (r: Pick<Recorrencia, 'id' | 'versao'>, verb: string, body: object) => {
    const answer = await act(r, verb, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  /** What is sent of a proposal confirmed with others. */
  const vista = ({ idRecorrencia, versao, mes, valor }: Proposta, over: object = {}) => {
    documents += 1;
    return { id: idRecorrencia, versao, mes, valor, numeroDocumento: `REC-${documents}`, ...over };
  };
  const confirmar = async (all: object[], who = o.ana) => {
    const { status, body } = await who.rest<Feitas>('POST', '/recorrencias/confirmar', { propostas: all });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const pular = <T = Feitas>(all: Proposta[], motivo = 'Isenção do mês', who = o.ana) =>
    who.rest<T>('POST', '/recorrencias/pular', {
      propostas: all.map(({ idRecorrencia: id, versao, mes }) => ({ id, versao, mes })),
      motivo,
    });
  /** Confirms this month of it, as proposed; the id of its expense. */
  const feita = async (r: Recorrencia, mes: string, over: object = {}) => {
    const { itens } = await propostas(`?mes=${mes}&porPagina=100`);
    const proposta = itens.find((p) => p.idRecorrencia === r.id && p.mes === mes);
    if (!proposta) throw new Error(`no proposal in ${mes}`);
    const { feitas, recusadas } = await confirmar([vista(proposta, over)]);
    expect(recusadas).toEqual([]);
    return feitas[0]?.idDespesa ?? '';
  };
  return {
    ...o,
    /** Of the recurrence; those of an expense stand apart. */
    form,
    registerRecorrencia: register,
    recorrencia: one,
    propostas,
    on: act,
    doneOn: done,
    vista,
    confirmar,
    pular,
    feita,
    async paid(id: string, dia: string) {
      return despesas.done('liquidar', await despesas.get(id), {
        dataLiquidacaoPagamento: dia,
        bancoLiquidacao: 'Banco do Brasil',
        numeroPagamento: '1',
      });
    },
    getRecorrencia: (id: string) => o.read<Recorrencia>(`/recorrencias/${id}`),
    changeRecorrencia: <T = Recorrencia>({ id, versao }: Recorrencia, body: object, who = o.ana) =>
      who.rest<T>('PATCH', `/recorrencias/${id}`, { versao, ...body }),
    async clear() {
      await o.app.rows('delete from recorrencias_meses');
      await o.app.rows('delete from recorrencias');
      await o.clear();
    },
  };
}

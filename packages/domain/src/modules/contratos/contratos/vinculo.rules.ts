/**
 * What is odd about a despesa or receita of a contract, with its instalments: it warns, never blocks, and stays in the history.
 *
 * Amounts in centavos, days calendar dates. Source: decisions-sindical-contratos-patrimonio (Links).
 */
import { type CalendarDate, type Centavos, formatDataBr, formatReais } from '@sede/domain/kernel';

export interface ContratoDoVinculo {
  numeroContrato: string | null;
  dataInicio: CalendarDate | null;
  dataFim: CalendarDate | null;
  /** CPF or CNPJ of each party; none where the import brought none. */
  contratados: readonly string[];
  /** What is left of its value beside these records; null without a value. */
  saldo: Centavos | null;
}

export interface Vinculado {
  /** null: its payer is no register (receitas). */
  cpfCnpj: string | null;
  /** Of each instalment. */
  dias: readonly CalendarDate[];
  /** What counts against the contract's value, all in all; 0 where nothing does (receitas). */
  valor: Centavos | bigint;
}

/** One sentence for each; none is no warning. */
export function avisosDoVinculo(contrato: ContratoDoVinculo, { cpfCnpj, dias, valor }: Vinculado): string[] {
  const { dataInicio, dataFim, contratados, saldo } = contrato;
  const avisos: string[] = [];
  if (cpfCnpj !== null && contratados.length > 0 && !contratados.includes(cpfCnpj))
    avisos.push('O CPF/CNPJ não é de nenhum dos contratados.');
  if (dataInicio !== null && dataFim !== null) {
    const [primeira, ...outras] = dias.filter((dia) => dia < dataInicio || dia > dataFim);
    const vigencia = `fora da vigência, de ${formatDataBr(dataInicio)} a ${formatDataBr(dataFim)}`;
    if (primeira !== undefined && outras.length === 0)
      avisos.push(`A data ${formatDataBr(primeira)} está ${vigencia}.`);
    else if (primeira !== undefined)
      avisos.push(`${outras.length + 1} datas estão ${vigencia}; a primeira, ${formatDataBr(primeira)}.`);
  }
  if (saldo !== null && valor > 0 && valor > saldo)
    avisos.push(`O valor do contrato é excedido em ${formatReais(BigInt(valor) - BigInt(saldo))}.`);
  return avisos;
}

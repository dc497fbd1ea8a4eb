/**
 * Which of the fictional union's expenses are of a contract: those of its item that are registered and fall due while it is
 * in force. Of one the payments exceed the value, another has none.
 */
import { addDays } from '@sede/domain/kernel';
import type { DemoContext } from '#demo/index.ts';
import type { Equipe } from '../financeiro.demo.ts';
import { ANTECEDENCIA, type Rascunho } from './despesas.plano.demo.ts';

const DE_CONTRATO: Readonly<Record<string, string>> = {
  'Assessoria jurídica': 'Assessoria jurídica trabalhista',
  'Limpeza e conservação': 'Limpeza e copa',
  Vigilância: 'Vigilância da sede',
  'Internet e telefonia': 'Internet da sede',
};

/** Of a draft what links it; nothing where it is of none. */
export type Vinculo = (rascunho: Rascunho) => { relacaoContrato: true; idContrato: string } | undefined;

export async function readVinculos({ office, idOf }: DemoContext, { ana }: Equipe): Promise<Vinculo> {
  const contratos = new Map<string, { id: string; desde: string; ate: string }>();
  for (const [item, nome] of Object.entries(DE_CONTRATO)) {
    const { id, dataInicio, dataFim } = await office.act(ana, 'contratos', 'get', { id: idOf('contratos', nome) });
    if (dataInicio && dataFim) contratos.set(item, { id, desde: addDays(dataInicio, ANTECEDENCIA), ate: dataFim });
  }
  return ({ item, dataVencimento }) => {
    const contrato = contratos.get(item.nome);
    return contrato && dataVencimento >= contrato.desde && dataVencimento <= contrato.ate
      ? { relacaoContrato: true, idContrato: contrato.id }
      : undefined;
  };
}

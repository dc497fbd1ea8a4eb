/**
 * What an employee still holds, for the question before they are disabled. Out: a line that counts, the first ten assets, how many more.
 * Source: decisions-sindical-contratos-patrimonio (Maintenance: disabling an employee lists what they hold).
 */
import { formatContagem, formatDataBr } from '@sede/domain/kernel';
import { type BemComFuncionario, nomeDoBem } from '@sede/domain/modules/patrimonio/bens';
import { api } from '#platform/api/index.ts';

const MOSTRADOS = 10;

const COMO = { usuario: 'alocado', saida: 'levado' } as const;
const linha = (bem: BemComFuncionario): string =>
  [
    nomeDoBem(bem),
    bem.tipoObjeto,
    bem.descricaoBem,
    bem.desde ? `${COMO[bem.como]} em ${formatDataBr(bem.desde)}` : COMO[bem.como],
  ]
    .filter(Boolean)
    .join(' · ');

export async function bensDoFuncionario({ id }: { id: string }): Promise<string[]> {
  const { itens, total } = await api.bens.comFuncionario({ funcionario: id });
  if (total === 0) return [];
  const mais = total - Math.min(itens.length, MOSTRADOS);
  return [
    `Ainda está com ${formatContagem(total, 'bem', 'bens')} do patrimônio:`,
    ...itens.slice(0, MOSTRADOS).map(linha),
    ...(mais > 0 ? [`e mais ${mais}`] : []),
  ];
}

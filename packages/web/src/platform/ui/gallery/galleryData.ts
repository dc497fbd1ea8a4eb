/** Invented despesas for the gallery; the eight of the design sketch first. Amounts in centavos. */

import { normaliseText } from '@sede/domain/kernel';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';
import type { Tone } from '../text/tones.ts';

export interface Linha {
  id: string;
  vencimento: string;
  tipo: string;
  item: string;
  beneficiario: string;
  parcela: string;
  situacao: string;
  tom: Tone | null;
  aprovacao: string;
  tomAprovacao: Tone;
  valor: number;
}

type Base = [string, string, string, string, string, Tone | null, string, string, Tone, number];
const BASE: readonly Base[] = [
  [
    '2026-11-05',
    'Serviços',
    'Honorários advocatícios',
    'Barros & Lima Advogados',
    '2/6',
    'late',
    'Vencida há 15 dias',
    '1 de 2',
    'wait',
    1250000,
  ],
  [
    '2026-11-10',
    'Aluguel/Imposto',
    'Aluguel da sede',
    'Imobiliária Planalto',
    '11/12',
    'ok',
    'Liquidada 09/11',
    'Aprovada',
    'ok',
    820000,
  ],
  [
    '2026-11-20',
    'Serviços',
    'Energia elétrica',
    'Neoenergia Brasília',
    '1/1',
    'today',
    'Vence hoje',
    'Aprovada',
    'ok',
    193472,
  ],
  [
    '2026-11-20',
    'Serviços',
    'Plano odontológico',
    'OdontoVida S/A',
    '11/12',
    'today',
    'Vence hoje',
    'Aguardando',
    'wait',
    450528,
  ],
  [
    '2026-11-22',
    'Produtos/Bens',
    'Impressão da revista',
    'Gráfica Athalaia',
    '1/2',
    null,
    'A vencer',
    '—',
    'neutral',
    193500,
  ],
  [
    '2026-11-25',
    'Serviços',
    'Consultoria contábil',
    'Contábil Asa Norte',
    '11/12',
    null,
    'A vencer',
    'Negada',
    'late',
    380000,
  ],
  ['2026-11-28', 'Serviços', 'Internet e telefonia', 'Claro NXT', '11/12', null, 'A vencer', 'Aprovada', 'ok', 118990],
  ['2026-11-30', 'Pessoal', 'Folha de pagamento', 'Funcionários', '1/1', null, 'A vencer', 'Aprovada', 'ok', 8634012],
];

export const LINHAS: readonly Linha[] = Array.from({ length: 148 }, (_, i) => {
  // There is one at every remainder.
  const [vencimento, tipo, item, beneficiario, parcela, tom, situacao, aprovacao, tomAprovacao, valor] = BASE[
    i % BASE.length
  ] as Base;
  const id = `01930d5e-0000-7000-8000-${String(i).padStart(12, '0')}`;
  return { id, vencimento, tipo, item, beneficiario, parcela, tom, situacao, aprovacao, tomAprovacao, valor };
});

const BENEFICIARIOS: readonly RecordOption[] = BASE.map((base, i) => ({
  value: `01930d5e-0000-7000-8000-0000000000${String(i).padStart(2, '0')}`,
  label: base[3],
  detail: i === 0 ? 'CNPJ 12.ABC.345/01DE-35' : 'CNPJ 11.222.333/0001-81',
}));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const beneficiarios: RecordSource = {
  search: async (text) => {
    await wait(150);
    return BENEFICIARIOS.filter((one) => normaliseText(one.label).includes(normaliseText(text)));
  },
  resolve: async (ids) => BENEFICIARIOS.filter((one) => ids.includes(one.value)),
};
export const contratos: RecordSource = { search: async () => [], resolve: async () => [], minLetters: 3 };

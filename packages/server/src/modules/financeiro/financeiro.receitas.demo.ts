/** What the fictional union receives: revenue items with their usual amount (centavos), day and frequency. */
import type { TipoReceita } from '@sede/domain/modules/financeiro/receitas';

export interface ItemReceitaDemo {
  nome: string;
  tipo: TipoReceita;
  origem: string;
  empresa: string;
  valor: number;
  /** How far an amount strays from the usual one, 0–1. */
  varia: number;
  dia: number;
  /** Of a month: 1 is every month. */
  chance: number;
  descricao: string;
}

const ORD = 'Ordinária' as const;
const EXT = 'Extraordinária' as const;
type Row = [string, TipoReceita, string, string, number, number, number, number, string];
const ROWS: readonly Row[] = [
  [
    'Mensalidades Câmara',
    ORD,
    'Câmara dos Deputados',
    'Câmara dos Deputados',
    186_400,
    0.03,
    5,
    1,
    'Mensalidades descontadas em folha',
  ],
  [
    'Mensalidades Senado',
    ORD,
    'Senado Federal',
    'Senado Federal',
    121_750,
    0.03,
    6,
    1,
    'Mensalidades descontadas em folha',
  ],
  [
    'Mensalidades TCU',
    ORD,
    'TCU',
    'Tribunal de Contas da União',
    64_200,
    0.03,
    7,
    1,
    'Mensalidades descontadas em folha',
  ],
  ['Aluguel do auditório', EXT, 'Aluguel', 'Instituto Cerrado Ltda.', 3_850, 0, 12, 1, 'Aluguel mensal do auditório'],
  ['Sublocação da sala 302', EXT, 'Sublocação', 'Planalto Contábil S/S', 2_400, 0, 10, 1, 'Sublocação da sala 302'],
  ['Rendimentos de aplicação', EXT, 'Rendimentos', 'Banco do Brasil', 9_300, 0.3, 28, 1, 'Rendimentos do mês'],
  [
    'Resgate de aplicação',
    EXT,
    'Resgates',
    'Banco do Brasil',
    80_000,
    0.5,
    18,
    0.2,
    'Resgate para cobrir despesas do mês',
  ],
  [
    'Reembolso de perícia',
    EXT,
    'Reembolso',
    'Tribunal Regional Federal',
    2_150,
    0.5,
    22,
    0.35,
    'Reembolso de honorários periciais',
  ],
  [
    'Descontos de fornecedores',
    EXT,
    'Descontos',
    'Gráfica Asa Norte Ltda.',
    480,
    0.6,
    25,
    0.3,
    'Desconto por pagamento antecipado',
  ],
];
const CENTAVOS = 100;
export const ITENS_RECEITA: readonly ItemReceitaDemo[] = ROWS.map(
  ([nome, tipo, origem, empresa, reais, varia, dia, chance, descricao]) => ({
    ...{ nome, tipo, origem, empresa, valor: reais * CENTAVOS, varia, dia, chance, descricao },
  }),
);

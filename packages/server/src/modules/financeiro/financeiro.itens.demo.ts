/**
 * What the fictional union spends on: forty items with their supplier, usual amount and rhythm; and the companies that it
 * buys of.
 *
 * Amounts in centavos (`ITENS`), whole reais in the rows.
 */
import type { CENTROS_CUSTO, TIPOS_DESPESA, TIPOS_DOCUMENTO } from '@sede/domain/modules/financeiro/itens-despesa';

export interface ItemDemo {
  nome: string;
  tipo: (typeof TIPOS_DESPESA)[number];
  centro: (typeof CENTROS_CUSTO)[number];
  documento: (typeof TIPOS_DOCUMENTO)[number];
  descricao: string;
  /** A company; null for a person (fees, daily allowances). */
  fornecedor: string | null;
  valor: number;
  /** How far an amount strays from the usual one, 0–1. */
  varia: number;
  /** Every month on a day; in some months (share 0–1); once a year, or in instalments from that month (1–12) on. */
  ritmo: { mensal: number } | { chance: number } | { mes: number; parcelas?: number };
}

const CASA = 'Custos operacionais internos';
const PESSOAL = 'Gasto com pessoal';
const DEFESA = 'Defesa de interesses e direitos';
const BENEFICIO = 'Benefício para servidores';

/** What it is, and what it costs. */
type Row = [
  [nome: string, ItemDemo['tipo'], ItemDemo['centro'], ItemDemo['documento'], descricao: string],
  [ItemDemo['fornecedor'], reais: number, varia: number, ItemDemo['ritmo']],
];

const ROWS: readonly Row[] = [
  [
    ['Aluguel da sede', 'Aluguel/Imposto', CASA, 'BOLETO', 'Aluguel da sede, salas 301 a 308'],
    ['Imobiliária Eixo Sul Ltda.', 18_400, 0, { mensal: 5 }],
  ],
  [
    ['Condomínio', 'Aluguel/Imposto', CASA, 'BOLETO', 'Taxa condominial das salas da sede'],
    ['Condomínio Edifício Athos', 4_260, 0.06, { mensal: 10 }],
  ],
  [
    ['Energia elétrica', 'Serviços', CASA, 'FATURA', 'Consumo de energia da sede'],
    ['Companhia Planalto de Energia S.A.', 2_950, 0.22, { mensal: 15 }],
  ],
  [
    ['Água e esgoto', 'Serviços', CASA, 'FATURA', 'Consumo de água da sede'],
    ['Saneamento do Paranoá S.A.', 640, 0.18, { mensal: 18 }],
  ],
  [
    ['Internet e telefonia', 'Serviços', CASA, 'FATURA', 'Link dedicado e ramais'],
    ['Conecta Cerrado Telecom Ltda.', 1_890, 0.03, { mensal: 12 }],
  ],
  [
    ['Contabilidade', 'Serviços', CASA, 'DANFE', 'Assessoria contábil e folha'],
    ['Balanço Certo Contadores Associados', 6_200, 0, { mensal: 20 }],
  ],
  [
    ['Limpeza e conservação', 'Serviços', CASA, 'DANFE', 'Posto de limpeza da sede'],
    ['Brilho Fácil Serviços Gerais Ltda.', 5_480, 0.02, { mensal: 8 }],
  ],
  [
    ['Vigilância', 'Serviços', CASA, 'DANFE', 'Posto de vigilância diurna'],
    ['Sentinela do Lago Segurança Ltda.', 7_350, 0, { mensal: 8 }],
  ],
  [
    ['Salários', 'Pessoal', PESSOAL, 'OUTRO', 'Folha líquida dos funcionários'],
    ['Folha de pagamento dos funcionários', 62_300, 0.04, { mensal: 5 }],
  ],
  [
    ['INSS patronal', 'Aluguel/Imposto', PESSOAL, 'GPS', 'Contribuição previdenciária patronal'],
    ['Receita Federal do Brasil', 19_870, 0.04, { mensal: 20 }],
  ],
  [
    ['FGTS', 'Pessoal', PESSOAL, 'GRRF', 'Depósito do FGTS dos funcionários'],
    ['Fundo de Garantia do Tempo de Serviço', 6_940, 0.04, { mensal: 7 }],
  ],
  [
    ['Vale-alimentação', 'Pessoal', PESSOAL, 'BOLETO', 'Crédito mensal do vale-alimentação'],
    ['Cartão Sabor Benefícios Ltda.', 11_200, 0.03, { mensal: 1 }],
  ],
  [
    ['Plano de saúde dos funcionários', 'Pessoal', PESSOAL, 'BOLETO', 'Mensalidade do plano de saúde'],
    ['Vida Plena Operadora de Saúde', 13_750, 0.02, { mensal: 10 }],
  ],
  [
    ['Estagiários', 'Pessoal', PESSOAL, 'RECIBO', 'Bolsa de estágio'],
    [null, 1_600, 0, { mensal: 5 }],
  ],
  [
    ['Assessoria jurídica', 'Serviços', DEFESA, 'DANFE', 'Honorários mensais do contrato de assessoria'],
    ['Teles & Moura Advogados', 24_500, 0, { mensal: 15 }],
  ],
  [
    ['Assessoria parlamentar', 'Serviços', DEFESA, 'DANFE', 'Acompanhamento legislativo'],
    ['Horizonte Relações Governamentais', 16_000, 0, { mensal: 15 }],
  ],
  [
    ['Assessoria de imprensa', 'Serviços', DEFESA, 'DANFE', 'Assessoria de imprensa e redes'],
    ['Pauta Viva Comunicação Ltda.', 9_800, 0, { mensal: 12 }],
  ],
  [
    ['Sistema de gestão', 'Serviços', CASA, 'DANFE', 'Hospedagem e suporte de sistemas'],
    ['Nuvem do Planalto Tecnologia', 2_150, 0, { mensal: 3 }],
  ],
  [
    ['Seguro de vida em grupo', 'Serviços', BENEFICIO, 'BOLETO', 'Apólice coletiva dos filiados'],
    ['Seguradora Três Poderes', 21_300, 0.03, { mensal: 22 }],
  ],
  [
    ['Clube conveniado', 'Serviços', BENEFICIO, 'BOLETO', 'Convênio de lazer dos filiados'],
    ['Clube das Araucárias', 8_900, 0.02, { mensal: 10 }],
  ],
  [
    ['Impressão de boletins', 'Serviços', DEFESA, 'DANFE', 'Tiragem do boletim do sindicato'],
    ['Gráfica Bloco a Bloco', 3_400, 0.3, { chance: 0.7 }],
  ],
  [
    ['Material de escritório', 'Produtos/Bens', CASA, 'DANFE', 'Papel, toner e material de expediente'],
    ['Papelaria Superquadra', 780, 0.5, { chance: 0.75 }],
  ],
  [
    ['Café, água e copa', 'Produtos/Bens', CASA, 'DANFE', 'Suprimentos da copa'],
    ['Mercado Asa Norte', 420, 0.4, { chance: 0.9 }],
  ],
  [
    ['Passagens aéreas', 'Serviços', DEFESA, 'FATURA', 'Passagens de representantes'],
    ['Rota Aberta Viagens e Turismo', 4_100, 0.5, { chance: 0.6 }],
  ],
  [
    ['Hospedagem', 'Serviços', DEFESA, 'FATURA', 'Hospedagem de delegados'],
    ['Hotel Setor Central', 2_300, 0.5, { chance: 0.45 }],
  ],
  [
    ['Diárias de representantes', 'Diverso', DEFESA, 'RECIBO', 'Diárias de representação'],
    [null, 1_350, 0.4, { chance: 0.8 }],
  ],
  [
    ['Táxi e aplicativos', 'Serviços', CASA, 'FATURA', 'Deslocamentos a serviço'],
    ['Mobiliza Transportes por Aplicativo', 690, 0.5, { chance: 0.85 }],
  ],
  [
    ['Correios', 'Serviços', CASA, 'RECIBO', 'Postagens do mês'],
    ['Expresso Candango Encomendas', 310, 0.5, { chance: 0.6 }],
  ],
  [
    ['Manutenção predial', 'Serviços', CASA, 'DANFE', 'Reparos elétricos e hidráulicos'],
    ['Reparo Já Manutenção Predial', 1_700, 0.6, { chance: 0.45 }],
  ],
  [
    ['Auxílio-funeral', 'Diverso', BENEFICIO, 'RECIBO', 'Auxílio à família de filiado'],
    [null, 3_000, 0, { chance: 0.3 }],
  ],
  [
    ['Palestrantes', 'Serviços', DEFESA, 'RPA', 'Honorários de palestra'],
    [null, 2_800, 0.4, { chance: 0.35 }],
  ],
  [
    ['Cursos e treinamentos', 'Serviços', PESSOAL, 'DANFE', 'Capacitação da equipe'],
    ['Escola Cobogó de Formação', 2_400, 0.4, { chance: 0.3 }],
  ],
  [
    ['Buffet e coffee break', 'Serviços', BENEFICIO, 'DANFE', 'Alimentação de assembleia'],
    ['Buffet Ipê-Amarelo', 5_600, 0.5, { chance: 0.3 }],
  ],
  [
    ['Custas judiciais', 'Diverso', DEFESA, 'GRU', 'Custas e preparo recursal'],
    ['Tesouro Nacional', 1_180, 0.7, { chance: 0.4 }],
  ],
  [
    ['Mensalidade da federação', 'Associacoes', DEFESA, 'BOLETO', 'Contribuição estatutária'],
    ['Federação dos Servidores do Legislativo', 12_600, 0, { mensal: 28 }],
  ],
  [
    ['Computadores', 'Investimento', CASA, 'DANFE', 'Notebooks para a secretaria'],
    ['Byte Norte Informática', 4_350, 0.15, { mes: 3, parcelas: 6 }],
  ],
  [
    ['Mobiliário', 'Investimento', CASA, 'DANFE', 'Estações de trabalho'],
    ['Móveis Arco da Catedral', 3_900, 0.2, { mes: 8, parcelas: 4 }],
  ],
  [
    ['Confraternização anual', 'Serviços', BENEFICIO, 'DANFE', 'Festa de fim de ano dos filiados'],
    ['Espaço Lagoa Eventos', 15_400, 0.1, { mes: 11, parcelas: 3 }],
  ],
  [
    ['IPTU', 'Aluguel/Imposto', CASA, 'DAR', 'IPTU e taxa de limpeza pública'],
    ['Secretaria de Economia do Distrito Federal', 1_240, 0.05, { mes: 5, parcelas: 6 }],
  ],
  [
    ['Auditoria independente', 'Serviços', CASA, 'DANFE', 'Auditoria das contas do exercício'],
    ['Prisma Auditores Independentes', 9_600, 0.05, { mes: 2, parcelas: 2 }],
  ],
];

export const ITENS: readonly ItemDemo[] = ROWS.map(
  ([[nome, tipo, centro, documento, descricao], [fornecedor, reais, varia, ritmo]]) => ({
    ...{ nome, tipo, centro, documento, descricao },
    ...{ fornecedor, valor: reais * 100, varia, ritmo },
  }),
);

/** Companies beside the items' own suppliers. */
const OUTRAS = [
  'Ótica Visão do Eixo',
  'Farmácia Conveniada Popular',
  'Instituto Pedra Viva de Pesquisa',
  'Academia Movimento Livre',
  'Teatro de Bolso Produções',
  'Livraria Pilotis',
];
export const EMPRESAS: readonly string[] = [...new Set(ITENS.flatMap(({ fornecedor }) => fornecedor ?? [])), ...OUTRAS];

/** The two calculations, their fields and limits, how kept ones are sorted. Source: spec 3 §2.14, §9; decisions §9; decisions-sindical (Sindex). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { formatDecimal } from './decimal.rules.ts';

/** As they are stored; on screen with accents. */
export const CALCULOS = ['Custo Filiado - Beneficios', 'Viabilidade Financeira'] as const;
export type Calculo = (typeof CALCULOS)[number];
export const [CUSTO_FILIADO, VIABILIDADE] = CALCULOS;
export const ROTULO_CALCULO: Readonly<Record<Calculo, string>> = {
  'Custo Filiado - Beneficios': 'Custo Filiado - Benefícios',
  'Viabilidade Financeira': 'Viabilidade Financeira',
};

export const MAX_DESCRICAO_DO_CALCULO = 120;
export const NOTA_MAXIMA = 5;
/** 15 digits. */
export const ATIVOS_MAXIMO = 999_999_999_999_999;
export const COMPARA_DE = 2;
export const COMPARA_ATE = 4;

const decimal = (rotulo: string, casas = 0) =>
  ({ rotulo, tipo: 'texto', formato: (valor: string) => formatDecimal(valor, casas) }) as const;
const dinheiro = (rotulo: string) => ({ rotulo, tipo: 'dinheiro' }) as const;

const VIABILIDADE_FIELDS = {
  usoReal: decimal('Uso real'),
  usoEsperado: decimal('Uso esperado'),
  receita: dinheiro('Receita mensal'),
  custo: dinheiro('Custo mensal'),
  nota: decimal('Nota SERVQUAL'),
} as const satisfies FieldSpecs;

export const CUSTO_FIELDS = {
  alugueis: dinheiro('Receita de aluguéis'),
  ativos: { rotulo: 'Filiados ativos', tipo: 'inteiro' },
  juridico: dinheiro('Pagamentos ao jurídico'),
  seguradora: dinheiro('Pagamentos à seguradora'),
  clube: dinheiro('Clube de benefícios'),
  gerais: dinheiro('Custos gerais'),
} as const satisfies FieldSpecs;

export const CALCULO_FIELDS = {
  calculo: { rotulo: 'Cálculo', tipo: 'texto', valores: ROTULO_CALCULO },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  resultado: decimal('Resultado', 2),
  ...VIABILIDADE_FIELDS,
  ...CUSTO_FIELDS,
  autorNome: { rotulo: 'Guardado por', tipo: 'texto' },
  criadoEm: { rotulo: 'Guardado em', tipo: 'instante' },
} as const satisfies FieldSpecs;

/** The newest first. */
export const CALCULOS_ORDEM = listOrder(['criadoEm', 'calculo', 'descricao', 'resultado', 'autor'], '-criadoEm');

/** What the calculation was made of, in the order of its form. */
export const camposDoCalculo = (calculo: Calculo): FieldSpecs =>
  calculo === VIABILIDADE ? VIABILIDADE_FIELDS : CUSTO_FIELDS;

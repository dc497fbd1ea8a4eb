/** Inventories for the screen tests of the area. */
import { podeDe } from '@sede/domain/kernel';
import type {
  BemDoEscopo,
  EscopoDoCelular,
  InventarioCompleto,
  LeituraDoInventario,
  LinhaDoInventario,
  MotivoDoInventario,
} from '@sede/domain/modules/patrimonio/inventarios';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const QUANDO = '2026-11-14T12:00:00.000Z';

export const inventario = (given: Partial<InventarioCompleto> = {}): InventarioCompleto => ({
  ...{ id: id(7000), versao: 1, criadoEm: QUANDO, atualizadoEm: QUANDO, nome: 'Inventário anual 2026' },
  ...{ escopo: 'tudo', setores: [], tipos: [], autor: 'Paula Rezende', encerradoEm: null, encerradoPor: null },
  ...{ situacao: 'aberto', bens: 3, lidos: 1, emOutroSetor: 0, inesperados: 0, desconhecidos: 0, leituras: 1 },
  ...{ lendo: 0, fora: 0, naoEncontrados: 2, ofertas: 0 },
  progresso: [
    { setor: 'Comunicação', bens: 2, lidos: 1, emOutroSetor: 0, fora: 0 },
    { setor: 'Jurídico', bens: 1, lidos: 0, emOutroSetor: 0, fora: 0 },
  ],
  pode: podeDe<keyof InventarioCompleto['pode'], MotivoDoInventario>({
    ...{ ler: null, encerrar: null, decidir: 'aberto', excluir: 'lido' },
  }),
  ...given,
});

export const linha = (n: number, given: Partial<LinhaDoInventario> = {}): LinhaDoInventario => ({
  ...{ id: id(n), bem: id(n), leitura: null, numero: String(n).padStart(6, '0'), tipo: 'Notebook' },
  ...{ nome: 'Dell Latitude 5450', com: null, esperado: 'Comunicação', setor: null, resultado: 'nao_encontrado' },
  ...{ fora: null, estado: null, nota: null, lidoEm: null, lidoPor: null, oferta: null, decisao: null },
  decididoPor: null,
  ...given,
});

export const noEscopo = (n: number, given: Partial<BemDoEscopo> = {}): BemDoEscopo => ({
  ...{ id: id(n), numero: String(n).padStart(6, '0'), tipo: 'Notebook', nome: 'Dell Latitude 5450', com: null },
  ...{ setor: 'Comunicação', saida: null },
  ...given,
});

export const leitura = (n: number, given: Partial<LeituraDoInventario> = {}): LeituraDoInventario => ({
  ...{ id: id(9000 + n), chave: id(8000 + n), bem: id(n), numero: String(n).padStart(6, '0'), tipo: 'Notebook' },
  ...{ nome: 'Dell Latitude 5450', resultado: 'encontrado', esperado: 'Comunicação', setor: 'Comunicação' },
  ...{ estado: null, nota: null, lidoEm: QUANDO, lidoPor: 'Edson', minha: false, saida: null },
  ...given,
});

export const escopo = (given: Partial<EscopoDoCelular> = {}): EscopoDoCelular => ({
  ...{ id: id(7000), nome: 'Inventário anual 2026', encerradoEm: null, ate: QUANDO },
  lugares: ['Comunicação', 'Jurídico'],
  bens: [noEscopo(1), noEscopo(2), noEscopo(3, { setor: 'Jurídico' })],
  leituras: [],
  ...given,
});

/** A contract in force with what was paid of it, as the server answers it to its manager. */
import { podeDe } from '@sede/domain/kernel';
import type {
  ContadoresDosContratos,
  ContratoCompleto,
  ContratoListado,
  MotivoDoContrato,
} from '@sede/domain/modules/contratos/contratos';

type Acao = keyof ContratoCompleto['pode'];
const TUDO: Readonly<Record<Acao, MotivoDoContrato | null>> = {
  ...{
    editar: null,
    encerrar: null,
    reabrir: 'vigente',
    excluir: null,
    anotar: null,
    aditar: null,
    removerAnexo: null,
  },
};
export const podeNoTeste = (menos: Partial<Record<Acao, MotivoDoContrato | null>> = {}) =>
  podeDe<Acao, MotivoDoContrato>({ ...TUDO, ...menos });

const UM = {
  id: '0198c0de-0000-7000-8000-0000000000c1',
  versao: 3,
  criadoEm: '2026-01-05T12:00:00.000Z',
  atualizadoEm: '2026-05-14T12:00:00.000Z',
  nome: 'Assessoria jurídica',
  numeroContrato: '0042/2026',
  dataInicio: '2026-01-01',
  dataFim: '2099-12-31',
  dataAlerta: '2099-10-01',
  valorTotal: 300_000_00,
  vigente: true,
  dataCarregamento: '2026-01-05T12:00:00.000Z',
  autor: 'Paula Rezende',
  aConferir: [],
  ...{ pago: 262_500_00, aPagar: 25_000_00, recebido: 0, aReceber: 0, despesas: 23, receitas: 0 },
  contratado: 'Barros & Lima',
  outrosContratados: 0,
  arquivos: 1,
  pode: podeNoTeste(),
} as const;

export const LISTADO: ContratoListado = { ...UM, aConferir: [], tipoObjeto: 'Contrato', situacao: 'Vigente' };
export const SIMPLES: ContratoListado = {
  ...LISTADO,
  ...{ id: '0198c0de-0000-7000-8000-0000000000d1', nome: 'Alvará', tipoObjeto: 'Documento simples' },
  ...{ numeroContrato: null, valorTotal: null, contratado: null, dataAlerta: null },
  pode: podeDe<'aditar', MotivoDoContrato>({ aditar: 'so_contrato' }),
};
export const COMPLETO: ContratoCompleto = {
  ...LISTADO,
  tipoObjeto: 'Contrato',
  ...{
    idAnterior: null,
    numeroAnterior: null,
    aditivos: 1,
    despesasAbertas: 0,
    recorrencias: 0,
    emails: ['contratos@example.org'],
  },
  contratados: [{ cnpjContratado: '11222333000181', nome: 'Barros & Lima', idBeneficiario: null }],
  anexos: [
    {
      ...{ id: '0198c0de-0000-7000-8000-0000000000f1', nome: 'contrato.pdf', tipoConteudo: 'application/pdf' },
      ...{ tamanho: 1000, sha256: 'a'.repeat(64), protegido: false, anexadoEm: '2026-01-05T12:00:00.000Z' },
      anexadoPor: 'Paula Rezende',
    },
  ],
  ultimaObservacao: null,
};
export const CONTADORES: ContadoresDosContratos = {
  vencidos: { total: 1, numero: '0071/2023' },
  vencem: { total: 9, proximo: '2026-11-29' },
  alertas: { total: 14, entregues: 13, falharam: 1 },
  excedidos: { total: 1, excesso: 2_880_00 },
};

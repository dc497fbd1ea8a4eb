/**
 * Rules of one expense: amounts, due state, and what may be done with it now.
 *
 * Amounts in centavos, dates are calendar dates, `hoje` is the clock's day in São Paulo. The `motivo…` functions answer
 * why something is not allowed (a code of `despesasMotivos`), or null when it is: the service refuses with it, the record
 * carries it (`pode`), the screen disables the button with its sentence. Source: spec 1 §4.1, §4.2, §6.3; decisions §7.
 */
import { type CalendarDate, type Centavos, diffDays, formatDataBr, formatReais } from '@sede/domain/kernel';
import { DINHEIRO } from '../financeiro.lists.ts';
import { AGUARDANDO, APROVADA, NEGADA, type Situacao, type StatusVencimento } from './despesa.lists.ts';
import type { MotivoDespesa } from './despesas.messages.ts';

/** Two expenses of one amount may be the same one if their due dates, or payments, are at most this many days apart. */
export const DIAS_PARECIDAS = 30;
/** Days of a month on average, and how far from whole months two due dates of a regular expense may be (a weekend, February). */
export const MES_MEDIO = 30.4375;
export const FOLGA_MENSAL = 4;

/** In what way another expense looks alike; carried by `despesas.parecida`. */
export const SEMELHANCAS = ['valor', 'documento', 'boleto'] as const;
export type Semelhanca = (typeof SEMELHANCAS)[number];
const SEMELHANCA_ROTULOS: Readonly<Record<Semelhanca, string>> = {
  valor: `mesmo valor em menos de ${DIAS_PARECIDAS + 1} dias`,
  documento: 'mesmo número de documento',
  boleto: 'mesmo boleto',
};

/** Another expense that may be the same, as `data.parecidas` carries it. */
export interface Parecida {
  id: string;
  itemDespesa: string;
  tipoDocumento: string;
  numeroDocumento: string;
  parcela: string;
  dataVencimento: CalendarDate;
  valor: Centavos;
  liquidada: boolean;
  por: readonly Semelhanca[];
}

/** 'Aluguel · 10/11/2026 · R$ 100,00 · BOLETO 77 · liquidada (mesmo valor em menos de 31 dias)' */
export const textoParecida = (p: Parecida): string =>
  `${[
    p.itemDespesa,
    formatDataBr(p.dataVencimento),
    formatReais(p.valor),
    `${p.tipoDocumento} ${p.numeroDocumento}`,
    ...(p.liquidada ? ['liquidada'] : []),
  ].join(' · ')} (${p.por.map((one) => SEMELHANCA_ROTULOS[one]).join(', ')})`;

export interface EstadoDespesa {
  dataVencimento: CalendarDate;
  dataLiquidacaoPagamento: CalendarDate | null;
  situacao: Situacao | null;
  valor: Centavos;
  valorEstorno: Centavos | null;
  /** Imported with a date outside: to be corrected first. */
  dataFora?: boolean;
  /** Settled in a finance month that is closed: what was paid stays as it is, whoever asks (decisions §7). */
  emMesFechado?: boolean;
}

/** Who asks, as far as these rules care. */
export interface QuemPode {
  editar: boolean;
  aprovar: boolean;
  /** Named in `financeiroEspecial` and admin_financeiro besides: may touch what is paid. */
  especial: boolean;
}

export interface Pagamento {
  valor: Centavos;
  juros: Centavos;
  multa: Centavos;
  desconto: Centavos;
  irrf: Centavos;
  inss: Centavos;
  iss: Centavos;
  csrf: Centavos;
}

/** Changing one of these voids an approval (decisions §7, Approval). */
export const CAMPOS_DA_APROVACAO = [
  'valor',
  'idBeneficiario',
  'dataVencimento',
  'idItemDespesa',
  'centroCusto',
  'tipoDespesa',
  'tipoDocumento',
  'numeroDocumento',
  'meioPagamento',
] as const;
/** The settlement's own columns: written by `liquidar`, corrected by `especial`. */
export const CAMPOS_DO_PAGAMENTO = [
  'dataLiquidacaoPagamento',
  'idContaLiquidacao',
  'bancoLiquidacao',
  'numeroPagamento',
] as const;
/** What is added to and taken off the amount, in centavos. */
export const AJUSTES_DO_PAGAMENTO = ['juros', 'multa', 'desconto', 'irrf', 'inss', 'iss', 'csrf'] as const;
/** What was paid: read-only once settled, except to `especial`. */
export const CAMPOS_PAGOS = ['valor', 'idBeneficiario', 'dataVencimento', 'idItemDespesa', 'meioPagamento'] as const;

export const isLiquidada = (d: Pick<EstadoDespesa, 'dataLiquidacaoPagamento'>) => d.dataLiquidacaoPagamento !== null;

type Datada = Pick<EstadoDespesa, 'dataVencimento' | 'dataLiquidacaoPagamento'>;

export function statusVencimento(d: Datada, hoje: CalendarDate): StatusVencimento {
  if (isLiquidada(d)) return 'liquidada';
  if (d.dataVencimento < hoje) return 'vencida';
  return d.dataVencimento === hoje ? 'vence_hoje' : 'a_vencer';
}

/** 'Liquidada 09/11' ('22/02/2025' in another year), 'Vencida há 15 dias', 'Vence hoje', 'A vencer' (tomorrow: 'Vence amanhã'). */
export function textoVencimento(d: Datada, hoje: CalendarDate): string {
  if (d.dataLiquidacaoPagamento) {
    const dia = formatDataBr(d.dataLiquidacaoPagamento);
    return `Liquidada ${d.dataLiquidacaoPagamento.slice(0, 4) === hoje.slice(0, 4) ? dia.slice(0, 5) : dia}`;
  }
  const dias = diffDays(hoje, d.dataVencimento);
  if (dias < 0) return dias === -1 ? 'Vencida há 1 dia' : `Vencida há ${-dias} dias`;
  if (dias === 0) return 'Vence hoje';
  return dias === 1 ? 'Vence amanhã' : 'A vencer';
}

/** What left the bank or the till; zero or less when the deductions eat the amount. */
export const valorPago = (p: Pagamento): Centavos =>
  p.valor + p.juros + p.multa - p.desconto - p.irrf - p.inss - p.iss - p.csrf;

/** Whether the form may be opened; which fields a settled row still takes is `CAMPOS_PAGOS`. */
export function motivoNaoEditar(d: Pick<EstadoDespesa, 'emMesFechado'>, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  return d.emMesFechado ? 'mes_fechado' : null;
}

/** Correcting what was paid, without undoing the settlement (decisions §7, Settlement). */
export function motivoNaoCorrigirPagamento(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (!isLiquidada(d)) return 'nao_liquidada';
  if (d.emMesFechado) return 'mes_fechado';
  return quem.especial ? null : 'paga';
}

export function motivoNaoExcluir(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (d.emMesFechado) return 'mes_fechado';
  return isLiquidada(d) && !quem.especial ? 'liquidada_fica' : null;
}

export function motivoNaoRemoverAnexo(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (d.emMesFechado) return 'mes_fechado';
  return isLiquidada(d) && !quem.especial ? 'anexo_fica' : null;
}

/**
 * The receipt says what was paid, net of the refund; when nothing is left there is no receipt. In: `valorPago`, null
 * while unsettled.
 */
export function motivoNaoEmitirRecibo(d: EstadoDespesa, pago: Centavos | null, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  return valorDoRecibo(d, pago) > 0 ? null : 'nada_pago';
}

export const valorDoRecibo = (d: Pick<EstadoDespesa, 'valor' | 'valorEstorno'>, pago: Centavos | null): Centavos =>
  (pago ?? d.valor) - (d.valorEstorno ?? 0);

export function motivoNaoSolicitar(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (d.situacao === null || d.situacao === NEGADA) return null;
  return d.situacao === AGUARDANDO ? 'ja_solicitada' : 'ja_aprovada';
}

export function motivoNaoRetirar(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  return d.situacao === AGUARDANDO ? null : 'nao_solicitada';
}

export interface DecisaoAprovacao {
  usuarioId: string;
  segregacao: boolean;
  solicitanteId: string | null;
  /** Who created the record and who last changed a field of the approval. */
  autores: readonly (string | null)[];
  aprovadores: readonly string[];
  anexoObrigatorio: boolean;
  anexos: number;
}

export function motivoNaoAprovar(d: EstadoDespesa, quem: QuemPode, decisao: DecisaoAprovacao): MotivoDespesa | null {
  if (!quem.aprovar) return 'so_aprovador_aprova';
  if (d.situacao !== AGUARDANDO) return 'nao_aguarda';
  if (decisao.aprovadores.includes(decisao.usuarioId)) return 'ja_aprovou';
  if (decisao.segregacao && decisao.solicitanteId === decisao.usuarioId) return 'solicitou';
  if (decisao.segregacao && decisao.autores.includes(decisao.usuarioId)) return 'registrou_ou_alterou';
  if (decisao.anexoObrigatorio && decisao.anexos === 0) return 'sem_anexo';
  return null;
}

export function motivoNaoNegar(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.aprovar) return 'so_aprovador_nega';
  return d.situacao === AGUARDANDO ? null : 'nao_aguarda';
}

export function motivoNaoLiquidar(d: EstadoDespesa, quem: QuemPode, exigirAprovacao: boolean): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (isLiquidada(d)) return 'ja_liquidada';
  if (d.dataFora) return 'data_fora';
  return exigirAprovacao && d.situacao !== APROVADA ? 'precisa_aprovacao' : null;
}

/**
 * Naming afterwards the account that a payment left: only where none was named. To change a named one is a correction
 * of the payment.
 */
export function motivoNaoDarConta(
  d: Pick<EstadoDespesa, 'dataLiquidacaoPagamento' | 'emMesFechado'> & {
    meioPagamento: string;
    idContaLiquidacao: string | null;
  },
  quem: QuemPode,
): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (!isLiquidada(d)) return 'nao_liquidada';
  if (d.meioPagamento === DINHEIRO) return 'dinheiro_sem_conta';
  if (d.idContaLiquidacao !== null) return 'ja_tem_conta';
  return d.emMesFechado ? 'mes_fechado' : null;
}

export function motivoNaoDesfazerLiquidacao(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (!isLiquidada(d)) return 'nao_liquidada';
  if (d.emMesFechado) return 'mes_fechado';
  return d.valorEstorno === null ? null : 'tem_estorno';
}

export function motivoNaoEstornar(d: EstadoDespesa, quem: QuemPode): MotivoDespesa | null {
  if (!quem.editar) return 'so_consulta';
  if (!isLiquidada(d)) return 'so_liquidada_estorna';
  return d.valorEstorno === null ? null : 'ja_estornada';
}
